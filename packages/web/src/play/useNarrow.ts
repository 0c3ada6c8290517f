import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 799px)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen is that of a phone: the map fills it, and a tap only selects. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
