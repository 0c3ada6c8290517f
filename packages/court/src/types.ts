import type { Seat } from '@hippodrome/engine'
import type {
  Action,
  Area,
  CardType,
  DuelHero,
  Good,
  Keimelion,
  Phase,
  Resource,
  SoloRank,
  Unit,
} from './vocabulary.ts'

/** Cards, events, quests, patrons and caskets by id (`ids.ts` lists the game's own; added cards have their own). */
export type Id = string

/** What a seat may gain, lose or pay: how many of each good; absent is none. */
export type Bag = { readonly [good in Good]?: number }

/** What brought an ability about: a card, a unit, a Patron, a Keimelion or a duel hero, by its id. */
export type Source = string

type Plain<K> = K extends string ? { readonly do: K } : never

export type CourtChoice =
  | Plain<'pass' | 'done' | 'yes' | 'no' | 'stay' | 'use' | 'seal' | 'settle'>
  /** Play, draft, take or give up a card, as the prompt says. `cost` is what it costs this seat now. */
  | { readonly do: 'card'; readonly card: Id; readonly cost?: number }
  /** Discard for 1 Auctoritas and 2 Nomisma. */
  | { readonly do: 'discard'; readonly card: Id }
  | { readonly do: 'intrigue'; readonly card: Id; readonly cost: number }
  /** Use the ability of something in play. */
  | { readonly do: 'ability'; readonly source: Source }
  /** Turn a face-down card up again for its printed cost. */
  | { readonly do: 'turnUp'; readonly card: Id; readonly cost: number }
  | { readonly do: 'quest'; readonly quest: Id }
  | { readonly do: 'patron'; readonly patron: Id }
  | { readonly do: 'hero'; readonly hero: DuelHero }
  | { readonly do: 'from'; readonly from: 'deck' | 'starting' }
  | { readonly do: 'position'; readonly position: Keimelion }
  | { readonly do: 'claim'; readonly position: Keimelion }
  /** Option 1 or 2 of the Event. */
  | { readonly do: 'option'; readonly option: number }
  | { readonly do: 'number'; readonly n: number }
  | { readonly do: 'seat'; readonly seat: Seat }
  | { readonly do: 'action'; readonly action: Action }
  /** Way 1, 2 or 3 of drawing, and what it costs in Auctoritas now. `search`: a Patron's Search replaces one card. */
  | { readonly do: 'way'; readonly way: number; readonly cost: number; readonly search?: true }
  | { readonly do: 'join'; readonly card: Id; readonly leader: Id }
  | { readonly do: 'leave'; readonly card: Id }
  /** A lone card, or the Bandon that this card leads. `alone`: only this card of its Bandon. */
  | { readonly do: 'activate'; readonly card: Id; readonly alone?: true }
  | { readonly do: 'sell'; readonly good: Resource; readonly price: number; readonly duplicate: boolean }
  | { readonly do: 'buy'; readonly good: Resource; readonly price: number; readonly position: number }
  | { readonly do: 'good'; readonly good: Good }
  | { readonly do: 'trade'; readonly give: Resource; readonly take: Good }
  /** This much less of the Consequences. */
  | { readonly do: 'ease'; readonly what: 'nomisma' | 'resources' | 'doxa'; readonly n: number }
  | { readonly do: 'branch'; readonly index: number }
  /** The first or the second of two piles. */
  | { readonly do: 'pile'; readonly pile: number }
  | { readonly do: 'area'; readonly area: Area }
  | { readonly do: 'unit'; readonly unit: Unit; readonly cost?: number }
  | { readonly do: 'unitAt'; readonly unit: Unit; readonly area: Area }
  | { readonly do: 'build'; readonly unit: Unit }
  | { readonly do: 'move'; readonly unit: Unit; readonly area: Area }
  | { readonly do: 'cardOf'; readonly card: Id; readonly seat: Seat }
  | { readonly do: 'sealAt'; readonly area: Area; readonly seat: Seat }
  | { readonly do: 'store'; readonly area: Area }
  | { readonly do: 'type'; readonly type: CardType }
  /** Reveal a future Event (Solo): its place, from 1. */
  | { readonly do: 'reveal'; readonly round: number }
  | { readonly do: 'lock'; readonly card: Id }
  | { readonly do: 'swap'; readonly out: Id; readonly into: Id }

export type ChoiceKind = CourtChoice['do']

/** The choices that do one of these. */
export type ChoiceOf<K extends ChoiceKind> = Extract<CourtChoice, { readonly do: K }>

export type CourtEntry =
  | { readonly kind: 'round'; readonly round: number; readonly event?: Id }
  | { readonly kind: 'caskets'; readonly caskets: readonly Id[] }
  | { readonly kind: 'patron'; readonly seat: Seat; readonly patron: Id }
  | { readonly kind: 'hero'; readonly seat: Seat; readonly hero: DuelHero }
  | { readonly kind: 'hands-ready' }
  | { readonly kind: 'pile-taken' | 'pile-left'; readonly seat: Seat; readonly pile: number }
  | { readonly kind: 'top-taken'; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly cards: readonly Id[] }
  | { readonly kind: 'position'; readonly seat: Seat; readonly position: Keimelion; readonly casket: Id }
  | { readonly kind: 'vote'; readonly seat: Seat; readonly option: number; readonly n: number }
  | { readonly kind: 'no-vote'; readonly seat: Seat }
  | { readonly kind: 'vote-flipped'; readonly seat: Seat; readonly option: number }
  | {
      readonly kind: 'votes-stolen'
      readonly seat: Seat
      readonly from: Seat
      readonly n: number
      readonly option: number
    }
  | { readonly kind: 'votes-added'; readonly seat: Seat; readonly option: number; readonly n: number }
  | { readonly kind: 'option'; readonly option: number; readonly totals: readonly number[] }
  | { readonly kind: 'most-votes'; readonly seats: readonly Seat[]; readonly doxa: number }
  | { readonly kind: 'tie'; readonly seat: Seat; readonly what: string }
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action; readonly free: boolean }
  | {
      readonly kind: 'action-cancelled'
      readonly seat: Seat
      readonly action: Action
      readonly refund: boolean
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number; readonly from: 'deck' | 'starting' }
  /** Told only to who drew or looked. */
  | { readonly kind: 'drew-cards' | 'saw-deck'; readonly seat: Seat; readonly cards: readonly Id[] }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: Id; readonly from: 'offer' | 'discard' }
  | { readonly kind: 'refilled'; readonly card: Id }
  | { readonly kind: 'reshuffled'; readonly n: number }
  | {
      readonly kind: 'searched'
      readonly seat: Seat
      readonly found: readonly Id[]
      readonly discarded: number
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Id; readonly gain: boolean }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Id; readonly cost: Bag }
  | { readonly kind: 'turned-up' | 'turned-down' | 'removed'; readonly seat: Seat; readonly card: Id }
  | { readonly kind: 'intrigue-cancelled'; readonly seat: Seat; readonly card: Id }
  | { readonly kind: 'bandon'; readonly seat: Seat; readonly card: Id; readonly leader: Id }
  | { readonly kind: 'left-bandon'; readonly seat: Seat; readonly card: Id }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly cards: readonly Id[]; readonly gain: Bag }
  | { readonly kind: 'sold' | 'bought'; readonly seat: Seat; readonly good: Resource; readonly price: number }
  | { readonly kind: 'market'; readonly goods: readonly Resource[] }
  | { readonly kind: 'ability' | 'no-effect'; readonly seat: Seat; readonly source: Source }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly gain: Bag; readonly source?: Source }
  | { readonly kind: 'lost' | 'paid'; readonly seat: Seat; readonly loss: Bag; readonly source?: Source }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Seat; readonly gain: Bag }
  | { readonly kind: 'stole-card'; readonly seat: Seat; readonly from: Seat }
  /** Told only to the two concerned. */
  | { readonly kind: 'stolen-card'; readonly seat: Seat; readonly from: Seat; readonly card: Id }
  | {
      readonly kind: 'traded'
      readonly seat: Seat
      readonly give: Resource
      readonly take: Good
      readonly n: number
    }
  /** Told only to who looked. */
  | {
      readonly kind: 'saw-hand' | 'saw-quests'
      readonly seat: Seat
      readonly of: Seat
      readonly cards: readonly Id[]
    }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly of: Seat; readonly what: 'hand' | 'quests' }
  | { readonly kind: 'divided'; readonly seat: Seat; readonly piles: readonly Bag[] }
  | {
      readonly kind: 'unit-placed'
      readonly unit: Unit
      readonly area: Area
      readonly n: number
      readonly seat?: Seat
    }
  | { readonly kind: 'unit-removed'; readonly unit: Unit; readonly area: Area; readonly seat: Seat }
  | {
      readonly kind: 'unit-moved'
      readonly unit: Unit
      readonly area: Area
      readonly to: Area
      readonly seat: Seat
    }
  | { readonly kind: 'unit-activated'; readonly seat: Seat; readonly unit: Unit; readonly area: Area }
  | { readonly kind: 'unit-ability'; readonly seat: Seat; readonly unit: Unit; readonly area: Area }
  | { readonly kind: 'seal-placed'; readonly seat: Seat; readonly area: Area }
  | { readonly kind: 'seal-removed'; readonly seat: Seat; readonly of: Seat; readonly area: Area }
  | { readonly kind: 'stored' | 'store-used'; readonly seat: Seat; readonly area: Area }
  | { readonly kind: 'event-swapped'; readonly seat: Seat; readonly out: Id; readonly into: Id }
  | { readonly kind: 'contributed' | 'returned'; readonly seat: Seat; readonly gift: Bag }
  | { readonly kind: 'added'; readonly seat: Seat; readonly good: Resource }
  | {
      readonly kind: 'substituted'
      readonly seat: Seat
      readonly from: Good
      readonly amount: number
      readonly as: Resource
    }
  | { readonly kind: 'contribution-lowered'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'bid-changed'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'contribution-doxa'; readonly seat: Seat; readonly doxa: number }
  | { readonly kind: 'fulfilled' | 'canceled'; readonly event: Id; readonly option: number }
  | { readonly kind: 'victorious' | 'defeated'; readonly seat: Seat }
  | { readonly kind: 'spared'; readonly seat: Seat }
  | {
      readonly kind: 'eased'
      readonly seat: Seat
      readonly what: 'nomisma' | 'resources' | 'doxa'
      readonly n: number
    }
  | { readonly kind: 'bids'; readonly bids: readonly number[]; readonly good: Resource }
  | { readonly kind: 'trial'; readonly seat: Seat; readonly place: number; readonly doxa: number }
  | { readonly kind: 'quest-discarded'; readonly seat: Seat }
  | { readonly kind: 'ring'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly event: Id; readonly round: number }
  | { readonly kind: 'locked'; readonly card: Id }
  | { readonly kind: 'settled'; readonly loss: Bag }
  | { readonly kind: 'claimed'; readonly position: Keimelion; readonly casket: Id }
  | { readonly kind: 'built'; readonly unit: Unit; readonly area: Area; readonly doxa: number }
  | {
      readonly kind: 'end-score'
      readonly seat: Seat
      readonly what: 'resources' | 'cost'
      readonly total: number
      readonly doxa: number
    }
  | { readonly kind: 'quest-scored'; readonly seat: Seat; readonly quest: Id; readonly doxa: number }
  | { readonly kind: 'solo-end'; readonly rank: SoloRank; readonly doxa: number }
  | { readonly kind: 'winners'; readonly seats: readonly Seat[] }

export type EntryKind = CourtEntry['kind']

/** What `result.detail` holds. */
export type CourtDetail = {
  readonly rank?: SoloRank
  readonly seats?: readonly {
    readonly doxa: number
    readonly auctoritas: number
    readonly nomisma: number
    readonly resources: number
    readonly cost: number
    readonly quests: readonly { readonly quest: Id; readonly doxa: number }[]
  }[]
}

/** What stands on a card, its text made or given. */
export type PrintedCard = {
  readonly name: string
  readonly text: string
  readonly types: readonly CardType[]
  /** A Hero's, in the order of its types; empty for any other card. */
  readonly levels: readonly number[]
  readonly intrigue: boolean
  readonly taktika: boolean
  readonly cost: number
  readonly produces: Bag
}

export type PlayedCard = {
  readonly card: Id
  /** The Hero that leads the Bandon it lies in. */
  readonly leader?: Id
  readonly down?: true
  /** A Dynamis lies on it. */
  readonly spent?: true
}

export type PlayerView = {
  readonly seat: Seat
  readonly goods: { readonly [good in Good]: number }
  readonly hand: number
  readonly quests: number
  readonly played: readonly PlayedCard[]
  readonly patron?: Id
  readonly hero?: DuelHero
  /** Cards left in the Starting Deck (Duel). */
  readonly starting: number
  /** Seals that can still be placed (Taktika). */
  readonly seals: number
  readonly passed: boolean
  readonly victories: number
  readonly topVotes: number
}

export type EventView = {
  /** Absent while face down (Solo). */
  readonly event?: Id
  readonly age: number
  readonly outcome?: 'fulfilled' | 'canceled'
  /** The Option that was chosen, 1 or 2. */
  readonly option?: number
}

export type CourtView = {
  readonly mode: 'court' | 'duel' | 'solo'
  readonly taktika: boolean
  readonly seat: Seat
  readonly phase: Phase
  /** From 1; the preparatory Round of Solo is 0. */
  readonly round: number
  readonly ring: Seat
  readonly players: readonly PlayerView[]
  readonly events: readonly EventView[]
  /** What the chosen Option requires, with `fullCourt` counted in; absent before the Emperor has decided. */
  readonly required?: Bag
  readonly track: readonly { readonly position: Keimelion; readonly casket?: Id; readonly seat?: Seat }[]
  /** Auctoritas on each Option, by seat. */
  readonly votes: readonly (readonly [number, number])[]
  readonly market: readonly { readonly good?: Resource; readonly price: number }[]
  /** `price`: what it would cost who looks, if it were in the hand. */
  readonly offer: readonly { readonly card: Id; readonly locked?: true; readonly price?: number }[]
  readonly deck: number
  /** The topmost card is the last. */
  readonly discard: readonly Id[]
  readonly removed: readonly Id[]
  readonly map: readonly {
    readonly area: Area
    readonly units: { readonly [unit in Unit]?: number }
    readonly seals: readonly Seat[]
    readonly stores: readonly Seat[]
  }[]
  readonly pool: { readonly [unit in Unit]: number }
  /** Revealed contributions of this Round, by seat. */
  readonly contributions?: readonly Bag[]
  readonly bids?: readonly number[]
  /** Intrigue cards that wait for an answer, the newest last. */
  readonly intrigue: readonly { readonly seat: Seat; readonly card: Id; readonly cancelled?: true }[]
  /** What only this seat sees. */
  readonly own?: {
    readonly hand: readonly Id[]
    /** What each card of the hand costs now, with the best Hero's discount. */
    readonly prices: readonly number[]
    readonly quests: readonly Id[]
    /** What each Quest would give if Quests were revealed now. */
    readonly worth: readonly number[]
    /** What each Quest counts of this seat's; where the most decides, also what the best of the others has of it. */
    readonly counts: readonly { readonly mine: number; readonly best?: number }[]
    readonly discardedQuests: readonly Id[]
    /** The cards to pick from in the draft, or seen with the Robes or in a pile. */
    readonly pack: readonly Id[]
    readonly patrons: readonly Id[]
    readonly starting: readonly Id[]
  }
  /** Solo: whether the Event's price is paid. */
  readonly settled?: boolean
}

/** What never changes in a match: `Game.board`. */
export type CourtBoard = {
  readonly length: 'standard' | 'marathon'
  readonly fullCourt: boolean
  /** What stands on cards that are not the game's own. */
  readonly named: { readonly [card: Id]: PrintedCard }
}
