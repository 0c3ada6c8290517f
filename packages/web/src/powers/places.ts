/** Where everything of a match lies on the map: from the drawing and from what the match's own data say. */
import type { BoxId, FortressId, LandId, PlaceId, PowersBoard, SeaId } from '@hippodrome/powers'
import map from './map/map.json' with { type: 'json' }
import { type Outlines, outlinesOf, type Point } from './map/outlines.ts'

export type Label = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly size: number
  readonly lines: number
}
type Laid = { readonly label: Label; readonly slots: readonly Point[] }
export type Frame = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export type Tower = {
  readonly id: FortressId
  readonly areas: readonly LandId[]
  readonly since: number
  readonly x: number
  readonly y: number
  readonly ports: readonly { readonly sea: SeaId; readonly x: number; readonly y: number }[]
}
export type Gate = {
  readonly box: BoxId
  readonly place: PlaceId
  readonly x: number
  readonly y: number
  readonly turn: number
}

export type Places = {
  readonly outlines: Outlines
  readonly lands: readonly LandId[]
  readonly seas: readonly SeaId[]
  readonly laid: { readonly [place: string]: Laid | undefined }
  readonly towers: readonly Tower[]
  readonly boxes: readonly (Frame & { readonly id: BoxId; readonly slots: readonly Point[] })[]
  readonly gates: readonly Gate[]
  /** The area of a fortress; any other place itself. */
  readonly homeOf: (place: PlaceId) => PlaceId
  /** A point that stands for a place. */
  readonly centreOf: (place: PlaceId) => Point
}

const asPoint = ([x = 0, y = 0]: readonly number[]): Point => [x, y]
const laidOut = (from: {
  readonly [id: string]: { readonly label: Label; readonly slots: readonly number[][] }
}) =>
  Object.fromEntries(
    Object.entries(from).map(([id, { label, slots }]): [string, Laid] => [
      id,
      { label, slots: slots.map(asPoint) },
    ]),
  )
const ids = <K extends string>(record: { readonly [id in K]?: unknown }): K[] => Object.keys(record) as K[]

/** A fortress that the match's data put elsewhere than the drawing stands by the name of its area. */
function towersOf(board: PowersBoard, laid: Places['laid']): Tower[] {
  const drawn: {
    readonly [id: string]: {
      area: string
      x: number
      y: number
      ports: { sea: string; x: number; y: number }[]
    }
  } = map.fortresses
  return ids(board.fortresses).flatMap((id): Tower[] => {
    const fortress = board.fortresses[id]
    const area = fortress?.areas[0]
    if (!fortress || area === undefined) return []
    const { areas, ports, since } = fortress
    const own = drawn[id]
    const plate = laid[area]?.label
    const here =
      own && areas.includes(own.area as LandId)
        ? own
        : { x: (plate?.x ?? 0) + (plate?.w ?? 0) / 2 + 12, y: plate?.y ?? 0, ports: [] }
    const anchorage = (sea: SeaId) =>
      here.ports.find((port) => port.sea === sea) ?? { x: here.x, y: here.y + 14 }
    return [
      {
        id,
        areas,
        since,
        x: here.x,
        y: here.y,
        ports: ports.map((sea) => ({ sea, x: anchorage(sea).x, y: anchorage(sea).y })),
      },
    ]
  })
}

/** Gates that the drawing does not have stand by the name of their place. */
function gatesOf(board: PowersBoard, laid: Places['laid']): Gate[] {
  return ids(board.boxes).flatMap((box) =>
    (board.boxes[box]?.touches ?? []).map((place): Gate => {
      const drawn = map.gates.find((gate) => gate.box === box && gate.place === place)
      const plate = laid[place]?.label
      return {
        box,
        place,
        x: drawn?.x ?? (plate?.x ?? 0) - (plate?.w ?? 0) / 2 - 8,
        y: drawn?.y ?? plate?.y ?? 0,
        turn: drawn?.turn ?? 180,
      }
    }),
  )
}

function build(board: PowersBoard): Places {
  const lands = ids(board.lands)
  const istria = lands.includes('Ist')
  const laid: Places['laid'] = {
    ...laidOut(map.areas),
    ...laidOut(map.seas),
    ...(istria ? laidOut(map.istria) : {}),
  }
  const towers = towersOf(board, laid)
  const boxes = ids(board.boxes).map((id) => ({
    id,
    ...map.boxes[id],
    slots: map.boxes[id].slots.map(asPoint),
  }))
  const homeOf = (place: PlaceId) => towers.find(({ id }) => id === place)?.areas[0] ?? place
  const centreOf = (place: PlaceId): Point => {
    const tower = towers.find(({ id }) => id === place)
    if (tower) return [tower.x, tower.y]
    const box = boxes.find(({ id }) => id === place)
    return laid[place]?.slots[0] ?? box?.slots[0] ?? [0, 0]
  }
  return {
    outlines: outlinesOf(istria),
    lands,
    seas: ids(board.seas),
    laid,
    towers,
    boxes,
    gates: gatesOf(board, laid),
    homeOf,
    centreOf,
  }
}

const built = new WeakMap<PowersBoard, Places>()

export function placesOf(board: PowersBoard): Places {
  const places = built.get(board) ?? build(board)
  built.set(board, places)
  return places
}

/** Where the stacks of a place stand. */
export const slotsOf = (places: Places, place: PlaceId): readonly Point[] =>
  places.laid[place]?.slots ?? places.boxes.find(({ id }) => id === place)?.slots ?? []
