/** Cuts outlines into arcs: each stretch of border once, with what lies on its two sides, thinned and rounded to a grid. */
import { itemAt } from '@hippodrome/engine'
import type { Shapes } from './outlines.ts'
import { gap, type Point } from './shapes.ts'

export type Arc = { readonly left: string; readonly right: string; readonly points: Point[] }

/** Steps of the grid in one unit. At four times the size a step is less than a pixel. */
export const GRID = 5
/** Corners that lie nearer than this to the line without them are left out, in units. */
const FINE = 0.22
/** What the clipping leaves apart by less than this is one line. */
const NEAR = 0.06

const keyOf = ([x, y]: Point) => `${x},${y}`

/** All corners, to be asked which of them lie on a segment. */
function corners(shapes: Shapes): (a: Point, b: Point) => Point[] {
  const cell = 8
  const grid = new Map<string, Map<string, Point>>()
  for (const point of Object.values(shapes).flat(3)) {
    const key = `${Math.floor(point[0] / cell)},${Math.floor(point[1] / cell)}`
    const list = grid.get(key) ?? new Map<string, Point>()
    grid.set(key, list.set(keyOf(point), point))
  }
  return (a, b) => {
    const length = gap(a, b)
    const found: { readonly t: number; readonly point: Point }[] = []
    const range = (i: 0 | 1): Point => [
      Math.floor((Math.min(a[i], b[i]) - 1) / cell),
      Math.floor((Math.max(a[i], b[i]) + 1) / cell),
    ]
    const [[x0, x1], [y0, y1]] = [range(0), range(1)]
    for (let i = x0; i <= x1; i++)
      for (let j = y0; j <= y1; j++)
        for (const point of grid.get(`${i},${j}`)?.values() ?? []) {
          const t = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
          const off = ((point[0] - a[0]) * (b[1] - a[1]) - (point[1] - a[1]) * (b[0] - a[0])) / length
          if (t > 0.001 && t < length - 0.001 && Math.abs(off) < NEAR) found.push({ t, point })
        }
    return found.sort((p, q) => p.t - q.t).map(({ point }) => point)
  }
}

/** Leaves out corners that no eye misses (Douglas and Peucker); both ends stay. */
function thinned(line: Point[]): Point[] {
  const [a, b] = [itemAt(line, 0), itemAt(line, line.length - 1)]
  const span = gap(a, b)
  let far = 0
  let most = 0
  line.forEach((p, i) => {
    const off =
      span < 1e-6 ? gap(a, p) : Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / span
    if (off > most) [most, far] = [off, i]
  })
  if (line.length < 3 || most < FINE) return [a, b]
  return [...thinned(line.slice(0, far + 1)), ...thinned(line.slice(far)).slice(1)]
}

type Sides = readonly [left: Set<string>, right: Set<string>]
type Edge = { readonly a: Point; readonly b: Point; readonly sides: Sides }

/** Every edge once, with the face to its left (seen from `a` to `b`, y down) and to its right. */
function edgesOf(shapes: Shapes): Map<string, Edge> {
  const on = corners(shapes)
  const edges = new Map<string, Edge>()
  for (const [id, shape] of Object.entries(shapes))
    for (const rings of shape)
      for (const [i, ring] of rings.entries()) {
        const clockwise =
          ring.reduce(
            (sum, p, k) =>
              sum +
              p[0] * itemAt(ring, (k + 1) % ring.length)[1] -
              itemAt(ring, (k + 1) % ring.length)[0] * p[1],
            0,
          ) > 0
        const walk = clockwise === (i === 0) ? ring : [...ring].reverse()
        for (let k = 1; k < walk.length; k++) {
          const [from, to] = [itemAt(walk, k - 1), itemAt(walk, k)]
          const stops = [from, ...on(from, to), to]
          for (let s = 1; s < stops.length; s++) {
            const [a, b] = [itemAt(stops, s - 1), itemAt(stops, s)]
            if (keyOf(a) === keyOf(b)) continue
            const forward = keyOf(a) < keyOf(b)
            const key = forward ? `${keyOf(a)} ${keyOf(b)}` : `${keyOf(b)} ${keyOf(a)}`
            const sides: Sides = [new Set(), new Set()]
            const edge = edges.get(key) ?? (forward ? { a, b, sides } : { a: b, b: a, sides })
            edge.sides[forward ? 1 : 0].add(id)
            edges.set(key, edge)
          }
        }
      }
  return edges
}

/** What an edge parts. Clipping leaves spikes, where a face runs to and fro: those do not count. */
function partedBy({ sides: [left, right] }: Edge): [string, string] {
  const [a = ''] = [...left].filter((id) => !right.has(id))
  const [b = ''] = [...right].filter((id) => !left.has(id))
  return [a, b]
}

/** Edges with the same sides that meet at a corner of degree two run on as one arc. */
function chain(edges: Iterable<Edge>): Arc[] {
  const meeting = new Map<string, Edge[]>()
  for (const edge of edges)
    for (const end of [edge.a, edge.b]) meeting.set(keyOf(end), [...(meeting.get(keyOf(end)) ?? []), edge])
  const used = new Set<Edge>()
  const run = (start: Edge, from: Point): Arc => {
    const sides = new Map<string, number>()
    const points = [from]
    let edge: Edge | undefined = start
    while (edge) {
      used.add(edge)
      const forward: boolean = keyOf(edge.a) === keyOf(itemAt(points, points.length - 1))
      const here: Point = forward ? edge.b : edge.a
      points.push(here)
      const [left, right] = partedBy(edge)
      const pair = forward ? `${left} ${right}` : `${right} ${left}`
      sides.set(pair, (sides.get(pair) ?? 0) + gap(edge.a, edge.b))
      const there: Edge[] = meeting.get(keyOf(here)) ?? []
      edge = there.length === 2 ? there.find((next) => !used.has(next)) : undefined
    }
    // what most of the arc parts is what it parts
    const pair = [...sides].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
    const [left = '', right = ''] = pair.split(' ')
    return { left, right, points }
  }
  const arcs: Arc[] = []
  for (const [key, there] of meeting)
    if (there.length !== 2)
      for (const edge of there)
        if (!used.has(edge)) arcs.push(run(edge, keyOf(edge.a) === key ? edge.a : edge.b))
  for (const there of meeting.values())
    for (const edge of there) if (!used.has(edge)) arcs.push(run(edge, edge.a))
  return arcs
}

/** Where clipping left a pinhole between two faces, their two arcs become one. */
function withoutHoles(arcs: readonly Arc[]): Arc[] {
  const open = arcs.filter(({ left, right }) => left === '' || right === '')
  const ends = ({ points }: Arc) =>
    [keyOf(itemAt(points, 0)), keyOf(itemAt(points, points.length - 1))].sort().join(' ')
  const closed = new Set<Arc>()
  const healed = open.flatMap((one, i): Arc[] => {
    const two = open.slice(i + 1).find((other) => ends(other) === ends(one))
    if (!two || gap(itemAt(one.points, 0), itemAt(one.points, one.points.length - 1)) > 20) return []
    closed.add(one).add(two)
    const across = two.left === '' ? two.right : two.left
    return [{ ...one, ...(one.left === '' ? { left: across } : { right: across }) }]
  })
  return [...arcs.filter((arc) => !closed.has(arc)), ...healed]
}

export function arcsOf(shapes: Shapes): Arc[] {
  const step = (n: number) => Math.round(n * GRID)
  return withoutHoles(chain(edgesOf(shapes).values()))
    .filter(({ left, right }) => left !== right)
    .map(({ left, right, points }) => ({
      left,
      right,
      points: thinned(points)
        .map(([x, y]): Point => [step(x), step(y)])
        .filter((p, i, all) => i === 0 || p[0] !== all[i - 1]?.[0] || p[1] !== all[i - 1]?.[1]),
    }))
    .filter(({ points }) => points.length > 1)
}

/** `x y dx dy dx dy ...` in steps of the grid. */
export const packed = (points: readonly Point[]): string =>
  points
    .flatMap(([x, y], i) => {
      const before = points[i - 1]
      return before ? [x - before[0], y - before[1]] : [x, y]
    })
    .join(' ')
