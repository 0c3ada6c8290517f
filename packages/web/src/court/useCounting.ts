import { useEffect, useRef, useState } from 'react'
import { wantsStill } from '../app/useScreen.ts'

const MS = 420

/** A number on its way from what it was to what it is, and by how much it changed; at once where nothing may move. */
export function useCounting(n: number): { readonly shown: number; readonly by: number } {
  const [counting, setCounting] = useState({ shown: n, by: 0 })
  const last = useRef(n)
  useEffect(() => {
    const from = last.current
    last.current = n
    if (from === n) return undefined
    const by = n - from
    if (wantsStill()) {
      setCounting({ shown: n, by })
      const told = setTimeout(() => setCounting({ shown: n, by: 0 }), 2000)
      return () => clearTimeout(told)
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now: number) {
      const way = Math.min(1, (now - began) / MS)
      const shown = Math.round(from + by * way)
      // Most frames show the same number as the one before: nothing is drawn anew for them.
      setCounting((last) => (last.shown === shown && last.by === by ? last : { shown, by }))
      frame = requestAnimationFrame(way < 1 ? step : () => setCounting({ shown: n, by: 0 }))
    })
    return () => {
      cancelAnimationFrame(frame)
      setCounting({ shown: n, by: 0 })
    }
  }, [n])
  return counting
}
