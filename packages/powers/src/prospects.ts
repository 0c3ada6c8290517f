import { at, Bits, realAt } from '@hippodrome/engine'
import { freeChitsOf } from './rules/treasury/income.ts'
import {
  colourOf,
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
  SEA0,
} from './tables.ts'

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

/** What is reckoned up in one evaluation, by power, or by area and power. */
export type Ledger = {
  readonly points: number[]
  readonly yearly: number[]
  /** The rebels of its colour, whom nobody pays: about $1 for each point of worth. */
  readonly rebels: number[]
  /** How many units it has on the map. */
  readonly afield: number[]
  /** Land units, and those of them that go to war. */
  readonly garrison: number[]
  readonly army: number[]
  /** The greatest army that stands there or next to it. */
  reach: readonly number[]
  /** By area the owners, as bits. */
  readonly owners: number[]
  /** The power whose income is just to come, or -1. */
  readonly awaiting: number
  /**
   * Whether the turn counts as begun: with the first income. There a year passes, and what is sure to come to the powers
   * that have not acted yet counts from then on. Anywhere else it would look like a gain to hurry or to dawdle.
   */
  readonly begun: boolean
}

/** Zeros to copy; they were fractions first, so that a copy holds fractions without being laid out anew. */
const blank = (length: number): readonly number[] => Array.from({ length }, () => 0.5).fill(0)
const BY_POWER = blank(4)
const BY_AREA_AND_POWER = blank(SEA0 * 4)
const NOBODY_ANYWHERE: readonly number[] = Array.from({ length: SEA0 }, () => 0)

export const openLedger = (awaiting: number, begun: boolean): Ledger => ({
  points: BY_POWER.slice(),
  yearly: BY_POWER.slice(),
  rebels: BY_POWER.slice(),
  afield: [0, 0, 0, 0],
  garrison: BY_AREA_AND_POWER.slice(),
  army: BY_AREA_AND_POWER.slice(),
  reach: BY_AREA_AND_POWER,
  owners: NOBODY_ANYWHERE.slice(),
  awaiting,
  begun,
})

/** When it ends: with the last turn, or by a treaty. */
export const lastTurn = (game: Powers): number => (game.treaty > 0 ? game.treaty : game.tables.scenario.turns)

/** The turns that have begun. */
export const clockOf = (game: Powers, { begun }: Ledger): number => (begun ? game.turn : game.turn - 1)

/** What may still come of armies, money and chits, less and less towards the end, and what may be lost. */
export function addProspects(game: Powers, ledger: Ledger): void {
  const { points, begun } = ledger
  const left = Math.min(1, (lastTurn(game) - Math.max(1, clockOf(game, ledger)) + 0.4) / FORESIGHT)
  muster(game, ledger)
  const hands = countHands(game, ledger)
  for (let power = 0; power < 4; power++) {
    if (hasLost(game, power)) continue
    points[power] = realAt(points, power) - at(game.owed, power) / 2
    const money = at(game.treasury, power) - at(game.owed, power)
    const free = begun && !hasActed(game, power) && isActive(game, power) ? freeChitsOf(game, power) : 0
    let worth = money * MONEY_WORTH + Math.min(6, at(hands, power) + free) * CHIT_WORTH
    const manifest = game.tables.manifest[power] as readonly number[]
    for (let unit: number = BASILEUS; unit < KINDS; unit++)
      worth += (at(manifest, unit) - at(game.pool, power * KINDS + unit)) * realAt(UNIT_WORTH, unit)
    points[power] = realAt(points, power) + left * worth
  }
  weighStacks(game, ledger, left)
  weighAreas(game, ledger, 0.4 + 0.6 * left)
  if (begun) weighIncome(game, ledger, 0.5 + left * MONEY_WORTH)
  weighTalk(game, ledger)
  weighLastStands(game, ledger)
}

function weighLastStands(game: Powers, { points, afield }: Ledger): void {
  for (let power = 0; power < 4; power++) {
    const risk = isActive(game, power) ? (LAST_STAND[at(afield, power)] ?? 0) : 0
    if (risk === 0) continue
    const expected = realAt(points, power)
    points[power] = expected - risk * Math.max(expected, at(game.tables.bands[power] as readonly number[], 0))
  }
}

/** Counts chits by power; one that others know is worth a little less. */
function countHands({ chits, known }: Powers, { points }: Ledger): readonly number[] {
  const hands = [0, 0, 0, 0]
  for (let chit = 0; chit < chits.length; chit++) {
    const where = at(chits, chit)
    if (where >= CUP) continue
    hands[where] = at(hands, where) + 1
    if (at(known, chit) !== 0) points[where] = realAt(points, where) - 0.05
  }
  return hands
}

/** Counts who stands where. */
function muster(game: Powers, ledger: Ledger): void {
  const { points, afield, owners, garrison, army } = ledger
  // One stack or several, a fortress is held once.
  const manned: number[] = []
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (place < 0 || isBox(place)) continue
    const owner = ownerOf(game, stack)
    if (owner < REBEL) afield[owner] = at(afield, owner) + sizeOf(game, stack)
    const area = areaOf(game, place)
    if (area >= SEA0) continue
    owners[area] = Bits.with(owners[area] ?? 0, owner)
    if (owner >= REBEL) continue
    const units = sizeOf(game, stack) - unitsOf(game, stack, FLEET)
    const slot = area * 4 + owner
    garrison[slot] = (garrison[slot] ?? 0) + units
    if (isFort(place) && !manned.includes(place)) {
      manned.push(place)
      garrison[slot] = (garrison[slot] ?? 0) + 1.5
      points[owner] = realAt(points, owner) + (place === CONSTANTINOPLE ? 2.5 : 0.1)
    }
    army[slot] = (army[slot] ?? 0) + units - 0.7 * unitsOf(game, stack, MILITIA)
  }
  ledger.reach = spreadFear(game, army)
}

/** An army is felt where it stands and next to it. */
function spreadFear(game: Powers, army: readonly number[]): readonly number[] {
  const reach = army.slice()
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
  return reach
}

/** Rebels are nobody's; armies want to be near something to take; a Basileus wants company. */
function weighStacks(game: Powers, { points, rebels, owners }: Ledger, left: number): void {
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (place < 0) continue
    const owner = ownerOf(game, stack)
    const power = colourOf(owner)
    if (owner >= REBEL) {
      let worth = 0
      for (let unit = 0; unit < KINDS; unit++) worth += unitsOf(game, stack, unit) * realAt(UNIT_WORTH, unit)
      points[power] = realAt(points, power) - left * worth
      rebels[power] = realAt(rebels, power) + worth
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
    points[power] = realAt(points, power) + left * worth
  }
}

/** Areas bring money for the years to come, and what neighbours in arms may take of them is as good as gone. */
function weighAreas(game: Powers, ledger: Ledger, weight: number): void {
  const { points, yearly, owners, garrison, reach } = ledger
  const years = Math.min(4, lastTurn(game) - clockOf(game, ledger))
  openBooks(game, ledger)
  for (let land = 0; land < SEA0; land++) {
    const here = owners[land] ?? 0
    if (here === 0 || hasRebels(here) || game.pillaged[land] === 1) continue
    const count = Bits.size(here)
    const value = at(game.tables.values, land)
    for (let power = 0; power < 4; power++) {
      if (!Bits.has(here, power)) continue
      const colony = game.colony[land] === power ? 1 : 0
      yearly[power] = realAt(yearly, power) + Math.floor(value / count) + colony
      let worth = years * (YEARLY * (Math.floor(value / count) + colony) + COLONY_WORTH * colony)
      const threat = threatTo(game, reach, land, power)
      if (threat > 0) {
        const guard = garrison[land * 4 + power] ?? 0
        const risk = Math.min(0.4, Math.max(0.04, 0.12 + 0.05 * (threat - guard)))
        const extra = game.tables.fort[land] === CONSTANTINOPLE ? 3 : 0
        worth -= (weight * risk * (value + extra)) / count
      }
      points[power] = realAt(points, power) + worth
    }
  }
  for (let power = 0; power < 4; power++) {
    const deficit = -realAt(yearly, power) - at(game.treasury, power) / 4
    if (deficit > 0) points[power] = realAt(points, power) - DEFICIT * years * deficit
  }
}

/** What is to come in this turn to those who have not acted. */
function weighIncome(game: Powers, { points, yearly, awaiting }: Ledger, worth: number): void {
  for (let power = 0; power < 4; power++)
    if (isActive(game, power) && (power === awaiting || !hasActed(game, power)))
      points[power] = realAt(points, power) + worth * realAt(yearly, power)
}

/** What each power's box brings less what its units cost, in a year. */
function openBooks(game: Powers, { yearly, rebels }: Ledger): void {
  const { boxOf, boxValue, manifest, upkeep } = game.tables
  for (let power = 0; power < 4; power++) {
    const box = at(boxOf, power)
    let sum = box < 0 ? 0 : at(boxValue, box - BOX0)
    for (let unit: number = BASILEUS + 1; unit < KINDS; unit++) {
      const counters = at(manifest[power] as readonly number[], unit) - at(game.pool, power * KINDS + unit)
      sum -= counters * at(upkeep, unit)
    }
    yearly[power] = sum + realAt(rebels, power)
  }
}

/** Words are cheap but not for nothing: whoever offers, promises or shows gives something away. */
function weighTalk(game: Powers, { points }: Ledger): void {
  for (const { from } of game.offers) points[from] = realAt(points, from) - 0.01
  for (const { from, to, terms } of game.agreements)
    for (const { term, by } of terms) {
      if (term === 'money' || term === 'chit') continue
      const other = by === from ? to : from
      points[by] = realAt(points, by) - 0.05
      points[other] = realAt(points, other) + 0.05
    }
  // Whoever thinks of showing something and does not has only lost time.
  for (let power = 0; power < 4; power++)
    if (Bits.has(game.shown, power)) points[power] = realAt(points, power) - 0.005
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    if (at(game.stackSeen, stack) === 0) continue
    const owner = ownerOf(game, stack)
    if (owner < REBEL) points[owner] = realAt(points, owner) - 0.01
  }
}

function threatTo(game: Powers, reach: readonly number[], land: number, power: number): number {
  let most = 0
  const seat = seatOf(game, power)
  for (let enemy = 0; enemy < 4; enemy++) {
    if (enemy === power || !isActive(game, enemy) || seatOf(game, enemy) === seat) continue
    most = Math.max(most, reach[land * 4 + enemy] ?? 0)
  }
  return most
}
