import { expect, it } from 'vitest'
import { goodsChanged, questGains } from './consequence.ts'

const leaves = [
  { path: ['players', 1, 'goods', 'nomisma'], from: 9, to: 5 },
  { path: ['players', 0, 'goods', 'virtus'], from: 1, to: 3 },
  { path: ['players', 0, 'goods', 'nomisma'], from: 9, to: 5 },
  { path: ['own', 'worth', 2], from: 4, to: 6 },
  { path: ['own', 'prices', 0], from: 4, to: 6 },
  { path: ['market', 1, 'good'], from: undefined, to: 'fides' },
]

it('tells the goods of who chooses, in the order of the purse, and nothing of others', () => {
  expect([...goodsChanged(leaves, 0)]).toEqual([
    ['virtus', 2],
    ['nomisma', -4],
  ])
})

it('tells which Quest would give more', () => {
  expect([...questGains(leaves)]).toEqual([[2, 2]])
})
