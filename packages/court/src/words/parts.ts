import { Bits } from '@hippodrome/engine'
import type { AbilityData, Effect } from '../data/effect.ts'
import type { Score } from '../data/score.ts'
import type { Condition, Counter, Filter, Goods } from '../data/parts.ts'
import type { Bag } from '../types.ts'
import { type Area, AREAS, type CardType, type Good, GOODS, TYPES, type Unit, UNITS } from '../vocabulary.ts'

/** The abilities' numbers and bit masks back as words of the game, for whoever describes them. */

const inMask = <T>(list: readonly T[], mask: number): T[] => list.filter((_, index) => Bits.has(mask, index))

export const typesIn = (mask: number | undefined): CardType[] =>
  mask === undefined ? [] : inMask(TYPES, mask)
export const unitsIn = (mask: number | undefined): Unit[] => (mask === undefined ? [] : inMask(UNITS, mask))
export const areasIn = (mask: number | undefined): Area[] => (mask === undefined ? [] : inMask(AREAS, mask))

export const goodOf = (index: number): Good => GOODS[index] ?? 'nomisma'
export const typeOf = (index: number): CardType => TYPES[index] ?? 'palatine'
export const areaOf = (index: number): Area => AREAS[index] ?? 'italia'

export function bagOf(goods: Goods): Bag {
  const bag: { [good in Good]?: number } = {}
  goods.forEach((n, index) => {
    if (n > 0) bag[goodOf(index)] = n
  })
  return bag
}

const BUILDINGS: readonly Unit[] = [
  'aqueduct',
  'hippodrome',
  'church',
  'monastery',
  'hagia-sophia',
  'fortifications',
]

/** Whether these are exactly the buildings (§2.10). */
export const areBuildings = (units: readonly Unit[]): boolean =>
  units.length === BUILDINGS.length && BUILDINGS.every((unit) => units.includes(unit))

/** What one language says of abilities and Quests. */
export type Describer = {
  readonly effects: (effects: readonly Effect[]) => string
  /** What brings an ability about, without its limit; empty if nothing has to be said. */
  readonly trigger: (ability: AbilityData) => string
  /** The same in Solo, where it is something else there (§22.21, §22.22). */
  readonly soloTrigger: (ability: AbilityData) => string | undefined
  /** In Solo one pays for a unit where others contribute to an Event. */
  readonly soloWords: (text: string) => string
  readonly limit: (limit: NonNullable<AbilityData['limit']>) => string
  readonly condition: (condition: Condition) => string
  readonly score: (score: Score) => string
  /** What a Quest counts, as many of it as there are: "3 units in Italy". */
  readonly counted: (score: Score, n: number) => string
  /** Joins triggers that bring about the same. */
  readonly or: string
}

export type OpOf<O extends Effect['op']> = Extract<Effect, { readonly op: O }>

/** One describer per operation: a missing one does not compile. */
export type Ops = { readonly [op in Effect['op']]: (effect: OpOf<op>) => string }

export function describeOp(ops: Ops, effect: Effect): string {
  return (ops[effect.op] as (effect: Effect) => string)(effect)
}

/** What a counter counts, in the singular and the plural. */
export type CounterNoun = (counter: Counter) => readonly [one: string, many: string]

export const isBandon = (filter: Filter | undefined): boolean =>
  (filter?.minSize ?? 0) >= 2 || filter?.selfBandon === true
