import type { SeatWish, Wish } from '@hippodrome/wire'
import { levelOf } from '../bots/levels.ts'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { newId } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import { single } from '../socket/deeds.ts'
import type { Table } from './table.ts'

/** Whether everybody moves on by a seat, or sits where they sat. */
export const ROUNDS = ['rotated', 'same'] as const
type Round = (typeof ROUNDS)[number]

const rotated = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)]

/** The table again, each seat kept for whoever comes to it. */
function againOf(
  { wish, places: before }: Table,
  round: Round,
): { readonly wish: Wish; readonly kept: readonly string[] } {
  const places = round === 'same' ? before : rotated(before)
  const seats = places.map(({ kind, player, name }): SeatWish => {
    if (kind === 'bot') return { kind, player: levelOf(player), name }
    return kind === 'program' ? { kind, name } : { kind: 'invited' }
  })
  return {
    wish: { ...wish, seats },
    kept: places.map(({ person }) => person ?? ''),
  }
}

/** Opens the next table, or leads to the one that somebody else has opened already. */
export async function rematchOf(
  live: LiveTable,
  person: Person,
  registry: Registry,
  round: Round,
): Promise<string | undefined> {
  const { known, again } = await live.look((table) => ({
    known: table.rematch,
    again: table.phase === 'over' ? againOf(table, round) : undefined,
  }))
  if (known !== undefined || !again) return known
  const { wish, kept } = again
  const next = await registry.create(person, wish, kept)
  const actor = { kind: 'person', ...person } as const
  const answer = await live.send(actor, newId(), single({ kind: 'rematch', match: next.id }))
  // Somebody else was quicker: nobody is led to a second table.
  if (!answer.ok) await next.send(actor, newId(), single({ kind: 'close' }))
  return live.look(({ rematch }) => rematch)
}
