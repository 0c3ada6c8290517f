import { GAMES, loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { fitting, isPossible } from './options.ts'

const games = await Promise.all(GAMES.map(loadGame))

it.each(games.map((game) => [game.id, game] as const))(
  'any number of players that %s offers can begin with the options that are set for them',
  (_id, game) => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(isPossible(game, seats, fitting(game, seats, {}))).toBe(true)
  },
)

it('options that fit are left alone, and one who plays the court alone plays Solo', () => {
  const court = games.find(({ id }) => id === 'court')
  if (!court) throw new Error('there is no court')
  expect(fitting(court, 3, { taktika: true })).toEqual({ taktika: true })
  expect(isPossible(court, 1, {})).toBe(false)
  expect(fitting(court, 1, {})).toMatchObject({ mode: 'solo' })
})
