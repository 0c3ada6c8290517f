import { expect, it } from 'vitest'
import { changesOf } from './consequence.ts'

it('tells points and money of the one who chooses, points first, and nothing of others', () => {
  const leaves = [
    { path: ['players', 1, 'byzantine', 'money'], from: 15, to: 12 },
    { path: ['players', 0, 'pool'], from: 9, to: 8 },
    { path: ['players', 0, 'byzantine', 'move'], from: 2, to: 1 },
    { path: ['players', 0, 'arab', 'points'], from: 10, to: 12 },
    { path: ['cities', 4, 'owner'], from: undefined, to: 0 },
  ]
  expect(changesOf(leaves, 0)).toEqual([
    { kind: 'points', side: 'arab', by: 2 },
    { kind: 'cubes', side: 'byzantine', box: 'move', by: -1 },
    { kind: 'pool', by: -1 },
  ])
})
