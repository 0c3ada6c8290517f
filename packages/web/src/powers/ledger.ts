/** What comes in, what is due and what counts, line by line, as far as a seat sees it. */
import type {
  FortressId,
  LandId,
  PlaceId,
  PowerId,
  PowersBoard,
  PowersView,
  UnitId,
} from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { placesOf } from './places.ts'
import { holdingOf, stacksIn } from './standing.ts'

type Table = { readonly view: PowersView; readonly board: PowersBoard }

export type IncomeLine = {
  readonly place: PlaceId
  readonly n: number
  /** The powers that it is shared with. */
  readonly shared: readonly PowerId[]
}

export const sumOf = (lines: readonly { readonly n: number }[]): number =>
  lines.reduce((sum, { n }) => sum + n, 0)

/** Among how many an area is shared. */
const partsOf = ({ board }: Table, owners: number): number =>
  owners === 3 && board.options.jointIncome === 'halves' ? 2 : owners

/** Areas of a power that are neither pillaged nor in revolt, with everybody who holds them. */
function fruitful({ view, board }: Table, power: PowerId) {
  const places = placesOf(board)
  return view.areas.flatMap((area) => {
    const { kind, powers } = holdingOf(view, places, area.place)
    return area.pillaged || kind === 'rebels' || !powers.includes(power) ? [] : [{ area, powers }]
  })
}

/** §8.2-§8.5 By area, richest first, and then the box. */
export function incomeOf(table: Table, power: PowerId): readonly IncomeLine[] {
  const lands = fruitful(table, power).flatMap(({ area, powers }): IncomeLine[] => {
    const n = Math.floor(area.value / partsOf(table, powers.length))
    return n === 0 ? [] : [{ place: area.place, n, shared: powers.filter((other) => other !== power) }]
  })
  const boxes = placesOf(table.board).boxes.flatMap(({ id }): IncomeLine[] => {
    const box = table.board.boxes[id]
    return box?.owner === power ? [{ place: id, n: box.value, shared: [] }] : []
  })
  return [...lands.toSorted((a, b) => b.n - a.n), ...boxes]
}

/** §28.8 What goes to those who hold a trade concession in an area that is held alone. */
export function concededBy(table: Table, power: PowerId): number {
  const active = (holder: PowerId) =>
    table.view.powers.some(
      (one) => one.power === holder && one.seat !== undefined && !one.waiting && !one.lost,
    )
  const places = placesOf(table.board)
  return table.view.areas.reduce((sum, { place, value, concession }) => {
    if (concession?.by !== power || !active(concession.to)) return sum
    const { kind, powers } = holdingOf(table.view, places, place)
    return kind === 'held' && powers[0] === power ? sum + (value >= 4 ? 2 : 1) : sum
  }, 0)
}

export type WageLine = {
  readonly stack: number
  readonly place: PlaceId
  readonly unit: UnitId
  readonly count: number
  readonly price: number
  /** More than it costs elsewhere. */
  readonly dear: boolean
}

export const dueOf = (lines: readonly WageLine[]): number =>
  lines.reduce((sum, { count, price }) => sum + count * price, 0)

/** The areas that a place on land belongs to. */
const areasOf = ({ board }: Table, place: PlaceId): readonly LandId[] =>
  board.fortresses[place as FortressId]?.areas ?? (place in board.lands ? [place as LandId] : [])

/** §3.5 */
function hasPort({ view, board }: Table, sea: PlaceId, power: PowerId): boolean {
  const places = placesOf(board)
  return places.towers.some(({ id, areas, since, ports }) => {
    if (since > view.year || !ports.some((port) => port.sea === sea)) return false
    const inside = view.stacks.find(({ place }) => place === id)
    if (inside) return inside.power === power && !inside.rebel
    return (
      board.options.friendlyPort === 'area' &&
      stacksIn(view, places, areas[0] ?? id).some((stack) => stack.power === power && !stack.rebel)
    )
  })
}

/** §9.1, §9.2 What is added to the price of a unit where it stands. */
function extraAt(table: Table, power: PowerId, unit: number, place: PlaceId): number {
  const { view, board } = table
  const usual = board.upkeep[unit] ?? 0
  if (place in board.boxes) return board.options.boxUpkeep ? 0 : -usual
  if (place in board.seas) return board.options.longRangeFleets && !hasPort(table, place, power) ? 1 : 0
  const areas = areasOf(table, place)
  const ravaged = view.areas.some((area) => area.pillaged && areas.includes(area.place))
  if (!ravaged && place !== 'Ara') return 0
  return board.options.desertUpkeep === 'double' ? usual : 1
}

/** §9.1-§9.3, §27.6 All that a power owes the units that are seen: whose colony feeds them costs nothing. */
export function wagesOf(table: Table, power: PowerId): readonly WageLine[] {
  const { view, board } = table
  const own = view.stacks.filter((stack) => stack.power === power && !stack.rebel)
  // §28.12 Whoever could be fed on either bank comes after those who have no choice.
  const straddles = ({ place }: { readonly place: PlaceId }) => areasOf(table, place).length > 1
  const fed = new Set<LandId>()
  const feed = (place: PlaceId, count: number) => {
    const meals = areasOf(table, place)
      .filter(
        (land) => !fed.has(land) && view.areas.some((area) => area.place === land && area.colony === power),
      )
      .slice(0, count)
    for (const land of meals) fed.add(land)
    return meals.length
  }
  return [...own.filter((stack) => !straddles(stack)), ...own.filter(straddles)].flatMap(
    ({ id, place, units = [] }) =>
      UNITS.flatMap((unit, i): WageLine[] => {
        const there = unit === 'basileus' ? 0 : (units[i] ?? 0)
        const count = unit === 'militia' && there > 0 ? there - feed(place, there) : there
        const extra = extraAt(table, power, i, place)
        const price = (board.upkeep[i] ?? 0) + extra
        return count > 0 && price > 0 ? [{ stack: id, place, unit, count, price, dear: extra > 0 }] : []
      }),
  )
}

/** About what the units of a power cost that nobody but its player sees: counters that are not in the pool, rebels among them. */
export function guessedWages({ view, board }: Table, power: PowerId): number {
  const pool = view.powers.find((one) => one.power === power)?.pool ?? []
  return UNITS.reduce(
    (sum, _, i) => sum + ((board.manifest[power][i] ?? 0) - (pool[i] ?? 0)) * (board.upkeep[i] ?? 0),
    0,
  )
}

export type ScoreLine = {
  readonly what: 'area' | 'treasury' | 'city' | 'fallen'
  readonly n: number
  readonly place?: PlaceId
  readonly shared?: boolean
  /** The point more, or the fraction rounded up, that a colony gives. */
  readonly colony?: boolean
}

/** §26.2-§26.8 What the points of a power are made of; they add up to those of the view. */
export function scoreOf(table: Table, power: PowerId): readonly ScoreLine[] {
  const { view } = table
  const own = view.powers.find((one) => one.power === power)
  const areas = fruitful(table, power).flatMap(({ area, powers }): ScoreLine[] => {
    const colony = area.colony === power
    const share = area.value / partsOf(table, powers.length)
    const n =
      powers.length === 1 ? area.value + (colony ? 1 : 0) : colony ? Math.ceil(share) : Math.floor(share)
    return n === 0 ? [] : [{ what: 'area', n, place: area.place, shared: powers.length > 1, colony }]
  })
  const cities: readonly (readonly [FortressId, number, boolean])[] = [
    ['constantinople', 5, true],
    ['jerusalem', 10, view.crusade && power === 'frank'],
    ['rome', 10, view.carolingian && (power === 'frank' || power === 'byzantine')],
  ]
  const awards = cities.flatMap(([place, n, counts]): ScoreLine[] =>
    counts && occupies(table, power, place) ? [{ what: 'city', n, place }] : [],
  )
  const lines: readonly ScoreLine[] = [
    ...areas.toSorted((a, b) => b.n - a.n),
    { what: 'treasury', n: Math.floor((own?.treasury ?? 0) / 2) },
    ...awards,
  ]
  // §29.11 That a Basileus once fell is told by the points alone.
  const rest = (own?.points ?? 0) - sumOf(lines)
  return rest === 0 ? lines : [...lines, { what: 'fallen', n: rest }]
}

/** §6.6 Inside the walls, or alone in the area of an empty fortress. */
function occupies({ view, board }: Table, power: PowerId, fortress: FortressId): boolean {
  const inside = view.stacks.find(({ place }) => place === fortress)
  if (inside) return inside.power === power && !inside.rebel
  const areas = board.fortresses[fortress]?.areas ?? []
  return (
    areas.length > 0 &&
    areas.every((area) => {
      const { kind, powers } = holdingOf(view, placesOf(board), area)
      return kind === 'held' && powers[0] === power
    })
  )
}
