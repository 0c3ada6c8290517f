import { type Seat, stepsOf } from '@hippodrome/engine'
import { dynamisOf, type Tables } from './tables.ts'
import type { CourtEntry } from './types.ts'
import { AREAS, GOODS, type Phase, UNITS } from './vocabulary.ts'

/** Where a card lies, as far as everybody knows: hands, decks and piles are all `HIDDEN`. */
export const HIDDEN = 0
export const OFFER = 1
export const DISCARD = 2
export const PLAYED = 3
export const REMOVED = 4
export const BOX = 5

/** An ability under way: who uses it, and what it has found out so far. -1 is nobody or nothing. */
export type Act = {
  readonly owner: Seat
  readonly ability: number
  readonly card: number
  target: Seat
  /** Whose act opened the window. */
  readonly actor: Seat
  /** The area where the acting unit stands, and where it started. */
  area: number
  readonly unit: number
  /** Whether the unit has moved again. */
  moved: number
  /** Areas in which moved units ended, as bits. */
  movedTo: number
  /** The position on the Initiative Track that it is about. */
  readonly position: number
  /** A type or Resource that was called. */
  called: number
  /** Whether the activated unit's ability was used. */
  readonly abilityUsed: number
  /** Its owner has asked for it: what it offers first cannot be declined. */
  sure: number
  /** It was offered and nothing of it was taken yet: the chronicle tells of it when something is. */
  offered: number
  /** Seals in the area before one was paid. */
  readonly sealsBefore: number
}

export type Intrigue = { readonly seat: Seat; readonly card: number; cancelled: number }

export type Court = {
  readonly seats: number
  readonly tables: Tables
  phase: Phase
  /** The Event of the round, from 0; -1 in Solo's preparatory round. */
  round: number
  ring: Seat
  /** Whose turn it is in the Action Phase: the place in Initiative order. */
  turn: number
  /** By seat and good. */
  readonly goods: number[]
  /** The topmost card is the last. */
  deck: number[]
  discard: number[]
  /** By place; -1 is empty. */
  readonly offer: number[]
  locks: number[]
  removed: number[]
  hands: number[][]
  /** What is drafted from. */
  packs: number[][]
  starting: number[][]
  piles: number[][]
  /** The pile that the drafting seat of a Duel looks at, or -1. */
  lookingAt: number
  drafting: Seat
  /** Cards of the Deck that are seen with the Robes. */
  seen: number[]
  played: number[][]
  /** Beside `played`: the Hero that the card lies under, or -1. */
  under: number[][]
  down: number[]
  /** Cards with a Dynamis on them. */
  spent: number[]
  /** By card: where it openly lies. */
  readonly place: number[]
  /** By card: who knows what of it while it is hidden (`rules/knowledge.ts`). */
  readonly known: number[]
  /** How often the Discard Pile became the Deck. */
  shuffles: number
  /** By Quest: the seats that have looked at it in another's hand, as bits. */
  readonly questKnown: number[]
  quests: number[][]
  questsGone: number[][]
  questDeck: number[]
  patronOffers: number[][]
  patronDeck: number[]
  readonly patrons: number[]
  /** By seat in a Duel: 0 Belisarius, 1 Narses. */
  readonly heroes: number[]
  /** From the cheapest position; -1 is a hole while somebody buys. */
  market: number[]
  caskets: number[]
  casketBag: number[]
  /** By position: who has a Seal there. */
  readonly track: number[]
  events: number[]
  /** By round: 0 to come, 1 fulfilled, 2 cancelled. */
  readonly outcomes: number[]
  readonly options: number[]
  /** By round: whether the Event lies face up. */
  readonly shown: number[]
  eventBox: number[]
  /** By seat and Option. */
  readonly votes: number[]
  readonly votedFor: number[]
  /** The Option that a seat is bound to vote for, or -1. */
  readonly bound: number[]
  readonly topVotes: number[]
  readonly topThisEvent: number[]
  readonly victories: number[]
  /** By unit and area. */
  readonly map: number[]
  readonly pool: number[]
  /** By seat and area. */
  readonly seals: number[]
  /** Virtus on Fortifications: seat, area and whether a Seal lies on it, one after the other. */
  stores: number[]
  readonly abilitiesUsed: number[]
  readonly sealsRemoved: number[]
  /** By limit, in the order of `LIMITS`: abilities that are used up. */
  used: number[][]
  readonly passed: number[]
  /** The action under way: who, which, whether it is cancelled (2: with a refund), whether it is free. */
  readonly declared: number[]
  extraActions: number
  /** How many cards the acting seat held when it declared the action; many, if that matters no longer. */
  held: number
  /** Where the unit that was activated last stands now, or -1. */
  actingArea: number
  /** Resources sold in the action under way. */
  sold: number
  /** By seat and good up to Doxa: what counts as contributed. */
  readonly gifts: number[]
  /** By seat: what changes the rank of its contribution. */
  readonly giftRank: number[]
  giftsOpen: number
  readonly bids: number[]
  bidsOpen: number
  victorious: Seat
  defeated: Seat
  /** Who was Defeated and passed it on, as bits. */
  passedOn: number
  rewardTimes: number
  ignoring: number
  /** What the Defeated has to lose, by good. */
  readonly consequences: number[]
  acts: Act[]
  pile: Intrigue[]
  claimed: number
  settled: number
  lost: number
  /** Doxa for each Quest at the end, beside `quests`. */
  questDoxa: number[][]
}

export const step = stepsOf<Court, CourtEntry>()

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const blanks = (n: number): number[] => new Array<number>(n).fill(-1)
const lists = (n: number): number[][] => Array.from({ length: n }, () => [])

export const G = GOODS.length
export const A = AREAS.length
/** Goods that can be contributed: all but Dynamis. */
export const GIFT = 9
export const NOMISMA = 7
export const DOXA = 8
export const DYNAMIS = 9
export const AUCTORITAS = 0

/** The state before the first step: everything still in the box. */
export function emptyCourt(tables: Tables): Court {
  const { seats } = tables
  return {
    seats,
    tables,
    phase: 'set-up',
    round: tables.mode === 'solo' ? -1 : 0,
    ring: 0,
    turn: 0,
    goods: zeros(seats * G),
    deck: [],
    discard: [],
    offer: blanks(tables.rules.offerSize),
    locks: [],
    removed: [],
    hands: lists(seats),
    packs: lists(seats),
    starting: lists(seats),
    piles: [],
    lookingAt: -1,
    drafting: -1,
    seen: [],
    played: lists(seats),
    under: lists(seats),
    down: [],
    spent: [],
    place: new Array<number>(tables.cards.length).fill(BOX),
    known: zeros(tables.cards.length),
    shuffles: 0,
    questKnown: zeros(tables.quests.length),
    quests: lists(seats),
    questsGone: lists(seats),
    questDeck: [],
    patronOffers: lists(seats),
    patronDeck: [],
    patrons: blanks(seats),
    heroes: blanks(seats),
    market: [],
    caskets: blanks(4),
    casketBag: tables.caskets.map((_, index) => index),
    track: blanks(4),
    events: [],
    outcomes: [],
    options: [],
    shown: [],
    eventBox: [],
    votes: zeros(seats * 2),
    votedFor: blanks(seats),
    bound: blanks(seats),
    topVotes: zeros(seats),
    topThisEvent: zeros(seats),
    victories: zeros(seats),
    map: zeros(UNITS.length * A),
    pool: tables.units.map(({ count }) => count),
    seals: zeros(seats * A),
    stores: [],
    abilitiesUsed: zeros(seats),
    sealsRemoved: zeros(seats),
    used: lists(5),
    passed: zeros(seats),
    declared: [-1, 0, 0, 0],
    extraActions: 0,
    held: 0,
    actingArea: -1,
    sold: 0,
    gifts: zeros(seats * GIFT),
    giftRank: zeros(seats),
    giftsOpen: 0,
    bids: zeros(seats),
    bidsOpen: 0,
    victorious: -1,
    defeated: -1,
    passedOn: 0,
    rewardTimes: 0,
    ignoring: 0,
    consequences: zeros(G),
    acts: [],
    pile: [],
    claimed: 0,
    settled: 0,
    lost: 0,
    questDoxa: lists(seats),
  }
}

const copies = (from: readonly number[][]): number[][] => {
  const to: number[][] = new Array<number[]>(from.length)
  for (let i = 0; i < from.length; i++) to[i] = (from[i] as number[]).slice()
  return to
}

export function cloneCourt(from: Court): Court {
  return {
    seats: from.seats,
    tables: from.tables,
    phase: from.phase,
    round: from.round,
    ring: from.ring,
    turn: from.turn,
    goods: from.goods.slice(),
    deck: from.deck.slice(),
    discard: from.discard.slice(),
    offer: from.offer.slice(),
    locks: from.locks.slice(),
    removed: from.removed.slice(),
    hands: copies(from.hands),
    packs: copies(from.packs),
    starting: copies(from.starting),
    piles: copies(from.piles),
    lookingAt: from.lookingAt,
    drafting: from.drafting,
    seen: from.seen.slice(),
    played: copies(from.played),
    under: copies(from.under),
    down: from.down.slice(),
    spent: from.spent.slice(),
    place: from.place.slice(),
    known: from.known.slice(),
    shuffles: from.shuffles,
    questKnown: from.questKnown.slice(),
    quests: copies(from.quests),
    questsGone: copies(from.questsGone),
    questDeck: from.questDeck.slice(),
    patronOffers: copies(from.patronOffers),
    patronDeck: from.patronDeck.slice(),
    patrons: from.patrons.slice(),
    heroes: from.heroes.slice(),
    market: from.market.slice(),
    caskets: from.caskets.slice(),
    casketBag: from.casketBag.slice(),
    track: from.track.slice(),
    events: from.events.slice(),
    outcomes: from.outcomes.slice(),
    options: from.options.slice(),
    shown: from.shown.slice(),
    eventBox: from.eventBox.slice(),
    votes: from.votes.slice(),
    votedFor: from.votedFor.slice(),
    bound: from.bound.slice(),
    topVotes: from.topVotes.slice(),
    topThisEvent: from.topThisEvent.slice(),
    victories: from.victories.slice(),
    map: from.map.slice(),
    pool: from.pool.slice(),
    seals: from.seals.slice(),
    stores: from.stores.slice(),
    abilitiesUsed: from.abilitiesUsed.slice(),
    sealsRemoved: from.sealsRemoved.slice(),
    used: copies(from.used),
    passed: from.passed.slice(),
    declared: from.declared.slice(),
    extraActions: from.extraActions,
    held: from.held,
    actingArea: from.actingArea,
    sold: from.sold,
    gifts: from.gifts.slice(),
    giftRank: from.giftRank.slice(),
    giftsOpen: from.giftsOpen,
    bids: from.bids.slice(),
    bidsOpen: from.bidsOpen,
    victorious: from.victorious,
    defeated: from.defeated,
    passedOn: from.passedOn,
    rewardTimes: from.rewardTimes,
    ignoring: from.ignoring,
    consequences: from.consequences.slice(),
    acts: from.acts.map((act) => ({ ...act })),
    pile: from.pile.map((entry) => ({ ...entry })),
    claimed: from.claimed,
    settled: from.settled,
    lost: from.lost,
    questDoxa: copies(from.questDoxa),
  }
}

export const isSolo = (game: Court): boolean => game.tables.mode === 'solo'

export const baseDynamis = (game: Court): number => dynamisOf(game.tables)

/** How many of `good` a seat has. */
export const has = (game: Court, seat: Seat, good: number): number => game.goods[seat * G + good] as number

export const handOf = (game: Court, seat: Seat): number[] => game.hands[seat] as number[]
export const playedBy = (game: Court, seat: Seat): number[] => game.played[seat] as number[]
export const underOf = (game: Court, seat: Seat): number[] => game.under[seat] as number[]

/** The Event of the round, or nothing in Solo's preparatory round. */
export const eventNow = (game: Court) =>
  game.round < 0 ? undefined : game.tables.events[game.events[game.round] as number]

/** The chosen Option of the round's Event. */
export const optionNow = (game: Court) => eventNow(game)?.options[game.options[game.round] ?? 0]

/** Seats in Initiative order. In Solo, and before Seals are placed, by seat. */
export function initiativeOrder(game: Court): Seat[] {
  const { seats, track, ring } = game
  const order: Seat[] = []
  if (game.tables.mode !== 'solo') for (const seat of track) if (seat >= 0) order.push(seat)
  if (order.length === seats) return order
  return Array.from({ length: seats }, (_, index) => (ring + index) % seats)
}

/** The others in Initiative order, beginning after `seat`. */
export function othersAfter(game: Court, seat: Seat): Seat[] {
  const order = initiativeOrder(game)
  const at = order.indexOf(seat)
  return [...order.slice(at + 1), ...order.slice(0, at)]
}
