let last: { readonly x: number; readonly y: number } | undefined

/** Remembers where a pointer clicked last, from the first page on. */
export function watchClicks(): void {
  document.addEventListener(
    'click',
    ({ clientX, clientY, detail }) => {
      // A key clicks too, but nowhere.
      if (detail > 0) last = { x: clientX, y: clientY }
    },
    { capture: true },
  )
}

/** No hand is steadier. */
const REACH = 3

/** Whether a pointer has not moved since it clicked: what came up under it meanwhile was not pointed at. */
export const restsSinceClick = ({ clientX, clientY }: MouseEvent): boolean =>
  last !== undefined && Math.hypot(last.x - clientX, last.y - clientY) < REACH
