import { useCallback, useEffect, useState } from 'react'

/** A page that is being loaded again may still hold its own lock for a moment. */
const TRIES = 4
const PAUSE_MS = 80

/**
 * Whether this tab may play a match: only one at a time does, or bots would choose twice. Nothing while that is not known.
 */
export function useOneTab(match: string): {
  readonly here: boolean | undefined
  readonly takeOver: () => void
} {
  const [here, setHere] = useState<boolean>()
  const [steals, setSteals] = useState(0)
  useEffect(() => {
    // Without locks (a page that is not served safely) the store still notices who was overtaken.
    if (!('locks' in navigator)) {
      setHere(true)
      return undefined
    }
    let release: () => void = () => {}
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const hold = (tries: number) => (lock: Lock | null) => {
      if (left) return undefined
      if (lock === null) {
        if (tries > 0) timer = setTimeout(() => ask(tries - 1), PAUSE_MS)
        else setHere(false)
        return undefined
      }
      setHere(true)
      return new Promise<void>((resolve) => {
        release = resolve
      })
    }
    const ask = (tries: number) => {
      const how = steals > 0 ? { steal: true } : { ifAvailable: true }
      navigator.locks.request(`hippodrome match ${match}`, how, hold(tries)).catch(() => {
        if (!left) setHere(false)
      })
    }
    timer = setTimeout(() => ask(TRIES))
    return () => {
      left = true
      clearTimeout(timer)
      release()
    }
  }, [match, steals])
  const takeOver = useCallback(() => setSteals((times) => times + 1), [])
  return { here, takeOver }
}
