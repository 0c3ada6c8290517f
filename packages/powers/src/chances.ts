import { at } from '@hippodrome/engine'
import type { ChitEffect } from './entryTypes.ts'
import type { PowersOptions } from './options.ts'
import type { Counts } from './viewTypes.ts'

// What the dice and the tables of the game say, for the rules, the odds and the words alike.

const [BASILEUS, FIELD_ARMY, WARRIOR, NOMAD, FLEET] = [0, 1, 2, 3, 5] as const
const [SHOCK, RAID, ENGAGEMENT] = [0, 1, 2] as const

/** §16.3 What an interceptor must roll at most. */
export const interceptionNeeds = (interceptor: boolean, entering: boolean): number =>
  3 + (interceptor && !entering ? 1 : 0) - (entering && !interceptor ? 1 : 0)

/** §27.2 What raised taxes must roll at least. */
export const TAXES_NEED = 3

/** §23.3 By die. */
export const SUBVERSION: readonly ChitEffect[] = [
  'betrayal',
  'none',
  'none',
  'desertion',
  'desertion',
  'rebellion',
]

/** §23.7 By die. */
export const CONVERSION: readonly ChitEffect[] = [
  'heresy',
  'none',
  'none',
  'assimilation',
  'assimilation',
  'holyWar',
]

/** Chits that roll once for one effect: what they need at least (§22.4, §22.10, §22.12, §22.13). */
export const NEEDED = { crusade: 4, plague: 6, schism: 4, unification: 5 } as const

/** §28.6 A changed die is never below 1 nor above 6. */
export const clamped = (die: number): number => Math.min(6, Math.max(1, die))

export const unitsIn = (units: Counts): number => units.reduce((sum, n) => sum + n, 0)

/** §14.4, §14.15 The tables that such units may use, best known first. */
export function tablesFor(units: Counts, { majority, tableChoice }: PowersOptions): number[] {
  if (at(units, FLEET) > 0) return [ENGAGEMENT]
  const size = unitsIn(units)
  const core = at(units, BASILEUS) + at(units, FIELD_ARMY)
  const enough = (count: number) => (majority === 'strict' ? count * 2 > size : count * 2 >= size)
  const tables: number[] = []
  if (enough(core + at(units, WARRIOR))) tables.push(SHOCK)
  if (enough(core + at(units, NOMAD))) tables.push(RAID)
  if (tables.length === 0 || tableChoice === 'free') tables.push(ENGAGEMENT)
  return tables
}

/** §14.5 The column of a strength; never below the first. */
export function columnOf(columns: readonly number[], strength: number): number {
  let column = 0
  while (column + 1 < columns.length && strength >= at(columns, column + 1)) column += 1
  return column
}

/** §28.13 What this many defenders take from the strength. */
export const defencePoints = (size: number, { defencePoints: counts }: PowersOptions): number =>
  !counts ? 0 : size >= 4 ? 2 : size >= 2 ? 1 : 0

/** §15.2, §28.26 What a siege costs behind the walls. */
export const relievedToll = (decisive: boolean, toll: number, { siegeRelief }: PowersOptions): number =>
  decisive && siegeRelief === 'oneStep' ? toll : 1
