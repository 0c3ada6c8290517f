/** Where the plate of a place (value and name) and the counters of its stacks find room. */
import { at } from '@hippodrome/engine'
import { HEIGHT, WIDTH } from './projection.ts'
import { edges, inside, type Point, type Polygon, type Shape, shapeArea, toEdge } from './shapes.ts'

/** Units of the board; at 1280 x 800 one unit is about one pixel. */
export const COUNTER = { w: 30, h: 23 }

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
/** A box by its middle. */
export const boxAt = (x: number, y: number, w: number, h: number): Box => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
})
export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

/** One way to write a name: its lines in each language, and what it costs in beauty. */
export type Writing = {
  readonly lines: readonly (readonly string[])[]
  readonly size: number
  readonly cost: number
}
export type Laid = {
  readonly label: Box & { readonly size: number; readonly lines: number }
  readonly slots: readonly Point[]
}

const STEP = 2
const MARGIN = 24
type Raster = {
  readonly own: readonly Point[]
  /** How much of a box is own ground; -1 if any of it is neither own nor free to hang over. */
  readonly cover: (box: Box) => number
}

function extent(points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

function raster(shape: Shape, free: ((point: Point) => boolean) | undefined): Raster {
  const { x0, y0, x1, y1 } = extent(shape.flat(2))
  const [left, top] = [x0 - MARGIN, y0 - MARGIN]
  const w = Math.ceil((x1 + MARGIN - left) / STEP)
  const h = Math.ceil((y1 + MARGIN - top) / STEP)
  const cells = new Uint8Array(w * h)
  const own: Point[] = []
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const point: Point = [left + i * STEP, top + j * STEP]
      const mine = inside(point, shape)
      cells[j * w + i] = mine ? 2 : free?.(point) ? 1 : 0
      if (mine) own.push(point)
    }
  const cell = (x: number, y: number) => {
    const [i, j] = [Math.round((x - left) / STEP), Math.round((y - top) / STEP)]
    return i < 0 || j < 0 || i >= w || j >= h ? 0 : (cells[j * w + i] ?? 0)
  }
  const cover = (box: Box) => {
    let mine = 0
    let all = 0
    for (let y = box.y - 1; y <= box.y + box.h + 1; y += STEP)
      for (let x = box.x - 1; x <= box.x + box.w + 1; x += STEP) {
        const kind = cell(x, y)
        if (kind === 0) return -1
        if (kind === 2) mine += 1
        all += 1
      }
    return mine / all
  }
  return { own, cover }
}

type Spot = { readonly x: number; readonly y: number; readonly box: Box; readonly own: number }

function spots(grid: Raster, size: { w: number; h: number }, least: number, taken: readonly Box[]): Spot[] {
  return grid.own.flatMap(([x, y]): Spot[] => {
    const box = boxAt(x, y, size.w, size.h)
    if (box.x < 1 || box.y < 1 || box.x + box.w > WIDTH - 1 || box.y + box.h > HEIGHT - 1) return []
    if (taken.some((other) => overlap(box, other, 1))) return []
    const own = grid.cover(box)
    return own >= least ? [{ x, y, box, own }] : []
  })
}

const thinned = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length > most ? list.filter((_, i) => i % Math.ceil(list.length / most) === 0) : list

/** The first slots matter most: a second one is worth a broken name, a fourth is not. */
const WORTH = [0, 1000, 1700, 2000, 2150]
const WANTED = WORTH.length - 1

type Arrangement = { readonly score: number; readonly plate: Spot; readonly chosen: readonly Spot[] }

function arrange(plate: Spot, slots: readonly Spot[], anchor: Point, cost: number): Arrangement {
  // near slots first, so that the stacks of a place read as one group
  const order = slots
    .filter(({ box }) => !overlap(box, plate.box, 1))
    .map((spot) => ({ spot, d: Math.hypot((spot.x - anchor[0]) * 0.8, spot.y - anchor[1]) - spot.own * 8 }))
    .sort((a, b) => a.d - b.d)
  const chosen: typeof order = []
  for (const next of order) {
    if (chosen.length >= WANTED) break
    if (chosen.every(({ spot }) => !overlap(spot.box, next.spot.box, 1.5))) chosen.push(next)
  }
  const spread = chosen.reduce((sum, { d }) => sum + d, 0) / Math.max(1, chosen.length)
  const score =
    at(WORTH, chosen.length) +
    plate.own * 220 -
    cost -
    spread * 1.2 -
    Math.hypot(plate.x - anchor[0], (plate.y - anchor[1]) * 0.7) * 0.8
  return { score, plate, chosen: chosen.map(({ spot }) => spot) }
}

/** `free` says where a counter may hang over; `coin` is the room for a value before the name. */
export function lay(
  shape: Shape,
  writings: readonly Writing[],
  taken: readonly Box[],
  {
    anchor,
    coin,
    free,
  }: { readonly anchor: Point; readonly coin: number; readonly free?: (point: Point) => boolean },
): Laid {
  const grid = raster(shape, free)
  let best: (Arrangement & { readonly writing: Writing }) | undefined
  for (const least of free ? [1, 0.72, 0.45, 0.3, 0.15] : [1]) {
    const slots = spots(grid, COUNTER, Math.min(least, 0.8), taken)
    for (const writing of writings) {
      const { size, lines } = writing
      const most = Math.max(...lines.flat().map((line) => line.length))
      const w = Math.round(most * size * 0.54 + 4 + coin)
      const h = Math.round(Math.max(coin, Math.max(...lines.map(({ length }) => length)) * (size + 1) + 2))
      for (const plate of thinned(spots(grid, { w, h }, least, taken), 90)) {
        const found = arrange(plate, slots, anchor, writing.cost)
        if (!best || found.score > best.score) best = { ...found, writing }
      }
    }
    if (best && best.chosen.length >= 2) break
  }
  if (!best) throw new Error(`no room for ${writings[0]?.lines.flat().join(' ')}`)
  const { plate, chosen, writing } = best
  return {
    label: {
      x: plate.x,
      y: plate.y,
      w: plate.box.w,
      h: plate.box.h,
      size: writing.size,
      lines: Math.max(...writing.lines.map(({ length }) => length)),
    },
    slots: chosen.map(({ x, y }) => [x, y]),
  }
}

/** The point that lies deepest inside the largest part of a shape. */
export function deepest(shape: Shape): Point {
  const main: [Polygon] = [
    shape.reduce((most, part) => (shapeArea([part]) > shapeArea([most]) ? part : most)),
  ]
  const list = edges(main)
  const { x0, y0, x1, y1 } = extent(main.flat(2))
  let best: { readonly d: number; readonly point: Point } = { d: -1, point: [x0, y0] }
  for (let y = y0; y < y1; y += 4)
    for (let x = x0; x < x1; x += 4) {
      if (!inside([x, y], main)) continue
      const d = toEdge([x, y], list)
      if (d > best.d) best = { d, point: [x, y] }
    }
  return best.point
}

function* around([x, y]: Point, from: number, reach: number, turns: number): Generator<Point> {
  for (let r = from; r < reach; r += 1)
    for (let k = 0; k < turns; k++) {
      const angle = (k * 2 * Math.PI) / turns
      yield [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
    }
}
const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** The nearest point at least `from` away that lies as deep inside the shape as one of the wishes, tried in turn. */
export function nearest(
  to: Point,
  shape: Shape,
  from: number,
  wishes: readonly { readonly deep: number; readonly reach: number }[],
): Point {
  const list = edges(shape)
  for (const { deep, reach } of wishes)
    for (const point of around(to, from, reach, 36))
      if (inside(point, shape) && toEdge(point, list) >= deep) return rounded(point)
  throw new Error('no such point')
}
