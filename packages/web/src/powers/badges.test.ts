import { configure } from '@hippodrome/engine'
import { powers, type PlaceId, type PowersBoard } from '@hippodrome/powers'
import { expect, it } from 'vitest'
import { badgeAt } from './badges.ts'
import map from './map/map.json' with { type: 'json' }
import { placesOf, slotsOf } from './places.ts'

/** Half of the smallest sign: that of a fortress. */
const SIGN = 4.5

it.each(['1', '3', 'A', 'B'])(
  'in scenario %s no small sign hides the first counter of a place or a tower',
  (scenario) => {
    const config = configure(powers, { seats: 2, options: { scenario } })
    const places = placesOf(powers.board?.(powers.tables(config)) as PowersBoard)
    const forts = places.towers.map(({ id }) => id as PlaceId)
    const hidden = [...places.lands, ...forts].flatMap((place) => {
      const [x, y] = badgeAt(places, place)
      const counters = slotsOf(places, places.homeOf(place))
        .slice(0, 1)
        .map(([sx, sy]) => [sx, sy, map.counter.w / 2, map.counter.h / 2] as const)
      const towers = places.towers
        .filter(({ id, areas }) => id !== place && areas.some((area) => area === place))
        .map((tower) => [tower.x, tower.y, 7, 7] as const)
      return [...counters, ...towers].some(
        ([tx, ty, w, h]) => Math.abs(x - tx) < w + SIGN && Math.abs(y - ty) < h + SIGN,
      )
        ? [place]
        : []
    })
    expect(hidden).toEqual([])
  },
)
