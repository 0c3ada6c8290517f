/** Points, rings and shapes of the board, in its units: measuring, and what lies inside what. */
import { itemAt } from '@hippodrome/engine'

export type Point = [x: number, y: number]
export type Ring = Point[]
/** An outer ring, then its holes. */
export type Polygon = Ring[]
export type Shape = Polygon[]
export type Segment = readonly [Point, Point]

export const round = (n: number): number => Math.round(n * 100) / 100
export const gap = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

export function signedArea(ring: Ring): number {
  let sum = 0
  ring.forEach((a, i) => {
    const b = itemAt(ring, (i + 1) % ring.length)
    sum += a[0] * b[1] - b[0] * a[1]
  })
  return sum / 2
}

export function inRing([x, y]: Point, ring: Ring): boolean {
  let inside = false
  let [xj, yj] = itemAt(ring, ring.length - 1)
  for (const [xi, yi] of ring) {
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    xj = xi
    yj = yi
  }
  return inside
}

/** In a shape, its holes left out. */
export const inside = (point: Point, shape: Shape): boolean =>
  shape.some(
    ([outer, ...holes]) =>
      outer !== undefined && inRing(point, outer) && !holes.some((hole) => inRing(point, hole)),
  )

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const l = (bx - ax) ** 2 + (by - ay) ** 2
  const t = l === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / l))
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
}

const segmentsOf = (line: readonly Point[]): Segment[] =>
  line.slice(1).map((point, i): Segment => [itemAt(line, i), point])
export const edges = (shape: Shape): Segment[] => shape.flat().flatMap(segmentsOf)
export const toEdge = (point: Point, list: readonly Segment[]): number =>
  list.reduce((best, [a, b]) => Math.min(best, toSegment(point, a, b)), Infinity)
export const lengthOf = (line: readonly Point[]): number =>
  segmentsOf(line).reduce((sum, [a, b]) => sum + gap(a, b), 0)

export const shapeArea = (shape: Shape): number =>
  shape.reduce(
    (sum, rings) => sum + rings.reduce((s, ring, i) => s + (i ? -1 : 1) * Math.abs(signedArea(ring)), 0),
    0,
  )

export type Line = { readonly from: string; readonly to: string; readonly points: Point[] }
type Half = {
  readonly index: number
  readonly from: string
  readonly to: string
  readonly points: Point[]
  readonly angle: number
}

/** The faces of a planar graph of lines, as rings that are not closed. */
export function faces(lines: readonly Line[]): { readonly ring: Ring; readonly area: number }[] {
  const angleOf = (points: Point[]) => {
    const [a, b] = [itemAt(points, 0), itemAt(points, 1)]
    return Math.atan2(b[1] - a[1], b[0] - a[0])
  }
  const halves = lines.flatMap(({ from, to, points }, line): Half[] => {
    const back = [...points].reverse()
    return [
      { index: line * 2, from, to, points, angle: angleOf(points) },
      { index: line * 2 + 1, from: to, to: from, points: back, angle: angleOf(back) },
    ]
  })
  const leaving = new Map<string, Half[]>()
  for (const half of halves) leaving.set(half.from, [...(leaving.get(half.from) ?? []), half])
  for (const list of leaving.values()) list.sort((a, b) => a.angle - b.angle)
  const next = (half: Half): Half => {
    const list = leaving.get(half.to) ?? []
    const back = list.findIndex(({ index }) => index === (half.index ^ 1))
    return itemAt(list, (back - 1 + list.length) % list.length)
  }
  const seen = new Set<Half>()
  return halves.flatMap((half) => {
    const ring: Ring = []
    for (let here = half; !seen.has(here); here = next(here)) {
      seen.add(here)
      ring.push(...here.points.slice(0, -1))
    }
    return ring.length ? [{ ring, area: signedArea(ring) }] : []
  })
}
