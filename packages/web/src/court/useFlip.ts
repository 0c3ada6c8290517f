import { type RefObject, useLayoutEffect, useRef } from 'react'
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

/** Lets every card glide from where it lay to where it lies; a new one comes from the Deck. */
export function useFlip(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const before = useRef<ReadonlyMap<string, Place>>(undefined)
  useLayoutEffect(() => {
    const table = root.current
    if (!table) return
    const now = placesIn(table)
    const last = before.current
    before.current = new Map([...now].map(([id, { at }]) => [id, at]))
    if (!last || wantsStill()) return
    const deck = table.querySelector('.pile')?.getBoundingClientRect()
    const moved = [...now].flatMap(([id, { element, at }]) => {
      const from = last.get(id) ?? (element.closest('.hand') ? deck : undefined)
      if (!from || Math.hypot(from.left - at.left, from.top - at.top) < 24) return []
      return [{ element, x: from.left - at.left, y: from.top - at.top }]
    })
    if (moved.length > MOST) return
    for (const { element, x, y } of moved)
      element.animate(
        [
          { translate: `${x}px ${y}px`, zIndex: 9 },
          { translate: '0 0', zIndex: 9 },
        ],
        {
          duration: MS,
          easing: 'ease-out',
        },
      )
  }, [root, moment])
}
