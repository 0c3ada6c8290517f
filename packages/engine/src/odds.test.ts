import { describe, expect, it } from 'vitest'
import type { Game } from './game.ts'
import { oddsOf, rangeOver } from './odds.ts'
import type { State } from './state.ts'

describe('odds', () => {
  it('give the lowest and the highest chance over all cases, and leave out what cannot happen', () => {
    const cases = [
      { taken: 0.5, held: 0.5 },
      { taken: 0.25, beaten: 0, held: 0.75 },
    ]
    expect(rangeOver(cases, { taken: { city: 3 } })).toEqual([
      { outcome: 'taken', facts: { city: 3 }, low: 0.25, high: 0.5 },
      { outcome: 'held', low: 0.5, high: 0.75 },
    ])
  })

  it('are asked of the view and the board of the seat, and of nobody who is not asked', () => {
    const odds: Game['odds'] = (view, { prompt }, { do: what }, board) => [
      { outcome: JSON.stringify([view, prompt, what, board]), low: 1, high: 1 },
    ]
    const rules = { view: (_game: object, seat: number) => `seen by ${seat}`, board: () => 'map', odds }
    const pending = [{ seat: 1, prompt: 'roll', choices: [{ do: 'dare' }] }]
    const state = { game: { seats: 2, tables: {} }, pending } as unknown as State
    const asked = (seat: number, game: object = rules) =>
      oddsOf(game as unknown as Game, state, seat, { do: 'dare' })
    expect(asked(1)).toEqual([{ outcome: '["seen by 1","roll","dare","map"]', low: 1, high: 1 }])
    expect(asked(0)).toEqual([])
    expect(asked(1, { ...rules, odds: undefined })).toEqual([])
  })
})
