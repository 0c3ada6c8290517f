import { at, Bits, type Block, type Seat } from '@hippodrome/engine'
import { freeChitsOf } from '../rules/treasury/income.ts'
import { levelOf, standingOf } from '../rules/turn/victory.ts'
import { hasActed, hasLost, isActive, type Powers, poolOf, seatOf } from '../state.ts'
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

export function fillPower(block: Block, game: Powers, power: number, realms: Realms): void {
  const points = at(realms.points, power)
  const [decline, survival, conquest] = game.tables.bands[power] as readonly [number, number, number]
  const level = levelOf(game, power, points)
  const treasury = at(game.treasury, power)
  const balance = (realms.income[power] as number) - (realms.upkeep[power] as number)
  block.restart()
  for (let colour = 0; colour < POWERS.length; colour++) block.flag(colour === power)
  block.add(points / 40)
  block.add(standingOf(game, power, points) / 4)
  for (let each = 0; each < LEVELS.length; each++) block.flag(each === level)
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
  for (let unit = 0; unit < KINDS; unit++) {
    const n = realms.counters[power * KINDS + unit] as number
    units += n
    block.add(n / (MANY[unit] as number))
  }
  for (let unit = 0; unit < KINDS; unit++) block.add(poolOf(game, power, unit) / (MANY[unit] as number))
  fillLands(block, power, realms)
  block.flag(isActive(game, power))
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

function fillLands(block: Block, power: number, realms: Realms): void {
  block.add((realms.alone[power] as number) / 10)
  block.add((realms.shared[power] as number) / 5)
  block.add((realms.value[power] as number) / 30)
  block.add((realms.pillaged[power] as number) / 4)
  block.add((realms.colonies[power] as number) / 5)
  block.add((realms.monasteries[power] as number) / 3)
  block.add((realms.walls[power] as number) / 3)
  block.add((realms.granted[power] as number) / 3)
  block.add((realms.received[power] as number) / 3)
  block.add((realms.armies[power] as number) / 10)
  block.add((realms.squadrons[power] as number) / 4)
  block.add((realms.garrisons[power] as number) / 8)
  block.add((realms.inBoxes[power] as number) / 2)
  block.add((realms.done[power] as number) / 10)
  block.add((realms.rebels[power] as number) / 4)
  block.flag(realms.capital === power)
  block.add((realms.offers[power] as number) / 3)
  block.add((realms.promises[power] as number) / 3)
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
