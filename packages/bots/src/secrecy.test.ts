import {
  type Config,
  configure,
  fastChance,
  type Features,
  type Game,
  Runner,
  type State,
} from '@hippodrome/engine'
import { type Auction, auction } from '@hippodrome/engine/testing'
import { court } from '@hippodrome/court'
import { families } from '@hippodrome/families'
import { powers } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { makeBot } from './makeBot.ts'
import { changesOf, chancesOf } from './model/chances.ts'
import type { Model } from './model/model.ts'
import { anyModel } from './testing/anyModel.ts'
import { positions } from './testing/positions.ts'

const SPECS = ['random', 'glance~5%', 'greedy', 'search:30~2%']

function proveSecrecy(rules: Game, config: Config, matches: number, every: number, model?: Model): void {
  const runner = new Runner(rules)
  for (let seed = 0; seed < matches; seed++)
    for (const state of positions(runner, config, seed, every))
      for (const { seat } of state.pending)
        for (const spec of SPECS) {
          const choose = (from: State) => makeBot(spec, { seed: 5, model }).choose(runner, from, seat)
          const chosen = choose(state)
          for (let other = 0; other < 3; other++) {
            const resampled = runner.sample(state, seat, fastChance(1000 + other))
            expect(choose(resampled)).toBe(chosen)
          }
          const otherDice = runner.clone(state)
          otherDice.chance = fastChance(99, [6, 6, 6, 6, 6, 6])
          expect(choose(otherDice)).toBe(chosen)
        }
}

const LONG = 300_000

describe('what a seat cannot know does not change what its bot chooses, nor do the coming dice', () => {
  it.each([2, 3, 4])(
    'in auctions for %i',
    (seats) => proveSecrecy(auction as unknown as Game, configure(auction, { seats }), 2, 1),
    LONG,
  )

  it.each([2, 4])(
    'in families for %i',
    (seats) => proveSecrecy(families as unknown as Game, configure(families, { seats }), 1, 40),
    LONG,
  )

  it.each([2, 4])(
    'in powers for %i',
    (seats) => proveSecrecy(powers as unknown as Game, configure(powers, { seats }), 1, 300),
    LONG,
  )

  it.each([2, 4])(
    'in court for %i',
    (seats) => proveSecrecy(court as unknown as Game, configure(court, { seats }), 1, 80),
    LONG,
  )

  const judged = [
    ['families', 2, families, 160],
    ['families', 4, families, 160],
    ['powers', 2, powers, 600],
    ['powers', 4, powers, 600],
    ['court', 2, court, 160],
    ['court', 4, court, 160],
  ] as const
  it.each(judged)(
    'in %s for %i, judged by a model',
    (_name, seats, game, every) => {
      const rules = game as unknown as Game
      const config = configure(rules, { seats })
      proveSecrecy(rules, config, 1, every, anyModel(rules, config))
    },
    LONG,
  )
})

/** A seat's own cards: what a model of auctions may know. */
const HANDS: Features<Auction> = {
  version: 1,
  writer: ({ deckSize }) => ({
    names: Array.from({ length: deckSize }, (_, card) => `card ${card}`),
    general: deckSize,
    places: 1,
    write: (game, to) =>
      game.hands.forEach((hand, seat) => {
        for (const card of hand) to[seat]?.put(card, 1)
      }),
  }),
}

function outcomeOf<T>(walk: Generator<undefined, T>): T {
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
  }
}

/** Gives how often two seats were told different things, and how often one was asked: else nothing would be proved. */
function provedTold(rules: Game, seats: number, every: number) {
  const runner = new Runner(rules)
  const config = configure(rules, { seats })
  const model = anyModel(rules, config)
  let [differs, asked] = [0, 0]
  for (const state of positions(runner, config, 1, every))
    for (let seat = 0; seat < seats; seat++) {
      const told = (from: State) => chancesOf(runner, model, from, seat, 5)
      const chances = told(state)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(told(runner.sample(state, seat, fastChance(77)))).toEqual(chances)
      if (state.pending.some((asked) => asked.seat === seat)) {
        const changed = (from: State) => outcomeOf(changesOf(runner, model, from, seat, 5))
        const changes = changed(state)
        expect(changed(runner.sample(state, seat, fastChance(78)))).toEqual(changes)
        const otherDice = runner.clone(state)
        otherDice.chance = fastChance(99, [6, 6, 6, 6])
        expect(changed(otherDice)).toEqual(changes)
        asked += 1
      }
      const others = chancesOf(runner, model, state, (seat + 1) % seats, 5)
      if (JSON.stringify(others) !== JSON.stringify(chances)) differs += 1
    }
  return { differs, asked }
}

it.each([
  ['auctions', { ...auction, features: HANDS }, 3, 2],
  ['court', court, 2, 160],
  ['powers', powers, 2, 400],
] as const)(
  'nor in %s does it change the chances that a seat is told, nor how its choices would change them',
  (_name, rules, seats, every) => {
    const { differs, asked } = provedTold(rules as unknown as Game, seats, every)
    expect(differs).toBeGreaterThan(0)
    expect(asked).toBeGreaterThan(0)
  },
  LONG,
)

it('would be noticed: another sample has other things hidden', () => {
  const runner = new Runner(auction as unknown as Game)
  const config = configure(auction, { seats: 3 })
  const peek = (state: State) => JSON.stringify(state.game)
  const differs = positions(runner, config, 1, 1).some((state) =>
    state.pending.some(({ seat }) => peek(runner.sample(state, seat, fastChance(1))) !== peek(state)),
  )
  expect(differs).toBe(true)
})
