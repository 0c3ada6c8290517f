import { at, Bits, realAt } from '@hippodrome/engine'
import { type Ground, NOWHERE } from './evaluation/ground.ts'
import { spreadArmies } from './evaluation/reach.ts'
import { POWER_COUNT, type Survey } from './evaluation/survey.ts'
import { freeChitsOf } from './rules/treasury/income.ts'
import { hasActed, hasLost, hasRebels, type Offer, type Powers, REBEL, unitsOf } from './state.ts'
import { BASILEUS, BOX0, CONSTANTINOPLE, isBox, isFort, KINDS, PLACES, SEA0 } from './tables.ts'

/** What a unit in being is worth beyond the area that it holds, in victory points. */
const UNIT_WORTH = [2.4, 1.8, 1.4, 1.4, 0.8, 0.65] as const
const CHIT_WORTH = 0.5
/** Money that will still be spent is worth more than the half point that it scores. */
const MONEY_WORTH = 0.12
/** What an army is drawn to: a share of the best area next to it. */
const PULL = 0.04

/** What $1 a year is worth, for each of the next years. */
const YEARLY = 0.2

/** What a colony is worth besides, for each of them: it feeds and lasts, and a new one costs $5. */
const COLONY_WORTH = 0.4

/** This many years before the end, what may still come of armies, money and chits begins to count for less. */
const FORESIGHT = 5

/** What $1 a year is worth that is not there to pay the army. */
const DEFICIT = 0.3

/** What a power with this few units on the map may lose of its points: with none it is out (§26.9). */
const LAST_STAND = [0.9, 0.35, 0.2, 0.1, 0.05] as const

const SLOTS = SEA0 * POWER_COUNT
const perPower = () => new Float64Array(POWER_COUNT)

/** What is reckoned up in one evaluation, by power, or by area and power. Used again and again. */
export class Ledger {
  readonly points = perPower()
  readonly yearly = perPower()
  /** The rebels of its colour, whom nobody pays: about $1 for each point of worth. */
  readonly rebels = perPower()
  /** How many units it has on the map. */
  readonly afield = perPower()
  /** Land units, and those of them that go to war. */
  readonly garrison = new Float64Array(SLOTS)
  readonly army = new Float64Array(SLOTS)
  /** The greatest army that stands there or next to it. */
  readonly reach = new Float64Array(SLOTS)
  /** One stack or several, a fortress is held once. */
  readonly manned = new Uint8Array(PLACES.length)
  /** The power whose income is just to come, or -1. */
  awaiting = -1
  /**
   * Whether the turn counts as begun: with the first income. There a year passes, and what is sure to come to the powers
   * that have not acted yet counts from then on. Anywhere else it would look like a gain to hurry or to dawdle.
   */
  begun = false

  open(awaiting: number, begun: boolean): void {
    this.yearly.fill(0)
    this.rebels.fill(0)
    this.afield.fill(0)
    this.garrison.fill(0)
    this.army.fill(0)
    this.manned.fill(0)
    this.awaiting = awaiting
    this.begun = begun
  }
}

/** When it ends: with the last turn, or by a treaty. */
export const lastTurn = (game: Powers): number => (game.treaty > 0 ? game.treaty : game.tables.scenario.turns)

/** The turns that have begun. */
export const clockOf = (game: Powers, { begun }: Ledger): number => (begun ? game.turn : game.turn - 1)

const raise = (list: Float64Array, index: number, by: number): void => {
  list[index] = (list[index] as number) + by
}

/** What may still come of armies, money and chits, less and less towards the end, and what may be lost. */
export function addProspects(game: Powers, survey: Survey, ledger: Ledger): void {
  const { points, begun } = ledger
  const left = Math.min(1, (lastTurn(game) - Math.max(1, clockOf(game, ledger)) + 0.4) / FORESIGHT)
  muster(survey, ledger)
  spreadArmies(survey, ledger.army, ledger.reach)
  weighShown(survey, ledger)
  for (let power = 0; power < POWER_COUNT; power++) {
    if (hasLost(game, power)) continue
    raise(points, power, -at(game.owed, power) / 2)
    const money = at(game.treasury, power) - at(game.owed, power)
    const free =
      begun && !hasActed(game, power) && Bits.has(survey.active, power) ? freeChitsOf(game, power) : 0
    let worth = money * MONEY_WORTH + Math.min(6, (survey.hands[power] as number) + free) * CHIT_WORTH
    for (let unit: number = BASILEUS; unit < KINDS; unit++)
      worth += (survey.counters[power * KINDS + unit] as number) * realAt(UNIT_WORTH, unit)
    raise(points, power, left * worth)
  }
  weighStacks(game, survey, ledger, left)
  weighAreas(game, survey, ledger, 0.4 + 0.6 * left)
  if (begun) weighIncome(game, survey, ledger, 0.5 + left * MONEY_WORTH)
  weighTalk(game, survey, ledger)
  weighLastStands(game, survey, ledger)
}

function weighLastStands(game: Powers, { active }: Survey, { points, afield }: Ledger): void {
  for (let power = 0; power < POWER_COUNT; power++) {
    const risk = Bits.has(active, power) ? (LAST_STAND[afield[power] as number] ?? 0) : 0
    if (risk === 0) continue
    const expected = points[power] as number
    points[power] = expected - risk * Math.max(expected, at(game.tables.bands[power] as readonly number[], 0))
  }
}

/** A chit that others know is worth a little less. */
function weighShown({ shown }: Survey, { points }: Ledger): void {
  for (let power = 0; power < POWER_COUNT; power++)
    for (let chit = shown[power] as number; chit > 0; chit--) raise(points, power, -0.05)
}

/** Counts who stands where. */
function muster({ count, place, owner, land, mobile, militia, fleet }: Survey, ledger: Ledger): void {
  const { points, afield, garrison, army, manned } = ledger
  for (let i = 0; i < count; i++) {
    const where = place[i] as number
    const whose = owner[i] as number
    if (whose >= REBEL || isBox(where)) continue
    const men = militia[i] as number
    const units = (mobile[i] as number) + men
    raise(afield, whose, units + (fleet[i] as number))
    const area = land[i] as number
    if (area === NOWHERE) continue
    const slot = area * POWER_COUNT + whose
    raise(garrison, slot, units)
    if (isFort(where) && manned[where] === 0) {
      manned[where] = 1
      raise(garrison, slot, 1.5)
      raise(points, whose, where === CONSTANTINOPLE ? 2.5 : 0.1)
    }
    army[slot] = (army[slot] as number) + units - 0.7 * men
  }
}

/** Rebels are nobody's; armies want to be near something to take; a Basileus wants company. */
function weighStacks(game: Powers, survey: Survey, { points, rebels }: Ledger, left: number): void {
  const { count, stack, place, owner, land, basileus, mobile, militia } = survey
  const ground = survey.ground
  for (let i = 0; i < count; i++) {
    const whose = owner[i] as number
    if (whose >= REBEL) {
      const worth = rebelWorth(game, stack[i] as number)
      raise(points, whose - REBEL, -left * worth)
      raise(rebels, whose - REBEL, worth)
      continue
    }
    const area = land[i] as number
    const afield = mobile[i] as number
    if (area === NOWHERE || afield === 0) continue
    let worth = PULL * bestNear(survey, ground, area, whose) * Math.min(6, afield)
    const alone = afield === 1 && (basileus[i] as number) > 0 && (militia[i] as number) < 2
    if (alone && !isFort(place[i] as number)) worth -= 1
    raise(points, whose, left * worth)
  }
}

/** The value of the best land next to this one that a power does not hold alone. */
function bestNear(
  { owners }: Survey,
  { starts, neighbours, values }: Ground,
  land: number,
  power: number,
): number {
  const own = Bits.only(power)
  const end = starts[land + 1] as number
  for (let i = starts[land] as number; i < end; i++) {
    const there = neighbours[i] as number
    if (owners[there] !== own) return values[there] as number
  }
  return 0
}

function rebelWorth(game: Powers, stack: number): number {
  let worth = 0
  for (let unit = 0; unit < KINDS; unit++) worth += unitsOf(game, stack, unit) * realAt(UNIT_WORTH, unit)
  return worth
}

/** Areas bring money for the years to come, and what neighbours in arms may take of them is as good as gone. */
function weighAreas(game: Powers, survey: Survey, ledger: Ledger, weight: number): void {
  const { points, yearly, garrison } = ledger
  const { owners } = survey
  const { values } = survey.ground
  const years = Math.min(4, lastTurn(game) - clockOf(game, ledger))
  openBooks(game, survey, ledger)
  for (let land = 0; land < SEA0; land++) {
    const here = owners[land] as number
    if (here === 0 || hasRebels(here) || game.pillaged[land] === 1) continue
    const count = Bits.size(here)
    const value = values[land] as number
    const share = Math.floor(value / count)
    for (let power = 0; power < POWER_COUNT; power++) {
      if (!Bits.has(here, power)) continue
      const colony = game.colony[land] === power ? 1 : 0
      raise(yearly, power, share + colony)
      let worth = years * (YEARLY * (share + colony) + COLONY_WORTH * colony)
      const threat = threatTo(ledger, survey.foes[power] as number, land)
      if (threat > 0) {
        const guard = garrison[land * POWER_COUNT + power] as number
        const risk = Math.min(0.4, Math.max(0.04, 0.12 + 0.05 * (threat - guard)))
        const extra = game.tables.fort[land] === CONSTANTINOPLE ? 3 : 0
        worth -= (weight * risk * (value + extra)) / count
      }
      raise(points, power, worth)
    }
  }
  for (let power = 0; power < POWER_COUNT; power++) {
    const deficit = -(yearly[power] as number) - at(game.treasury, power) / 4
    if (deficit > 0) raise(points, power, -DEFICIT * years * deficit)
  }
}

function threatTo({ reach }: Ledger, foes: Bits, land: number): number {
  let most = 0
  const first = land * POWER_COUNT
  for (let foe = 0; foe < POWER_COUNT; foe++) {
    const strength = reach[first + foe] as number
    if (strength > most && Bits.has(foes, foe)) most = strength
  }
  return most
}

/** What is to come in this turn to those who have not acted. */
function weighIncome(game: Powers, { active }: Survey, ledger: Ledger, worth: number): void {
  const { points, yearly, awaiting } = ledger
  for (let power = 0; power < POWER_COUNT; power++)
    if (Bits.has(active, power) && (power === awaiting || !hasActed(game, power)))
      raise(points, power, worth * (yearly[power] as number))
}

/** What each power's box brings less what its units cost, in a year. */
function openBooks({ tables }: Powers, { counters }: Survey, { yearly, rebels }: Ledger): void {
  const { boxOf, boxValue, upkeep } = tables
  for (let power = 0; power < POWER_COUNT; power++) {
    const box = at(boxOf, power)
    let sum = box < 0 ? 0 : at(boxValue, box - BOX0)
    for (let unit: number = BASILEUS + 1; unit < KINDS; unit++)
      sum -= (counters[power * KINDS + unit] as number) * at(upkeep, unit)
    yearly[power] = sum + (rebels[power] as number)
  }
}

/** Words are cheap but not for nothing: whoever offers, promises or shows gives something away. */
function weighTalk(game: Powers, { examined }: Survey, { points }: Ledger): void {
  const { offers, agreements } = game
  for (let i = 0; i < offers.length; i++) raise(points, offers[i]?.from ?? 0, -0.01)
  for (let i = 0; i < agreements.length; i++) weighPromises(agreements[i] as Offer, points)
  // Whoever thinks of showing something and does not has only lost time.
  for (let power = 0; power < POWER_COUNT; power++) {
    if (Bits.has(game.shown, power)) raise(points, power, -0.005)
    for (let stack = examined[power] as number; stack > 0; stack--) raise(points, power, -0.01)
  }
}

function weighPromises({ from, to, terms }: Offer, points: Float64Array): void {
  for (const { term, by } of terms) {
    if (term === 'money' || term === 'chit') continue
    raise(points, by, -0.05)
    raise(points, by === from ? to : from, 0.05)
  }
}
