import { expect, it } from 'vitest'
import { leafChanges } from './diff.ts'

it('names each value that differs, with the way to it', () => {
  const before = { turn: 1, players: [{ money: 15, army: 3 }, { money: 15 }] }
  const after = { turn: 1, players: [{ money: 12 }, { money: 15 }], over: true }
  expect(leafChanges(before, after)).toEqual([
    { path: ['players', 0, 'money'], from: 15, to: 12 },
    { path: ['players', 0, 'army'], from: 3, to: undefined },
    { path: ['over'], from: undefined, to: true },
  ])
})

it('finds nothing in equal data', () => {
  expect(leafChanges({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
})
