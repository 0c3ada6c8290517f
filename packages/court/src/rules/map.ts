import { Bits, type Flow, type Seat } from '@hippodrome/engine'
import type { Filter } from '../data/parts.ts'
import { A, type Court, initiativeOrder } from '../state.ts'
import type { CourtEntry } from '../types.ts'
import { AREAS, type Area, UNITS, type Unit } from '../vocabulary.ts'
import { hasSeal, unitsIn } from './count.ts'
import { fire, fireAll } from './fire.ts'

type Telling = Flow<CourtEntry>

/** §2.9 */
const mayStand = (game: Court, unit: number, area: number): boolean =>
  game.tables.units[unit]?.ship === true || !game.tables.areas[area]?.sea

export function unitFits(game: Court, unit: number, filter: Filter | undefined): boolean {
  if (!filter) return true
  if (filter.units !== undefined && !Bits.has(filter.units, unit)) return false
  return filter.types === undefined || Bits.has(filter.types, game.tables.units[unit]?.type ?? 0)
}

export const areasFor = (game: Court, unit: number): number[] =>
  AREAS.flatMap((_, area) => (mayStand(game, unit, area) ? [area] : []))

/** §2.7 Places up to `n` units; says how many there were. */
export function placeUnit(
  game: Court,
  flow: Telling,
  unit: number,
  area: number,
  n: number,
  seat?: Seat,
): number {
  const placed = Math.min(n, game.map.pool[unit] as number)
  if (placed === 0) return 0
  ;(game.map.pool[unit] as number) -= placed
  ;(game.map.units[unit * A + area] as number) += placed
  flow.tell({
    kind: 'unit-placed',
    unit: UNITS[unit] as Unit,
    area: AREAS[area] as Area,
    n: placed,
    ...(seat === undefined ? {} : { seat }),
  })
  return placed
}

/** Abilities that answer to units being placed. */
export function unitsPlaced(game: Court, flow: Telling, units: number, seat: Seat, by?: 'event'): void {
  if (units !== 0) fireAll(game, flow, 'onUnitsPlaced', { actor: seat, units, ...(by ? { by } : {}) })
}

export function moveUnit(
  game: Court,
  flow: Telling,
  seat: Seat,
  unit: number,
  from: number,
  to: number,
): void {
  ;(game.map.units[unit * A + from] as number) -= 1
  ;(game.map.units[unit * A + to] as number) += 1
  flow.tell({
    kind: 'unit-moved',
    unit: UNITS[unit] as Unit,
    area: AREAS[from] as Area,
    to: AREAS[to] as Area,
    seat,
  })
}

export function removeUnit(game: Court, flow: Telling, seat: Seat, unit: number, area: number): void {
  ;(game.map.units[unit * A + area] as number) -= 1
  ;(game.map.pool[unit] as number) += 1
  flow.tell({ kind: 'unit-removed', unit: UNITS[unit] as Unit, area: AREAS[area] as Area, seat })
}

/** §23.7 Seals that a seat can still place. */
export function sealsLeft(game: Court, seat: Seat): number {
  let left = game.tables.rules.taktika.sealsPerPlayer
  for (let area = 0; area < A; area++) if (hasSeal(game, seat, area)) left -= 1
  for (let i = 0; i < game.map.stores.length; i += 3)
    if (game.map.stores[i] === seat) left -= game.map.stores[i + 2] as number
  return left
}

/** §24.6 */
export const maySeal = (game: Court, seat: Seat, area: number): boolean =>
  !hasSeal(game, seat, area) && sealsLeft(game, seat) > 0

export function placeSeal(game: Court, flow: Telling, seat: Seat, area: number): void {
  game.map.seals[seat * A + area] = 1
  flow.tell({ kind: 'seal-placed', seat, area: AREAS[area] as Area })
  fire(game, flow, seat, 'onSealPlaced', { actor: seat, area })
}

/** §24.13 `seat` removes the Seal of `of`; both may have abilities that answer. */
export function removeSeal(game: Court, flow: Telling, seat: Seat, of: Seat, area: number): void {
  game.map.seals[of * A + area] = 0
  flow.tell({ kind: 'seal-removed', seat, of, area: AREAS[area] as Area })
  if (seat === of) return
  ;(game.map.sealsRemoved[seat] as number) += 1
  for (const owner of initiativeOrder(game)) {
    // The filter asks whose Seal it was: one's own, or another's that one has removed oneself.
    if (owner === of) fire(game, flow, owner, 'onSealRemoved', { actor: owner })
    else if (owner === seat) fire(game, flow, owner, 'onSealRemoved', { actor: of })
  }
}

/** §24.2 to §24.4: areas that a unit reaches in `speed` steps, its own not counted. */
export function reach(game: Court, unit: number, from: number, speed: number): number[] {
  const seen = new Set([from])
  let edge = [from]
  for (let steps = 0; steps < speed; steps++) {
    const next: number[] = []
    for (const area of edge)
      for (const to of neighbours(game, unit, area))
        if (!seen.has(to)) {
          seen.add(to)
          next.push(to)
        }
    edge = next
  }
  seen.delete(from)
  return [...seen].sort((a, b) => a - b)
}

function neighbours(game: Court, unit: number, area: number): readonly number[] {
  const { areas, units } = game.tables
  const here = areas[area]
  if (!here) return []
  if (units[unit]?.ship) return here.ships
  const land = here.land.slice()
  for (let sea = 0; sea < A; sea++) {
    const shores = areas[sea]?.shores ?? []
    if (shores.includes(area) && holdsShip(game, sea))
      for (const shore of shores) if (shore !== area && !land.includes(shore)) land.push(shore)
  }
  return land
}

function holdsShip(game: Court, sea: number): boolean {
  for (let unit = 0; unit < UNITS.length; unit++)
    if (game.tables.units[unit]?.ship && unitsIn(game, unit, sea) > 0) return true
  return false
}
