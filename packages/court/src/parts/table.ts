import type { Seat } from '@hippodrome/engine'
import type { Tables } from '../tables.ts'
import { UNITS } from '../vocabulary.ts'
import { A, blanks, copies, lists, zeros } from './lists.ts'

/** What lies on the table: how each part begins and how it is copied. */

/** In the box, where cards that are not played with stay. */
export const BOX = 5

/** What lies before each seat, and what is counted of it through the match. */
export type Players = {
  hands: number[][]
  starting: number[][]
  played: number[][]
  /** Beside `played`: the Hero that the card lies under, or -1. */
  under: number[][]
  down: number[]
  /** Cards with a Dynamis on them. */
  spent: number[]
  readonly patrons: number[]
  /** By seat in a Duel: 0 Belisarius, 1 Narses. */
  readonly heroes: number[]
  readonly passed: number[]
  readonly victories: number[]
  readonly topVotes: number[]
}

export const emptyPlayers = ({ seats }: Tables): Players => ({
  hands: lists(seats),
  starting: lists(seats),
  played: lists(seats),
  under: lists(seats),
  down: [],
  spent: [],
  patrons: blanks(seats),
  heroes: blanks(seats),
  passed: zeros(seats),
  victories: zeros(seats),
  topVotes: zeros(seats),
})

export const clonePlayers = (from: Players): Players => ({
  hands: copies(from.hands),
  starting: copies(from.starting),
  played: copies(from.played),
  under: copies(from.under),
  down: from.down.slice(),
  spent: from.spent.slice(),
  patrons: from.patrons.slice(),
  heroes: from.heroes.slice(),
  passed: from.passed.slice(),
  victories: from.victories.slice(),
  topVotes: from.topVotes.slice(),
})

/** Cards that are nobody's yet or no longer, and what is known of them all. */
export type Cards = {
  /** The topmost card is the last. */
  deck: number[]
  discard: number[]
  /** By place; -1 is empty. */
  readonly offer: number[]
  locks: number[]
  removed: number[]
  /** Cards of the Deck that are seen with the Robes. */
  seen: number[]
  /** By card: where it openly lies. */
  readonly place: number[]
  /** By card: who knows what of it while it is hidden (`rules/knowledge.ts`). */
  readonly known: number[]
  /** How often the Discard Pile became the Deck. */
  shuffles: number
}

export const emptyCards = ({ rules, cards }: Tables): Cards => ({
  deck: [],
  discard: [],
  offer: blanks(rules.offerSize),
  locks: [],
  removed: [],
  seen: [],
  place: new Array<number>(cards.length).fill(BOX),
  known: zeros(cards.length),
  shuffles: 0,
})

export const cloneCards = (from: Cards): Cards => ({
  deck: from.deck.slice(),
  discard: from.discard.slice(),
  offer: from.offer.slice(),
  locks: from.locks.slice(),
  removed: from.removed.slice(),
  seen: from.seen.slice(),
  place: from.place.slice(),
  known: from.known.slice(),
  shuffles: from.shuffles,
})

/** What is chosen from before the first round. */
export type Draft = {
  packs: number[][]
  piles: number[][]
  /** The pile that the drafting seat of a Duel looks at, or -1. */
  lookingAt: number
  seat: Seat
  patrons: number[][]
  patronDeck: number[]
}

export const emptyDraft = ({ seats }: Tables): Draft => ({
  packs: lists(seats),
  piles: [],
  lookingAt: -1,
  seat: -1,
  patrons: lists(seats),
  patronDeck: [],
})

export const cloneDraft = (from: Draft): Draft => ({
  packs: copies(from.packs),
  piles: copies(from.piles),
  lookingAt: from.lookingAt,
  seat: from.seat,
  patrons: copies(from.patrons),
  patronDeck: from.patronDeck.slice(),
})

/** By seat: Quests held and given up. */
export type Quests = {
  held: number[][]
  gone: number[][]
  deck: number[]
  /** By Quest: the seats that have looked at it in another's hand, as bits. */
  readonly known: number[]
  /** Doxa for each Quest at the end, beside `held`. */
  doxa: number[][]
}

export const emptyQuests = ({ quests, seats }: Tables): Quests => ({
  held: lists(seats),
  gone: lists(seats),
  deck: [],
  known: zeros(quests.length),
  doxa: lists(seats),
})

export const cloneQuests = (from: Quests): Quests => ({
  held: copies(from.held),
  gone: copies(from.gone),
  deck: from.deck.slice(),
  known: from.known.slice(),
  doxa: copies(from.doxa),
})

/** The Initiative Track. */
export type Initiative = {
  /** By position: who has a Seal there. */
  readonly track: number[]
  caskets: number[]
  /** Caskets that are still to come. */
  bag: number[]
}

export const emptyInitiative = ({ caskets }: Tables): Initiative => ({
  track: blanks(4),
  caskets: blanks(4),
  bag: caskets.map((_, index) => index),
})

export const cloneInitiative = (from: Initiative): Initiative => ({
  track: from.track.slice(),
  caskets: from.caskets.slice(),
  bag: from.bag.slice(),
})

/** By round: the Events of the match. */
export type Events = {
  row: number[]
  /** 0 to come, 1 fulfilled, 2 cancelled. */
  readonly outcomes: number[]
  /** The chosen Option, or -1. */
  readonly options: number[]
  /** Whether the Event lies face up. */
  readonly shown: number[]
  /** Events that are not played. */
  box: number[]
}

export const emptyEvents = (): Events => ({
  row: [],
  outcomes: [],
  options: [],
  shown: [],
  box: [],
})

export const cloneEvents = (from: Events): Events => ({
  row: from.row.slice(),
  outcomes: from.outcomes.slice(),
  options: from.options.slice(),
  shown: from.shown.slice(),
  box: from.box.slice(),
})

/** The map and what is counted of it. */
export type Provinces = {
  /** By unit and area. */
  readonly units: number[]
  readonly pool: number[]
  /** By seat and area. */
  readonly seals: number[]
  /** Virtus on Fortifications: seat, area and whether a Seal lies on it, one after the other. */
  stores: number[]
  readonly abilitiesUsed: number[]
  readonly sealsRemoved: number[]
}

export const emptyProvinces = ({ units, seats }: Tables): Provinces => ({
  units: zeros(UNITS.length * A),
  pool: units.map(({ count }) => count),
  seals: zeros(seats * A),
  stores: [],
  abilitiesUsed: zeros(seats),
  sealsRemoved: zeros(seats),
})

export const cloneProvinces = (from: Provinces): Provinces => ({
  units: from.units.slice(),
  pool: from.pool.slice(),
  seals: from.seals.slice(),
  stores: from.stores.slice(),
  abilitiesUsed: from.abilitiesUsed.slice(),
  sealsRemoved: from.sealsRemoved.slice(),
})
