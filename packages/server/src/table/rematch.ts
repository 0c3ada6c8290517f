import type { SeatWish, Wish } from '@hippodrome/wire'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { newId } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import { single } from '../socket/deeds.ts'
import type { Table } from './table.ts'

const rotated = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)]

/** The same table again, everybody one seat further. */
function againOf({ places, wish }: Table): { readonly wish: Wish; readonly kept: readonly string[] } {
  const seats = places.map(({ kind, player, name }): SeatWish => {
    if (kind === 'bot') return { kind, player, name }
    return kind === 'program' ? { kind, name } : { kind: 'invited' }
  })
  return {
    wish: { ...wish, seats: rotated(seats) },
    kept: rotated(places.map(({ person }) => person ?? '')),
  }
}

/** Opens the next table, or leads to the one that somebody else has opened already. */
export async function rematchOf(live: LiveTable, person: Person, registry: Registry): Promise<string> {
  const { table } = live
  if (table.rematch !== undefined) return table.rematch
  const { wish, kept } = againOf(table)
  const next = await registry.create(person, wish, kept)
  await live.send({ kind: 'person', ...person }, newId(), single({ kind: 'rematch', match: next.id }))
  return table.rematch ?? next.id
}
