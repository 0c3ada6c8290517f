import { expect, it } from 'vitest'
import { exponential, toShares } from './shares.ts'

it('is e to a power, to the last digits, without asking the host', () => {
  for (let x = 0; x > -60; x -= 0.0137) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12)
  expect(exponential(0)).toBe(1)
  expect(exponential(-1e6)).toBe(0)
})

it('turns scores into shares that sum to one and keep their order', () => {
  const shares = [3, -200, 3.5, 0]
  toShares(shares, 4)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(shares[2]).toBeGreaterThan(shares[0] ?? 1)
  expect((shares[2] ?? 0) / (shares[0] ?? 1)).toBeCloseTo(Math.exp(0.5), 10)
  expect(shares[1]).toBeLessThan(1e-80)
})
