import { expect, it } from 'vitest'
import { spread, students, wilson } from './stats.ts'

it("gives Wilson's interval", () => {
  const { share, low, high } = wilson(150, 200)
  expect(share).toBe(0.75)
  expect(low).toBeCloseTo(0.6857, 4)
  expect(high).toBeCloseTo(0.8049, 4)
})

it('stays between 0 and 1 at the ends, and says nothing without a match', () => {
  expect(wilson(0, 20)).toMatchObject({ share: 0, low: 0 })
  expect(wilson(20, 20).high).toBe(1)
  expect(wilson(20, 20).low).toBeCloseTo(0.8389, 4)
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})

it("gives Student's t, and the normal one where there is much to go by", () => {
  // From any table of it.
  for (const [freedom, t] of [
    [1, 12.706],
    [2, 4.303],
    [4, 2.776],
    [10, 2.228],
    [30, 2.042],
  ] as const)
    expect(Math.abs(students(freedom) / t - 1)).toBeLessThan(0.04)
  expect(students(1e6)).toBeCloseTo(1.96, 4)
})

it('sums up a list of numbers', () => {
  expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, sd: 2, min: 2, max: 9 })
  expect(spread([])).toEqual({ mean: 0, sd: 0, min: 0, max: 0 })
})
