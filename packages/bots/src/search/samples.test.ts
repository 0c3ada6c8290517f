import { configure, fastChance, Runner } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { haystack } from '../testing/tiny.ts'
import { Samples } from './samples.ts'

it('tries choices that compete on the same samples, in the same order', () => {
  const rules = haystack(3, 0)
  const runner = new Runner(rules) as unknown as Runner
  const state = runner.start(rules.setup(configure(rules, { seats: 1 }), undefined), fastChance(1))
  const samples = new Samples(runner, state, 0, 7)
  const seen = [0, 1, 2, 0, 1, 2, 0, 2, 2].map((choice) => [choice, samples.next(choice, 2)] as const)
  const of = (choice: number) => seen.filter(([first]) => first === choice).map(([, sample]) => sample)
  const [one, other] = [samples.get(0), samples.get(1)]
  expect(one).not.toBe(other)
  expect(of(0)).toEqual([one, other, one])
  expect(of(1)).toEqual([one, other])
  expect(of(2)).toEqual([one, other, one, other])
  of(2).forEach((sample, turn) => expect(sample).toBe(turn % 2 === 0 ? one : other))
})
