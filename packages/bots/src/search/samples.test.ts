import { configure, die, fastChance, Runner } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { haystack } from '../testing/tiny.ts'
import { Samples } from './samples.ts'

function samplesOf(seed: number): Samples {
  const rules = haystack(3, 0)
  const runner = new Runner(rules) as unknown as Runner
  const state = runner.start(rules.setup(configure(rules, { seats: 1 }), undefined), fastChance(1))
  return new Samples(runner, state, 0, seed)
}

it('tries choices that compete on the same samples with the same dice, in the same order', () => {
  const samples = samplesOf(7)
  const seen = [0, 1, 2, 0, 1, 2, 0, 2, 2].map((choice) => ({ choice, state: samples.next(choice, 2) }))
  const of = (choice: number) => seen.filter((one) => one.choice === choice).map(({ state }) => state)
  expect(of(1)).toEqual(of(0).slice(0, 2))
  expect(of(2).slice(0, 3)).toEqual(of(0))
  expect(of(0)[0]?.chance).not.toEqual(of(0)[1]?.chance)
})

it('lets no playout spoil the dice of another', () => {
  const samples = samplesOf(7)
  const first = samples.next(0, 2)
  const before = JSON.stringify(first.chance)
  die(first.chance)
  expect(JSON.stringify(samples.next(1, 2).chance)).toBe(before)
})

it('throws every side of the first die equally often', () => {
  for (const seed of [1, 2, 3]) {
    const samples = samplesOf(seed)
    const sides = Array.from({ length: 12 }, () => die(samples.next(0, 4).chance))
    expect(sides.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
  }
})
