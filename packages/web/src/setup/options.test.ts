import { GAMES, loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { fitting, isPossible, obstacleTo } from './options.ts'

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

it('what cannot be set says what is in its way: how many play, or another option', () => {
  const [court, powers] = ['court', 'powers'].map((id) => games.find((game) => game.id === id))
  if (!court || !powers) throw new Error('a game is missing')
  expect(obstacleTo(court, 2, {}, ['fullCourt', true])).toEqual({ kind: 'seats', seats: [3, 4] })
  expect(obstacleTo(court, 3, {}, ['fullCourt', true])).toBeUndefined()
  expect(obstacleTo(court, 1, { mode: 'solo' }, ['taktika', true])).toEqual({
    kind: 'option',
    name: 'mode',
    value: 'solo',
  })
  expect(obstacleTo(powers, 4, {}, ['limitedAlliances', true])).toEqual({ kind: 'seats', seats: [2] })
  expect(obstacleTo(powers, 4, { colonies: false }, ['monasteries', true])).toEqual({
    kind: 'option',
    name: 'colonies',
    value: false,
  })
})
