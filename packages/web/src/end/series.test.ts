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
  expect(paths).toHaveLength(seats + 1)
  for (const path of paths) {
    const found = path.reduce<unknown>(
      (part, key) => (part as { readonly [key: string]: unknown })[key],
      view,
    )
    expect(found).toEqual(expect.any(Number))
  }
})

it('turning points are the largest changes, one a moment, in order, without the last count', () => {
  const points = [
    [10, 13, 13, 12, 12, 60],
    [10, 10, 18, 16, 17, 17],
  ]
  const moments = [1, 2, 3, 4, 5, 6]
  expect(turningPoints({ points, moments, whole: false }, 2)).toEqual([
    { at: 1, seat: 0, change: 3 },
    { at: 2, seat: 1, change: 8 },
  ])
  expect(turningPoints({ points, moments, whole: false }, 9).map(({ at }) => at)).toEqual([1, 2, 3, 4])
})

it('turning points tell of the whole match: of equal ones those that lie apart, of a turn no more than its share', () => {
  const line = Array.from({ length: 40 }, (_, at) => 3 * at)
  const found = turningPoints({ points: [line], moments: line, whole: false }, 3).map(({ at }) => at)
  expect(found).toEqual([1, 19, 38])
  const early = [0, 9, 18, 27, 36, 37, 38, 39, 40]
  const turns = [1, 1, 1, 1, 1, 2, 2, 2, 2]
  expect(turningPoints({ points: [early], moments: turns, whole: false }, 4).map(({ at }) => at)).toEqual([
    1, 4, 5, 7,
  ])
})

it('where points come and go with the money, only what a turn left is a turning point', () => {
  const points = [[10, 26, 14, 14, 9, 14]]
  expect(turningPoints({ points, moments: [1, 1, 1, 2, 2, 2], whole: true }, 5)).toEqual([
    { at: 1, seat: 0, change: 4 },
  ])
})
