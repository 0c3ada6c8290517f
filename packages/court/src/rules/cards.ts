import type { Flow, Seat } from '@hippodrome/engine'
import {
  type Court,
  DISCARD,
  HIDDEN,
  handOf,
  OFFER,
  PLAYED,
  playedBy,
  REMOVED,
  step,
  underOf,
} from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { cardOf } from './area.ts'
import { give } from './goods.ts'
import { forget, intoDeck, seenByAll } from './knowledge.ts'

type Telling = Flow<CourtEntry>

export const idOf = (game: Court, card: number): string => cardOf(game, card).id

export const numberOf = (game: Court, id: string): number => game.tables.cardNumber.get(id) ?? -1

/** §4.2 The top card of the Deck, with the Discard Pile shuffled into a new one if need be. */
export function topOfDeck(game: Court, flow: Telling): number | undefined {
  if (game.cards.deck.length === 0) reshuffle(game, flow)
  const card = game.cards.deck.pop()
  if (card !== undefined) flow.reveal()
  return card
}

export function reshuffle(game: Court, flow: Telling): void {
  if (game.cards.discard.length === 0) return
  for (const card of game.cards.discard) game.cards.place[card] = HIDDEN
  intoDeck(game, game.cards.discard)
  game.cards.deck = flow.shuffle(game.cards.discard)
  game.cards.discard = []
  flow.tell({ kind: 'reshuffled', n: game.cards.deck.length })
}

export const cardsLeft = (game: Court, seat: Seat): boolean =>
  game.cards.deck.length + game.cards.discard.length > 0 ||
  (game.players.starting[seat] as number[]).length > 0

/** Draws `n` cards; in a Duel the player may draw from the Starting Deck instead (§26.8). */
export function drawCards(game: Court, flow: Telling, seat: Seat, n: number): void {
  if ((game.players.starting[seat] as number[]).length > 0) {
    flow.then(drawFrom, { seat, left: n })
    return
  }
  const drawn: number[] = []
  for (let i = 0; i < n; i++) {
    const card = topOfDeck(game, flow)
    if (card === undefined) break
    drawn.push(card)
  }
  intoHand(game, flow, seat, drawn, 'deck')
}

function intoHand(game: Court, flow: Telling, seat: Seat, cards: number[], from: 'deck' | 'starting'): void {
  if (cards.length === 0) return
  handOf(game, seat).push(...cards)
  flow.tell({ kind: 'drew', seat, n: cards.length, from })
  flow.tell({ kind: 'drew-cards', seat, cards: cards.map((card) => idOf(game, card)) }, [seat])
}

export function drawFromStarting(game: Court, flow: Telling, seat: Seat, n: number): void {
  const starting = game.players.starting[seat] as number[]
  const drawn = starting.splice(Math.max(0, starting.length - n), n)
  flow.reveal()
  intoHand(game, flow, seat, drawn, 'starting')
}

const FROM_DECK: CourtChoice = { do: 'from', from: 'deck' }
const FROM_STARTING: CourtChoice = { do: 'from', from: 'starting' }

/** §26.8 Card by card, from the Deck or from the own Starting Deck. */
export const drawFrom = step('draw-from', {
  rule: '26.8',
  ask(game, { seat, left }: { seat: Seat; left: number }) {
    if (left === 0) return undefined
    const choices: CourtChoice[] = []
    if (game.cards.deck.length + game.cards.discard.length > 0) choices.push(FROM_DECK)
    if ((game.players.starting[seat] as number[]).length > 0) choices.push(FROM_STARTING)
    return choices.length > 0 && { seat, prompt: 'draw-from', choices, facts: { left } }
  },
  answer(game, local, choice: ChoiceOf<'from'>, flow) {
    local.left -= 1
    if (choice === FROM_STARTING || (choice.do === 'from' && choice.from === 'starting'))
      return drawFromStarting(game, flow, local.seat, 1)
    const card = topOfDeck(game, flow)
    if (card !== undefined) intoHand(game, flow, local.seat, [card], 'deck')
  },
})

/** §4.3 */
export function fillOffer(game: Court, flow: Telling, place: number): void {
  const card = topOfDeck(game, flow)
  game.cards.offer[place] = card ?? -1
  if (card === undefined) return
  game.cards.place[card] = OFFER
  flow.tell({ kind: 'refilled', card: idOf(game, card) })
}

export function takeFromOffer(game: Court, flow: Telling, seat: Seat, card: number): void {
  const place = game.cards.offer.indexOf(card)
  game.cards.place[card] = HIDDEN
  seenByAll(game, card, seat)
  game.cards.locks = game.cards.locks.filter((other) => other !== card)
  handOf(game, seat).push(card)
  flow.tell({ kind: 'took', seat, card: idOf(game, card), from: 'offer' })
  fillOffer(game, flow, place)
}

export function takeTopDiscard(game: Court, flow: Telling, seat: Seat): void {
  const card = game.cards.discard.pop()
  if (card === undefined) return
  game.cards.place[card] = HIDDEN
  seenByAll(game, card, seat)
  handOf(game, seat).push(card)
  flow.tell({ kind: 'took', seat, card: idOf(game, card), from: 'discard' })
}

export function removeFromHand(game: Court, seat: Seat, card: number): void {
  const hand = handOf(game, seat)
  hand.splice(hand.indexOf(card), 1)
}

export function toDiscard(game: Court, card: number): void {
  game.cards.discard.push(card)
  game.cards.place[card] = DISCARD
  forget(game, card)
}

/** §7.4 with its gain, or §7.5 without. */
export function discardFromHand(game: Court, flow: Telling, seat: Seat, card: number, gain: boolean): void {
  removeFromHand(game, seat, card)
  toDiscard(game, card)
  flow.tell({ kind: 'discarded', seat, card: idOf(game, card), gain })
  if (gain) game.tables.rules.discardGain.forEach((n, good) => n > 0 && give(game, seat, good, n))
}

/** Lays a card from anywhere into the area of `seat`. */
export function intoArea(game: Court, seat: Seat, card: number): void {
  playedBy(game, seat).push(card)
  underOf(game, seat).push(-1)
  game.cards.place[card] = PLAYED
  forget(game, card)
}

export function outOfGame(game: Court, card: number): void {
  game.cards.removed.push(card)
  game.cards.place[card] = REMOVED
}
