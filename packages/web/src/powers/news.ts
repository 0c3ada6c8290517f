import type { PlaceId, PowersEntry } from '@hippodrome/powers'
import type { News } from '../board/board.ts'
import { ownPower } from './standing.ts'
import type { PowersSituation } from './usePowers.ts'

/** Where an entry of the chronicle happened. */
export function spotsOf(entry: PowersEntry): readonly string[] {
  const places: PlaceId[] = []
  if ('to' in entry && entry.kind === 'moved') places.push(entry.to, entry.from)
  else if ('place' in entry && entry.place !== undefined) places.push(entry.place)
  return places.map((place) => `place:${place}`)
}

/** What the power of the entry does itself; in others it is what befalls that power. */
const ACTS: ReadonlySet<PowersEntry['kind']> = new Set([
  'placed',
  'recruited',
  'boughtChit',
  'built',
  'operates',
  'moved',
  'pillaged',
  'intercepts',
  'chit',
])

/** Who did it: the seat of the power that acts, attacks or offers. */
export function seatOf(entry: PowersEntry, { view }: PowersSituation): number | undefined {
  const power =
    entry.kind === 'battle'
      ? entry.attacker.power
      : entry.kind === 'offered'
        ? entry.offer.from
        : ACTS.has(entry.kind) && 'power' in entry
          ? entry.power
          : undefined
  return view.powers.find((known) => known.power === power)?.seat
}

const RANKS: { readonly [kind in PowersEntry['kind']]?: number } = {
  eliminated: 20,
  treaty: 18,
  basileusLost: 16,
  destroyed: 12,
  battle: 10,
  pillaged: 9,
  activated: 9,
  rebelled: 8,
  siegeResult: 7,
  converted: 7,
  colonyConverted: 7,
  restored: 6,
  chit: 6,
  assassinated: 6,
  plagueArea: 6,
  offered: 5,
  answered: 5,
  mutiny: 5,
  built: 4,
  arrived: 4,
  recruited: 2,
  moved: 1,
}

/** What matters to who comes back: battles, losses and revolts first, and more where it is one's own. */
export function newsOf(entry: PowersEntry, { view }: PowersSituation): News | undefined {
  const rank = RANKS[entry.kind]
  if (rank === undefined) return undefined
  const own = ownPower(view)
  const mine =
    ('power' in entry && entry.power === own) ||
    (entry.kind === 'battle' && [entry.attacker.power, entry.defender.power].includes(own as never))
  const gain = entry.kind === 'pillaged' && entry.n !== undefined ? { gain: `+$${entry.n}` } : {}
  return { rank: rank + (mine ? 3 : 0), ...gain }
}
