import { at, type Frame, logistic, realAt } from '@hippodrome/engine'
import { addProspects, clockOf, type Ledger, lastTurn, openLedger } from './prospects.ts'
import { incomeOf, type Taxing } from './rules/treasury/income.ts'
import { owedBy } from './rules/treasury/maintenance.ts'
import { scorePowers, standingOf } from './rules/turn/victory.ts'
import { hasLost, type Powers, seatOf, startingPower } from './state.ts'
import { PHASES } from './vocabulary.ts'

/** How much the other powers in one's hand matter beside one's own. */
const SECOND_POWER = 0.2

/** What is left of the chances of those who do not lead once the end is fixed. */
const BEHIND_AT_THE_END = 0.2

const [NEGOTIATION, OVER] = [PHASES.indexOf('negotiation'), PHASES.indexOf('end')]

/** How well each seat stands: its powers between their bands, against the others. */
export function evaluate(game: Powers, out: number[], stack: readonly Frame[]): void {
  const top = stack[stack.length - 1]
  // What is shown or played in between puts the income off, and brings nothing by that.
  const collecting = stack.find(({ step }) => step === 'collect' || step === 'taxes')
  const taxed = collecting?.step === 'taxes' && (collecting.local as Taxing).raised === true
  const taxing = taxed ? (collecting.local as Taxing) : undefined
  const awaiting = collecting && !taxing ? game.actor : -1
  const begun = game.phase !== NEGOTIATION && !(awaiting >= 0 && isFirst(game))
  reckon(taxing ? collected(game, taxing) : game, openLedger(awaiting, begun), out)
  if (top?.step === 'treaty') weighTreaty(game, top.local as Proposed, begun, out)
}

/** Whether no more than one power has begun its turn. */
const isFirst = ({ acted }: Powers): boolean => (acted & (acted - 1)) === 0

/** While taxes are raised, what the other areas bring and what is due counts: to put it off would look like a gain. */
function collected(game: Powers, { power, skip }: Taxing): Powers {
  const treasury = game.treasury.slice()
  treasury[power] = at(treasury, power) + incomeOf(game, power, skip)
  const owed = game.owed.slice()
  owed[power] = owedBy(game, power)
  return { ...game, treasury, owed }
}

type Proposed = { readonly turn: number; readonly answers?: { readonly [seat: number]: { do: string } } }

/** Whoever has agreed to a treaty must reckon with it, though it cannot know yet whether all do. */
function weighTreaty(game: Powers, { turn, answers }: Proposed, begun: boolean, out: number[]): void {
  if (answers === undefined) return
  const ended: number[] = []
  reckon({ ...game, ...(turn > 0 ? { treaty: turn } : { phase: OVER }) }, openLedger(-1, begun), ended)
  for (let seat = 0; seat < game.seats; seat++)
    if (answers[seat]?.do === 'agree') out[seat] = (realAt(out, seat) + realAt(ended, seat)) / 2
}

function reckon(game: Powers, ledger: Ledger, out: number[]): void {
  const score: number[] = []
  scorePowers(game, score)
  for (let power = 0; power < 4; power++) ledger.points[power] = at(score, power)
  if (game.phase !== OVER) addProspects(game, ledger)
  const standing: number[] = []
  for (let seat = 0; seat < game.seats; seat++) standing.push(standingOfSeat(game, ledger, seat))
  const certainty = certaintyOf(game, ledger)
  for (let seat = 0; seat < game.seats; seat++)
    out[seat] = logistic(certainty * (realAt(standing, seat) - rivalsOf(standing, seat)))
  if (game.treaty > 0 || game.phase === OVER) markDown(standing, out)
}

/** Only the leader wants the end; the others lose by every treaty, however little it changes yet. */
function markDown(standing: readonly number[], out: number[]): void {
  const best = Math.max(...standing)
  for (let seat = 0; seat < standing.length; seat++)
    if (realAt(standing, seat) < best) out[seat] = realAt(out, seat) * BEHIND_AT_THE_END
}

/** What a seat is measured by: half the best of the others, since only one wins, and half all of them. */
function rivalsOf(standing: readonly number[], seat: number): number {
  let sum = 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < standing.length; other++) {
    if (other === seat) continue
    const theirs = realAt(standing, other)
    sum += theirs
    if (theirs > best) best = theirs
  }
  return (best + sum / Math.max(1, standing.length - 1)) / 2
}

/** A lead counts for more the nearer the end is, whether the last turn or a treaty brings it. */
const certaintyOf = (game: Powers, ledger: Ledger): number =>
  0.6 + Math.min(1, clockOf(game, ledger) / lastTurn(game))

function standingOfSeat(game: Powers, { points }: Ledger, seat: number): number {
  const own = startingPower(game, seat)
  let total = prospectOf(game, own, realAt(points, own))
  for (let power = 0; power < 4; power++)
    if (power !== own && seatOf(game, power) === seat)
      total += SECOND_POWER * prospectOf(game, power, realAt(points, power))
  return total
}

/**
 * Where a power seems to be going, in levels. What it may still win or lose counts the same at every height: above the
 * last band its standing hardly grows, and it would throw away what it has to harm others.
 */
export function prospectOf(game: Powers, power: number, expected: number): number {
  if (game.phase === OVER || hasLost(game, power)) return standingOf(game, power, expected)
  const [decline, , conquest] = game.tables.bands[power] as readonly [number, number, number]
  return 1 + (2 * (expected - decline)) / (conquest - decline)
}
