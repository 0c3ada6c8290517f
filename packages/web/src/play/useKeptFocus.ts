import { useEffect, useRef } from 'react'

const LIST = '[data-choice], .group-head'

/**
 * A choice that is made with the keyboard takes its button off the screen, and the focus with it. The next thing to
 * choose then gets the focus, so that nobody has to walk through the whole page again.
 */
export function useKeptFocus(decision: number | undefined): void {
  const typing = useRef(false)
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      typing.current = event.key === 'Enter' || event.key === ' ' || typing.current
    }
    const pointed = () => {
      typing.current = false
    }
    addEventListener('keydown', typed, true)
    addEventListener('pointerdown', pointed, true)
    return () => {
      removeEventListener('keydown', typed, true)
      removeEventListener('pointerdown', pointed, true)
    }
  }, [])
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (decision !== undefined && typing.current && lost)
      document.querySelector<HTMLElement>(LIST)?.focus({ preventScroll: false })
  }, [decision])
}
