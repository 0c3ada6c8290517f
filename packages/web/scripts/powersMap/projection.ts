/** Where a longitude and a latitude come to lie on the board: a cone, stretched, under looking glasses; one to one throughout. */
import { at, itemAt } from '@hippodrome/engine'
import { geoConicConformal } from 'd3-geo'
import { gap, type Point, round } from './shapes.ts'

export const WIDTH = 960
export const HEIGHT = 640
/** How far sea and far land go on beyond the frame, for windows of another shape. */
export const BLEED = { x: 260, y: 120 }

const cone = geoConicConformal().parallels([33, 46]).rotate([-27.5, 0]).scale(1000).translate([0, 0])
const base = (lon: number, lat: number): Point => cone([lon, lat]) ?? [0, 0]

/** A smooth, rising curve through points (monotone cubic): the board stretches what is small and rich, and squeezes what is wide and empty. */
function curve(points: readonly Point[]): (x: number) => number {
  const last = points.length - 1
  const slope = points.slice(1).map(([x, y], i) => (y - itemAt(points, i)[1]) / (x - itemAt(points, i)[0]))
  const tangent = points.map((_, i) => {
    if (i === 0 || i === last) return at(slope, Math.min(i, last - 1))
    const [before, after] = [at(slope, i - 1), at(slope, i)]
    return (2 * before * after) / (before + after)
  })
  return (x) => {
    const [first, end] = [itemAt(points, 0), itemAt(points, last)]
    if (x <= first[0]) return first[1] + (x - first[0]) * at(slope, 0)
    if (x >= end[0]) return end[1] + (x - end[0]) * at(slope, last - 1)
    const i = points.findIndex(([from], k) => k < last && x >= from && x <= itemAt(points, k + 1)[0])
    const [a, b] = [itemAt(points, i), itemAt(points, i + 1)]
    const h = b[0] - a[0]
    const t = (x - a[0]) / h
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * a[1] +
      (t ** 3 - 2 * t ** 2 + t) * h * at(tangent, i) +
      (-2 * t ** 3 + 3 * t ** 2) * b[1] +
      (t ** 3 - t ** 2) * h * at(tangent, i + 1)
    )
  }
}

/** Degrees of longitude (at 40 N) and of latitude (at 27.5 E), and where they come to lie. */
const ACROSS: readonly Point[] = [
  [7.2, -10],
  [13, 106],
  [16, 178],
  [19, 266],
  [23, 396],
  [27, 514],
  [31, 628],
  [35, 718],
  [39, 794],
  [43, 866],
  [47.2, 940],
]
const DOWN: readonly Point[] = [
  [49.9, 10],
  [48, 50],
  [46, 102],
  [44, 168],
  [42, 256],
  [40, 346],
  [38, 426],
  [36, 500],
  [34.6, 546],
  [32, 602],
  [29.8, 638],
]
const alongX = curve(ACROSS.map(([lon, x]) => [base(lon, 40)[0], x]))
const alongY = curve(DOWN.map(([lat, y]) => [base(27.5, lat)[1], y]))

/** Looking glasses: small regions are drawn larger than they are, most in the middle and not at all at the rim. */
const GLASSES = (
  [
    [28.1, 40.72, 118, 1.55, 2.05], // the Marmara
    [34.2, 45.1, 70, 1.5, 1.4], // Crimea
    [24.9, 35.2, 80, 1.2, 2], // Krete
    [33.2, 35.0, 76, 1.8, 1.9], // Kyprus
    [14.2, 37.5, 80, 1.3, 1.3], // Sicily
    [22.2, 37.3, 62, 1.3, 1.3], // Peloponnesos
    [35.6, 31.7, 84, 1.45, 1.25], // Palestine
  ] as const
).map(([lon, lat, radius, wide, tall]) => {
  const [x, y] = base(lon, lat)
  return { centre: [alongX(x), alongY(y)] as Point, radius, wide, tall }
})

export function project([lon, lat]: Point): Point {
  const [bx, by] = base(lon, lat)
  let [x, y] = [alongX(bx), alongY(by)]
  for (const { centre, radius, wide, tall } of GLASSES) {
    const d = gap([x, y], centre) / radius
    if (d >= 1) continue
    const rim = (1 - d * d) ** 2
    x = centre[0] + (x - centre[0]) * (1 + (wide - 1) * rim)
    y = centre[1] + (y - centre[1]) * (1 + (tall - 1) * rim)
  }
  return [round(x), round(y)]
}

/** Steps of a line in degrees, so that long legs bend with the projection. */
export const denser = (line: readonly Point[], step: number): Point[] =>
  line.flatMap((b, i) => {
    if (i === 0) return [b]
    const a = itemAt(line, i - 1)
    const n = Math.max(1, Math.ceil(gap(a, b) / step))
    return Array.from(
      { length: n },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * (k + 1)) / n, a[1] + ((b[1] - a[1]) * (k + 1)) / n],
    )
  })

/** A number from 0 to 1 that is the same on every machine. */
function noise(text: string): number {
  let h = 2166136261
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** A smooth line through the points (Catmull-Rom). */
function smooth(points: readonly Point[]): Point[] {
  const out = [itemAt(points, 0)]
  for (let i = 0; i < points.length - 1; i++) {
    const [p1, p2] = [itemAt(points, i), itemAt(points, i + 1)]
    const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2]
    const n = Math.max(1, Math.round(gap(p1, p2) / 14))
    for (let k = 1; k <= n; k++) {
      const t = k / n
      const blend = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      out.push([blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])])
    }
  }
  return out
}

/** A border that a hand might have drawn: smooth, then little bends by midpoint displacement. */
export function organic(points: readonly Point[], seed: string, bend: number): Point[] {
  const split = (a: Point, b: Point, key: string): Point[] => {
    const length = gap(a, b)
    if (length < 5) return [b]
    const off = (noise(key) - 0.5) * 2 * bend * length
    const mid: Point = [
      (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * off,
      (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * off,
    ]
    return [...split(a, mid, `${key}l`), ...split(mid, b, `${key}r`)]
  }
  const line = smooth(points)
  return line
    .flatMap((b, i) => (i === 0 ? [b] : split(itemAt(line, i - 1), b, `${seed}${i}`)))
    .map(([x, y]): Point => [round(x), round(y)])
}
