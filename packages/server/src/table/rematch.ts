import type { SeatWish, Wish } from '@hippodrome/wire'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { newId } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import { single } from '../socket/deeds.ts'
import type { Table } from './table.ts'

/** The same table again, everybody one seat further. */
function rotated({ places, wish }: Table): Wish {
  const seats = places.map(({ kind, player, name }): SeatWish => {
    if (kind === 'bot') return { kind, player, name }
    return { kind: kind === 'program' || kind === 'screen' ? kind : 'invited' }
  })
  return { ...wish, seats: [...seats.slice(1), ...seats.slice(0, 1)] }
}

/** Opens the next table, or leads to the one that somebody else has opened already. */
export async function rematchOf(live: LiveTable, person: Person, registry: Registry): Promise<string> {
  const { table } = live
  if (table.rematch !== undefined) return table.rematch
  const next = await registry.create(person, rotated(table))
  await live.send({ kind: 'person', ...person }, newId(), single({ kind: 'rematch', match: next.id }))
  return table.rematch ?? next.id
}
