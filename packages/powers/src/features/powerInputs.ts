import { at, Bits, type Block, type Seat } from '@hippodrome/engine'
import type { Survey } from '../evaluation/survey.ts'
import { freeChitsOf } from '../rules/treasury/income.ts'
import { levelOf, standingOf } from '../rules/turn/victory.ts'
import { hasActed, hasLost, type Powers, poolOf, seatOf } from '../state.ts'
import { KINDS } from '../tables.ts'
import { LEVELS, POWERS, UNITS } from '../vocabulary.ts'
import type { Field } from './field.ts'
import type { Realms } from './realms.ts'

/** Of a power what everybody sees, in the order in which `fillPower` writes it. */
export const POWER_INPUTS: readonly string[] = [
  ...POWERS.map((power) => `is ${power}`),
  'points',
  'standing',
  ...LEVELS,
  'points above decline',
  'points above survival',
  'points above conquest',
  'treasury',
  'income',
  'income to come',
  'upkeep',
  'balance',
  'deficit',
  'chits',
  'free chits',
  ...UNITS.map((unit) => `${unit} in play`),
  ...UNITS.map((unit) => `${unit} to recruit`),
  'lands alone',
  'lands shared',
  'value',
  'lands wasted',
  'colonies',
  'monasteries',
  'fortifications',
  'concessions granted',
  'concessions received',
  'armies',
  'squadrons',
  'garrisons',
  'stacks in boxes',
  'stacks that are done',
  'rebels',
  'in Constantinople',
  'offers received',
  'promises',
  'active',
  'waiting',
  'lost',
  'limited ally',
  'fallen',
  'has acted',
  'acts',
  'has few left',
]

/** How many counters of a kind count as one. */
const MANY = [1, 5, 5, 5, 12, 5] as const

export function fillPower(block: Block, game: Powers, power: number, realms: Realms, survey: Survey): void {
  const points = realms.points[power] as number
  const [decline, survival, conquest] = game.tables.bands[power] as readonly [number, number, number]
  const level = levelOf(game, power, points)
  const treasury = at(game.treasury, power)
  const balance = (realms.income[power] as number) - (realms.upkeep[power] as number)
  block.restart()
  block.oneOf(power, POWERS.length)
  block.add(points / 40)
  block.add(standingOf(game, power, points) / 4)
  block.oneOf(level, LEVELS.length)
  block.add(within((points - decline) / 15))
  block.add(within((points - survival) / 15))
  block.add(within((points - conquest) / 15))
  block.add(treasury / 20)
  block.add((realms.income[power] as number) / 20)
  block.add((realms.toCome[power] as number) / 20)
  block.add((realms.upkeep[power] as number) / 20)
  block.add(within(balance / 10))
  block.add(Math.max(0, -balance - treasury / 4) / 5)
  block.add((realms.hands[power] as number) / 5)
  block.add(freeChitsOf(game, power) / 2)
  let units = 0
  for (let unit = 0; unit < KINDS; unit++) units += survey.counters[power * KINDS + unit] as number
  block.addAll(survey.counters, power * KINDS, MANY)
  for (let unit = 0; unit < KINDS; unit++) block.add(poolOf(game, power, unit) / (MANY[unit] as number))
  fillLands(block, power, realms)
  block.flag(Bits.has(survey.active, power))
  block.flag(Bits.has(game.waiting, power))
  block.flag(hasLost(game, power))
  block.flag(Bits.has(game.allied, power))
  block.flag(Bits.has(game.fallen, power))
  block.flag(hasActed(game, power))
  block.flag(game.actor === power)
  // §26.9 With none it is out.
  block.add(Math.max(0, 6 - units) / 6)
}

const within = (value: number): number => Math.max(-2, Math.min(2, value))

/** How much of each list of `Realms` from `alone` to `rebels` counts as one, and of the two after those. */
const MUCH = [10, 5, 30, 4, 5, 3, 3, 3, 3, 10, 4, 8, 2, 10, 4] as const
const WORDS = [3, 3] as const

function fillLands(block: Block, power: number, realms: Realms): void {
  realms.write(block, 'alone', power, MUCH)
  block.flag(realms.capital === power)
  realms.write(block, 'offers', power, WORDS)
}

/** Of a power as one seat sees it, in the order in which `fillSeen` writes it. */
export const SEEN_INPUTS: readonly string[] = [
  'in own hand',
  'in the hand of another',
  'largest army',
  'stacks unseen',
  'value threatened',
  'lands outmatched',
  'value in reach',
]

export function fillSeen(block: Block, game: Powers, power: number, seat: Seat, field: Field): void {
  const holder = seatOf(game, power)
  block.restart()
  block.flag(holder === seat)
  block.flag(holder >= 0 && holder !== seat)
  block.add((field.largest[power] as number) / 8)
  block.add((field.hidden[power] as number) / 10)
  block.add((field.threatened[power] as number) / 8)
  block.add((field.outmatched[power] as number) / 4)
  block.add((field.prize[power] as number) / 8)
}
