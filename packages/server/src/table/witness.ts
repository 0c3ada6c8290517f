import { DAY, type Entry, MINUTE, type SeatView } from '@hippodrome/wire'
import type { Seat } from '@hippodrome/engine'
import type { Deed } from '../live/liveTable.ts'
import type { Table } from './table.ts'

type PresenceOf = (person: string) => Pick<SeatView, 'presence' | 'since'>

/** After so long somebody is not here for long: those who play live sit there, those who play by turns sleep and travel. */
function longAt({ time }: Table): number {
  if (!time) return DAY
  return time.kind === 'turns' ? 3 * DAY : 10 * MINUTE
}

function isLongGone(table: Table, seat: Seat, presenceOf: PresenceOf, at: number): boolean {
  const person = table.places[seat]?.person
  if (person === undefined) return true
  const { presence, since } = presenceOf(person)
  if (presence === undefined || presence === 'here') return false
  return since === undefined ? presence === 'gone' : at - since >= longAt(table)
}

/**
 * A deed with what only the server can tell when it comes in. It stands in the log, so that whoever reads that again need not know it, and
 * logs that were written before it was asked for say the same as ever.
 */
export const witnessed = (deed: Deed, presenceOf: PresenceOf): Deed =>
  function* (table, actor, at) {
    const steps = deed(table, actor, at)
    for (let step = steps.next(); ; ) {
      if (step.done) return step.value
      step = steps.next(yield noted(step.value, (seat) => isLongGone(table, seat, presenceOf, at)))
    }
  }

function noted(entry: Entry, isAbsent: (seat: Seat) => boolean): Entry {
  if (entry.kind === 'propose') return { ...entry, absent: isAbsent(entry.seat) }
  return entry.kind === 'leave' ? { ...entry, held: true } : entry
}
