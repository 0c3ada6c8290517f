import type { Seat } from '@hippodrome/engine'
import type { Box, City, Force, Side } from './names.ts'

/** Who met the attacker in battle. */
export type FoeKind = 'army' | 'levy' | 'bulgars'

/** What the chronicle holds: data, which the words turn into sentences and the board into movement. */
export type FamiliesEntry =
  | { readonly kind: 'first'; readonly seat: Seat }
  | {
      readonly kind: 'control'
      readonly seat: Seat
      readonly city: City
      /** Absent in matches from before it was told. */
      readonly side?: Side
      readonly points: number
    }
  | {
      readonly kind: 'cube'
      readonly seat: Seat
      readonly source: 'pool' | 'casualties' | 'army'
      readonly side?: Side
      readonly box?: Box
      readonly pays?: Side
      readonly cost: number
    }
  | { readonly kind: 'increase'; readonly seat: Seat; readonly side: Side; readonly box: Box }
  | { readonly kind: 'improve'; readonly seat: Seat; readonly city: City; readonly tokens: number }
  | { readonly kind: 'title'; readonly seat: Seat; readonly side: Side; readonly points: number }
  | { readonly kind: 'fleet'; readonly seat: Seat; readonly side: Side }
  | { readonly kind: 'fortify'; readonly seat: Seat; readonly city: City }
  | { readonly kind: 'bulgars'; readonly seat: Seat; readonly added: number; readonly cubes: number }
  | { readonly kind: 'tax'; readonly seat: Seat; readonly cubes: number }
  | { readonly kind: 'split'; readonly seat: Seat; readonly byzantine: number; readonly arab: number }
  | { readonly kind: 'build'; readonly seat: Seat; readonly side: Side; readonly points: number }
  | { readonly kind: 'place'; readonly seat: Seat; readonly side: Side; readonly city: City }
  | {
      readonly kind: 'march'
      readonly seat: Seat
      readonly side: Side
      readonly from: City
      readonly city: City
      readonly cost: number
    }
  | {
      readonly kind: 'fleetUse'
      readonly seat: Seat
      readonly foe: Seat
      readonly city: City
      readonly use: boolean
      /** Whether the mover can pay what the fleet demands. */
      readonly paid: boolean
    }
  | {
      readonly kind: 'fleetFire'
      readonly seat: Seat
      readonly foe: Seat
      readonly dice: readonly number[]
      readonly hits: number
    }
  | { readonly kind: 'civilWar'; readonly seat: Seat; readonly side: Side; readonly city: City }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly force: Force; readonly city: City }
  | { readonly kind: 'stays'; readonly seat: Seat; readonly side: Side; readonly city: City }
  | { readonly kind: 'seaRetreat'; readonly seat: Seat; readonly foe: Seat; readonly closed: boolean }
  | {
      readonly kind: 'retreat'
      readonly seat: Seat
      readonly side: Side
      readonly from: City
      readonly city: City
    }
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly side: Side }
  | { readonly kind: 'levy'; readonly seat: Seat; readonly city: City; readonly use: boolean }
  | {
      readonly kind: 'battle'
      readonly seat: Seat
      readonly force: Force
      readonly foe: Seat
      readonly foeKind: FoeKind
      readonly city: City
      readonly dice: readonly number[]
      readonly hits: number
      readonly foeDice: readonly number[]
      readonly foeHits: number
    }
  | {
      readonly kind: 'battleOver'
      readonly seat: Seat
      readonly force: Force
      readonly foe: Seat
      readonly foeKind: FoeKind
      readonly strength: number
      readonly foeStrength: number
      readonly won: boolean
    }
  | { readonly kind: 'loss'; readonly seat: Seat; readonly side: Side; readonly box: Box | 'guard' }
  | { readonly kind: 'bulgarLoss'; readonly cubes: number; readonly left: number }
  | { readonly kind: 'levyLoss'; readonly seat: Seat; readonly cubes: number; readonly left: number }
  | {
      readonly kind: 'siege'
      readonly seat: Seat
      readonly force: Force
      readonly city: City
      readonly dice: readonly number[]
      /** The dice that hit. */
      readonly hits: number
      /** The cubes that they remove; in matches from before it was told, `hits` is that number. */
      readonly losses?: number
    }
  | {
      readonly kind: 'siegeOver'
      readonly seat: Seat
      readonly force: Force
      readonly city: City
      readonly strength: number
      readonly cityStrength: number
      readonly won: boolean
    }
  | {
      readonly kind: 'conquest'
      readonly seat: Seat
      readonly force: Force
      readonly city: City
      readonly tokens: number
      readonly points: number
      readonly scored: Side
      readonly plunder: number
    }
  | { readonly kind: 'garrison'; readonly seat: Seat; readonly city: City }
  | {
      readonly kind: 'garrisonCube'
      readonly seat: Seat
      readonly side: Side
      readonly box: Box | 'guard'
      readonly city: City
      /** The cube marks the city; the other goes to casualties, or a guard to its own box (§18.8). */
      readonly stays: boolean
    }
  /** §12.8 The last cube of an army is gone, and its pawn with it. */
  | { readonly kind: 'offMap'; readonly seat: Seat; readonly side: Side; readonly city: City }
  | { readonly kind: 'fall'; readonly seat: Seat; readonly force: Force; readonly points: number }
  | { readonly kind: 'back'; readonly seat: Seat; readonly side: Side; readonly city: City }
  | {
      readonly kind: 'pass'
      readonly seat: Seat
      readonly first: boolean
      /** Nothing else was possible. */
      readonly forced?: boolean
    }
  /** §20.2 The cube that a player without casualties passes with. */
  | {
      readonly kind: 'passCube'
      readonly seat: Seat
      readonly source: 'pool' | 'army'
      readonly side?: Side
      readonly box?: Box
    }
  | { readonly kind: 'income'; readonly seat: Seat; readonly byzantine: number; readonly arab: number }
  | { readonly kind: 'maintenance'; readonly seat: Seat; readonly side: Side; readonly cost: number }
  | { readonly kind: 'unpaid'; readonly seat: Seat; readonly side: Side; readonly box: Box }
  | { readonly kind: 'turn'; readonly turn: number; readonly first: Seat }
  | { readonly kind: 'final'; readonly seat: Seat; readonly byzantine: number; readonly arab: number }
