import { type RefObject, useEffect, useState } from 'react'
import { rests } from '../app/resting.ts'
import { Card } from './Card.tsx'
import { discountersOf } from './groups.ts'
import { useCourt } from './stage.ts'

const WAIT_MS = 350

type Zoomed = { readonly card: string; readonly x: number; readonly y: number }

/** The card under the pointer or with the focus, held before the eyes; it takes no clicks. */
export function Zoom({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { card, view, me, words, faces } = useCourt()
  const [zoomed, setZoomed] = useState<Zoomed>()
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // The card that is held up, or will be if the pointer stays.
    let seen: HTMLElement | undefined
    const away = () => {
      clearTimeout(timer)
      seen = undefined
      setZoomed(undefined)
    }
    const see = ({ target }: Event) => {
      const found = cardAt(target)
      if (!found) return away()
      clearTimeout(timer)
      seen = found
      timer = setTimeout(() => {
        const id = seen?.dataset.card
        if (seen && id !== undefined) setZoomed({ card: id, ...placeOf(seen, element) })
      }, WAIT_MS)
    }
    // A finger has no way to point at a card but to stay on it; the card then stays until something else is touched.
    let resting = false
    const over = (event: PointerEvent) => {
      resting = event.pointerType === 'mouse' && rests(event)
      const under = resting && event.buttons === 0 ? cardAt(event.target) : undefined
      // The same card, drawn anew, goes on being read.
      if (under && under.dataset.card === seen?.dataset.card) seen = under
      // Whoever carries something looks at that, and what comes to lie under a pointer that rests is not pointed at.
      else if (event.buttons > 0 || resting) away()
      else if (event.pointerType === 'mouse') see(event)
    }
    const move = (event: PointerEvent) => {
      if (resting && !rests(event)) over(event)
    }
    const press = (event: PointerEvent) => {
      away()
      if (event.pointerType !== 'mouse') see(event)
    }
    // A tap gives the focus too, and is meant to choose.
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) see(event)
    }
    const release = () => clearTimeout(timer)
    const options = { signal: abort.signal }
    element.addEventListener('pointerover', over, options)
    element.addEventListener('pointermove', move, options)
    element.addEventListener('focusin', focus, options)
    element.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && away(), options)
    element.addEventListener('pointerdown', press, options)
    element.addEventListener('pointerup', release, options)
    element.addEventListener('pointercancel', release, options)
    element.addEventListener('focusout', away, options)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [root])
  if (!zoomed) return undefined
  const face = card(zoomed.card)
  const index = view.own?.hand.indexOf(zoomed.card) ?? -1
  const price =
    view.own?.prices[index] ?? view.offer.find((one) => one.card === zoomed.card)?.price ?? face.cost
  const helpers = me ? discountersOf(face, price, me, card, faces.patron) : []
  return (
    <div className="zoom" aria-hidden="true" style={{ left: zoomed.x, top: zoomed.y }}>
      <Card face={face} price={price} size="full" />
      {helpers.length > 0 && <p className="zoom-price">{words.priceBy(price, face.cost, helpers)}</p>}
    </div>
  )
}

/** The card that is shown there, unless all of it can be read already. */
function cardAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const found =
    target.closest<HTMLElement>('[data-card]') ??
    target.closest('[data-spot^="card:"]')?.querySelector<HTMLElement>('[data-card]')
  return found && !found.matches('.full') ? found : undefined
}

/** Beside the card, on the side that has room, and never beyond the edge of the table. */
function placeOf(card: HTMLElement, root: HTMLElement): { readonly x: number; readonly y: number } {
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const [width, height] = [15.5 * unit, 24 * unit]
  const box = card.getBoundingClientRect()
  const table = root.getBoundingClientRect()
  const right = box.right + 8 + width < table.right
  const x = right ? box.right + 8 : Math.max(table.left + 8, box.left - width - 8)
  const y = Math.max(table.top + 8, Math.min(table.bottom - height - 8, box.top - height / 3))
  return { x, y }
}
