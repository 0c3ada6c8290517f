import { expect, it } from 'vitest'
import { toShares } from './shares.ts'

it('turns scores into shares that sum to one and keep their order', () => {
  const shares = [3, -200, 3.5, 0]
  toShares(shares, 4)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(shares[2]).toBeGreaterThan(shares[0] ?? 1)
  expect((shares[2] ?? 0) / (shares[0] ?? 1)).toBeCloseTo(Math.exp(0.5), 10)
  expect(shares[1]).toBeLessThan(1e-80)
})
