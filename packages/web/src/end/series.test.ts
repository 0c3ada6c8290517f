import { configure, fastChance, Match } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { pathsOfPoints, turningPoints } from './series.ts'

// Loaded before any test, so that a slow machine does not run out of a test's time.
await Promise.all(GAMES.map((id) => loadGame(id)))

it.each(GAMES)('the points of every seat of %s are where the page looks for them', async (id) => {
  const game = await loadGame(id)
  const seats = Math.max(2, game.seats.min)
  const match = Match.begin(game, configure(game, { seats }), fastChance(3))
  const view = match.view(0).table
  const paths = pathsOfPoints(id, seats, view)
  expect(paths).toHaveLength(seats)
  for (const path of paths) {
    const found = path.reduce<unknown>(
      (part, key) => (part as { readonly [key: string]: unknown })[key],
      view,
    )
    expect(found).toEqual(expect.any(Number))
  }
})

it('turning points are the largest changes, one a moment, in order, without the last count', () => {
  const series = [
    [10, 13, 13, 12, 12, 60],
    [10, 10, 18, 16, 17, 17],
  ]
  expect(turningPoints(series, 2)).toEqual([
    { at: 1, seat: 0, change: 3 },
    { at: 2, seat: 1, change: 8 },
  ])
  expect(turningPoints(series, 9).map(({ at }) => at)).toEqual([1, 2, 3, 4])
})
