import { useEffect, useRef } from 'react'

/** Whatever does something when it is clicked. */
const ACTING = 'button, a, summary, label, input, select, [role=button], [data-spot]'

const wordsOf = (target: EventTarget | null): string | undefined => {
  const found = target instanceof Element ? target.closest(ACTING) : undefined
  return found ? (found.getAttribute('aria-label') ?? found.textContent ?? '') : undefined
}

/** How long, and how far around it, the spot that was just clicked does not act for a new question. */
const REST_MS = 400
const REACH = 24

type Click = {
  readonly decision: number | undefined
  /** Of what was clicked; none where nothing acts. */
  readonly words: string | undefined
  readonly x: number
  readonly y: number
  readonly at: number
  /** Which click of a row the browser takes it for. */
  readonly detail: number
}

/** Whether a click was meant for the question before. */
export const tooSoon = (last: Click, click: Click): boolean =>
  last.decision !== click.decision &&
  last.words !== click.words &&
  (click.detail > 1 ||
    (click.at - last.at < REST_MS && Math.hypot(click.x - last.x, click.y - last.y) < REACH))

/**
 * Choices are on the screen faster than a hand rests. A click at the same spot right after another, or a key that is held
 * down, was meant for the decision before: it chooses nothing of the next one, unless it says the very same there ("Main
 * army", "Main army").
 */
export function useSteadyHand(decision: number | undefined): void {
  const now = useRef(decision)
  useEffect(() => {
    now.current = decision
  }, [decision])
  useEffect(() => {
    let last: Click | undefined
    const clicked = (event: MouseEvent) => {
      // A click that no hand made has no place.
      if (event.detail === 0) return
      const words = wordsOf(event.target)
      const { clientX: x, clientY: y, timeStamp: at, detail } = event
      const click = { decision: now.current, words, x, y, at, detail }
      if (words !== undefined && last && tooSoon(last, click)) {
        event.preventDefault()
        event.stopPropagation()
      } else last = click
    }
    const held = (event: KeyboardEvent) => {
      if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
      if (wordsOf(event.target) === undefined) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', clicked, true)
    addEventListener('keydown', held, true)
    return () => {
      removeEventListener('click', clicked, true)
      removeEventListener('keydown', held, true)
    }
  }, [])
}
