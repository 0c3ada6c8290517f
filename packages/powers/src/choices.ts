import { shared as sharedChoice } from '@hippodrome/engine'
import { chitId, landId, placeId, powerId, unitId } from './tables.ts'
import { type ChoiceOf, type PowersChoice, TABLES } from './vocabulary.ts'

const shared = <C extends PowersChoice>(make: (a: number, b: number, c: number) => C) => sharedChoice(make)
const plain = <D extends PowersChoice>(choice: D): D => Object.freeze(choice)

export const PASS = plain({ do: 'pass' })
export const DONE_CHOICE = plain({ do: 'done' })
export const END = plain({ do: 'end' })
export const FORGO = plain({ do: 'forgo' })
export const ROLL = plain({ do: 'roll' })
export const STAY = plain({ do: 'stay' })
export const ADVANCE = plain({ do: 'advance' })
export const RELIEF = plain({ do: 'relief' })
export const STAND = plain({ do: 'stand' })
export const AGREE = plain({ do: 'agree' })
export const DECLINE = plain({ do: 'decline' })
export const PAY = plain({ do: 'pay' })
export const PAY_MOST = plain({ do: 'payMost' })
export const PROPOSE = plain({ do: 'propose' })
export const SHOW_ALL = plain({ do: 'showAll' })
export const DROP_OFFER = plain({ do: 'dropOffer' })

export const placeChoice = shared((place) => ({ do: 'place', place: placeId(place) }))
export const garrisonChoice = shared((unit, land) => ({
  do: 'garrison',
  unit: unitId(unit),
  place: landId(land),
}))
export const powerChoice = shared((power) => ({ do: 'power', power: powerId(power) }))
export const amountChoice = shared((n) => ({ do: 'amount', n }))
/** From 1 on. */
export const amountsTo = (most: number): ChoiceOf<'amount'>[] =>
  Array.from({ length: most }, (_, n) => amountChoice(n + 1))
export const collectChoice = shared((land) => ({ do: 'collect', place: landId(land) }))
export const spareChoice = shared((land) => ({ do: 'spare', place: landId(land) }))
export const raiseChoice = shared((land) => ({ do: 'raise', place: landId(land) }))
export const buyChitChoice = shared((cost) => ({ do: 'buyChit', cost }))
export const recruitChoice = shared((unit, place, cost) => ({
  do: 'recruit',
  unit: unitId(unit),
  place: placeId(place),
  cost,
}))
const BUILDS = ['colony', 'rebuild', 'monastery', 'fortification'] as const
export type Build = (typeof BUILDS)[number]
const buildChoices = shared((what, land, cost) => ({ do: BUILDS[what] as Build, place: landId(land), cost }))
export const buildChoice = (what: Build, land: number, cost: number) =>
  buildChoices(BUILDS.indexOf(what), land, cost)
export const feudalismChoice = shared((land, unit) => ({
  do: 'feudalism',
  place: landId(land),
  unit: unitId(unit),
}))
export const discardChoice = shared((kind) => ({ do: 'discard', chit: chitId(kind) }))
export const operateChoice = shared((stack, place) => ({ do: 'operate', stack, place: placeId(place) }))
export const splitChoice = shared((stack, place) => ({ do: 'split', stack, place: placeId(place) }))
export const detachChoice = shared((unit) => ({ do: 'detach', unit: unitId(unit) }))
export const dropChoice = shared((unit) => ({ do: 'drop', unit: unitId(unit) }))
export const moveChoice = shared((to, cost) => ({ do: 'move', to: placeId(to), cost }))
export const sailChoice = shared((to, cost) => ({ do: 'sail', to: placeId(to), cost }))
export const freeMoveChoice = shared((to) => ({ do: 'freeMove', to: placeId(to) }))
export const takeChoice = shared((stack) => ({ do: 'take', stack }))
export const takeUnitChoice = shared((stack, unit) => ({ do: 'takeUnit', stack, unit: unitId(unit) }))
export const pillageChoice = shared((land) => ({ do: 'pillage', place: landId(land) }))
const attackChoices = shared((key, place) => ({
  do: 'attack',
  target: key >> 2,
  place: placeId(place),
  table: TABLES[key & 3] as (typeof TABLES)[number],
}))
export const attackChoice = (stack: number, place: number, table: number) =>
  attackChoices(stack * 4 + table, place)
const interceptChoices = shared((key, place) => ({
  do: 'intercept',
  stack: key >> 2,
  place: placeId(place),
  table: TABLES[key & 3] as (typeof TABLES)[number],
}))
export const interceptChoice = (stack: number, place: number, table: number) =>
  interceptChoices(stack * 4 + table, place)
export const tableChoice = shared((table) => ({
  do: 'table',
  table: TABLES[table] as (typeof TABLES)[number],
}))
export const showChoice = shared((power) => ({ do: 'show', power: powerId(power) }))
export const showSeatChoice = shared((seat) => ({ do: 'showSeat', seat }))
export const showChitsChoice = shared((power) => ({ do: 'showChits', power: powerId(power) }))
export const showStackChoice = shared((stack, place) => ({ do: 'showStack', stack, place: placeId(place) }))
export const tradeChoice = shared((power) => ({
  do: 'chit',
  chit: 'tradeConcession',
  by: powerId(power),
}))
export const graftChoice = shared((power, other) => ({
  do: 'chit',
  chit: 'treasuryGraft',
  by: powerId(power),
  power: powerId(other),
}))
export const assassinChoice = shared((power) => ({ do: 'assassin', power: powerId(power) }))
export const chitChoice = shared((kind) => ({ do: 'chit', chit: chitId(kind) }))
const unitChoices = shared((key, place) => ({
  do: 'unit',
  unit: unitId(key & 7),
  stack: key >> 3,
  place: placeId(place),
}))
export const unitChoice = (stack: number, place: number, unit: number) => unitChoices(stack * 8 + unit, place)
const skipChoices = shared((key, place) => ({
  do: 'skip',
  unit: unitId(key & 7),
  stack: key >> 3,
  place: placeId(place),
}))
export const skipChoice = (stack: number, place: number, unit: number) => skipChoices(stack * 8 + unit, place)
