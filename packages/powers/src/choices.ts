import { chitId, landId, placeId, powerId, unitId } from './tables.ts'
import { type ChoiceOf, type PowersChoice, TABLES } from './vocabulary.ts'

/**
 * Makes each choice once, as the engine's `shared` does, and gives the same object whenever it means the same. Its numbers are so
 * small here that a list finds it sooner than a map.
 */
function shared<C extends PowersChoice>(make: (n: number) => C): (n: number) => C {
  const store: C[] = []
  return (n) => {
    store[n] ??= Object.freeze(make(n))
    return store[n]
  }
}

/** The same for what is told apart by two numbers: how many `a` there may be is open, there are few `b`. */
function sharedBy<C extends PowersChoice>(make: (a: number, b: number) => C): (a: number, b: number) => C {
  const store: C[][] = []
  return (a, b) => {
    store[a] ??= []
    const row = store[a]
    row[b] ??= Object.freeze(make(a, b))
    return row[b]
  }
}

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
export const garrisonChoice = sharedBy((unit, land) => ({
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
const recruitChoices = sharedBy((key, place) => ({
  do: 'recruit',
  unit: unitId(key & 7),
  place: placeId(place),
  cost: key >> 3,
}))
export const recruitChoice = (unit: number, place: number, cost: number) =>
  recruitChoices(cost * 8 + unit, place)
const BUILDS = ['colony', 'rebuild', 'monastery', 'fortification'] as const
export type Build = (typeof BUILDS)[number]
const buildChoices = sharedBy((key, land) => ({
  do: BUILDS[key & 3] as Build,
  place: landId(land),
  cost: key >> 2,
}))
export const buildChoice = (what: Build, land: number, cost: number) =>
  buildChoices(cost * 4 + BUILDS.indexOf(what), land)
export const feudalismChoice = sharedBy((land, unit) => ({
  do: 'feudalism',
  place: landId(land),
  unit: unitId(unit),
}))
export const discardChoice = shared((kind) => ({ do: 'discard', chit: chitId(kind) }))
export const operateChoice = sharedBy((stack, place) => ({ do: 'operate', stack, place: placeId(place) }))
export const splitChoice = sharedBy((stack, place) => ({ do: 'split', stack, place: placeId(place) }))
export const detachChoice = shared((unit) => ({ do: 'detach', unit: unitId(unit) }))
export const dropChoice = shared((unit) => ({ do: 'drop', unit: unitId(unit) }))
export const moveChoice = sharedBy((to, cost) => ({ do: 'move', to: placeId(to), cost }))
export const sailChoice = sharedBy((to, cost) => ({ do: 'sail', to: placeId(to), cost }))
export const freeMoveChoice = shared((to) => ({ do: 'freeMove', to: placeId(to) }))
export const takeChoice = shared((stack) => ({ do: 'take', stack }))
export const takeUnitChoice = sharedBy((stack, unit) => ({ do: 'takeUnit', stack, unit: unitId(unit) }))
export const pillageChoice = shared((land) => ({ do: 'pillage', place: landId(land) }))
const attackChoices = sharedBy((key, place) => ({
  do: 'attack',
  target: key >> 2,
  place: placeId(place),
  table: TABLES[key & 3] as (typeof TABLES)[number],
}))
export const attackChoice = (stack: number, place: number, table: number) =>
  attackChoices(stack * 4 + table, place)
const interceptChoices = sharedBy((key, place) => ({
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
export const showStackChoice = sharedBy((stack, place) => ({ do: 'showStack', stack, place: placeId(place) }))
export const tradeChoice = shared((power) => ({
  do: 'chit',
  chit: 'tradeConcession',
  by: powerId(power),
}))
export const graftChoice = sharedBy((power, other) => ({
  do: 'chit',
  chit: 'treasuryGraft',
  by: powerId(power),
  power: powerId(other),
}))
export const assassinChoice = shared((power) => ({ do: 'assassin', power: powerId(power) }))
export const chitChoice = shared((kind) => ({ do: 'chit', chit: chitId(kind) }))
const unitChoices = sharedBy((key, place) => ({
  do: 'unit',
  unit: unitId(key & 7),
  stack: key >> 3,
  place: placeId(place),
}))
export const unitChoice = (stack: number, place: number, unit: number) => unitChoices(stack * 8 + unit, place)
const skipChoices = sharedBy((key, place) => ({
  do: 'skip',
  unit: unitId(key & 7),
  stack: key >> 3,
  place: placeId(place),
}))
export const skipChoice = (stack: number, place: number, unit: number) => skipChoices(stack * 8 + unit, place)
