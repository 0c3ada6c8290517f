import { configure } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { type Anchor, anchorOf, type BoxOf } from './labels.ts'
import map from './map.json' with { type: 'json' }
import { overlap, signsOf } from './signs.ts'

/** As many armies of a city stand apart. */
const ROOM = 4
const STEP = 4
const FAR = 64

/** What a pawn covers, around its middle. */
const pawnBox = ({ x, y }: Anchor): BoxOf => ({ x: x - 10.5, y: y - 21, width: 21, height: 33 })

const onMap = ({ x, y, width, height }: BoxOf): boolean =>
  x >= 0 && y >= 0 && x + width <= map.width && y + height <= map.height

const apart = (a: Anchor, b: Anchor): number => Math.hypot(a.x - b.x, a.y - b.y)

const steps = Math.floor(FAR / STEP)
const offsets = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * STEP)
/** Steps from a city, the nearest first; a pawn is higher than its middle, and looks near when its feet are. */
const around = offsets
  .flatMap((x) => offsets.map((y) => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y - 5) - Math.hypot(b.x, b.y - 5))

/**
 * Where the armies of each city stand: nearer to it than to any other, covering neither signs nor one another. First
 * one place for each city, then a second for each, as armies gather; where a crowded land has no room left, a further one
 * may lie over where the armies of a neighbour would stand.
 */
function findStands(): { readonly [city: string]: readonly Anchor[] } {
  const { cities } = families.tables(configure(families, { seats: 2 })).data
  const anchors = cities.map(anchorOf)
  const signs = cities.flatMap(signsOf)
  const near = anchors.map((anchor) =>
    around
      .map(({ x, y }) => ({ x: anchor.x + x, y: anchor.y + y }))
      .filter(
        (place) =>
          onMap(pawnBox(place)) &&
          !signs.some((sign) => overlap(pawnBox(place), sign)) &&
          anchors.every((other) => other === anchor || apart(place, anchor) < apart(place, other)),
      ),
  )
  const found = cities.map((): Anchor[] => [])
  const isFree = (place: Anchor, taken: readonly Anchor[]) =>
    !taken.some((other) => overlap(pawnBox(place), pawnBox(other)))
  for (let nth = 0; nth < ROOM; nth++)
    found.forEach((own, city) => {
      const all = found.flat()
      const place =
        near[city]?.find((one) => isFree(one, all)) ??
        near[city]?.find((one) => isFree(one, own)) ??
        own.at(-1)
      if (place) own.push(place)
    })
  return Object.fromEntries(cities.map(({ id }, city) => [id, found[city] ?? []]))
}

export const STANDS = findStands()
