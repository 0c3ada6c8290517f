import { configure, type Decision, draw, fastChance, type Game, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../makeBot.ts'
import { gambleFor, haystack, pennies, pileOf, shop, type Tiny } from '../testing/tiny.ts'
import { advise, searchBot } from './bot.ts'
import { Contest } from './contest.ts'

function begin(rules: Game<Tiny>, seats: number) {
  const runner = new Runner(rules) as unknown as Runner
  const config = configure(rules, { seats })
  return { runner, state: runner.start(rules.setup(config, undefined), fastChance(7)) }
}

function first(rules: Game<Tiny>, spec: string, seed: number, seats = 2) {
  const { runner, state } = begin(rules, seats)
  const decision = state.pending.find((asked) => asked.seat === 0) as Decision
  return decision.choices[makeBot(spec, { seed }).choose(runner, state, 0)]
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

it('looks as far ahead as a win needs, where the evaluation knows nothing', () => {
  for (const pile of [5, 6, 7, 9, 10, 11])
    for (const seed of seeds)
      expect(first(pileOf(pile), 'search:2000', seed)).toEqual({ do: 'number', n: pile % 4 })
})

it('weighs dice by what they bring on average', () => {
  for (const seed of seeds) {
    expect(first(gambleFor(45), 'search:1000', seed, 1)).toEqual({ do: 'keep' })
    expect(first(gambleFor(25), 'search:1000', seed, 1)).toEqual({ do: 'roll' })
  }
})

it('advises what it would choose itself, and says what every choice is worth', () => {
  for (const seed of seeds) {
    const { runner, state } = begin(gambleFor(45), 1)
    const [best, next, ...rest] = advise(runner, state, 0, seed, { playouts: 1000 })
    expect(best?.choice).toBe(makeBot('search:1000', { seed }).choose(runner, state, 0))
    expect(best?.value).toBeGreaterThan(next?.value ?? 1)
    expect(rest).toEqual([])
  }
})

it('pays first for what comes later', () => {
  for (const seed of seeds) expect(first(shop, 'search:200', seed, 1)).toEqual({ do: 'pay' })
})

it('finds the one good choice of a long list', () => {
  for (const seed of seeds)
    expect(first(haystack(150, 101), 'search:1000', seed, 1)).toEqual({ do: 'number', n: 101 })
})

it('does not let seats that choose at the same time see each other’s answers', () => {
  // Whoever is seen always loses, so that a search which lets seat 1 see would keep out; unseen it is worth 50 against 20.
  for (const seed of seeds) expect(first(pennies, 'search:2000', seed)).not.toEqual({ do: 'out' })
})

describe('careful playouts', () => {
  const careful = (rules: Game<Tiny>): Game<Tiny> => ({ ...rules, playouts: 'careful' })

  it('weigh dice, pay first for what comes later and find the one good choice', () => {
    for (const seed of seeds) {
      expect(first(careful(gambleFor(45)), 'search:300', seed, 1)).toEqual({ do: 'keep' })
      expect(first(careful(gambleFor(25)), 'search:300', seed, 1)).toEqual({ do: 'roll' })
      expect(first(careful(shop), 'search:50', seed, 1)).toEqual({ do: 'pay' })
      expect(first(careful(haystack(150, 101)), 'search:300', seed, 1)).toEqual({ do: 'number', n: 101 })
    }
  })
})

function contest(values: readonly number[], budget: number) {
  const trial = new Contest(
    values.map(() => 0.5),
    { most: 40, weight: 6 },
  )
  const noise = fastChance(3)
  const tries = values.map(() => 0)
  for (let spent = 0; spent < budget && !trial.decided; spent++) {
    const index = trial.next()
    tries[index] = (tries[index] ?? 0) + 1
    trial.add(index, (values[index] ?? 0) + (draw(noise, 1000) - 500) / 2000)
    trial.spent(spent / budget)
  }
  return { best: trial.ranking()[0], tries, spent: tries.reduce((sum, count) => sum + count, 0) }
}

it('tries most what is best, and spends its whole budget where it is close', () => {
  const { best, tries, spent } = contest([0.3, 0.5, 0.52, 0.4, 0.2, 0.45, 0.35, 0.25], 2000)
  expect(best).toBe(2)
  expect(spent).toBe(2000)
  expect(tries[2]).toBeGreaterThan(4 * (tries[4] ?? 0))
})

it('stops when the rest is clearly worse', () => {
  const { best, spent } = contest([0.1, 0.9, 0.2], 2000)
  expect(best).toBe(1)
  expect(spent).toBeLessThan(200)
})

it('spends its time by the clock that it is given', () => {
  const { runner, state } = begin(pileOf(21), 2)
  let looks = 0
  const bot = searchBot('search', 1, { milliseconds: 10, now: () => looks++ })
  bot.choose(runner, state, 0)
  expect(looks).toBe(11)
})
