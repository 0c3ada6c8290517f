import { expect, it } from 'vitest'
import { powerNumber } from './tables.ts'
import { Board } from './testing/board.ts'
import { statistics } from './statistics.ts'

it('§26.1 counts each power once, at its level, under the name of its scenario', () => {
  const board = new Board({ scenario: 'B' }).money('muslim', 52)
  board.game.lost = 1 << powerNumber('frank')
  const counted = statistics(board.game)
  expect(counted).toMatchObject({ 'persian VP': 26, 'persian survival': 1, 'persian conquest': 0 })
  expect(counted).toMatchObject({ 'lombard collapse': 1, 'khazar collapse': 1, 'byzantine collapse': 1 })
  const levels = Object.entries(counted).filter(([name]) => !/VP|turns/.test(name))
  expect(levels.reduce((sum, [, n]) => sum + n, 0)).toBe(4)
})
