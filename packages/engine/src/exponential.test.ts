import { expect, it } from 'vitest'
import { exponential, logistic, logit } from './exponential.ts'

it('is e to a power, to the last digits, without asking the host', () => {
  for (let x = -60; x < 60; x += 0.0137) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12)
  expect(exponential(0)).toBe(1)
  expect(exponential(-1e6)).toBe(0)
  expect(exponential(1e6)).toBe(Number.POSITIVE_INFINITY)
})

it('turns chances into how sure they are, and back', () => {
  for (let chance = 0.001; chance < 1; chance += 0.0007) {
    expect(logit(chance)).toBeCloseTo(Math.log(chance / (1 - chance)), 12)
    expect(logistic(logit(chance))).toBeCloseTo(chance, 12)
  }
  expect(logit(0.5)).toBe(0)
})

it('takes nothing for surer than one in a million', () => {
  expect(logit(1)).toBe(logit(1 - 1e-7))
  expect(logit(0)).toBeCloseTo(-logit(1), 9)
})
