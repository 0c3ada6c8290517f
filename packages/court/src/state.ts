import { type Seat, stepsOf } from '@hippodrome/engine'
import { dynamisOf, type Tables } from './tables.ts'
import { G } from './parts/lists.ts'
import {
  cloneVotes,
  emptyVotes,
  type Votes,
  cloneDoing,
  emptyDoing,
  type Doing,
  cloneGifts,
  emptyGifts,
  type Gifts,
  cloneTrial,
  emptyTrial,
  type Trial,
  cloneVerdict,
  emptyVerdict,
  type Verdict,
  cloneUnderWay,
  emptyUnderWay,
  type UnderWay,
  cloneSolo,
  emptySolo,
  type Solo,
} from './parts/round.ts'
import {
  clonePlayers,
  emptyPlayers,
  type Players,
  cloneCards,
  emptyCards,
  type Cards,
  cloneDraft,
  emptyDraft,
  type Draft,
  cloneQuests,
  emptyQuests,
  type Quests,
  cloneInitiative,
  emptyInitiative,
  type Initiative,
  cloneEvents,
  emptyEvents,
  type Events,
  cloneProvinces,
  emptyProvinces,
  type Provinces,
} from './parts/table.ts'
import type { CourtEntry } from './types.ts'
import type { Phase } from './vocabulary.ts'

export { A, G, GIFT } from './parts/lists.ts'
export type { Act } from './parts/round.ts'
export { BOX } from './parts/table.ts'

/** Where a card lies, as far as everybody knows: hands, decks and piles are all `HIDDEN`. */
export const HIDDEN = 0
export const OFFER = 1
export const DISCARD = 2
export const PLAYED = 3
export const REMOVED = 4

/** The state in its parts. */
export type Parts = {
  readonly players: Players
  readonly cards: Cards
  readonly draft: Draft
  readonly quests: Quests
  readonly initiative: Initiative
  readonly events: Events
  readonly votes: Votes
  readonly map: Provinces
  readonly action: Doing
  readonly gifts: Gifts
  readonly trial: Trial
  readonly verdict: Verdict
  readonly abilities: UnderWay
  readonly solo: Solo
}

export type Court = Parts & {
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
  /** From the cheapest position; -1 is a hole while somebody buys. */
  market: number[]
}

export const step = stepsOf<Court, CourtEntry>()

export const NOMISMA = 7
export const DOXA = 8
export const DYNAMIS = 9
export const AUCTORITAS = 0

/** The state before the first step: everything still in the box. */
export const emptyCourt = (tables: Tables): Court => ({
  seats: tables.seats,
  tables,
  phase: 'set-up',
  round: tables.mode === 'solo' ? -1 : 0,
  ring: 0,
  turn: 0,
  goods: new Array<number>(tables.seats * G).fill(0),
  market: [],
  players: emptyPlayers(tables),
  cards: emptyCards(tables),
  draft: emptyDraft(tables),
  quests: emptyQuests(tables),
  initiative: emptyInitiative(tables),
  events: emptyEvents(),
  votes: emptyVotes(tables),
  map: emptyProvinces(tables),
  action: emptyDoing(),
  gifts: emptyGifts(tables),
  trial: emptyTrial(tables),
  verdict: emptyVerdict(),
  abilities: emptyUnderWay(),
  solo: emptySolo(),
})

export const cloneCourt = (from: Court): Court => ({
  seats: from.seats,
  tables: from.tables,
  phase: from.phase,
  round: from.round,
  ring: from.ring,
  turn: from.turn,
  goods: from.goods.slice(),
  market: from.market.slice(),
  players: clonePlayers(from.players),
  cards: cloneCards(from.cards),
  draft: cloneDraft(from.draft),
  quests: cloneQuests(from.quests),
  initiative: cloneInitiative(from.initiative),
  events: cloneEvents(from.events),
  votes: cloneVotes(from.votes),
  map: cloneProvinces(from.map),
  action: cloneDoing(from.action),
  gifts: cloneGifts(from.gifts),
  trial: cloneTrial(from.trial),
  verdict: cloneVerdict(from.verdict),
  abilities: cloneUnderWay(from.abilities),
  solo: cloneSolo(from.solo),
})

export const isSolo = (game: Court): boolean => game.tables.mode === 'solo'

export const baseDynamis = (game: Court): number => dynamisOf(game.tables)

/** How many of `good` a seat has. */
export const has = (game: Court, seat: Seat, good: number): number => game.goods[seat * G + good] as number

export const handOf = (game: Court, seat: Seat): number[] => game.players.hands[seat] as number[]
export const playedBy = (game: Court, seat: Seat): number[] => game.players.played[seat] as number[]
export const underOf = (game: Court, seat: Seat): number[] => game.players.under[seat] as number[]

/** The Event of the round, or nothing in Solo's preparatory round. */
export const eventNow = (game: Court) =>
  game.round < 0 ? undefined : game.tables.events[game.events.row[game.round] as number]

/** The chosen Option of the round's Event. */
export const optionNow = (game: Court) => eventNow(game)?.options[game.events.options[game.round] ?? 0]

/** Seats in Initiative order. In Solo, and before Seals are placed, by seat. */
export function initiativeOrder(game: Court): Seat[] {
  const { seats, ring } = game
  const order: Seat[] = []
  if (game.tables.mode !== 'solo') for (const seat of game.initiative.track) if (seat >= 0) order.push(seat)
  if (order.length === seats) return order
  return Array.from({ length: seats }, (_, index) => (ring + index) % seats)
}

/** The others in Initiative order, beginning after `seat`. */
export function othersAfter(game: Court, seat: Seat): Seat[] {
  const order = initiativeOrder(game)
  const at = order.indexOf(seat)
  return [...order.slice(at + 1), ...order.slice(0, at)]
}
