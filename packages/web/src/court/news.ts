import type { CourtEntry } from '@hippodrome/court'
import type { News } from '../board/board.ts'

/** How much an entry matters to who comes back to the table. */
const RANKS: { readonly [kind in CourtEntry['kind']]?: number } = {
  winners: 100,
  fulfilled: 90,
  canceled: 90,
  victorious: 85,
  defeated: 85,
  option: 80,
  trial: 80,
  'stolen-card': 75,
  stole: 75,
  'intrigue-cancelled': 70,
  'action-cancelled': 70,
  played: 50,
  position: 45,
  vote: 45,
  activated: 40,
  'seal-placed': 40,
  'unit-placed': 35,
  bought: 20,
  sold: 20,
}

export function newsOf(entry: CourtEntry): News | undefined {
  const rank = RANKS[entry.kind]
  return rank === undefined ? undefined : { rank }
}
