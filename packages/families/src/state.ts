import { addTo, at, type Seat } from '@hippodrome/engine'
import type { Tables } from './board.ts'
import {
  ARAB,
  BULGAR,
  BYZANTINE,
  type City,
  ELITE,
  type Force,
  MAIN,
  MOVE,
  NONE,
  type Side,
  type Special,
} from './names.ts'

export const RUNNING = 0
/** The third turn is complete (§22.1). */
export const THREE_TURNS = 1
/** Constantinople has fallen (§22.5). */
export const FALL = 2

/**
 * A match between two decisions: small whole numbers only. Lists are by seat, by city, by box of the special action
 * display, or flat: seat × 2 + side, and seat × 8 + side × 4 + box for the army displays.
 */
export type Families = {
  readonly seats: number
  readonly tables: Tables
  turn: number
  first: Seat
  /** Whose action it is; nobody between the phases. */
  active: Seat
  /** 1 when only one player is left and takes the last action of the turn (§20.4). */
  last: number
  /** Who passed first this turn. */
  firstPasser: Seat
  over: number
  passed: number[]
  passBox: number[]
  taxBox: number[]
  /** Cubes in the Church and the Mosque, seat × 2 + side. */
  built: number[]
  /** Whose cube lies in each special action box. */
  special: number[]
  colour: number[]
  tokens: number[]
  owner: number[]
  /** 1 where a fortification marks control instead of a cube. */
  fort: number[]
  boxes: number[]
  /** Who has the Emperor's Guard and the Caliph's Guard in their Elite box. */
  guard: number[]
  pool: number[]
  casualties: number[]
  /** Cubes out of the game (§21.5). */
  lost: number[]
  money: number[]
  points: number[]
  /** Where each army stands, seat × 2 + side. */
  pawns: number[]
  /** 1 once a player has taken control of a Byzantine city (§6.5). */
  settled: number[]
  bulgars: number
  /** Bezants in all treasuries: what came from the bank and did not go back. */
  coined: number
  /** Cubes that the active player has placed and not yet taken from a source. */
  owed: number
  /** Control cubes lifted from a city on their way to casualties. */
  lifted: number
  /** Bezants from tax that are not yet in a treasury. */
  purse: number
  /** The attack under way: which force of the active player attacks; nobody once it is won or lost. */
  force: Force | typeof NONE
  /** The attacked city, and the city that the army moved from, until the action is over. */
  target: City
  origin: City
}

export const boxIndex = (seat: Seat, side: Side, box: number): number => seat * 8 + side * 4 + box
export const cubesIn = (game: Families, seat: Seat, side: Side, box: number): number =>
  at(game.boxes, seat * 8 + side * 4 + box)
export const moneyOf = (game: Families, seat: Seat, side: Side): number => at(game.money, seat * 2 + side)
export const pointsOf = (game: Families, seat: Seat, side: Side): number => at(game.points, seat * 2 + side)
export const pawnOf = (game: Families, seat: Seat, side: Side): City => at(game.pawns, seat * 2 + side)
export const hasGuard = (game: Families, seat: Seat, side: Side): boolean => game.guard[side] === seat

/** §12.2 Elite plus Main Army, a guard included. */
export function strengthOf(game: Families, seat: Seat, side: Side): number {
  const base = seat * 8 + side * 4
  return at(game.boxes, base + ELITE) + at(game.boxes, base + MAIN) + (hasGuard(game, seat, side) ? 1 : 0)
}

/** §12.2 All cubes of a Field Army: Elite, Main Army and Move, a guard included. */
export const armySize = (game: Families, seat: Seat, side: Side): number =>
  strengthOf(game, seat, side) + at(game.boxes, seat * 8 + side * 4 + MOVE)

/** §17.1 */
export function cityStrength(game: Families, city: City): number {
  const tokens = at(game.tokens, city)
  return (tokens === 0 ? at(game.tables.value, city) : tokens) + at(game.fort, city)
}

/** Who holds the only box of a kind; nobody if the box has no player's cube. */
export function holderOf(game: Families, kind: Special): Seat {
  const { first, end } = game.tables.boxes[kind]
  return first < end ? at(game.special, first) : NONE
}

/** The first free box of a kind, or `NONE`. */
export function freeBox(game: Families, kind: Special): number {
  const { first, end } = game.tables.boxes[kind]
  for (let box = first; box < end; box++) if (game.special[box] === NONE) return box
  return NONE
}

/** Whether a city is friendly to an army of `side` (§1.5). */
export const isFriendly = (game: Families, side: Side, city: City): boolean => game.colour[city] === side

export const isBulgar = (game: Families, city: City): boolean => game.colour[city] === BULGAR

/** §9.6, §9.11 When the Bulgars attack, the side that was not attacked pays and scores. */
export const unattackedSide = (game: Families, city: City): Side =>
  game.colour[city] === ARAB ? BYZANTINE : ARAB

export function pay(game: Families, seat: Seat, side: Side, amount: number): void {
  addTo(game.money, seat * 2 + side, -amount)
  game.coined -= amount
}

export function earn(game: Families, seat: Seat, side: Side, amount: number): void {
  addTo(game.money, seat * 2 + side, amount)
  game.coined += amount
}

/** §21.5 Points never go below zero; §22.7 there is no upper limit. */
export function score(game: Families, seat: Seat, side: Side, points: number): void {
  const index = seat * 2 + side
  game.points[index] = Math.max(0, at(game.points, index) + points)
}

/** §12.9 All cubes but the Levy to casualties, the guard home, the pawn off the map. */
export function destroyArmy(game: Families, seat: Seat, side: Side): void {
  for (const box of [ELITE, MAIN, MOVE]) {
    const index = boxIndex(seat, side, box)
    addTo(game.casualties, seat, at(game.boxes, index))
    game.boxes[index] = 0
  }
  if (hasGuard(game, seat, side)) game.guard[side] = NONE
  game.pawns[seat * 2 + side] = NONE
}

/** The City tokens in the cities of `side` that a player controls. */
export function tokensOf(game: Families, seat: Seat, side: Side): number {
  let tokens = 0
  for (let city = 0; city < game.owner.length; city++)
    if (game.owner[city] === seat && game.colour[city] === side) tokens += at(game.tokens, city)
  return tokens
}

/** §21.3 What the cubes of one side cost at the end of the turn. */
export function maintenanceOf(game: Families, seat: Seat, side: Side): number {
  const { maintenance } = game.tables
  const base = boxIndex(seat, side, ELITE)
  let due = 0
  for (let box = ELITE; box <= MOVE; box++) due += at(maintenance, box) * at(game.boxes, base + box)
  return due
}
