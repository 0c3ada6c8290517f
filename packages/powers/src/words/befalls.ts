import type { Occasion, Seat } from '@hippodrome/engine'
import type { PowerId, PowersEntry, PowersView } from '../vocabulary.ts'

/** The power that an entry befell: attacked, aimed at by a chit, robbed of units or chits, or made an offer. */
function victimOf(entry: PowersEntry): PowerId | undefined {
  switch (entry.kind) {
    case 'battle':
      return entry.defender.rebel ? undefined : entry.defender.power
    case 'chit':
      return entry.rebels ? undefined : entry.against
    case 'offered':
      return entry.offer.to
    case 'answered':
      return entry.answer === 'withdrawn' ? entry.offer.to : entry.offer.from
    case 'assassinated':
    case 'converted':
    case 'rebelled':
    case 'chitsLost':
    case 'basileusLost':
    case 'eliminated':
      return entry.power
    default:
      return undefined
  }
}

export function befalls(entry: PowersEntry, { view }: Pick<Occasion<PowersView>, 'view'>): readonly Seat[] {
  const victim = victimOf(entry)
  const seat = victim && view().powers.find(({ power }) => power === victim)?.seat
  return seat === undefined ? [] : [seat]
}
