import type { Game } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { fitting, isPossible } from './options.ts'

it.each(GAMES)(
  'any number of players that %s offers can begin with the options that are set for them',
  async (id) => {
    const game = (await loadGame(id)) as Game
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(isPossible(game, seats, fitting(game, seats, {}))).toBe(true)
  },
)

it('options that fit are left alone, and one who plays the court alone plays Solo', async () => {
  const court = (await loadGame('court')) as Game
  expect(fitting(court, 3, { taktika: true })).toEqual({ taktika: true })
  expect(isPossible(court, 1, {})).toBe(false)
  expect(fitting(court, 1, {})).toMatchObject({ mode: 'solo' })
})
