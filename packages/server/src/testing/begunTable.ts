import { createHash } from 'node:crypto'
import type { Game, Options, Seat } from '@hippodrome/engine'
import type { Wish } from '@hippodrome/wire'
import type { Actor } from '../table/actor.ts'
import { Table } from '../table/table.ts'

export const personAt = (seat: Seat): Actor => ({ kind: 'person', id: `p${seat}`, name: `Person ${seat}` })

/** Any seed for the dice; the same again for the same number. */
export const seedOf = (seed: number): string => createHash('sha256').update(String(seed)).digest('hex')

type Like = Partial<Wish> & { readonly people: number; readonly options?: Options; readonly seed?: number }

/** A table of people, of whom the first is its host, that has just begun. */
export function begunTable(game: Game, { people, options = {}, seed = 1, ...more }: Like, at = 0): Table {
  const wish: Wish = {
    game: game.id,
    seats: Array.from({ length: people }, () => ({ kind: 'open' as const })),
    listed: false,
    spectators: true,
    talks: true,
    ...more,
    options: { ...options },
  }
  const opening = { kind: 'open', wish, commitment: 'sealed', invite: 'link' } as const
  const table = new Table(game, opening, 'p0', seedOf(seed))
  for (let seat = 0; seat < people; seat++)
    table.apply(personAt(seat), { kind: 'sit', seat, name: `Person ${seat}`, words: `w${seat}` }, at)
  table.apply(personAt(0), { kind: 'begin' }, at)
  return table
}
