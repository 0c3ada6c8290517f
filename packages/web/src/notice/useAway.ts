import { useCallback, useEffect, useState } from 'react'
import type { Playing } from '../play/playing.ts'
import { keepSeen, seenOf } from './news.ts'

/** Who comes back within this time was not away. */
const AWAY_MS = 5 * 60_000

/** From where on it is told at each table: a board that is drawn anew must not forget it, for by then all counts as seen. */
const told = new Map<string, number>()

/**
 * How many choices had been made when who looks last saw this table, if they were away since: from there on it is told
 * what happened, until they have read it. What is on the screen of a page in front counts as seen.
 */
export function useAway({ table, state, company }: Playing): {
  readonly left: number | undefined
  readonly haveRead: () => void
} {
  const { id } = table
  const { made } = state
  const said = company?.said ?? 0
  const elsewhere = table.here === undefined
  const [left, setLeft] = useState(() => told.get(id))
  useEffect(() => {
    if (!elsewhere) return undefined
    const look = () => {
      if (document.hidden) return
      const before = seenOf(id)
      const now = Date.now()
      if (before && before.choices < made && now - before.at > AWAY_MS) {
        told.set(id, before.choices)
        setLeft(before.choices)
      }
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
  const haveRead = useCallback(() => {
    told.delete(id)
    setLeft(undefined)
  }, [id])
  return { left, haveRead }
}
