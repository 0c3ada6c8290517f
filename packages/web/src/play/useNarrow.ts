import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 799px)'

let asked: MediaQueryList | undefined
/** Asked once: every part of a board wants to know it each time that it is drawn. */
const query = (): MediaQueryList => (asked ??= matchMedia(NARROW))

function subscribe(changed: () => void): () => void {
  query().addEventListener('change', changed)
  return () => query().removeEventListener('change', changed)
}

/** Whether the screen is that of a phone: the map fills it, and a tap only selects. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
