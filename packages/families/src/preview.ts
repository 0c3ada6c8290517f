import type { Seat } from '@hippodrome/engine'
import { type Assault, attackOdds, type Odds, type Troops } from './odds.ts'
import { BULGAR, type City, COLOURS, type Force, SIDES, type Side } from './names.ts'
import type { BoardView, FamiliesView, SpecialView } from './view.ts'

/** What going to a city would mean, before it is chosen. */
export type MarchPreview = {
  /** In Move cubes, with the extra cube of a second link, before another player's fleet. */
  readonly cost: number
  readonly sea: boolean
  /** Who could double the cost and roll dice (§14.2). */
  readonly fleet?: Seat
  /** Move cubes if that fleet is used. */
  readonly doubled: number
  /** The city is unfriendly, so the army must attack it (§13.8). */
  readonly attack: boolean
}

const holderOf = (view: FamiliesView, kind: SpecialView['kind']): Seat | undefined =>
  view.boxes.find((box) => box.kind === kind)?.holder

/** §13.2 to §13.6, §14.1, §14.2 from what everybody sees. Nothing where no way leads. */
export function marchPreview(
  view: FamiliesView,
  board: BoardView,
  seat: Seat,
  side: Side,
  to: City,
  secondLink = false,
): MarchPreview | undefined {
  const sideName = SIDES[side]
  const from = view.players[seat]?.[sideName].army
  const city = board.cities[to]
  if (from === undefined || !city) return undefined
  const link = board.links.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))
  const sails = sideName === 'byzantine' && board.cities[from]?.capital === true && city.coast
  if ((!link || (link.kind === 'desert' && sideName === 'byzantine')) && !sails) return undefined
  const sea = link ? link.kind === 'sea' : true
  const extra = secondLink ? 1 : 0
  const attack = view.cities[to]?.colour !== sideName
  if (!sea || sideName === 'byzantine') return { cost: 1 + extra, sea, doubled: 1 + extra, attack }
  const strait = link?.strait === true && city.capital ? 2 : 1
  const base = (2 * strait) / (holderOf(view, 'fleetArab') === seat ? 2 : 1)
  const fleet = holderOf(view, 'fleetByzantine')
  return {
    cost: base + extra,
    sea,
    doubled: base * 2 + extra,
    attack,
    ...(fleet === undefined || fleet === seat ? {} : { fleet }),
  }
}

/** The troops of an army, a guard among its Elite. */
export function troopsOf(view: FamiliesView, seat: Seat, side: Side, moveSpent = 0): Troops {
  const army = view.players[seat]?.[SIDES[side]]
  if (!army) return { elite: 0, main: 0, move: 0 }
  return {
    elite: army.elite + (army.guard ? 1 : 0),
    main: army.main,
    move: Math.max(0, army.move - moveSpent),
  }
}

/** Who may still step in when a city is attacked. */
export type AttackPreview = {
  readonly assault: Assault
  readonly odds: Odds
  /** The armies that may fight or retreat. */
  readonly armies: readonly Seat[]
  /** Who may raise a levy of this many cubes instead, if no army stays. */
  readonly levy?: { readonly seat: Seat; readonly cubes: number }
}

/** §15.6 to §17.5 The forces at a city and the odds if every army there stays and fights, and no levy does. */
export function attackPreview(
  view: FamiliesView,
  board: BoardView,
  seat: Seat,
  force: Force,
  target: City,
  moveSpent = 0,
): AttackPreview | undefined {
  const city = view.cities[target]
  if (!city) return undefined
  const side = COLOURS.indexOf(city.colour)
  const armies = city.armies
    .filter((army) => !(army.seat === seat && army.side === force))
    .map((army) => army.seat)
  const bulgars = { elite: 0, main: view.bulgars, move: 0 }
  const defenders =
    side === BULGAR
      ? view.bulgars > 0
        ? [bulgars]
        : []
      : armies.map((defender) => troopsOf(view, defender, side as Side))
  const assault: Assault = {
    attacker: force === BULGAR ? bulgars : troopsOf(view, seat, force, moveSpent),
    defenders,
    cityStrength: city.strength,
    killsPerHit: board.cities[target]?.capital ? 2 : 1,
  }
  const levy = levyOf(view, board, seat, force, target)
  return { assault, odds: attackOdds(assault), armies, ...(levy ? { levy } : {}) }
}

/** §15.10, §15.12, §15.13 */
export function levyOf(
  view: FamiliesView,
  board: BoardView,
  seat: Seat,
  force: Force,
  target: City,
): { readonly seat: Seat; readonly cubes: number } | undefined {
  const city = view.cities[target]
  const sideName = SIDES.find((name) => name === city?.colour)
  const owner = board.cities[target]?.capital ? holderOf(view, 'emperor') : city?.owner
  if (owner === undefined || !sideName || (owner === seat && force !== BULGAR)) return undefined
  const cubes = view.players[owner]?.[sideName].levy ?? 0
  return cubes > 0 ? { seat: owner, cubes } : undefined
}
