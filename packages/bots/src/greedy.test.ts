import { configure, fastChance, type Game, Runner } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { makeBot } from './makeBot.ts'
import { gambleFor, haystack, shop, type Tiny, unanimity } from './testing/tiny.ts'

function first(rules: Game<Tiny>, spec: string, seed: number, seats = 1) {
  const runner = new Runner(rules) as unknown as Runner
  const config = configure(rules, { seats })
  const state = runner.start(rules.setup(config, undefined), fastChance(seed))
  return state.pending[0]?.choices[makeBot(spec, { seed }).choose(runner, state, 0)]
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

it('random makes every choice about as often', () => {
  const counts = [0, 0, 0, 0]
  for (let seed = 0; seed < 4000; seed++) {
    const n = Number(first(haystack(4, 0), 'random', seed)?.n)
    counts[n] = (counts[n] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

it('greedy takes the best by the evaluation', () => {
  for (const seed of seeds) expect(first(haystack(30, 17), 'greedy', seed)).toEqual({ do: 'number', n: 17 })
})

it('greedy takes any of equals, not always the first of the list', () => {
  const taken = new Set(seeds.map((seed) => first(haystack(5, -1), 'greedy', seed)?.n))
  expect(taken.size).toBe(5)
})

it('greedy leaves alone what serves only talk, however good it seems', () => {
  const rules: Game<Tiny> = { ...haystack(5, 3), idle: ({ n }) => n === 3 }
  for (const seed of seeds.slice(0, 10)) expect(first(rules, 'greedy', seed)?.n).not.toBe(3)
  expect(first({ ...rules, idle: () => true }, 'greedy', 1)?.n).toBe(3)
})

it('greedy looks to the end of an action that is paid for first', () => {
  for (const seed of seeds) expect(first(shop, 'greedy', seed)).toEqual({ do: 'pay' })
})

it('greedy weighs dice by what they bring on average', () => {
  const rolls = (sure: number) =>
    seeds.filter((seed) => first(gambleFor(sure), 'greedy', seed)?.do === 'roll').length
  expect(rolls(55)).toBe(0)
  expect(rolls(15)).toBe(seeds.length)
})

it('greedy does not rely on another’s no', () => {
  for (const seed of seeds) expect(first(unanimity, 'greedy', seed, 2)).toEqual({ do: 'no' })
})

it('greedy slips as often as it is told to', () => {
  const slips = (spec: string) => {
    let missed = 0
    for (let seed = 0; seed < 500; seed++) if (first(haystack(50, 7), spec, seed)?.n !== 7) missed += 1
    return missed / 500
  }
  expect(slips('greedy')).toBe(0)
  expect(slips('greedy:40%')).toBeGreaterThan(0.32)
  expect(slips('greedy:40%')).toBeLessThan(0.48)
})
