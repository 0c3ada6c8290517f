import type { Seat } from '@hippodrome/engine'
import type { PowersOptions } from './options.ts'
import type {
  BorderForm,
  BoxId,
  ChitId,
  FortressId,
  LandId,
  LevelId,
  NationId,
  PhaseId,
  PlaceId,
  PowerId,
  PromiseId,
  ResultId,
  ScenarioId,
  SeaId,
  TableId,
} from './ids.ts'

/** How many of each unit, in the order of `UNITS`. */
export type Counts = readonly number[]

export type StackShown = { readonly power: PowerId; readonly rebel: boolean; readonly units: Counts }

export type StackView = {
  readonly id: number
  readonly place: PlaceId
  readonly power: PowerId
  readonly rebel: boolean
  /** Only where the viewer may examine it. */
  readonly units?: Counts
  /** It is made of fleets. */
  readonly fleet?: true
  /** It has conducted its operations this turn. */
  readonly done: boolean
  readonly leadership?: true
  readonly vacillating?: true
}

/** A term of an offer; `by` is the power that gives or promises. */
export type TermView =
  | { readonly term: 'money'; readonly by: PowerId; readonly n: number }
  | { readonly term: 'chit'; readonly by: PowerId; readonly chit?: ChitId }
  | { readonly term: 'passage'; readonly by: PowerId }
  | { readonly term: 'concession'; readonly by: PowerId; readonly place: LandId }
  | { readonly term: 'promise'; readonly by: PowerId; readonly what: PromiseId; readonly place?: PlaceId }

export type OfferView = {
  readonly from: PowerId
  readonly to: PowerId
  readonly terms: readonly TermView[]
}

export type PowerView = {
  readonly power: PowerId
  readonly nation: NationId
  /** The player's seat; absent for a neutral. */
  readonly seat?: Seat
  /** The seat whose own power it is from the start. */
  readonly home?: Seat
  /** Belongs to a seat but has not entered the war yet. */
  readonly waiting: boolean
  readonly lost: boolean
  readonly treasury: number
  readonly chits: number
  /** The chits that the viewer knows. */
  readonly hand: readonly ChitId[]
  readonly basileus: boolean
  /** Counters that are not on the map, by unit. */
  readonly pool: Counts
  readonly points: number
  readonly level: LevelId
  /** The least victory points for decline, survival and conquest. */
  readonly bands: readonly [number, number, number]
}

export type AreaView = {
  readonly place: LandId
  readonly value: number
  readonly pillaged: boolean
  readonly colony?: PowerId
  readonly monastery?: PowerId
  readonly fortifications?: readonly PowerId[]
  readonly concession?: { readonly by: PowerId; readonly to: PowerId }
  readonly fortress?: FortressId
}

export type PowersView = {
  readonly scenario: ScenarioId
  readonly turn: number
  readonly turns: number
  readonly year: number
  readonly phase: PhaseId
  /** The power whose turn it is. */
  readonly actor?: PowerId
  /** Play order of this turn as far as it is known. */
  readonly order: readonly PowerId[]
  readonly viewer: Seat
  readonly powers: readonly PowerView[]
  readonly areas: readonly AreaView[]
  readonly stacks: readonly StackView[]
  /** The stack that operates and the points that it has left. */
  readonly operating?: { readonly stack: number; readonly points: number }
  /** The stacks in battle, and the strength that chits have given to each. */
  readonly battle?: {
    readonly attacker: number
    readonly defender: number
    readonly bonus: readonly [number, number]
  }
  readonly cup: number
  readonly removed: readonly ChitId[]
  readonly offers: readonly (OfferView & { readonly id: number })[]
  /** What was agreed this turn. */
  readonly agreements: readonly OfferView[]
  /** The turn at whose end a treaty ends the game. */
  readonly treaty?: number
  readonly unification: boolean
  readonly crusade: boolean
  /** Rome, and the fall of the Frankish Basileus, count (§29.11, §29.12). */
  readonly carolingian: boolean
}

/** What never changes in a match: the map and the tables. */
export type PowersBoard = {
  readonly options: PowersOptions
  readonly lands: {
    readonly [land in LandId]?: {
      readonly value: number
      readonly borders: { readonly [land in LandId]?: BorderForm }
      readonly coast: readonly SeaId[]
    }
  }
  /** By sea the seas that adjoin it. */
  readonly seas: { readonly [sea in SeaId]: readonly SeaId[] }
  /** Those of areas in play, with the year that they stand from. */
  readonly fortresses: {
    readonly [fortress in FortressId]?: {
      readonly areas: readonly LandId[]
      readonly ports: readonly SeaId[]
      readonly since: number
    }
  }
  /** Those in play. */
  readonly boxes: {
    readonly [box in BoxId]?: {
      readonly owner: PowerId
      readonly value: number
      readonly anchor: boolean
      readonly touches: readonly PlaceId[]
    }
  }
  /** By power and unit what a recruit costs; by unit what it costs a year. */
  readonly costs: { readonly [power in PowerId]: Counts }
  readonly upkeep: Counts
  /** The least strength of each column, and by table, die and column the result. */
  readonly columns: readonly number[]
  readonly combat: { readonly [table in TableId]: readonly (readonly ResultId[])[] }
  /** By die what an unpaid unit does. */
  readonly mutiny: readonly ('mutiny' | 'disband' | 'loyal')[]
  /** By power all its counters, in the order of `UNITS`. */
  readonly manifest: { readonly [power in PowerId]: Counts }
}
