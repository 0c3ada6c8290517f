/** Where the small signs of a place go: prices, what can be bought, pennants. They hide neither counters nor towers. */
import type { PlaceId, SeaId } from '@hippodrome/powers'
import map from './map/map.json' with { type: 'json' }
import type { Point } from './map/outlines.ts'
import { type Places, slotsOf } from './places.ts'

/** What lies at a point, so far to either side. */
type Thing = readonly [x: number, y: number, aside: number, above: number]

const BADGE = 6.5
const SMALL = 5
const TOWER = 8
const COIN = 7

const isFree = (things: readonly Thing[], size: number, [x, y]: Point): boolean =>
  things.every(
    ([tx, ty, aside, above]) => Math.abs(x - tx) >= aside + size || Math.abs(y - ty) >= above + size,
  )

/** The best corner that leaves all of it in sight, or at least what comes first. */
const pick = (
  fixed: readonly Thing[],
  counters: readonly Thing[],
  size: number,
  corners: readonly [Point, ...Point[]],
): Point =>
  corners.find((corner) => isFree([...fixed, ...counters], size, corner)) ??
  corners.find((corner) => isFree([...fixed, ...counters.slice(0, 1)], size, corner)) ??
  corners[0]

const countersIn = (places: Places, area: PlaceId): Thing[] =>
  slotsOf(places, area).map(([x, y]) => [x, y, map.counter.w / 2, map.counter.h / 2])

/** At the upper right of a plate, tower or box, or at another corner where something stands there. */
function seek(places: Places, place: PlaceId): Point {
  const { laid, towers, seas, homeOf } = places
  const label = laid[place]?.label
  // Names of seas lie open to the right, where counters and coasts are.
  if (label && seas.includes(place as SeaId)) return [label.x - label.w / 2 - 10, label.y]
  if (label) {
    const [right, left, top] = [label.x + label.w / 2, label.x - label.w / 2, label.y - label.h / 2]
    const forts = towers
      .filter(({ areas }) => areas.some((area) => area === place))
      .map(({ x, y }): Thing => [x, y, TOWER, TOWER])
    return pick(forts, countersIn(places, place), BADGE, [
      [right - 3, top - 3.5],
      [right + 6, label.y],
      [left - 7, top - 2],
      [right - 3, label.y + label.h / 2 + 5],
      [label.x, top - 6],
      [right + 10, label.y],
    ])
  }
  const [x, y] = places.centreOf(place)
  const home = homeOf(place)
  const plate = laid[home]?.label
  const named: Thing[] = plate
    ? [
        [plate.x, plate.y, plate.w / 2, plate.h / 2],
        [plate.x - plate.w / 2 + COIN, plate.y, COIN, COIN],
      ]
    : []
  return pick(named, countersIn(places, home), SMALL, [
    [x + 10, y - 10],
    [x - 10, y - 10],
    [x + 12, y + 1],
    [x - 12, y + 1],
    [x, y - 14],
    [x, y + 14],
  ])
}

const found = new WeakMap<Places, Map<PlaceId, Point>>()

export function badgeAt(places: Places, place: PlaceId): Point {
  const known = found.get(places) ?? new Map<PlaceId, Point>()
  found.set(places, known)
  const at = known.get(place) ?? seek(places, place)
  known.set(place, at)
  return at
}
