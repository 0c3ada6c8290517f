/** The outlines of areas, seas and far land: chains of `outlines.json` cut to the coast of Natural Earth (world-atlas, 50m). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { itemAt } from '@hippodrome/engine'
import clip from 'polygon-clipping'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { BLEED, denser, HEIGHT, organic, project, WIDTH } from './projection.ts'
import {
  faces,
  gap,
  inRing,
  type Line,
  type Point,
  type Ring,
  round,
  type Shape,
  shapeArea,
  signedArea,
} from './shapes.ts'
import source from './outlines.json' with { type: 'json' }

type Chain = [a: string, b: string, kind: string, from: string, to: string, via: Point[]]
type SeaChain = [a: string, b: string, from: string, to: string, via: (Point | string)[]]
type Places = { readonly [id: string]: { readonly lon: number; readonly lat: number } }
export type Shapes = { readonly [id: string]: Shape }

/** Bits of land, of areas and of lakes that are smaller are left out. */
const SMALLEST = { land: 14, part: 26, lake: 300, sliver: 0.3 }
/** Degrees that the coast is read from. */
const WINDOW = { west: -4, east: 60, south: 24, north: 56 }
/** With Istria these are what Croatia falls into. */
const SPLIT: { readonly [id: string]: Point } = { Ist: [15.2, 46.4], Cro: [16.0, 48.9] }

const same = (a: Point, b: Point | undefined) => a[0] === b?.[0] && a[1] === b[1]
const distinct = (line: Point[]): Point[] => line.filter((p, i) => !same(p, line[i - 1]))
const rectangle = (x0: number, y0: number, x1: number, y1: number): Ring[] => [
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
    [x0, y0],
  ],
]
const frame = rectangle(-BLEED.x, -BLEED.y, WIDTH + BLEED.x, HEIGHT + BLEED.y)

const tidy = (shape: Shape): Shape =>
  shape
    .map((rings) =>
      rings
        .map((ring) => distinct(ring.map(([x, y]): Point => [round(x), round(y)])))
        .filter((ring) => ring.length > 3 && Math.abs(signedArea(ring)) > SMALLEST.sliver),
    )
    .filter((rings) => rings.length > 0)

function coast(): Shape {
  const require = createRequire(import.meta.url)
  const topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8')) as Topology
  const { west, east, south, north } = WINDOW
  const near = feature(topology, topology.objects['land'] as GeometryCollection)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? [geometry.coordinates as Ring[]]
        : geometry.type === 'MultiPolygon'
          ? (geometry.coordinates as Shape)
          : [],
    )
    .filter(([outer]) => outer?.some(([x, y]) => x > west && x < east && y > south && y < north))
  const wanted = clip
    .intersection(near, rectangle(west, south, east, north))
    .filter(([outer]) => !source.dropIslands.some((isle) => outer && inRing(isle as Point, outer)))
  const projected = wanted.map((rings) => rings.map((ring) => denser(ring, 1).map(project)))
  const patches = (named: { readonly [name: string]: string | number[][] }) =>
    Object.values(named).flatMap((ring) => {
      if (typeof ring === 'string') return []
      const points = (ring as Point[]).map(project)
      return [[[...points, itemAt(points, 0)]]]
    })
  const opened = clip.difference(projected, ...patches(source.cut))
  return tidy(clip.intersection(clip.union(opened, ...patches(source.fill)), frame))
    .filter(([outer]) => outer && Math.abs(signedArea(outer)) > SMALLEST.land)
    .map((rings) => rings.filter((ring, i) => i === 0 || Math.abs(signedArea(ring)) > SMALLEST.lake))
}

const placed = <T>(points: { readonly [key: string]: T }, where: (point: T) => Point) =>
  new Map(Object.entries(points).map(([key, point]) => [key, where(point)]))
const nodeOf = (nodes: ReadonlyMap<string, Point>, key: string): Point => {
  const found = nodes.get(key)
  if (!found) throw new Error(`no node ${key}`)
  return found
}

const nodes = placed(source.nodes, (point) => project(point as Point))
const lineOf = ([a, b, kind, from, to, via]: Chain): Line & { readonly name: string } => {
  const raw = [nodeOf(nodes, from), ...via.map(project), nodeOf(nodes, to)]
  const overWater = kind === 's' || kind === 'x'
  return {
    name: overWater || kind === 'o' ? '' : `${a}-${b}`,
    from,
    to,
    points: overWater ? raw : organic(raw, `${a}-${b}`, kind === 'r' ? 0.14 : 0.08),
  }
}

/** Sea chains follow the border of two areas where they name it. */
function seaLines(land: readonly (Line & { readonly name: string })[]): Line[] {
  const seaNodes = placed(source.seaNodes, (point) => project(point as Point))
  return (source.seaChains as SeaChain[]).map(([, , from, to, via]) => {
    const points = [nodeOf(seaNodes, from)]
    for (const step of via) {
      if (typeof step !== 'string') {
        points.push(project(step))
        continue
      }
      const line = land.find(({ name }) => name === step)?.points ?? []
      const here = itemAt(points, points.length - 1)
      const forward = gap(here, itemAt(line, 0)) < gap(here, itemAt(line, line.length - 1))
      points.push(...(forward ? line : [...line].reverse()))
    }
    return { from, to, points: distinct([...points, nodeOf(seaNodes, to)]) }
  })
}

/** The smallest face round each point. */
function cellsRound(lines: readonly Line[], points: ReadonlyMap<string, Point>): Shapes {
  const positive = faces(lines).filter(({ area }) => area > 0)
  return Object.fromEntries(
    [...points].map(([id, point]) => {
      const [found] = positive.filter(({ ring }) => inRing(point, ring)).sort((a, b) => a.area - b.area)
      if (!found) throw new Error(`no face around ${id}`)
      return [id, [[[...found.ring, itemAt(found.ring, 0)]]]]
    }),
  )
}

const largest = (shape: Shape): Shape => [
  shape.reduce((most, rings) => (shapeArea([rings]) > shapeArea([most]) ? rings : most)),
]
function withoutScraps(shape: Shape): Shape {
  const most = shapeArea(largest(shape))
  return shape.filter((rings) => shapeArea([rings]) > Math.min(SMALLEST.part, most - 1))
}

/** Every face of the board: areas (Croatia cut into itself and Istria), seas, and `far` for land that is nobody's. */
export function outlines(data: { readonly land: Places; readonly seas: Places }): Shapes {
  const land = coast()
  const chains = (source.chains as Chain[]).map(lineOf)
  const seeds = placed(data.land, ({ lon, lat }) => project([lon, lat]))
  for (const [id, point] of Object.entries(SPLIT)) seeds.set(id, project(point))
  const cells = cellsRound([...chains, lineOf(source.istria.chain as Chain)], seeds)
  const areas = Object.fromEntries(
    Object.entries(cells).map(([id, cell]) => [id, withoutScraps(tidy(clip.intersection(cell, land)))]),
  )
  const seaCells = cellsRound(
    seaLines(chains),
    placed(data.seas, ({ lon, lat }) => project([lon, lat])),
  )
  // lakes and the waters of other oceans belong to no sea
  const seas = Object.fromEntries(
    Object.entries(seaCells).map(([id, cell]) => [
      id,
      largest(tidy(clip.intersection(clip.difference(cell, land), frame))),
    ]),
  )
  return { ...areas, ...seas, far: tidy(clip.difference(land, ...Object.values(areas))) }
}
