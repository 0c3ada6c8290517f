type Point = { readonly x: number; readonly y: number }

let clicked: Point | undefined
let moved: Point | undefined

/** Remembers where a pointer clicked and moved last, from the first page on. */
export function watchPointer(): void {
  const options = { capture: true, passive: true }
  document.addEventListener(
    'click',
    ({ clientX, clientY, detail }) => {
      // A key clicks too, but nowhere.
      if (detail > 0) clicked = { x: clientX, y: clientY }
    },
    options,
  )
  document.addEventListener(
    'pointermove',
    (event) => {
      moved = { x: event.clientX, y: event.clientY }
      // Whoever comes back to where they clicked points at what lies there.
      if (away(clicked, event) >= REACH) clicked = undefined
    },
    options,
  )
}

/** No hand is steadier. */
const REACH = 3

const away = (from: Point | undefined, { clientX, clientY }: MouseEvent): number =>
  from === undefined ? Infinity : Math.hypot(from.x - clientX, from.y - clientY)

/**
 * Whether a pointer rests where it has clicked, or, when something comes to lie under it, where it was before: what
 * came up there meanwhile was not pointed at.
 */
export const rests = (event: MouseEvent): boolean =>
  away(clicked, event) < REACH || (event.type !== 'pointermove' && away(moved, event) === 0)
