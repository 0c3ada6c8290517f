import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../app/useLatest.ts'
import { wantsStill } from '../app/useScreen.ts'

const MS = 260
/** More than this at once are shown where they are: nobody can follow them. */
const MOST = 12

type Place = { readonly left: number; readonly top: number }

/** Cards in sight, by id; what is secret is not in the page and cannot move. */
function placesIn(root: HTMLElement): Map<string, { readonly element: HTMLElement; readonly at: Place }> {
  const places = new Map<string, { readonly element: HTMLElement; readonly at: Place }>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect()
    const id = element.dataset.card ?? ''
    if (box.width > 0 && !places.has(id)) places.set(id, { element, at: { left: box.left, top: box.top } })
  }
  return places
}

/** How many cards each rival holds, with the place where that is said. */
const handsIn = (root: HTMLElement): readonly { readonly element: HTMLElement; readonly n: number }[] =>
  [...root.querySelectorAll<HTMLElement>('.rival [data-hand]')].map((element) => ({
    element,
    n: Number(element.dataset.hand),
  }))

/** A card that nobody may know flies face down, and is gone when it arrives. */
function flyBack(root: HTMLElement, from: DOMRect, to: DOMRect): void {
  const back = document.createElement('span')
  back.className = 'flying-back'
  back.style.left = `${from.left}px`
  back.style.top = `${from.top}px`
  root.append(back)
  const flight = back.animate(
    [
      { translate: '0 0', opacity: 1 },
      { translate: `${to.left - from.left}px ${to.top - from.top}px`, scale: '0.4', opacity: 0.7 },
    ],
    { duration: MS, easing: 'ease-out' },
  )
  flight.onfinish = () => back.remove()
  flight.oncancel = () => back.remove()
}

/** A card glides to its place, above the others. Only what the screen moves by itself is animated. */
function glide(element: HTMLElement, x: number, y: number): void {
  element.dataset.flies = ''
  const flight = element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    duration: MS,
    easing: 'ease-out',
  })
  const land = () => delete element.dataset.flies
  flight.onfinish = land
  flight.oncancel = land
}

/** Lets every card glide from where it lay to where it lies; a new one comes from the Deck, or out of its rival's hand. */
export function useFlip(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const before = useRef<ReadonlyMap<string, Place>>(undefined)
  const held = useRef<readonly number[]>([])
  const flip = () => {
    const table = root.current
    if (!table) return
    const now = placesIn(table)
    const last = before.current
    before.current = new Map([...now].map(([id, { at }]) => [id, at]))
    const hands = handsIn(table)
    const holding = held.current
    held.current = hands.map(({ n }) => n)
    if (!last || wantsStill()) return
    const deck = table.querySelector('.pile')?.getBoundingClientRect()
    const backs =
      deck && deck.width > 0 && holding.length === hands.length
        ? hands
            .filter(({ n }, index) => n > (holding[index] ?? n))
            .map(({ element }) => ({ from: deck, to: element.getBoundingClientRect() }))
        : []
    const moved = [...now].flatMap(([id, { element, at }]) => {
      const hand = element.closest('.rival')?.querySelector('[data-hand]')
      const from = last.get(id) ?? (element.closest('.hand') ? deck : hand?.getBoundingClientRect())
      if (!from || Math.hypot(from.left - at.left, from.top - at.top) < 24) return []
      return [{ element, x: from.left - at.left, y: from.top - at.top }]
    })
    // All places are read before anything is put into motion, so that the page is laid out once.
    for (const { from, to } of backs) flyBack(table, from, to)
    if (moved.length <= MOST) for (const { element, x, y } of moved) glide(element, x, y)
  }
  const latest = useLatest(flip)
  // Right before the frame is drawn: whatever else changes until then is laid out with it, once.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => latest.current())
    return () => cancelAnimationFrame(frame)
  }, [latest, moment])
}
