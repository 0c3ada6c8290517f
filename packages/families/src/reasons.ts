import type { Seat } from '@hippodrome/engine'
import type { City, Side, Special } from './names.ts'

type InCity = { readonly city: City }
type OfSide = { readonly side: Side }
type Price = { readonly side: Side; readonly need: number; readonly have: number }

/** Why something is not offered, with the facts of each reason. */
export type ReasonFacts = {
  capital: InCity
  persian: InCity
  bulgar: InCity
  controlled: InCity & { readonly owner: Seat }
  /** `side` is 2 where either treasury may pay. */
  'no-cube': { readonly side: number }
  'one-elite': object
  'box-taken': { readonly box: Special; readonly holders: readonly Seat[] }
  'three-tokens': InCity
  'wrong-colour': InCity & OfSide
  'no-token': { readonly most: number }
  'not-yours': InCity
  fortified: InCity
  'not-connected': InCity
  'bulgars-full': { readonly cubes: number; readonly most: number; readonly added: number }
  taxed: object
  'no-pool': object
  'few-pool': { readonly have: number }
  'no-money': Price
  /** `cube`: what the cube costs besides, since the pool is empty; 0 where it is not. */
  'poor-building': Price & { readonly building: number; readonly cube: number }
  'no-army': OfSide
  'not-settled': object
  'own-city': InCity
  'own-army': InCity
  'already-there': InCity & OfSide
  'few-moves': InCity & { readonly need: number; readonly have: number }
  'out-of-reach': InCity & OfSide & { readonly from: City }
  'on-map': InCity & OfSide
  'off-map': OfSide
  barred: InCity
  'two-links': object
  'must-act': object
  'empty-box': object
  'same-box': object
  'last-cube': object
  'attacked-city': InCity
  'sea-closed': InCity
  /** `more`: cubes lost that way; `least`: on the shortest. */
  'longer-way': InCity & { readonly more: number; readonly least: number }
  'no-way': InCity
  'levy-stays': object
  'other-army': OfSide
  'other-treasury': OfSide
}
export type ReasonKey = keyof ReasonFacts

export const REASONS = [
  'capital',
  'persian',
  'bulgar',
  'controlled',
  'no-cube',
  'one-elite',
  'box-taken',
  'three-tokens',
  'wrong-colour',
  'no-token',
  'not-yours',
  'fortified',
  'not-connected',
  'bulgars-full',
  'taxed',
  'no-pool',
  'few-pool',
  'no-money',
  'poor-building',
  'no-army',
  'not-settled',
  'own-city',
  'own-army',
  'already-there',
  'few-moves',
  'out-of-reach',
  'on-map',
  'off-map',
  'barred',
  'two-links',
  'must-act',
  'empty-box',
  'same-box',
  'last-cube',
  'attacked-city',
  'sea-closed',
  'longer-way',
  'no-way',
  'levy-stays',
  'other-army',
  'other-treasury',
] as const satisfies readonly ReasonKey[]
