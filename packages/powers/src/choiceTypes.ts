import type { Seat } from '@hippodrome/engine'
import type { ChitId, LandId, PlaceId, PowerId, PromiseId, TableId, UnitId } from './ids.ts'

/** A chit is played, aimed at what it needs. `stack` is the own stack that acts, `target` the other one. */
export type ChitPlay = {
  readonly do: 'chit'
  readonly chit: ChitId
  /** The power that plays it, where that is not the one that is asked by itself. */
  readonly by?: PowerId
  readonly power?: PowerId
  readonly stack?: number
  readonly target?: number
  readonly place?: PlaceId
  readonly unit?: UnitId
}

export type PowersChoice =
  // set-up, and choosing a place or a power
  | { readonly do: 'place'; readonly place: PlaceId }
  | { readonly do: 'garrison'; readonly unit: UnitId; readonly place: LandId }
  | { readonly do: 'power'; readonly power: PowerId }
  | { readonly do: 'amount'; readonly n: number }
  // negotiation
  | { readonly do: 'offer'; readonly from: PowerId; readonly to: PowerId }
  | { readonly do: 'accept' | 'refuse' | 'counter' | 'withdraw'; readonly offer: number }
  /** `turn` 0 ends the game at once, else at the end of that turn. */
  | { readonly do: 'treaty'; readonly turn: number }
  | { readonly do: 'agree' | 'decline' }
  | { readonly do: 'neutral'; readonly power: PowerId }
  /** Opens the table for offers, treaties and the like; shows what one holds. */
  | { readonly do: 'talk' }
  | { readonly do: 'show'; readonly power: PowerId }
  | { readonly do: 'showChits'; readonly power: PowerId }
  | { readonly do: 'showStack'; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'showAll' }
  | { readonly do: 'showSeat'; readonly seat: Seat }
  | { readonly do: 'giveMoney' | 'askMoney' | 'askChit' | 'givePassage' | 'askPassage' }
  | { readonly do: 'giveChit'; readonly chit: ChitId }
  | { readonly do: 'giveConcession' | 'askConcession'; readonly place: LandId }
  | { readonly do: 'promise'; readonly what: PromiseId; readonly by: 'me' | 'you' }
  | { readonly do: 'propose' | 'dropOffer' }
  // treasury
  | { readonly do: 'collect' | 'spare'; readonly place: LandId }
  | { readonly do: 'raise'; readonly place: LandId }
  /** All, or as many as the money lasts for: the least go unpaid (§9.4). */
  | { readonly do: 'pay' | 'payMost' }
  | { readonly do: 'skip'; readonly unit: UnitId; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'recruit'; readonly unit: UnitId; readonly place: PlaceId; readonly cost: number }
  | { readonly do: 'buyChit'; readonly cost: number }
  | {
      readonly do: 'colony' | 'rebuild' | 'monastery' | 'fortification'
      readonly place: LandId
      readonly cost: number
    }
  | { readonly do: 'feudalism'; readonly place: LandId; readonly unit: UnitId }
  | { readonly do: 'crusader'; readonly unit: UnitId; readonly place: PlaceId }
  | { readonly do: 'transfer'; readonly from: PowerId; readonly to: PowerId }
  | { readonly do: 'discard'; readonly chit: ChitId }
  // operations
  | { readonly do: 'operate' | 'split'; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'detach' | 'drop'; readonly unit: UnitId }
  | { readonly do: 'roll' }
  | { readonly do: 'move' | 'sail'; readonly to: PlaceId; readonly cost: number }
  | { readonly do: 'attack'; readonly target: number; readonly place: PlaceId; readonly table: TableId }
  | { readonly do: 'pillage'; readonly place: LandId }
  | { readonly do: 'take'; readonly stack: number }
  | { readonly do: 'takeUnit'; readonly stack: number; readonly unit: UnitId }
  | { readonly do: 'intercept'; readonly stack: number; readonly place: PlaceId; readonly table: TableId }
  // combat
  | { readonly do: 'table'; readonly table: TableId }
  | { readonly do: 'relief' | 'stand' | 'advance' | 'stay' }
  | { readonly do: 'freeMove'; readonly to: PlaceId }
  // chits
  | ChitPlay
  | { readonly do: 'assassin'; readonly power: PowerId }
  | { readonly do: 'unit'; readonly unit: UnitId; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'convertColony'; readonly place: LandId }
  | { readonly do: 'pass' | 'done' | 'end' | 'forgo' }

export type Verb = PowersChoice['do']

/** The choices of these kinds alone: what a handler takes. */
export type ChoiceOf<V extends Verb> = V extends Verb ? PowersChoice & { readonly do: V } : never
