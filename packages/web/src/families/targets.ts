import type { Choice, Denied, Seat } from '@hippodrome/engine'
import type { Box, FamiliesChoice, FamiliesView, Side, Special } from '@hippodrome/families'
import type { Spot } from './board.ts'

export const cityKey = (city: number): string => `city:${city}`
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

/** Where on the board a choice of `seat` can be made. An army that sets out is also found where it stands. */
function targetsOf(choice: FamiliesChoice, seat: Seat, view: FamiliesView): readonly string[] {
  if ('do' in choice) return actionTargets(choice, seat, view)
  if ('source' in choice) {
    if (choice.source === 'pool') return [poolKey(seat)]
    return [choice.source === 'casualties' ? casualtiesKey(seat) : boxKey(seat, choice.side, choice.box)]
  }
  if ('box' in choice) return [boxKey(seat, choice.side, choice.box)]
  if ('city' in choice) return [cityKey(choice.city)]
  return []
}

type Action = Extract<FamiliesChoice, { readonly do: string }>

function actionTargets(choice: Action, seat: Seat, view: FamiliesView): readonly string[] {
  switch (choice.do) {
    case 'control':
    case 'place':
    case 'march':
      return [cityKey(choice.city)]
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
      return army === undefined ? [box] : [cityKey(army), box]
    }
    case 'pass':
      return [PASS_KEY]
  }
}

/** All spots of the board where something may be chosen, or is refused with a reason. */
export function spotsOf(
  choices: readonly FamiliesChoice[],
  denied: readonly Denied[],
  seat: Seat,
  view: FamiliesView,
): ReadonlyMap<string, Spot> {
  const spots = new Map<string, { choices: number[]; denied: Denied[] }>()
  const spotAt = (key: string) => {
    const spot = spots.get(key) ?? { choices: [], denied: [] }
    spots.set(key, spot)
    return spot
  }
  choices.forEach((choice, index) => {
    for (const key of targetsOf(choice, seat, view)) spotAt(key).choices.push(index)
  })
  for (const refusal of denied)
    for (const key of deniedTargets(refusal.choice, seat, view)) spotAt(key).denied.push(refusal)
  return spots
}

/** What is refused may be said of a whole kind of action, without its city, box or number. */
function deniedTargets(choice: Choice, seat: Seat, view: FamiliesView): readonly string[] {
  return targetsOf(choice as FamiliesChoice, seat, view).filter((key) => !key.includes('undefined'))
}
