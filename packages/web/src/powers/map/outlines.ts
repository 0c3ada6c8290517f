/** The board's outlines, put together from the arcs of `map.json`: every stretch of border is stored once, with what lies on its sides. */
import { at, itemAt } from '@hippodrome/engine'
import map from './map.json' with { type: 'json' }

export type Point = readonly [x: number, y: number]
export type Arc = { readonly left: string; readonly right: string; readonly points: readonly Point[] }
/** A stretch of line between two places. */
export type Stretch = {
  readonly a: string
  readonly b: string
  readonly points: readonly Point[]
  readonly path: string
}

export type Outlines = {
  readonly arcs: readonly Arc[]
  /** By area, sea or `far` (land that is nobody's) the path of its outline. */
  readonly paths: { readonly [id: string]: string }
  readonly stretches: readonly Stretch[]
  /** Where land meets water. */
  readonly coast: string
}

function unpack(packed: string): Point[] {
  const steps = packed.split(' ').map(Number)
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < steps.length; i += 2) {
    x += at(steps, i)
    y += at(steps, i + 1)
    points.push([x / map.grid, y / map.grid])
  }
  return points
}

const stored: readonly Arc[] = map.arcs.map(([left = '', right = '', packed = '']) => ({
  left,
  right,
  points: unpack(packed),
}))

const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
const keyOf = ([x, y]: Point): string => `${x},${y}`

/** The rings round one face, each closed by its first point. */
export function ringsOf(arcs: readonly Arc[], face: string): Point[][] {
  const sides = arcs.flatMap(({ left, right, points }) =>
    right === face ? [points] : left === face ? [[...points].reverse()] : [],
  )
  const from = new Map<string, (readonly Point[])[]>()
  for (const side of sides) {
    const key = keyOf(itemAt(side, 0))
    from.set(key, [...(from.get(key) ?? []), side])
  }
  const rings: Point[][] = []
  for (const side of sides) {
    const ring: Point[] = []
    let next = from.get(keyOf(itemAt(side, 0)))?.pop()
    while (next) {
      ring.push(...(ring.length ? next.slice(1) : next))
      next = from.get(keyOf(itemAt(ring, ring.length - 1)))?.pop()
    }
    if (ring.length) rings.push(ring)
  }
  return rings
}

function build(istria: boolean): Outlines {
  const side = (id: string) => (id === 'Ist' && !istria ? 'Cro' : id)
  const arcs = stored
    .map(({ left, right, points }) => ({ left: side(left), right: side(right), points }))
    .filter(({ left, right }) => left !== right)
  const faces = [...new Set(arcs.flatMap(({ left, right }) => [left, right]))].filter((id) => id !== '')
  const isWater = (id: string) => id === '' || id in map.seas
  return {
    arcs,
    paths: Object.fromEntries(
      faces.map((id) => [
        id,
        ringsOf(arcs, id)
          .map((ring) => `${pathOf(ring.slice(0, -1))}Z`)
          .join(''),
      ]),
    ),
    stretches: arcs.map(({ left, right, points }) => ({ a: left, b: right, points, path: pathOf(points) })),
    coast: arcs
      .filter(({ left, right }) => isWater(left) !== isWater(right))
      .map(({ points }) => pathOf(points))
      .join(''),
  }
}

const built = new Map<boolean, Outlines>()

/** Without Istria its ground is Croatia's. */
export function outlinesOf(istria: boolean): Outlines {
  const outlines = built.get(istria) ?? build(istria)
  built.set(istria, outlines)
  return outlines
}
