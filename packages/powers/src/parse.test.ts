import { configure } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { powers } from './game.ts'
import { Board } from './testing/board.ts'

const config = configure(powers, { seats: 2 })
const tables = powers.tables(config)
const saved = (): Record<string, unknown> => {
  const { tables: _tables, ...state } = powers.setup(config, tables)
  return JSON.parse(JSON.stringify(state)) as Record<string, unknown>
}

describe('a position of an older version', () => {
  it('that does not say who has nothing more to show may still show everything', () => {
    const { shown: _shown, ...older } = saved()
    expect(powers.parse(older, tables, config).shown).toBe(0)
  })

  it('that waits for money before a bid goes on to the bid', () => {
    const board = new Board({ seats: 3 }).money('muslim', 3)
    board.play('funds', { seats: 0b110, passed: 0 })
    expect(board.stack).toEqual([])
  })
})

it('a position with an unknown part is refused', () => {
  expect(() => powers.parse({ ...saved(), wonder: 1 }, tables, config)).toThrow('wonder')
})
