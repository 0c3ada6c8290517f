import { useEffect, useState } from 'react'
import { pageLine } from './pageLine.ts'

/** The time at the server, anew every so often; it stands while nothing runs. */
export function useServerTime(everyMs: number | undefined): number {
  const [now, setNow] = useState(() => pageLine().serverTime())
  useEffect(() => {
    const look = () => setNow(pageLine().serverTime())
    look()
    if (everyMs === undefined) return undefined
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
