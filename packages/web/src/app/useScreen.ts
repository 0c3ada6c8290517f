import { flushSync } from 'react-dom'
import { navigate, useHashLocation } from 'wouter/use-hash-location'

/** Whether who looks wants nothing to move. */
export function wantsStill(): boolean {
  const { motion } = document.documentElement.dataset
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}

/** Goes to another screen; one fades into the next where the browser can do that. */
const fade: typeof navigate = (...to) => {
  if (!('startViewTransition' in document) || wantsStill() || document.hidden) {
    navigate(...to)
    return
  }
  const { finished } = document.startViewTransition(() => flushSync(() => navigate(...to)))
  // A second screen before the first has faded in ends the fading, and that is all.
  finished.catch(() => undefined)
}

/** The screen that the hash of the address names. */
export const useScreen = Object.assign(
  (): ReturnType<typeof useHashLocation> => [useHashLocation()[0], fade],
  { hrefs: (href: string) => `#${href}` },
)
