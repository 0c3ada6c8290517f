import { Bits, type Seat } from '@hippodrome/engine'
import { type Court, HIDDEN, step } from '../state.ts'
import { clockwise } from '../tables.ts'
import type { ChoiceOf, CourtChoice } from '../types.ts'
import { HEROES } from '../vocabulary.ts'
import { drawFromStarting, idOf, intoArea } from './cards.ts'
import { NO, YES } from './choices.ts'
import { forget, learn, LOOSE, pileTaken, seenByAll } from './knowledge.ts'
import { layOffer } from './setup.ts'

/** The Duel (chapter 26). */

/** §26.1 The holder of the Ring chooses a hero; the other one is the opponent's. */
export const chooseHero = step('choose-hero', {
  rule: '26.1',
  ask: (game, _local: object) => ({
    seat: game.ring,
    prompt: 'choose-hero',
    choices: HEROES.map((hero): CourtChoice => ({ do: 'hero', hero })),
  }),
  answer(game, _local, choice: ChoiceOf<'hero'>, flow) {
    const mine = HEROES.indexOf(choice.hero)
    takeHero(game, game.ring, mine)
    takeHero(game, clockwise(game.ring, game.seats), 1 - mine)
    for (let seat = 0; seat < game.seats; seat++)
      flow.tell({ kind: 'hero', seat, hero: HEROES[game.players.heroes[seat] as number] ?? choice.hero })
    flow.done()
  },
})

function takeHero(game: Court, seat: Seat, hero: number): void {
  const table = game.tables.duel[hero]
  if (!table) return
  game.players.heroes[seat] = hero
  game.players.starting[seat] = table.deck.slice()
  for (const card of table.deck) {
    game.cards.place[card] = HIDDEN
    seenByAll(game, card, seat, LOOSE)
  }
  intoArea(game, seat, table.hero)
}

/** §26.4 Three piles of three; then three picks each, in turns. */
export const duelDraft = step('duel-draft', {
  rule: '26.4',
  play(game, { pick }: { pick: number }, flow) {
    const { piles, pileSize, picksEach } = game.tables.rules.duel.draft
    if (pick === 0) for (let i = 0; i < piles; i++) game.draft.piles.push(game.cards.deck.splice(-pileSize))
    if (pick < picksEach * game.seats) {
      flow.then(takePile, { seat: (game.ring + pick) % game.seats, pile: 0 })
      flow.call('duel-draft', { pick: pick + 1 })
    } else flow.then(endDuelDraft, {})
  },
})

export const takePile = step('take-pile', {
  rule: '26.4',
  play(game, { seat, pile }: { seat: Seat; pile: number }, flow) {
    flow.reveal()
    game.draft.seat = seat
    if (pile >= game.draft.piles.length) {
      const card = game.cards.deck.pop()
      if (card !== undefined) (game.players.starting[seat] as number[]).push(card)
      game.draft.lookingAt = -1
      flow.tell({ kind: 'top-taken', seat })
      return
    }
    game.draft.lookingAt = pile
    for (const card of game.draft.piles[pile] as number[]) learn(game, seat, card, Bits.only(seat))
    flow.then(askPile, { seat, pile })
  },
})

export const askPile = step('ask-pile', {
  rule: '26.4',
  ask: (game, { seat, pile }: { seat: Seat; pile: number }) => ({
    seat,
    prompt: 'take-pile',
    choices: [YES, NO],
    facts: { pile: pile + 1, cards: (game.draft.piles[pile] as number[]).map((card) => idOf(game, card)) },
  }),
  answer(game, { seat, pile }, choice: ChoiceOf<'yes' | 'no'>, flow) {
    flow.done()
    flow.reveal()
    const cards = game.draft.piles[pile] as number[]
    game.draft.lookingAt = -1
    const top = game.cards.deck.pop()
    const refill = top === undefined ? [] : [top]
    flow.tell({ kind: choice.do === 'yes' ? 'pile-taken' : 'pile-left', seat, pile: pile + 1 })
    if (choice.do === 'yes') {
      pileTaken(game, seat, cards)
      ;(game.players.starting[seat] as number[]).push(...cards)
      game.draft.piles[pile] = refill
    } else {
      cards.push(...refill)
      flow.then(takePile, { seat, pile: pile + 1 })
    }
  },
})

/** §26.7 */
export const endDuelDraft = step('end-duel-draft', {
  rule: '26.7',
  play(game, _local: object, flow) {
    game.cards.deck = flow.shuffle([...game.cards.deck, ...game.draft.piles.flat()].sort((a, b) => a - b))
    for (const card of game.draft.piles.flat()) forget(game, card)
    game.draft.piles = []
    game.draft.seat = -1
    layOffer(game, flow)
    for (let seat = 0; seat < game.seats; seat++) {
      flow.shuffle((game.players.starting[seat] as number[]).sort((a, b) => a - b))
      drawFromStarting(game, flow, seat, game.tables.rules.duel.startHand)
    }
  },
})
