import type { Seat } from '@hippodrome/engine'
import type { EntryOf } from '@hippodrome/wire'
import type { Actor } from './actor.ts'
import { notAllowed, OK, type TableOutcome } from './outcome.ts'
import type { Table } from './table.ts'

/** What somebody who is gone is called where they sat: nobody, in a language that favours none. */
export const NOBODY = 'Nemo'
export const nobodyAt = (seat: Seat): string => `${NOBODY} ${seat + 1}`

/** Takes the name of somebody off a table: from the seats that they were the last to have, and from what they said. */
export function forget(
  { places, said }: Table,
  actor: Actor,
  { seats, lines, name }: EntryOf<'forget'>,
): TableOutcome {
  if (actor.kind !== 'table') return notAllowed('only the table forgets a name')
  for (const seat of seats) {
    const place = places[seat]
    if (place) place.name = name ?? nobodyAt(seat)
  }
  // Whoever has heard the talk keeps its beginning as far as it is the same, line by line: from the first that changed on all are new.
  const first = said.findIndex(({ version }) => lines.includes(version))
  if (first < 0) return OK
  const changed = said.slice(first).map((line) => ({
    ...line,
    ...(lines.includes(line.version)
      ? { from: name ?? (line.seat === undefined ? NOBODY : nobodyAt(line.seat)) }
      : {}),
  }))
  said.splice(first, changed.length, ...changed)
  return OK
}
