/** Proves the board as it is shipped (`map.json`) against the game's data. A fault is a sentence. */
import { itemAt } from '@hippodrome/engine'
import map from '../../src/powers/map/map.json' with { type: 'json' }
import { type Arc, outlinesOf, ringsOf } from '../../src/powers/map/outlines.ts'
import type { BoardData } from './furnish.ts'
import { gap, inside, lengthOf, type Point, type Shape, signedArea } from './shapes.ts'
import { type Box, boxAt, overlap } from './slots.ts'

/** A shared outline that is shorter is a touch, not a border. */
const SHORT = 2

/** By two places (in order of the alphabet) the length of the outline that they share. */
function contacts(arcs: readonly Arc[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { left, right, points } of arcs) {
    const key = [left, right].sort().join('-')
    found.set(key, (found.get(key) ?? 0) + lengthOf(points as Point[]))
  }
  return found
}

type Wanted = { readonly areas: readonly string[]; readonly pairs: ReadonlySet<string> }
const key = (a: string, b: string) => [a, b].sort().join('-')

/** All pairs of places that the data say adjoin by an outline: borders but the crossing, coasts, seas. */
function wantedBy(data: BoardData, istria: boolean): Wanted {
  const pairs = new Set<string>()
  const cut = new Set(
    istria ? data.istria.cutBorders.map((pair) => key(...(pair.split('-') as [string, string]))) : [],
  )
  const areas = Object.keys(data.land).filter((id) => istria || id !== 'Ist')
  for (const id of areas) {
    const { borders, coast } = id === 'Ist' ? data.istria : (data.land[id] ?? { borders: {}, coast: [] })
    for (const [other, kind] of Object.entries(borders))
      if (kind !== 'x' && (id === 'Ist' || !cut.has(key(id, other))) && areas.includes(other))
        pairs.add(key(id, other))
    const dry = istria ? (data.istria.cutCoast[id] ?? []) : []
    for (const sea of coast) if (!dry.includes(sea)) pairs.add(key(id, sea))
  }
  for (const [sea, { adjacent }] of Object.entries(data.seas))
    for (const other of adjacent) pairs.add(key(sea, other))
  return { areas, pairs }
}

function adjacency(data: BoardData, istria: boolean): string[] {
  const have = contacts(outlinesOf(istria).arcs)
  const { areas, pairs } = wantedBy(data, istria)
  const name = istria ? 'with Istria: ' : ''
  const known = new Set([...areas, ...Object.keys(data.seas)])
  const missing = [...pairs].filter((pair) => (have.get(pair) ?? 0) < SHORT)
  const extra = [...have].filter(
    ([pair, length]) => length > 0.6 && !pairs.has(pair) && pair.split('-').every((id) => known.has(id)),
  )
  return [
    ...missing.map((pair) => `${name}${pair} do not share an outline`),
    ...extra.map(([pair, length]) => `${name}${pair} share ${length.toFixed(1)} of outline`),
  ]
}

/** Whether two segments cross inside both. */
function crosses([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const turn = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** Thinning must not make lines cross: faces would overlap. */
function crossings(arcs: readonly Arc[]): string[] {
  const cell = 12
  const grid = new Map<string, { readonly segment: readonly [Point, Point]; readonly arc: Arc }[]>()
  const faults = new Set<string>()
  for (const arc of arcs)
    for (let i = 1; i < arc.points.length; i++) {
      const segment = [itemAt(arc.points, i - 1) as Point, itemAt(arc.points, i) as Point] as const
      const [[ax, ay], [bx, by]] = segment
      for (let x = Math.floor(Math.min(ax, bx) / cell); x <= Math.floor(Math.max(ax, bx) / cell); x++)
        for (let y = Math.floor(Math.min(ay, by) / cell); y <= Math.floor(Math.max(ay, by) / cell); y++) {
          const there = grid.get(`${x},${y}`) ?? []
          for (const other of there)
            if (crosses(segment, other.segment))
              faults.add(
                `${arc.left}/${arc.right} crosses ${other.arc.left}/${other.arc.right} near ${ax},${ay}`,
              )
          grid.set(`${x},${y}`, [...there, { segment, arc }])
        }
    }
  return [...faults]
}

/** A face as a shape: rings that run the other way are holes. */
function shapeOf(istria: boolean, id: string): Shape {
  const rings = ringsOf(outlinesOf(istria).arcs, id).map((ring) => ring.map(([x, y]): Point => [x, y]))
  const outer = rings.filter((ring) => signedArea(ring) > 0)
  const holes = rings.filter((ring) => signedArea(ring) <= 0)
  return outer.map((ring) => [ring, ...holes.filter((hole) => inside(itemAt(hole, 0), [[ring]]))])
}

type Laid = (typeof map.areas)[keyof typeof map.areas]
type Thing = { readonly name: string; readonly owner: string; readonly box: Box }
const thingsOf = (id: string, { label, slots }: Laid): Thing[] => [
  { name: `label of ${id}`, owner: id, box: boxAt(label.x, label.y, label.w, label.h) },
  ...slots.map(([x = 0, y = 0], i) => ({
    name: `slot ${i} of ${id}`,
    owner: id,
    box: boxAt(x, y, map.counter.w, map.counter.h),
  })),
]
const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2]
const rim = ({ x, y, w, h }: Box): Point[] =>
  [x + 1, x + w / 2, x + w - 1].flatMap((px): Point[] => [
    [px, y + 1],
    [px, y + h - 1],
  ])

function furniture(): string[] {
  const laid: { readonly [id: string]: Laid } = { ...map.areas, ...map.seas }
  const things = Object.entries(laid).flatMap(([id, place]) => thingsOf(id, place))
  const split = Object.entries(map.istria).flatMap(([id, place]) => thingsOf(id, place))
  const shapes = new Map(Object.keys(laid).map((id) => [id, shapeOf(false, id)]))
  const astray = (list: readonly Thing[], shape: (id: string) => Shape) =>
    list
      .filter(({ owner, box }) => !inside(middle(box), shape(owner)))
      .map(({ name }) => `${name} lies outside`)
  const over = things.flatMap(({ name, owner, box }) =>
    Object.keys(map.areas)
      .filter((id) => id !== owner && rim(box).some((point) => inside(point, shapes.get(id) ?? [])))
      .map((id) => `${name} lies over ${id}`),
  )
  const all = [
    ...things,
    ...Object.entries(map.fortresses)
      .filter(([, { area }]) => area !== 'Ist')
      .map(([id, { area, x, y }]) => ({ name: id, owner: area, box: boxAt(x, y, 16, 16) })),
    ...Object.entries(map.boxes).map(([id, box]) => ({ name: `box ${id}`, owner: id, box })),
  ]
  const covered = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter((two) => overlap(one.box, two.box, -0.5))
      .map((two) => `${one.name} covers ${two.name}`),
  )
  return [
    ...astray(things, (id) => shapes.get(id) ?? []),
    ...astray(split, (id) => shapeOf(true, id)),
    ...over,
    ...covered,
    ...Object.entries(laid).flatMap(([id, { slots }]) => (slots.length ? [] : [`${id} has no slot`])),
  ]
}

function fortresses(data: BoardData): string[] {
  return Object.entries(map.fortresses).flatMap(([id, { area, x, y, ports }]) => [
    ...(data.land[area]?.fortress === id && inside([x, y], shapeOf(true, area))
      ? []
      : [`${id} is not in ${area}`]),
    ...(ports.map(({ sea }) => sea).join() === data.fortresses[id]?.ports.join()
      ? []
      : [`${id} has other ports`]),
    ...ports
      .filter((port) => !inside([port.x, port.y], shapeOf(true, port.sea)))
      .map(({ sea }) => `the anchor of ${id} is not in ${sea}`),
  ])
}

function gates(data: BoardData): string[] {
  const sorted = (list: readonly string[]) => [...list].sort().join()
  return [
    ...Object.entries(data.boxes).flatMap(([box, { touches }]) => {
      const wanted = box === data.istria.box ? [...touches, 'Ist'] : touches
      const have = map.gates.filter((gate) => gate.box === box).map(({ place }) => place)
      return sorted(have) === sorted(wanted)
        ? []
        : [`${box} has gates in ${sorted(have)}, not ${sorted(wanted)}`]
    }),
    ...map.gates
      .filter(({ place, x, y }) => !inside([x, y], shapeOf(true, place)))
      .map(({ box, place }) => `the gate of ${place} to ${box} lies outside`),
  ]
}

/** The Danube is one river: each of its borders begins where another ends. */
function danube(data: BoardData): string[] {
  const { arcs } = outlinesOf(true)
  const ends = data.danube.borders.map((pair) => {
    const sides = pair.split('-').sort().join('-')
    return arcs
      .filter(({ left, right }) => key(left, right) === sides)
      .flatMap(({ points }) => [itemAt(points, 0) as Point, itemAt(points, points.length - 1) as Point])
  })
  return data.danube.borders
    .filter(
      (_, i) => !ends.some((other, j) => j !== i && other.some((p) => ends[i]?.some((q) => gap(p, q) < 1))),
    )
    .map((pair) => `${pair} hangs loose from the Danube`)
}

export function faultsOf(data: BoardData): string[] {
  return [
    ...adjacency(data, false),
    ...adjacency(data, true),
    ...crossings(outlinesOf(true).arcs),
    ...furniture(),
    ...fortresses(data),
    ...gates(data),
    ...danube(data),
  ]
}
