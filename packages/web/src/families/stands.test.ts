import { configure } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { expect, it } from 'vitest'
import { anchorOf, type BoxOf } from './labels.ts'
import { overlap, type Printed, signsOf } from './signs.ts'
import { standOf } from './stands.ts'

const { cities } = families.tables(configure(families, { seats: 2 })).data

/** As many may gather in a city; there is room for them. */
const ROOM = 4

/** As `Pawn` is drawn, with the sign above its head. */
const pawnAt = (city: Printed, nth: number): BoxOf => {
  const { x, y } = standOf(city, nth)
  return { x: x - 10, y: y - 20.6, width: 20, height: 31.9 }
}

const armies = (count: number) =>
  cities.flatMap((city) =>
    Array.from({ length: count }, (_, nth) => ({ who: `${city.id} ${nth + 1}`, box: pawnAt(city, nth) })),
  )

it.each([1, 2, 3, ROOM])(
  '%d armies in a city cover neither tokens, control nor name of any city',
  (count) => {
    const covered = armies(count).flatMap(({ who, box }) =>
      cities
        .filter((city) => signsOf(city).some((sign) => overlap(box, sign)))
        .map(({ id }) => `${who} / ${id}`),
    )
    expect(covered).toEqual([])
  },
)

it.each([1, 2])('with %d armies in every city none covers another', (count) => {
  const all = armies(count)
  const covered = all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.who} / ${b.who}`] : [])),
  )
  expect(covered).toEqual([])
})

it('the armies of one city never cover each other, and stand nearer to it than to any other', () => {
  for (const city of cities)
    for (let nth = 0; nth < ROOM; nth++) {
      for (let other = 0; other < nth; other++)
        expect([city.id, overlap(pawnAt(city, nth), pawnAt(city, other))]).toEqual([city.id, false])
      const stand = standOf(city, nth)
      const far = cities.map((one) => Math.hypot(anchorOf(one).x - stand.x, anchorOf(one).y - stand.y))
      expect(cities[far.indexOf(Math.min(...far))]?.id).toBe(city.id)
    }
})
