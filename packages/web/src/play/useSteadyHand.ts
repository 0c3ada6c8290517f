import { useEffect, useRef } from 'react'

const CHOOSING = '[data-choice], [data-spot], [data-city], [data-testid=confirm], .group-head, .way'

const wordsOf = (target: EventTarget | null): string | undefined => {
  const found = target instanceof Element ? target.closest(CHOOSING) : undefined
  return found ? (found.getAttribute('aria-label') ?? found.textContent ?? '') : undefined
}

/**
 * Choices are on the screen faster than a hand rests. The second half of a double click, or a key that is held down, was
 * meant for the decision before: it chooses nothing of the next one, unless it says the very same there ("Main army",
 * "Main army").
 */
export function useSteadyHand(decision: number | undefined): void {
  const now = useRef(decision)
  useEffect(() => {
    now.current = decision
  }, [decision])
  useEffect(() => {
    let first: { readonly decision: number | undefined; readonly words: string | undefined } | undefined
    const clicked = (event: MouseEvent) => {
      const words = wordsOf(event.target)
      const again = event.detail > 1 && first !== undefined && first.words !== undefined
      if (!again) first = { decision: now.current, words }
      else if (words !== undefined && first?.decision !== now.current && first?.words !== words) {
        event.preventDefault()
        event.stopPropagation()
      }
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
