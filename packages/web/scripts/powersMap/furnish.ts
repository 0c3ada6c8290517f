/** What stands on the ground: plates, slots for stacks, fortresses with their anchors, gates to the boxes. */
import clip from 'polygon-clipping'
import names from '../../src/powers/map/names.json' with { type: 'json' }
import gates from './gates.json' with { type: 'json' }
import type { Shapes } from './outlines.ts'
import { project } from './projection.ts'
import { inside, type Point, type Shape, shapeArea } from './shapes.ts'
import { type Box, boxAt, COUNTER, deepest, type Laid, lay, nearest, type Writing } from './slots.ts'

export type BoardData = {
  readonly land: {
    readonly [id: string]: {
      readonly lon: number
      readonly lat: number
      readonly borders: { readonly [id: string]: string }
      readonly coast: readonly string[]
      readonly fortress?: string
    }
  }
  readonly seas: {
    readonly [id: string]: {
      readonly lon: number
      readonly lat: number
      readonly adjacent: readonly string[]
    }
  }
  readonly fortresses: {
    readonly [id: string]: { readonly lon: number; readonly lat: number; readonly ports: readonly string[] }
  }
  readonly boxes: { readonly [id: string]: { readonly touches: readonly string[] } }
  readonly istria: {
    readonly coast: readonly string[]
    readonly box: string
    readonly borders: { readonly [id: string]: string }
    readonly cutBorders: readonly string[]
    readonly cutCoast: { readonly [id: string]: readonly string[] }
  }
  readonly danube: { readonly borders: readonly string[] }
}

const FORTRESS = 19
/** Room for the coin with a value before a name. */
const COIN = 15
const BOXES: { readonly [id: string]: Box } = {
  West: { x: 3, y: 240, w: 104, h: 92 },
  North: { x: 826, y: 4, w: 130, h: 62 },
  East: { x: 528, y: 574, w: 170, h: 62 },
}

const inAllLanguages = (id: string) =>
  Object.values(names).map((list) => (list as { [id: string]: string })[id] ?? id)
const whole = (name: string) => [name.replaceAll('-|', '').replaceAll('|', ' ')]
const broken = (name: string) => name.split('|')

const landWritings = (id: string): Writing[] => {
  const written = inAllLanguages(id)
  return [10.5, 9.5, 8.6].flatMap((size, i) => [
    { lines: written.map(whole), size, cost: i * 130 },
    ...(written.some((name) => name.includes('|'))
      ? [{ lines: written.map(broken), size, cost: i * 130 + 110 }]
      : []),
  ])
}
/** Small seas have small names. */
const SEA_SIZES: { readonly [id: string]: readonly number[] } = { SoM: [8, 7, 6.4], GoK: [9, 8] }
const seaWritings = (id: string): Writing[] =>
  (SEA_SIZES[id] ?? [12, 11, 10, 9]).map((size, i) => ({
    lines: inAllLanguages(id).map(broken),
    size,
    cost: i * 60,
  }))

type Fortress = {
  readonly area: string
  readonly x: number
  readonly y: number
  readonly ports: readonly { sea: string; x: number; y: number }[]
}

function fortressesOf(shapes: Shapes, data: BoardData): { readonly [id: string]: Fortress } {
  return Object.fromEntries(
    Object.entries(data.land).flatMap(([area, { fortress }]) => {
      const city = fortress === undefined ? undefined : data.fortresses[fortress]
      const shape = shapes[area]
      if (fortress === undefined || !city || !shape) return []
      const deep = city.ports.length ? 8 : 12
      const [x, y] = nearest(
        project([city.lon, city.lat]),
        shape,
        0,
        [1, 0.7, 0.45].map((part) => ({ deep: deep * part, reach: 60 })),
      )
      const ports = city.ports.map((sea) => {
        const [px, py] = nearest([x, y], shapes[sea] ?? [], 12, [
          { deep: 4.8, reach: 26 },
          { deep: 3.6, reach: 28 },
          { deep: 2.6, reach: 30 },
          { deep: 6, reach: 120 },
        ])
        return { sea, x: px, y: py }
      })
      return [[fortress, { area, x, y, ports }]]
    }),
  )
}

const boxSlots = ({ x, y, w, h }: Box): Point[] => {
  const slots: Point[] = []
  for (let row = y + 34; row + 12 <= y + h; row += 26)
    for (let column = x + 20; column < x + w - 13; column += 33) slots.push([column, row])
  return slots
}

export function furnish(shapes: Shapes, data: BoardData) {
  const fortresses = fortressesOf(shapes, data)
  const open = [...Object.keys(data.seas), 'far'].flatMap((id) => shapes[id] ?? [])
  const free = (point: Point) => inside(point, open)
  const towers = Object.values(fortresses)
  const anchors = towers.flatMap(({ ports }) => ports.map(({ x, y }) => boxAt(x, y, 10, 10)))
  const fixed = [
    ...Object.values(BOXES),
    ...anchors,
    ...towers.map(({ x, y }) => boxAt(x, y, FORTRESS, FORTRESS)),
    ...gates.map(({ x, y }) => boxAt(x, y, 13, 13)),
  ]
  const used: Box[] = []
  const areaAt = (id: string, shape: Shape, others: readonly Box[]): Laid =>
    lay(shape, landWritings(id), [...fixed, ...others], { anchor: deepest(shape), coin: COIN, free })
  const {
    Cro = [],
    Ist = [],
    ...rest
  } = Object.fromEntries(Object.keys(data.land).map((id) => [id, shapes[id] ?? []]))
  const uncut: Shapes = { ...rest, Cro: clip.union(Cro, Ist) }
  // islands and small areas first: what hangs over the water there must not meet its neighbours
  const bySize = Object.entries(uncut).sort(([, a], [, b]) => shapeArea(a) - shapeArea(b))
  const areas = Object.fromEntries(
    bySize.map(([id, shape]) => {
      const laid = areaAt(id, shape, used)
      used.push(boxAt(laid.label.x, laid.label.y, laid.label.w, laid.label.h))
      used.push(...laid.slots.map(([x, y]) => boxAt(x, y, COUNTER.w, COUNTER.h)))
      return [id, laid]
    }),
  )
  const istria = { Cro: areaAt('Cro', Cro, []), Ist: areaAt('Ist', Ist, []) }
  const seas = Object.fromEntries(
    Object.entries(data.seas).map(([id, { lon, lat }]) => [
      id,
      lay(shapes[id] ?? [], seaWritings(id), [...fixed, ...used], { anchor: project([lon, lat]), coin: 0 }),
    ]),
  )
  const boxes = Object.fromEntries(
    Object.entries(BOXES).map(([id, box]) => [id, { ...box, slots: boxSlots(box) }]),
  )
  return { areas, istria, seas, fortresses, gates, boxes }
}
