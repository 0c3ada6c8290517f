import type { Told } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import type { TableState } from '../table/table.ts'
import { newsAt, stateAt, toldUntil } from './moment.ts'

const told: readonly Told[] = [0, 0, 1, 3, 3, 5].map((at, n) => ({ at, entry: { kind: `entry ${n}` } }))

const state: TableState = {
  id: 'x',
  game: 'families',
  seats: [{ name: 'Zoe', player: 'human' }],
  options: {},
  board: 'printed',
  made: 5,
  view: {
    game: 'families',
    seat: 0,
    version: 5,
    table: 'now',
    decision: { seat: 0, prompt: 'action', choices: [{ do: 'pass' }], number: 5 },
    waiting: [0],
    holding: 0,
    undo: true,
    redo: true,
  },
  told,
  thinking: 0,
}

it('the chronicle ends at the moment that is looked at', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((version) => toldUntil(told, version))).toEqual([2, 3, 3, 5, 5, 6, 6])
  expect(newsAt(told, 3).map(({ entry }) => entry.kind)).toEqual(['entry 3', 'entry 4'])
  expect(newsAt(told, 2)).toEqual([])
})

it('at an earlier moment nobody is asked, nothing is taken back, and who thinks in the present is known', () => {
  const past = stateAt(state, { version: 3, view: 'then', waiting: [0] })
  expect(past.view).toEqual({
    game: 'families',
    seat: 0,
    version: 3,
    table: 'then',
    waiting: [0],
    undo: false,
    redo: false,
  })
  expect(past.told).toEqual(told.slice(0, 5))
  expect(past.board).toBe('printed')
  expect(past.thinking).toBe(0)
  expect(past.made).toBe(5)
})
