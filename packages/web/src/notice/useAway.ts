import { useEffect, useState } from 'react'
import type { Playing } from '../play/playing.ts'
import { keepSeen, seenOf } from './news.ts'

/** Who comes back within this time was not away. */
const AWAY_MS = 5 * 60_000

/**
 * How many choices had been made when who looks last saw this table, if they were away since: from there on it is told
 * what happened. What is on the screen of a page in front counts as seen.
 */
export function useAway({ table, state, company }: Playing): number | undefined {
  const { id } = table
  const { made } = state
  const said = company?.said ?? 0
  const elsewhere = table.here === undefined
  const [away, setAway] = useState<number>()
  useEffect(() => {
    if (!elsewhere) return undefined
    const look = () => {
      if (document.hidden) return
      const before = seenOf(id)
      const now = Date.now()
      if (before && before.choices < made && now - before.at > AWAY_MS) setAway(before.choices)
      keepSeen(id, { choices: made, said, at: now })
    }
    look()
    // Who leaves has seen it until then.
    const leave = () => {
      if (document.hidden) keepSeen(id, { choices: made, said, at: Date.now() })
      else look()
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [id, made, said, elsewhere])
  return away
}
