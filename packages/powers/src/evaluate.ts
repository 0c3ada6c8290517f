import { at, Bits, type Frame } from '@hippodrome/engine'
import { freeChitsOf, incomeOf, type Taxing } from './rules/treasury/income.ts'
import { owedBy } from './rules/treasury/maintenance.ts'
import { scorePowers, standingOf } from './rules/turn/victory.ts'
import {
  hasRebels,
  areaOf,
  CUP,
  hasActed,
  hasBasileus,
  hasLost,
  isActive,
  ownerOf,
  type Powers,
  placeOf,
  REBEL,
  seatOf,
  sizeOf,
  startingPower,
  unitsOf,
} from './state.ts'
import {
  BASILEUS,
  type Border,
  BOX0,
  CONSTANTINOPLE,
  FLEET,
  isBox,
  isFort,
  KINDS,
  MILITIA,
  PLACES,
  SEA0,
} from './tables.ts'
import { PHASES } from './vocabulary.ts'

/** What a unit in being is worth beyond the area that it holds, in victory points. */
const UNIT_WORTH = [2.4, 1.8, 1.4, 1.4, 0.8, 0.65] as const
const CHIT_WORTH = 0.5
/** Money that will still be spent is worth more than the half point that it scores. */
const MONEY_WORTH = 0.12
/** How much the other powers in one's hand matter beside one's own. */
const SECOND_POWER = 0.2
/** What an army is drawn to: a share of the best area next to it. */
const PULL = 0.04

/** What $1 a year is worth, for each of the next years. */
const YEARLY = 0.2

/** What a colony is worth besides, for each of them: it feeds and lasts, and a new one costs $5. */
const COLONY_WORTH = 0.4

/** This many years before the end, what may still come of armies, money and chits begins to count for less. */
const FORESIGHT = 5

/** What is left of the chances of those who do not lead once the end is fixed. */
const BEHIND_AT_THE_END = 0.2

const [NEGOTIATION, OVER] = [PHASES.indexOf('negotiation'), PHASES.indexOf('end')]

/** What $1 a year is worth that is not there to pay the army. */
const DEFICIT = 0.3

/** What a power with this few units on the map may lose of its points: with none it is out (§26.9). */
const LAST_STAND = [0.9, 0.35, 0.2, 0.1, 0.05] as const

const points: number[] = []
const yearly = [0, 0, 0, 0]
/** By power the rebels of its colour, whom nobody pays: about $1 for each point of worth. */
const rebels = [0, 0, 0, 0]
const standing: number[] = []
/** By area and power: land units, and those of them that go to war. */
const garrison = new Float64Array(SEA0 * 4)
const army = new Float64Array(SEA0 * 4)
/** By area and power the greatest army that stands there or next to it. */
const reach = new Float64Array(SEA0 * 4)
/** By power how many chits it holds. */
const hands = [0, 0, 0, 0]
/** By power how many units it has on the map. */
const afield = [0, 0, 0, 0]
/** By place whether a fortress has been counted: one stack or several, it is held once. */
const manned = new Uint8Array(PLACES.length)
/** By area the owners, as bits. */
const owners = new Int32Array(SEA0)

/** The power whose income is just to come, or -1. */
let awaiting = -1
/**
 * Whether the turn counts as begun: with the first income. There a year passes, and what is sure to come to the powers
 * that have not acted yet counts from then on. Anywhere else it would look like a gain to hurry or to dawdle.
 */
let begun = true

/** How well each seat stands: its powers between their bands, against the others. */
export function evaluate(game: Powers, out: number[], stack: readonly Frame[]): void {
  const top = stack[stack.length - 1]
  const taxing = top?.step === 'taxes' && (top.local as Taxing).raised ? (top.local as Taxing) : undefined
  awaiting = !taxing && (top?.step === 'collect' || top?.step === 'taxes') ? game.actor : -1
  begun = game.phase !== NEGOTIATION && !(awaiting >= 0 && isFirst(game))
  reckon(taxing ? collected(game, taxing) : game, out)
  if (top?.step === 'treaty') weighTreaty(game, top.local as Proposed, out)
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
const ended: number[] = []

/** Whoever has agreed to a treaty must reckon with it, though it cannot know yet whether all do. */
function weighTreaty(game: Powers, { turn, answers }: Proposed, out: number[]): void {
  if (answers === undefined) return
  reckon({ ...game, ...(turn > 0 ? { treaty: turn } : { phase: OVER }) }, ended)
  for (let seat = 0; seat < game.seats; seat++)
    if (answers[seat]?.do === 'agree') out[seat] = (at(out, seat) + at(ended, seat)) / 2
}

function reckon(game: Powers, out: number[]): void {
  scorePowers(game, points)
  if (game.phase !== OVER) addProspects(game)
  for (let seat = 0; seat < game.seats; seat++) standing[seat] = standingOfSeat(game, seat)
  const certainty = certaintyOf(game)
  for (let seat = 0; seat < game.seats; seat++)
    out[seat] = 1 / (1 + Math.exp(-certainty * (at(standing, seat) - rivalsOf(game, seat))))
  if (game.treaty > 0 || game.phase === OVER) markDown(game, out)
}

/** Only the leader wants the end; the others lose by every treaty, however little it changes yet. */
function markDown(game: Powers, out: number[]): void {
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < game.seats; seat++) best = Math.max(best, at(standing, seat))
  for (let seat = 0; seat < game.seats; seat++)
    if (at(standing, seat) < best) out[seat] = at(out, seat) * BEHIND_AT_THE_END
}

/** What a seat is measured by: half the best of the others, since only one wins, and half all of them. */
function rivalsOf(game: Powers, seat: number): number {
  let sum = 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < game.seats; other++) {
    if (other === seat) continue
    const theirs = at(standing, other)
    sum += theirs
    if (theirs > best) best = theirs
  }
  return (best + sum / Math.max(1, game.seats - 1)) / 2
}

const lastTurn = (game: Powers): number => (game.treaty > 0 ? game.treaty : game.tables.scenario.turns)

/** A lead counts for more the nearer the end is, whether the last turn or a treaty brings it. */
const certaintyOf = (game: Powers): number => 0.6 + Math.min(1, clockOf(game) / lastTurn(game))

/** The turns that have begun. */
const clockOf = (game: Powers): number => (begun ? game.turn : game.turn - 1)

function standingOfSeat(game: Powers, seat: number): number {
  const own = startingPower(game, seat)
  let total = prospectOf(game, own)
  for (let power = 0; power < 4; power++)
    if (power !== own && seatOf(game, power) === seat) total += SECOND_POWER * prospectOf(game, power)
  return total
}

/**
 * Where a power seems to be going, in levels. What it may still win or lose counts the same at every height: above the
 * last band its standing hardly grows, and it would throw away what it has to harm others.
 */
function prospectOf(game: Powers, power: number): number {
  const expected = at(points, power)
  if (game.phase === OVER || hasLost(game, power)) return standingOf(game, power, expected)
  const [decline, , conquest] = game.tables.bands[power] as readonly [number, number, number]
  return 1 + (2 * (expected - decline)) / (conquest - decline)
}

/** What may still come of armies, money and chits, less and less towards the end, and what may be lost. */
function addProspects(game: Powers): void {
  const left = Math.min(1, (lastTurn(game) - Math.max(1, clockOf(game)) + 0.4) / FORESIGHT)
  muster(game)
  countHands(game)
  for (let power = 0; power < 4; power++) {
    if (hasLost(game, power)) continue
    points[power] = at(points, power) - at(game.owed, power) / 2
    const money = at(game.treasury, power) - at(game.owed, power)
    const free = begun && !hasActed(game, power) && isActive(game, power) ? freeChitsOf(game, power) : 0
    let worth = money * MONEY_WORTH + Math.min(6, at(hands, power) + free) * CHIT_WORTH
    const manifest = game.tables.manifest[power] as readonly number[]
    for (let unit: number = BASILEUS; unit < KINDS; unit++)
      worth += (at(manifest, unit) - at(game.pool, power * KINDS + unit)) * at(UNIT_WORTH, unit)
    points[power] = at(points, power) + left * worth
  }
  weighStacks(game, left)
  weighAreas(game, 0.4 + 0.6 * left)
  if (begun) weighIncome(game, 0.5 + left * MONEY_WORTH)
  weighTalk(game)
  weighLastStands(game)
}

function weighLastStands(game: Powers): void {
  for (let power = 0; power < 4; power++) {
    const risk = isActive(game, power) ? (LAST_STAND[at(afield, power)] ?? 0) : 0
    if (risk === 0) continue
    const expected = at(points, power)
    points[power] = expected - risk * Math.max(expected, at(game.tables.bands[power] as readonly number[], 0))
  }
}

/** Counts chits; one that others know is worth a little less. */
function countHands({ chits, known }: Powers): void {
  hands.fill(0)
  for (let chit = 0; chit < chits.length; chit++) {
    const where = at(chits, chit)
    if (where >= CUP) continue
    hands[where] = at(hands, where) + 1
    if (at(known, chit) !== 0) points[where] = at(points, where) - 0.05
  }
}

/** Counts who stands where. */
function muster(game: Powers): void {
  garrison.fill(0)
  army.fill(0)
  owners.fill(0)
  afield.fill(0)
  manned.fill(0)
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (place < 0 || isBox(place)) continue
    const owner = ownerOf(game, stack)
    if (owner < REBEL) afield[owner] = at(afield, owner) + sizeOf(game, stack)
    const area = areaOf(game, place)
    if (area >= SEA0) continue
    owners[area] = Bits.with(owners[area] ?? 0, owner)
    if (owner >= REBEL) continue
    let units = 0
    for (let unit = 0; unit < FLEET; unit++) units += unitsOf(game, stack, unit)
    const slot = area * 4 + owner
    garrison[slot] = (garrison[slot] ?? 0) + units
    if (isFort(place) && manned[place] === 0) {
      manned[place] = 1
      garrison[slot] = (garrison[slot] ?? 0) + 1.5
      points[owner] = at(points, owner) + (place === CONSTANTINOPLE ? 2.5 : 0.1)
    }
    army[slot] = (army[slot] ?? 0) + units - 0.7 * unitsOf(game, stack, MILITIA)
  }
  spreadFear(game)
}

/** An army is felt where it stands and next to it. */
function spreadFear(game: Powers): void {
  reach.set(army)
  for (let slot = 0; slot < army.length; slot++) {
    const strength = army[slot] ?? 0
    if (strength === 0) continue
    const power = slot & 3
    const borders = game.tables.borders[slot >> 2] as readonly Border[]
    for (let i = 0; i < borders.length; i++) {
      const there = (borders[i] as Border).to * 4 + power
      if (strength > (reach[there] ?? 0)) reach[there] = strength
    }
  }
}

/** Rebels are nobody's; armies want to be near something to take; a Basileus wants company. */
function weighStacks(game: Powers, left: number): void {
  rebels.fill(0)
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (place < 0) continue
    const owner = ownerOf(game, stack)
    const power = owner & 3
    if (owner >= REBEL) {
      let worth = 0
      for (let unit = 0; unit < KINDS; unit++) worth += unitsOf(game, stack, unit) * at(UNIT_WORTH, unit)
      points[power] = at(points, power) - left * worth
      rebels[power] = at(rebels, power) + worth
      continue
    }
    const area = areaOf(game, place)
    if (area >= SEA0) continue
    let mobile = 0
    for (let unit = 0; unit < MILITIA; unit++) mobile += unitsOf(game, stack, unit)
    if (mobile === 0) continue
    let best = 0
    const borders = game.tables.borders[area] as readonly Border[]
    for (let i = 0; i < borders.length; i++) {
      const { to } = borders[i] as Border
      const prize = owners[to] === Bits.only(power) ? 0 : at(game.tables.values, to)
      if (prize > best) best = prize
    }
    let worth = PULL * best * Math.min(6, mobile)
    const alone = hasBasileus(game, stack) && mobile === 1 && unitsOf(game, stack, MILITIA) < 2
    if (alone && !isFort(place)) worth -= 1
    points[power] = at(points, power) + left * worth
  }
}

/** Areas bring money for the years to come, and what neighbours in arms may take of them is as good as gone. */
function weighAreas(game: Powers, weight: number): void {
  const years = Math.min(4, lastTurn(game) - clockOf(game))
  openBooks(game)
  for (let land = 0; land < SEA0; land++) {
    const here = owners[land] ?? 0
    if (here === 0 || hasRebels(here) || game.pillaged[land] === 1) continue
    const count = Bits.size(here)
    const value = at(game.tables.values, land)
    for (let power = 0; power < 4; power++) {
      if (!Bits.has(here, power)) continue
      const colony = game.colony[land] === power ? 1 : 0
      yearly[power] = at(yearly, power) + Math.floor(value / count) + colony
      let worth = years * (YEARLY * (Math.floor(value / count) + colony) + COLONY_WORTH * colony)
      const threat = threatTo(game, land, power)
      if (threat > 0) {
        const guard = garrison[land * 4 + power] ?? 0
        const risk = Math.min(0.4, Math.max(0.04, 0.12 + 0.05 * (threat - guard)))
        const extra = game.tables.fort[land] === CONSTANTINOPLE ? 3 : 0
        worth -= (weight * risk * (value + extra)) / count
      }
      points[power] = at(points, power) + worth
    }
  }
  for (let power = 0; power < 4; power++) {
    const deficit = -at(yearly, power) - at(game.treasury, power) / 4
    if (deficit > 0) points[power] = at(points, power) - DEFICIT * years * deficit
  }
}

/** What is to come in this turn to those who have not acted. */
function weighIncome(game: Powers, worth: number): void {
  for (let power = 0; power < 4; power++)
    if (isActive(game, power) && (power === awaiting || !hasActed(game, power)))
      points[power] = at(points, power) + worth * at(yearly, power)
}

/** What each power's box brings less what its units cost, in a year. */
function openBooks(game: Powers): void {
  const { boxOf, boxValue, manifest, upkeep } = game.tables
  for (let power = 0; power < 4; power++) {
    const box = at(boxOf, power)
    let sum = box < 0 ? 0 : at(boxValue, box - BOX0)
    for (let unit: number = BASILEUS + 1; unit < KINDS; unit++) {
      const counters = at(manifest[power] as readonly number[], unit) - at(game.pool, power * KINDS + unit)
      sum -= counters * at(upkeep, unit)
    }
    yearly[power] = sum + at(rebels, power)
  }
}

/** Words are cheap but not for nothing: whoever offers, promises or shows gives something away. */
function weighTalk(game: Powers): void {
  for (const { from } of game.offers) points[from] = at(points, from) - 0.01
  for (const { from, to, terms } of game.agreements)
    for (const { term, by } of terms) {
      if (term === 'money' || term === 'chit') continue
      const other = by === from ? to : from
      points[by] = at(points, by) - 0.05
      points[other] = at(points, other) + 0.05
    }
  // Who thinks of showing something and does not has only lost time.
  for (let power = 0; power < 4; power++)
    if (Bits.has(game.shown, power)) points[power] = at(points, power) - 0.005
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const owner = ownerOf(game, stack)
    if (owner < REBEL && at(game.stackSeen, stack) !== 0) points[owner] = at(points, owner) - 0.01
  }
}

function threatTo(game: Powers, land: number, power: number): number {
  let most = 0
  const seat = seatOf(game, power)
  for (let enemy = 0; enemy < 4; enemy++) {
    if (enemy === power || !isActive(game, enemy) || seatOf(game, enemy) === seat) continue
    most = Math.max(most, reach[land * 4 + enemy] ?? 0)
  }
  return most
}
