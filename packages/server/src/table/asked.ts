import type { Seat } from '@hippodrome/engine'
import type { Table } from './table.ts'

/** Seats for whose word a match waits: who has yet to confirm a turn, and who is asked and need not wait for that. */
export function waitedFor({ match, places }: Pick<Table, 'match' | 'places'>): Seat[] {
  if (!match) return []
  const pending = match.state.pending.map(({ seat }) => seat)
  if (match.holding() === undefined) return pending
  return places.flatMap((_, seat) =>
    match.holding(seat) === seat || (pending.includes(seat) && match.beside(seat).decision !== undefined)
      ? [seat]
      : [],
  )
}
