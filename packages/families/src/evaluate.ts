import { at, exponential, logistic, realAt, type Seat } from '@hippodrome/engine'
import { fallChance } from './evaluateFall.ts'
import { ARAB, BYZANTINE, ELITE, LEVY, MAIN, MOVE, NONE, otherSide, type Side } from './names.ts'
import {
  boxIndex,
  cityStrength,
  FALL,
  type Families,
  isFriendly,
  maintenanceOf,
  pawnOf,
  RUNNING,
  strengthOf,
} from './state.ts'

/** What things are worth in victory points; found by playing the bots against each other. */
type Weights = {
  /** A Bezant that can still be spent. */
  readonly bezant: number
  /** A cube in the pool: at least the Bezants that it could be taxed for. */
  readonly poolCube: number
  /** A cube in the Casualty Pool, half of which comes back. */
  readonly casualty: number
  /** An attack that an army could still make. */
  readonly attack: number
  /** A cube of strength that makes no further attack possible. */
  readonly strength: number
  readonly levy: number
  readonly move: number
  /** The share of a token that is lost where an enemy army stands next to it. */
  readonly danger: number
  readonly fort: number
  /** How far ahead, in points, a lead is halfway to certain: in the first turn and in the last. */
  readonly spreadFirst: number
  readonly spreadLast: number
  /** How sharply the half-score rule is felt: in the first turn and in the last. */
  readonly halfFirst: number
  readonly halfLast: number
  /** How much a lead in Arab points counts by itself, because Constantinople may fall one day. */
  readonly fear: number
  /** How much of the chance of the next attack on Constantinople is believed in. */
  readonly storm: number
  /** How far ahead, in Arab points, a lead is halfway to certain when it falls. */
  readonly spreadFall: number
}

const WEIGHTS: Weights = {
  bezant: 0.17,
  poolCube: 0.34,
  casualty: 0.12,
  attack: 3.4,
  strength: 0.2,
  levy: 0.15,
  move: 0.3,
  danger: 0.2,
  fort: 0.3,
  spreadFirst: 12,
  spreadLast: 5,
  halfFirst: 8,
  halfLast: 20,
  fear: 0.45,
  storm: 1,
  spreadFall: 1.5,
}

/** Tokens by seat × 2 + side, those in danger, and fortifications by seat: filled anew for each position. */
export type Holdings = { readonly tokens: number[]; readonly danger: number[]; readonly forts: number[] }

const zeros = (length: number): number[] => new Array<number>(length).fill(0)

export const noHoldings = (seats: number): Holdings => ({
  tokens: zeros(seats * 2),
  danger: zeros(seats * 2),
  forts: zeros(seats),
})

/** Fills `to`, which may be used again and again: to judge a position allocates nothing. */
export function holdingsOf(game: Families, to: Holdings = noHoldings(game.seats)): Holdings {
  const { tokens, danger, forts } = to
  for (let index = 0; index < tokens.length; index++) {
    tokens[index] = 0
    danger[index] = 0
    forts[index >> 1] = 0
  }
  for (let city = 0; city < game.owner.length; city++) {
    const owner = at(game.owner, city)
    if (owner === NONE) continue
    const index = owner * 2 + at(game.colour, city)
    tokens[index] = at(tokens, index) + at(game.tokens, city)
    if (game.fort[city] === 1) forts[owner] = at(forts, owner) + 1
  }
  for (let seat = 0; seat < game.seats; seat++) {
    addDanger(game, seat, BYZANTINE, danger)
    addDanger(game, seat, ARAB, danger)
  }
  return to
}

/** Marks the cities of others that this army could take with its next link. */
function addDanger(game: Families, seat: Seat, side: Side, danger: number[]): void {
  const from = pawnOf(game, seat, side)
  if (from === NONE || game.passed[seat] === 1 || at(game.boxes, boxIndex(seat, side, MOVE)) === 0) return
  const strength = strengthOf(game, seat, side)
  for (const { to } of game.tables.ways[side]?.[from] ?? []) {
    const owner = at(game.owner, to)
    if (owner === NONE || owner === seat || isFriendly(game, side, to)) continue
    if (strength <= cityStrength(game, to)) continue
    const index = owner * 2 + at(game.colour, to)
    danger[index] = at(danger, index) + at(game.tokens, to)
  }
}

/** How many attacks an army has the strength and the Move cubes for. */
export function attacksOf(game: Families, seat: Seat, side: Side): number {
  const moves = at(game.boxes, boxIndex(seat, side, MOVE))
  const power = (strengthOf(game, seat, side) - 2) / 1.7
  const attacks = Math.min(moves, power)
  if (attacks <= 0) return 0
  const from = pawnOf(game, seat, side)
  if (from === NONE) return attacks * (side === ARAB ? 1 : 0.6)
  for (const { to } of game.tables.ways[side]?.[from] ?? [])
    if (!isFriendly(game, side, to) && game.owner[to] !== seat && pawnOf(game, seat, otherSide(side)) !== to)
      return attacks
  return attacks * 0.6
}

/** §21.5 Points that will be lost for cubes that cannot be maintained: the dearest cubes go first. */
function unpaidCubes(game: Families, seat: Seat, side: Side, deficit: number): number {
  let owing = deficit
  let cubes = 0
  for (const box of [ELITE, LEVY, MAIN, MOVE]) {
    const cost = at(game.tables.maintenance, box)
    const count = at(game.boxes, boxIndex(seat, side, box))
    for (let i = 0; i < count && owing > 0; i++) {
      owing -= cost
      cubes += 1
    }
  }
  return cubes
}

/** The points that one side will have at the end, as far as one can tell. */
function sideOutlook(game: Families, seat: Seat, side: Side, holdings: Holdings, w: Weights): number {
  const index = seat * 2 + side
  const later = game.tables.data.setup.turns - game.turn
  const canAct = game.passed[seat] === 0
  const tokens = at(holdings.tokens, index)
  const money = at(game.money, index)
  const balance = 2 * tokens - maintenanceOf(game, seat, side)
  let outlook = at(game.points, index) + tokens - w.danger * at(holdings.danger, index)
  const left = money + Math.min(0, balance)
  if (left < 0) outlook -= unpaidCubes(game, seat, side, -left)
  if (later > 0 || canAct) outlook += w.bezant * Math.max(0, left)
  if (later > 0) {
    outlook += w.bezant * (Math.max(0, balance) + 0.7 * (later - 1) * balance)
    outlook += w.levy * at(game.boxes, boxIndex(seat, side, LEVY))
  }
  if (later > 0 || canAct) {
    outlook += w.attack * attacksOf(game, seat, side)
    outlook += w.strength * strengthOf(game, seat, side)
    outlook += w.move * Math.min(5, at(game.boxes, boxIndex(seat, side, MOVE)))
  }
  return outlook
}

/** §22.3 made smooth: the weaker total counts more and more as it comes near half of the stronger. */
function together(byzantine: number, arab: number, sharpness: number): number {
  const low = Math.min(byzantine, arab)
  const high = Math.max(byzantine, arab, 1)
  return high + low * logistic(sharpness * ((2 * low) / high - 1))
}

/** What a seat's score will come to. */
function outlookOf(game: Families, seat: Seat, holdings: Holdings, w: Weights): number {
  const { turns } = game.tables.data.setup
  const late = (game.turn - 1) / Math.max(1, turns - 1)
  const later = turns - game.turn
  const canAct = game.passed[seat] === 0
  const sharpness = w.halfFirst + (w.halfLast - w.halfFirst) * late
  const byzantine = sideOutlook(game, seat, BYZANTINE, holdings, w)
  const arab = sideOutlook(game, seat, ARAB, holdings, w)
  let outlook = together(byzantine, arab, sharpness)
  const owed = seat === game.active ? game.owed : 0
  const pool = at(game.pool, seat) - owed
  if (later > 0 || canAct) outlook += w.poolCube * pool
  if (seat === game.active) outlook += w.bezant * game.purse
  if (later > 0) {
    const back = at(game.taxBox, seat) + at(game.passBox, seat)
    outlook += w.poolCube * 0.8 * back + w.casualty * at(game.casualties, seat)
    for (const holder of game.special) if (holder === seat) outlook += w.poolCube * 0.8
    outlook += w.fort * at(holdings.forts, seat)
  }
  return outlook
}

/** Turns points into shares of one: the more points, the more of it. */
function toShares(points: number[], seats: number, spread: number): void {
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, realAt(points, seat))
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const share = exponential((realAt(points, seat) - best) / spread)
    points[seat] = share
    sum += share
  }
  for (let seat = 0; seat < seats; seat++) points[seat] = realAt(points, seat) / sum
}

/** Moves a part of what each seat has towards what it would have if Constantinople fell. */
function mix(out: number[], fallen: readonly number[], part: number): void {
  for (let seat = 0; seat < fallen.length; seat++)
    out[seat] = (1 - part) * realAt(out, seat) + part * realAt(fallen, seat)
}

/** §22.5 The shares if Constantinople fell now, to `conqueror` or to nobody in particular. */
function sharesAfterFall(game: Families, conqueror: Seat, spread: number): number[] {
  const points: number[] = []
  for (let seat = 0; seat < game.seats; seat++)
    points.push(
      at(game.points, seat * 2 + ARAB) +
        (seat === conqueror ? at(game.tables.value, game.tables.capital) : 0),
    )
  toShares(points, game.seats, spread)
  return points
}

/** Whoever can take Constantinople and gains by it will try, the next to act first. */
function addFall(game: Families, w: Weights, out: number[]): void {
  mix(out, sharesAfterFall(game, NONE, 4 * w.spreadFall), w.fear)
  if (game.active === NONE) return
  let undecided = 1
  for (let place = 0; place < game.seats; place++) {
    const seat = (game.active + place) % game.seats
    const chance = game.passed[seat] === 1 ? 0 : w.storm * fallChance(game, seat)
    if (chance === 0) continue
    const fallen = sharesAfterFall(game, seat, w.spreadFall)
    if (realAt(fallen, seat) <= realAt(out, seat)) continue
    mix(out, fallen, chance * undecided)
    undecided *= 0.5 * (1 - chance)
  }
}

/** How well each seat stands, from 0 to 1: its share of the hope for victory. */
function evaluateWith(w: Weights, game: Families, out: number[]): void {
  if (game.over === FALL) {
    const shares = sharesAfterFall(game, NONE, w.spreadFall)
    for (let seat = 0; seat < game.seats; seat++) out[seat] = realAt(shares, seat)
    return
  }
  const { turns } = game.tables.data.setup
  const late = game.over === RUNNING ? (game.turn - 1) / Math.max(1, turns - 1) : 1
  const holdings = holdingsOf(game)
  for (let seat = 0; seat < game.seats; seat++) out[seat] = outlookOf(game, seat, holdings, w)
  toShares(out, game.seats, w.spreadFirst + (w.spreadLast - w.spreadFirst) * late)
  if (game.over === RUNNING) addFall(game, w, out)
}

export const evaluate = (game: Families, out: number[]): void => evaluateWith(WEIGHTS, game, out)
