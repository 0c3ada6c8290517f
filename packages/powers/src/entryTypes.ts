import type { Seat } from '@hippodrome/engine'
import type { ChitId, LandId, PlaceId, PowerId, ResultId, TableId, UnitId } from './ids.ts'
import type { Counts, OfferView, StackShown } from './viewTypes.ts'

export type PowersEntry =
  | { readonly kind: 'drew'; readonly power: PowerId; readonly count: number }
  | { readonly kind: 'drewChit'; readonly power: PowerId; readonly chit: ChitId }
  | { readonly kind: 'placed'; readonly power: PowerId; readonly unit: UnitId; readonly place: PlaceId }
  | { readonly kind: 'turn'; readonly turn: number; readonly year: number }
  | { readonly kind: 'powerTurn'; readonly power: PowerId }
  | { readonly kind: 'fortressBuilt'; readonly place: PlaceId }
  | { readonly kind: 'allied'; readonly power: PowerId; readonly by: PowerId; readonly n: number }
  // negotiation
  | { readonly kind: 'offered'; readonly offer: OfferView }
  | {
      readonly kind: 'answered'
      readonly answer: 'accepted' | 'refused' | 'countered' | 'withdrawn'
      readonly offer: OfferView
    }
  | { readonly kind: 'treatyProposed'; readonly by: PowerId; readonly turn: number }
  | { readonly kind: 'treaty'; readonly agreed: boolean; readonly turn: number }
  | { readonly kind: 'neutral'; readonly power: PowerId }
  | { readonly kind: 'activated'; readonly power: PowerId; readonly seat: Seat }
  | { readonly kind: 'showed'; readonly power: PowerId; readonly chits: readonly ChitId[] }
  /** To one player: the chits, or the stack in a place. */
  | { readonly kind: 'showedTo'; readonly power: PowerId; readonly seat: Seat; readonly place?: PlaceId }
  | {
      readonly kind: 'showedStack'
      readonly power: PowerId
      readonly rebel: boolean
      readonly place: PlaceId
      readonly units: Counts
    }
  /** Bids by seat, -1 for whoever did not bid; without a power they are for the choice of an ally. */
  | {
      readonly kind: 'bid'
      readonly power?: PowerId
      readonly bids: readonly number[]
      /** The dice that decided between equal bids, likewise. */
      readonly rolls?: readonly number[]
    }
  // treasury
  | { readonly kind: 'income'; readonly power: PowerId; readonly n: number }
  | {
      readonly kind: 'taxes'
      readonly power: PowerId
      readonly place: LandId
      readonly die: number
      readonly revolt: boolean
    }
  | { readonly kind: 'maintained'; readonly power: PowerId; readonly n: number }
  | {
      readonly kind: 'mutiny'
      readonly power: PowerId
      readonly unit: UnitId
      readonly place: PlaceId
      readonly die: number
      readonly outcome: 'mutiny' | 'disband' | 'loyal'
    }
  | { readonly kind: 'concession'; readonly from: PowerId; readonly to: PowerId; readonly n: number }
  /** Without the unit for those who do not see the place. */
  | {
      readonly kind: 'recruited'
      readonly power: PowerId
      readonly place: PlaceId
      readonly unit?: UnitId
    }
  | { readonly kind: 'boughtChit'; readonly power: PowerId }
  | {
      readonly kind: 'built'
      readonly power: PowerId
      readonly what: 'colony' | 'monastery' | 'fortification' | 'rebuild' | 'feudalism'
      readonly place: LandId
    }
  | { readonly kind: 'transferred'; readonly from: PowerId; readonly to: PowerId; readonly n: number }
  | { readonly kind: 'discarded'; readonly power: PowerId; readonly chit: ChitId }
  | { readonly kind: 'basileusReturned'; readonly power: PowerId; readonly place: PlaceId }
  // operations
  | {
      readonly kind: 'operates'
      readonly power: PowerId
      readonly rebel: boolean
      readonly place: PlaceId
      readonly die: number
      /** What leaders add to the die: the Basileus, Leadership, and chits. */
      readonly basileus?: true
      readonly leadership?: true
      readonly strategos?: number
      readonly points: number
    }
  | {
      readonly kind: 'moved'
      readonly power: PowerId
      readonly rebel: boolean
      readonly from: PlaceId
      readonly to: PlaceId
      readonly cost: number
      readonly by: 'land' | 'sea' | 'free'
    }
  | {
      readonly kind: 'pillaged'
      readonly place: LandId
      readonly power?: PowerId
      readonly n?: number
    }
  | {
      readonly kind: 'intercepts'
      readonly power: PowerId
      readonly place: PlaceId
      readonly die: number
      readonly success: boolean
    }
  // combat
  | {
      readonly kind: 'battle'
      readonly place: PlaceId
      readonly attacker: StackShown
      readonly defender: StackShown
      readonly siege: boolean
    }
  | {
      readonly kind: 'combatRoll'
      readonly power: PowerId
      readonly rebel: boolean
      readonly table: TableId
      readonly strength: number
      /** What the defenders take from the strength (§28.13). */
      readonly defence?: number
      readonly die: number
      /** What fortifications add to the die (§28.5). */
      readonly bonus?: number
      readonly result: ResultId
    }
  | {
      readonly kind: 'siegeResult'
      readonly from: ResultId
      readonly to: 'MV' | 'NE' | 'loseOne'
      readonly place: PlaceId
    }
  | { readonly kind: 'declined'; readonly power: PowerId }
  | {
      readonly kind: 'lost'
      readonly power: PowerId
      readonly rebel: boolean
      readonly unit: UnitId
      readonly place: PlaceId
    }
  | { readonly kind: 'destroyed'; readonly power: PowerId; readonly rebel: boolean; readonly place: PlaceId }
  | { readonly kind: 'basileusLost'; readonly power: PowerId }
  | { readonly kind: 'chitsLost'; readonly power: PowerId; readonly n: number }
  // chits
  | {
      readonly kind: 'chit'
      readonly power: PowerId
      readonly chit: ChitId
      readonly place?: PlaceId
      readonly against?: PowerId
      /** It is aimed at rebels of that colour. */
      readonly rebels?: true
    }
  /** It was played for nothing. */
  | { readonly kind: 'chitFailed'; readonly power: PowerId; readonly chit: ChitId; readonly place: PlaceId }
  | { readonly kind: 'assassinated'; readonly power: PowerId; readonly chit: ChitId; readonly by: PowerId }
  | {
      readonly kind: 'chitRoll'
      readonly power: PowerId
      readonly chit: ChitId
      /** The power on which it is rolled for, where there is a choice of powers. */
      readonly about?: PowerId
      readonly die: number
      /** What monasteries add to the die (§28.3). */
      readonly bonus?: number
      readonly effect: ChitEffect
    }
  | {
      readonly kind: 'rebelled'
      readonly power: PowerId
      readonly unit: UnitId
      readonly count: number
      readonly place: PlaceId
    }
  | {
      readonly kind: 'restored'
      readonly power: PowerId
      readonly unit: UnitId
      readonly count: number
      readonly place: PlaceId
    }
  | {
      readonly kind: 'converted'
      readonly power: PowerId
      readonly to: PowerId
      readonly unit: UnitId
      readonly place: PlaceId
    }
  | { readonly kind: 'colonyConverted'; readonly to: PowerId; readonly place: LandId }
  | { readonly kind: 'arrived'; readonly power: PowerId; readonly unit: UnitId; readonly place: PlaceId }
  | { readonly kind: 'gained'; readonly power: PowerId; readonly n: number; readonly chit: ChitId }
  | { readonly kind: 'paid'; readonly power: PowerId; readonly n: number; readonly chit: ChitId }
  | { readonly kind: 'plagueArea'; readonly place: PlaceId; readonly die: number }
  // the end
  | { readonly kind: 'eliminated'; readonly power: PowerId }
  | { readonly kind: 'over'; readonly how: 'turns' | 'treaty' | 'nobody' }

/** What the roll of a chit came to. */
export const CHIT_EFFECTS = [
  'none',
  'betrayal',
  'desertion',
  'rebellion',
  'heresy',
  'assimilation',
  'holyWar',
  'crusade',
  'plague',
  'schism',
  'unification',
  'enters',
  'reverts',
  'count', // as many as the die says: civil war, peripheral war, de ceremoniis, graft
] as const
export type ChitEffect = (typeof CHIT_EFFECTS)[number]
