import { expect, it } from 'vitest'
import { summed } from './changes.ts'

it('several steps are told as one change from the first value to the last, and not at all when they cancel out', () => {
  const cash = (from: number, to: number) => ({ path: ['cash'], from, to })
  expect(summed([cash(12, 9), { path: ['pool'], from: 3, to: 2 }, cash(9, 4)])).toEqual([
    cash(12, 4),
    { path: ['pool'], from: 3, to: 2 },
  ])
  expect(summed([cash(12, 9), cash(9, 12)])).toEqual([])
})
