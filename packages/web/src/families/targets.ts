import type { Seat } from '@hippodrome/engine'
import type { Box, FamiliesChoice, FamiliesView, Side, Special } from '@hippodrome/families'
import type { FamiliesSituation } from './stage.ts'

export const cityKey = (city: number): string => `city:${city}`
export const armyKey = (seat: Seat, side: Side): string => `army:${seat}:${side}`
export const boxKey = (seat: Seat, side: Side, box: Box): string => `box:${seat}:${side}:${box}`
export const poolKey = (seat: Seat): string => `pool:${seat}`
export const casualtiesKey = (seat: Seat): string => `casualties:${seat}`
export const specialKey = (kind: Special): string => `special:${kind}`
export const buildKey = (side: Side): string => `build:${side}`
export const TAX_KEY = 'tax'
export const PASS_KEY = 'pass'
export const BULGARS_KEY = 'bulgars'

const bySide = (side: number, byzantine: Special, arab: Special): string =>
  specialKey(side === 0 ? byzantine : arab)

/** Where on the board a choice can be made. An army that sets out is also found where it stands. */
export function targetsOf(choice: FamiliesChoice, { view, decision }: FamiliesSituation): readonly string[] {
  const seat = decision?.seat ?? 0
  switch (choice.do) {
    case 'control':
    case 'place':
      return [cityKey(choice.city)]
    case 'march':
      return [cityKey(choice.city), armyKey(seat, choice.side)]
    case 'increase':
      return [boxKey(seat, choice.side, choice.box)]
    case 'improve':
      return [cityKey(choice.city), bySide(choice.side, 'improveByzantine', 'improveArab')]
    case 'emperor':
      return [specialKey('emperor')]
    case 'caliph':
      return [specialKey('caliph')]
    case 'fleet':
      return [bySide(choice.side, 'fleetByzantine', 'fleetArab')]
    case 'fortify':
      return [cityKey(choice.city), specialKey('fortify')]
    case 'bulgars':
      return [cityKey(choice.city), specialKey('bulgars'), BULGARS_KEY]
    case 'reinforce':
      return [specialKey('bulgars'), BULGARS_KEY]
    case 'tax':
      return [TAX_KEY]
    case 'build':
      return [buildKey(choice.side)]
    case 'civilWar': {
      const { army } = view.players[seat]?.[choice.side === 0 ? 'byzantine' : 'arab'] ?? {}
      const box = bySide(choice.side, 'civilWarByzantine', 'civilWarArab')
      return army === undefined ? [box] : [cityKey(army), armyKey(seat, choice.side), box]
    }
    case 'pass':
      return [PASS_KEY]
    case 'take':
      if (choice.source === 'pool') return [poolKey(seat)]
      return [choice.source === 'casualties' ? casualtiesKey(seat) : boxKey(seat, choice.side, choice.box)]
    case 'giveUp':
      return [boxKey(seat, choice.side, choice.box)]
    case 'withdraw':
      return [cityKey(choice.city)]
    case 'retreat':
    case 'stay':
      return cityAsked(decision).flatMap((city) => [cityKey(city), ...armiesOf(view, seat, city)])
    case 'fight':
      return cityAsked(decision).flatMap((city) => armiesOf(view, choice.foe, city))
    case 'raiseLevy':
    case 'noLevy':
    case 'useFleet':
    case 'spareFleet':
      return cityAsked(decision).map(cityKey)
    default:
      return []
  }
}

/** The city that a question is about. */
export function cityAsked(decision: FamiliesSituation['decision']): readonly number[] {
  const city = decision?.facts?.['city']
  return typeof city === 'number' ? [city] : []
}

const armiesOf = (view: FamiliesView, seat: Seat, city: number): readonly string[] =>
  (view.cities[city]?.armies ?? []).flatMap((army) => (army.seat === seat ? [armyKey(seat, army.side)] : []))
