import { at, type Frame, logistic, realAt } from '@hippodrome/engine'
import { POWER_COUNT, Survey } from './evaluation/survey.ts'
import { addProspects, clockOf, Ledger, lastTurn } from './prospects.ts'
import { incomeOf, type Taxing } from './rules/treasury/income.ts'
import { owedBy } from './rules/treasury/maintenance.ts'
import { standingOf } from './rules/turn/victory.ts'
import { hasLost, type Powers, startingPower } from './state.ts'
import { PHASES } from './vocabulary.ts'

/** How much the other powers in one's hand matter beside one's own. */
const SECOND_POWER = 0.2

/** What is left of the chances of those who do not lead once the end is fixed. */
const BEHIND_AT_THE_END = 0.2

const [NEGOTIATION, OVER] = [PHASES.indexOf('negotiation'), PHASES.indexOf('end')]

// Used again and again: an evaluation is over before the next one begins.
const shared = new Survey()
const ledger = new Ledger()
/** By seat how it stands. */
const standing = new Float64Array(POWER_COUNT)

/** How well each seat stands: its powers between their bands, against the others. */
export function evaluate(game: Powers, out: number[], stack: readonly Frame[]): void {
  shared.fill(game)
  evaluateBy(shared, game, out, stack)
}

/** The same of a position that has been read already. */
export function evaluateBy(survey: Survey, game: Powers, out: number[], stack: readonly Frame[]): void {
  const top = stack[stack.length - 1]
  const collecting = collectingIn(stack)
  const taxed = collecting?.step === 'taxes' && (collecting.local as Taxing).raised === true
  const taxing = taxed ? (collecting.local as Taxing) : undefined
  const awaiting = collecting && !taxing ? game.actor : -1
  const begun = game.phase !== NEGOTIATION && !(awaiting >= 0 && isFirst(game))
  reckon(taxing ? collected(game, taxing) : game, survey, awaiting, begun, out)
  if (top?.step === 'treaty') weighTreaty(game, survey, top.local as Proposed, begun, out)
}

/** What is shown or played in between puts the income off, and brings nothing by that. */
function collectingIn(stack: readonly Frame[]): Frame | undefined {
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i] as Frame
    if (frame.step === 'collect' || frame.step === 'taxes') return frame
  }
  return undefined
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
function weighTreaty(
  game: Powers,
  survey: Survey,
  { turn, answers }: Proposed,
  begun: boolean,
  out: number[],
): void {
  if (answers === undefined) return
  const ended: number[] = []
  reckon({ ...game, ...(turn > 0 ? { treaty: turn } : { phase: OVER }) }, survey, -1, begun, ended)
  for (let seat = 0; seat < game.seats; seat++)
    if (answers[seat]?.do === 'agree') out[seat] = (realAt(out, seat) + realAt(ended, seat)) / 2
}

/** `survey` was filled from the same position, with another treasury perhaps. */
function reckon(game: Powers, survey: Survey, awaiting: number, begun: boolean, out: number[]): void {
  ledger.open(awaiting, begun)
  for (let power = 0; power < POWER_COUNT; power++)
    ledger.points[power] = (survey.points[power] as number) + (at(game.treasury, power) >> 1)
  if (game.phase !== OVER) addProspects(game, survey, ledger)
  const { seats } = game
  for (let seat = 0; seat < seats; seat++) standing[seat] = standingOfSeat(game, survey, seat)
  const certainty = certaintyOf(game, ledger)
  for (let seat = 0; seat < seats; seat++)
    out[seat] = logistic(certainty * ((standing[seat] as number) - rivalsOf(seat, seats)))
  if (game.treaty > 0 || game.phase === OVER) markDown(seats, out)
}

/** Only the leader wants the end; the others lose by every treaty, however little it changes yet. */
function markDown(seats: number, out: number[]): void {
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, standing[seat] as number)
  for (let seat = 0; seat < seats; seat++)
    if ((standing[seat] as number) < best) out[seat] = realAt(out, seat) * BEHIND_AT_THE_END
}

/** What a seat is measured by: half the best of the others, since only one wins, and half all of them. */
function rivalsOf(seat: number, seats: number): number {
  let sum = 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const theirs = standing[other] as number
    sum += theirs
    if (theirs > best) best = theirs
  }
  return (best + sum / Math.max(1, seats - 1)) / 2
}

/** A lead counts for more the nearer the end is, whether the last turn or a treaty brings it. */
const certaintyOf = (game: Powers, ledger: Ledger): number =>
  0.6 + Math.min(1, clockOf(game, ledger) / lastTurn(game))

function standingOfSeat(game: Powers, survey: Survey, seat: number): number {
  const { points } = ledger
  const own = startingPower(game, seat)
  let total = prospectOf(game, own, points[own] as number)
  for (let power = 0; power < POWER_COUNT; power++)
    if (power !== own && survey.seats[power] === seat)
      total += SECOND_POWER * prospectOf(game, power, points[power] as number)
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
