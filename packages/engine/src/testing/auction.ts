import * as v from 'valibot'
import type { Chance } from '../chance.ts'
import { shuffle } from '../chance.ts'
import type { Seat } from '../decision.ts'
import { numbers } from '../decision.ts'
import { BadData, type Game, rankBy } from '../game.ts'
import { parseWith } from '../save.ts'
import { type Entry, stepsOf } from '../step.ts'
import { together } from '../together.ts'
import type { Words } from '../words.ts'

/**
 * A small game that has everything the engine promises: cards dealt in secret, a hand that every seat thins out at
 * the same time in several small choices, secret bids, a card that the others may answer all at once, and dice.
 */
export type Auction = {
  readonly seats: number
  readonly tables: { readonly deckSize: number }
  deck: number[]
  hands: number[][]
  discards: number[]
  scores: number[]
  round: number
  rounds: number
}

type AuctionEntry = Entry

const step = stepsOf<Auction, AuctionEntry>()

const KEEP = 2
const isShield = (card: number): boolean => card % 8 === 0

/** §1.1 Three cards each. */
const deal = step('deal', {
  rule: '1.1',
  play(game, _: object, flow) {
    flow.shuffle(game.deck)
    for (const hand of game.hands) hand.push(...game.deck.splice(-3))
    flow.tell({ kind: 'dealt' })
    flow.then(thin, {})
    flow.then(round, {})
  },
})

/** §1.2 Everybody at once puts cards away, one by one, until two are left. */
const thin = step('thin', {
  rule: '1.2',
  ask: (game, _: object) =>
    game.hands.flatMap((hand, seat) => {
      const choices = hand.map((card) => ({ do: 'discard', card }))
      return hand.length > KEEP ? [{ seat, prompt: 'discard', choices, evenIfForced: true }] : []
    }),
  answer(game, _local, { card }, flow, seat) {
    game.hands[seat]?.splice(game.hands[seat].indexOf(card), 1)
    game.discards.push(card)
    flow.tell({ kind: 'discarded', card }, [seat])
  },
})

/** §2.1 A round: bids, then the winner's turn. */
const round = step('round', {
  rule: '2.1',
  play(game, _: object, flow) {
    if (game.round === game.rounds) {
      flow.end()
      return
    }
    game.round += 1
    flow.then(bid, {})
    flow.call('round', {})
  },
})

/** §2.2 Secret bids; the highest, and of equals the first seat, has the turn. */
const bid = together<Auction, object, ReturnType<typeof numbers>[number], AuctionEntry>('bid', {
  rule: '2.2',
  ask: (game, _local, seat) => ({
    seat,
    prompt: 'bid',
    choices: numbers(0, Math.min(3, game.scores[seat] ?? 0)),
  }),
  resolve(game, _local, answers, flow) {
    let winner = 0
    for (let seat = 0; seat < game.seats; seat++) {
      const amount = answers[seat]?.n ?? 0
      game.scores[seat] = (game.scores[seat] ?? 0) - amount
      if (amount > (answers[winner]?.n ?? 0)) winner = seat
    }
    flow.tell({ kind: 'bids', winner })
    flow.then(turn, { seat: winner })
  },
})

/** §3.1 The turn: mark time, roll, or strike with a card. */
const turn = step('turn', {
  rule: '3.1',
  ask: (game, { seat, marks }: { seat: Seat; marks?: number }) => ({
    seat,
    prompt: 'turn',
    choices: [
      { do: 'roll' },
      ...((marks ?? 0) < 2 ? [{ do: 'mark' }] : []),
      ...(game.hands[seat] ?? []).map((card) => ({ do: 'strike', card })),
    ],
  }),
  answer(game, local: { seat: Seat; marks?: number }, choice: { do: string; card?: number }, flow) {
    if (choice.do === 'mark') {
      local.marks = (local.marks ?? 0) + 1
      return
    }
    flow.done()
    if (choice.do === 'roll') {
      const pips = flow.die()
      game.scores[local.seat] = (game.scores[local.seat] ?? 0) + pips
      flow.tell({ kind: 'rolled', seat: local.seat, pips })
    } else if (choice.card !== undefined) flow.then(strike, { seat: local.seat, card: choice.card })
  },
  denied: (_game, { marks }) =>
    (marks ?? 0) < 2 ? [] : [{ choice: { do: 'mark' }, reason: { key: 'marked-twice', facts: { marks } } }],
})

/** §3.2 A strike takes two points from each other seat that does not answer it with a shield. */
const strike = together<Auction, { seat: Seat; card: number }, { do: string }, AuctionEntry>('strike', {
  rule: '3.2',
  ask: (game, local, seat) =>
    seat === local.seat
      ? undefined
      : {
          seat,
          prompt: 'shield',
          choices: game.hands[seat]?.some(isShield) ? [{ do: 'bear' }, { do: 'shield' }] : [{ do: 'bear' }],
          window: { kind: 'strike', pass: 0, aims: [seat], amount: Math.min(2, game.scores[seat] ?? 0) },
        },
  resolve(game, { seat: striker, card }, answers, flow) {
    const hand = game.hands[striker] ?? []
    game.discards.push(...hand.splice(hand.indexOf(card), 1))
    for (let seat = 0; seat < game.seats; seat++) {
      if (seat === striker || answers[seat]?.do === 'shield') continue
      game.scores[seat] = Math.max(0, (game.scores[seat] ?? 0) - 2)
    }
    flow.tell({ kind: 'struck', seat: striker, card })
  },
})

const words: Words<unknown, never, never> = {
  name: 'Auction',
  about: 'A small game for tests.',
  prompt: (decision) => decision.prompt,
  choice: (choice) => JSON.stringify(choice),
  entry: (entry) => JSON.stringify(entry),
  reason: (reason) => reason.key,
  option: (name) => ({ label: name, help: name }),
  optionValue: (_name, value) => String(value),
  sections: () => [],
  result: () => [],
}

const stateSchema = v.looseObject({
  seats: v.number(),
  deck: v.array(v.number()),
  hands: v.array(v.array(v.number())),
  discards: v.array(v.number()),
  scores: v.array(v.number()),
  round: v.number(),
  rounds: v.number(),
})

export const auction: Game<Auction> = {
  id: 'auction',
  rules: '1',
  data: '1',
  seats: { min: 2, max: 4 },
  options: { rounds: { values: [3, 1, 5] } },
  tables: (config) => {
    if (config.data !== undefined) throw new BadData('data', 'this game has no other cards')
    return { deckSize: 16 }
  },
  setup: ({ seats, options }, tables) => ({
    seats,
    tables,
    deck: Array.from({ length: tables.deckSize }, (_, card) => card),
    hands: Array.from({ length: seats }, () => []),
    discards: [],
    scores: Array.from({ length: seats }, () => 3),
    round: 0,
    rounds: Number(options.rounds),
  }),
  begin: () => [{ step: 'deal', local: {} }],
  windows: { strike: { aims: true, amount: true } },
  periods: ({ round }) => ({ round }),
  steps: [deal, thin, round, bid, turn, strike],
  clone: (game) => ({
    ...game,
    deck: game.deck.slice(),
    hands: game.hands.map((hand) => hand.slice()),
    discards: game.discards.slice(),
    scores: game.scores.slice(),
  }),
  view: (game, seat) => ({
    scores: [...game.scores],
    round: game.round,
    hand: [...(game.hands[seat] ?? [])],
    handSizes: game.hands.map((hand) => hand.length),
    deck: game.deck.length,
  }),
  resample(game, seat, chance: Chance) {
    const hidden = [
      ...game.deck,
      ...game.discards,
      ...game.hands.flatMap((hand, other) => (other === seat ? [] : hand)),
    ]
    hidden.sort((a, b) => a - b)
    shuffle(chance, hidden)
    const take = (count: number) => hidden.splice(-count, count)
    game.hands = game.hands.map((hand, other) => (other === seat ? hand : take(hand.length)))
    game.discards = take(game.discards.length)
    game.deck = hidden
  },
  result: (game) => ({ scores: [...game.scores], ranks: rankBy(game.scores.map((score) => [score])) }),
  evaluate(game, out) {
    const best = Math.max(1, ...game.scores)
    for (let seat = 0; seat < game.seats; seat++) out[seat] = (game.scores[seat] ?? 0) / best
  },
  parse: (json, tables) => ({ ...parseWith(stateSchema, json, 'game'), tables }),
  audit(game) {
    const cards = game.deck.length + game.discards.length + game.hands.flat().length
    return cards === game.tables.deckSize ? [] : [`${cards} cards`]
  },
  words: { en: words, nl: words },
}
