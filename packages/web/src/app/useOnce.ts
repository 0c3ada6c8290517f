import { useCallback, useRef } from 'react'

/** Does something that takes a moment; a second click meanwhile does not do it twice. */
export function useOnce<A extends readonly unknown[]>(act: (...given: A) => Promise<void>) {
  const under = useRef(false)
  return useCallback(
    async (...given: A): Promise<void> => {
      if (under.current) return
      under.current = true
      try {
        await act(...given)
      } finally {
        under.current = false
      }
    },
    [act],
  )
}
