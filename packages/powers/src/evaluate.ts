import { scorePowers, standingOf } from './rules/victory.ts'
import { at, handSize, hasLost, type Powers, REBEL, seatOf, startingPower } from './state.ts'
import { BASILEUS, KINDS } from './tables.ts'
import { PHASES } from './vocabulary.ts'

/** What a unit in being is worth beyond the area that it holds, in victory points. */
const UNIT_WORTH = [1.5, 0.5, 0.4, 0.4, 0.15, 0.3] as const
const CHIT_WORTH = 0.5
/** Money that will still be spent is worth more than the half point that it scores. */
const MONEY_WORTH = 0.25
/** How much the other powers in one's hand matter beside one's own. */
const SECOND_POWER = 0.2

const OVER = PHASES.indexOf('end')

const points: number[] = []
const promise: number[] = []
const standing: number[] = []

/** How well each seat stands: its powers between their bands, against the others. */
export function evaluate(game: Powers, out: number[]): void {
  scorePowers(game, points)
  addPromise(game)
  let sum = 0
  for (let seat = 0; seat < game.seats; seat++) {
    standing[seat] = standingOfSeat(game, seat)
    sum += at(standing, seat)
  }
  const others = Math.max(1, game.seats - 1)
  const certainty = certaintyOf(game)
  for (let seat = 0; seat < game.seats; seat++) {
    const own = at(standing, seat)
    const lead = own - (sum - own) / others
    out[seat] = 1 / (1 + Math.exp(-certainty * lead))
  }
}

/** A lead counts for more the nearer the end is, whether the last turn or a treaty brings it. */
function certaintyOf(game: Powers): number {
  const last = game.treaty > 0 ? game.treaty : game.tables.scenario.turns
  return 1 + Math.min(1, game.turn / last)
}

function standingOfSeat(game: Powers, seat: number): number {
  const own = startingPower(game, seat)
  let total = standingOf(game, own, at(points, own) + at(promise, own))
  for (let power = 0; power < 4; power++)
    if (power !== own && seatOf(game, power) === seat)
      total += SECOND_POWER * standingOf(game, power, at(points, power) + at(promise, power))
  return total
}

/** What may still come of armies, money and chits; less and less towards the end. */
function addPromise(game: Powers): void {
  const last = game.treaty > 0 ? game.treaty : game.tables.scenario.turns
  const left = game.phase === OVER ? 0 : Math.min(1, (last - Math.max(1, game.turn) + 0.5) / 4)
  for (let power = 0; power < 4; power++) {
    if (hasLost(game, power)) {
      promise[power] = 0
      continue
    }
    let worth = at(game.treasury, power) * MONEY_WORTH + Math.min(6, handSize(game, power)) * CHIT_WORTH
    const manifest = game.tables.manifest[power] as readonly number[]
    for (let unit: number = BASILEUS; unit < KINDS; unit++)
      worth += (at(manifest, unit) - at(game.pool, power * KINDS + unit)) * at(UNIT_WORTH, unit)
    promise[power] = left * (worth - rebelWorth(game, power))
  }
}

function rebelWorth(game: Powers, power: number): number {
  let worth = 0
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    if (game.stackOwner[stack] !== power + REBEL || at(game.stackPlace, stack) < 0) continue
    for (let unit = 0; unit < KINDS; unit++)
      worth += at(game.stackUnits, stack * KINDS + unit) * at(UNIT_WORTH, unit)
  }
  return worth
}
