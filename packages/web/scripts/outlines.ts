/** Outlines with fewer corners, for small pictures. */

type Point = readonly [number, number]

const ringsOf = (path: string): Point[][] =>
  path
    .split(/[Mm]/)
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace(/[Zz]\s*$/, '')
        .split('L')
        .map((pair): Point => {
          const [x = 0, y = 0] = pair.trim().split(/[ ,]+/).map(Number)
          return [x, y]
        }),
    )

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] as Point
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Leaves out what lies within `tolerance` of the line without it (Douglas and Peucker). */
function thin(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line[line.length - 1]]
  if (!first || !last || line.length < 3) return line.slice()
  let far = 0
  let most = 0
  for (let index = 1; index < line.length - 1; index++) {
    const away = distance(line[index] as Point, first, last)
    if (away > most) [far, most] = [index, away]
  }
  if (most <= tolerance) return [first, last]
  return [...thin(line.slice(0, far + 1), tolerance), ...thin(line.slice(far), tolerance).slice(1)]
}

/** A path of whole numbers, each corner told from the one before. */
function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => {
      let [beforeX, beforeY] = [0, 0]
      const corners: string[] = []
      for (const [exactX, exactY] of ring) {
        const [x, y] = [Math.round(exactX), Math.round(exactY)]
        const [dx, dy] = [x - beforeX, y - beforeY]
        if (corners.length === 0) corners.push(`M${x} ${y}l`)
        else if (dx !== 0 || dy !== 0)
          corners.push(`${dx < 0 || corners.length === 1 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`)
        ;[beforeX, beforeY] = [x, y]
      }
      return `${corners.join('')}z`
    })
    .join('')
}

const half = (ring: readonly Point[]): number => Math.floor(ring.length / 2)

/** A closed ring is thinned in two halves, so that it does not fold up. */
const thinRing = (ring: readonly Point[], tolerance: number): Point[] => [
  ...thin(ring.slice(0, half(ring) + 1), tolerance),
  ...thin([...ring.slice(half(ring)), ring[0] as Point], tolerance).slice(1, -1),
]

/** One path, without rings smaller than `smallest` square units. */
export const simplified = (path: string, tolerance: number, smallest: number): string =>
  pathOf(
    ringsOf(path)
      .filter((ring) => area(ring) >= smallest)
      .map((ring) => thinRing(ring, tolerance)),
  )

/** Paths that share borders keep sharing them: what lies between two corners of three lands is thinned once. */
export function simplifiedTogether(paths: readonly string[], tolerance: number): string[] {
  const all = paths.map(ringsOf)
  const users = new Map<string, Set<string>>()
  const key = ([x, y]: Point) => `${x} ${y}`
  for (const ring of all.flat())
    ring.forEach((point, index) => {
      const around = users.get(key(point)) ?? new Set<string>()
      around.add(key(ring[(index + 1) % ring.length] as Point))
      around.add(key(ring[(index + ring.length - 1) % ring.length] as Point))
      users.set(key(point), around)
    })
  const isCorner = (point: Point) => (users.get(key(point))?.size ?? 0) > 2
  return all.map((rings) =>
    pathOf(
      rings.map((ring) => {
        const start = ring.findIndex(isCorner)
        if (start < 0) return thinRing(ring, tolerance)
        const turned = [...ring.slice(start), ...ring.slice(0, start), ring[start] as Point]
        const lines: Point[][] = [[]]
        turned.forEach((point, index) => {
          lines[lines.length - 1]?.push(point)
          if (index > 0 && index < turned.length - 1 && isCorner(point)) lines.push([point])
        })
        return lines.flatMap((line) => inOneDirection(line, tolerance).slice(0, -1))
      }),
    ),
  )
}

/** The same border is thinned the same way from both sides. */
function inOneDirection(line: readonly Point[], tolerance: number): Point[] {
  const forward = String(line[0]) <= String(line[line.length - 1])
  const thinned = thin(forward ? line : [...line].reverse(), tolerance)
  return forward ? thinned : [...thinned].reverse()
}
