import type { Seat } from '@hippodrome/engine'
import { LEVY, MOVE, NONE, type Side } from './names.ts'
import { at, cubesIn, type Families, FALL, maintenanceOf, pawnOf, RUNNING, strengthOf } from './state.ts'

/** What things are worth, in victory points. */
const WORTH = {
  /** A Bezant that can still be spent, and one that comes in before the next turn. */
  bezant: 0.25,
  income: 0.2,
  /** A Bezant that maintenance will miss. */
  missing: 0.8,
  /** A cube in the pool, and one that comes back to it at the end of the turn. */
  cube: 1,
  back: 0.6,
  /** A cube in casualties. */
  casualty: 0.3,
  strength: 0.35,
  move: 0.4,
  levy: 0.15,
  afield: 0.5,
  fort: 0.4,
  /** How fast more of the same is worth less. */
  fading: 12,
  /** The lead in points that wins nearly always, now and for each turn to come. */
  lead: 4,
  leadPerTurn: 4,
}

const fade = (amount: number): number =>
  amount <= 0 ? amount : (amount * WORTH.fading) / (WORTH.fading + amount)

export function evaluate(game: Families, out: number[]): void {
  const { seats, tables } = game
  const tokens = [0, 0, 0, 0, 0, 0, 0, 0]
  const forts = [0, 0, 0, 0]
  for (let city = 0; city < tables.size; city++) {
    const owner = at(game.owner, city)
    if (owner === NONE) continue
    const index = owner * 2 + at(game.colour, city)
    tokens[index] = at(tokens, index) + at(game.tokens, city)
    if (game.fort[city] === 1) forts[owner] = at(forts, owner) + 1
  }
  const turnsLeft = game.over === RUNNING ? tables.data.setup.turns - game.turn : 0
  const open = game.over === RUNNING && game.active !== NONE
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    const standing =
      game.over === FALL
        ? at(game.points, seat * 2 + 1)
        : standingOf(game, seat, tokens, forts, turnsLeft, open)
    out[seat] = standing
    if (standing > best) best = standing
  }
  const scale = WORTH.lead + WORTH.leadPerTurn * turnsLeft
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp((at(out, seat) - best) / scale)
    out[seat] = share
    sum += share
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = at(out, seat) / sum
}

function standingOf(
  game: Families,
  seat: Seat,
  tokens: readonly number[],
  forts: readonly number[],
  turnsLeft: number,
  open: boolean,
): number {
  const over = game.over !== RUNNING
  const acts = open && game.passed[seat] === 0
  const later = turnsLeft > 0
  const high0 = sideOf(game, seat, 0, tokens, turnsLeft, acts, over)
  const high1 = sideOf(game, seat, 1, tokens, turnsLeft, acts, over)
  const high = Math.max(high0, high1)
  const low = Math.min(high0, high1)
  // §22.3 Near the limit nobody knows yet on which side of it they will end.
  const ratio = (2 * low) / Math.max(1, high)
  const counts = over ? (ratio >= 1 ? 1 : 0) : Math.max(0, Math.min(1, (ratio - 0.7) / 0.5))
  let worth = high + low * counts
  if (over) return worth
  let useful = 0
  if (acts || later) useful += at(game.pool, seat) * WORTH.cube
  if (later) {
    let back = at(game.taxBox, seat) + at(game.passBox, seat)
    for (let box = 0; box < game.special.length; box++) if (game.special[box] === seat) back += 1
    useful += back * WORTH.back + at(game.casualties, seat) * WORTH.casualty
    worth += at(forts, seat) * WORTH.fort
  }
  return worth + fade(useful)
}

function sideOf(
  game: Families,
  seat: Seat,
  side: Side,
  tokens: readonly number[],
  turnsLeft: number,
  acts: boolean,
  over: boolean,
): number {
  const index = seat * 2 + side
  const owned = at(tokens, index)
  // §22.2 is done when the match is over.
  let worth = at(game.points, index) + (over ? 0 : owned)
  if (over) return worth
  const money = at(game.money, index)
  const collected = game.active === NONE
  const due = maintenanceOf(game, seat, side)
  const rest = money + (collected ? 0 : 2 * owned) - due
  if (rest < 0) worth += rest * WORTH.missing
  if (turnsLeft > 0) {
    if (rest > 0) worth += fade(rest * WORTH.bezant)
    worth += (2 * owned - due) * (turnsLeft - 1) * WORTH.income
  } else if (acts) worth += fade(Math.min(money, Math.max(0, rest)) * WORTH.bezant)
  if (turnsLeft > 0 || acts) {
    const force = strengthOf(game, seat, side) * WORTH.strength + cubesIn(game, seat, side, MOVE) * WORTH.move
    worth += fade(force)
    worth += cubesIn(game, seat, side, LEVY) * WORTH.levy
    if (pawnOf(game, seat, side) !== NONE) worth += WORTH.afield
  }
  return worth
}
