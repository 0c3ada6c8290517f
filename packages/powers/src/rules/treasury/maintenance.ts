import { at, Bits } from '@hippodrome/engine'
import { PAY, PAY_MOST, skipChoice } from '../../choices.ts'
import {
  powerOf,
  areaOf,
  areasOf,
  ownersIn,
  type Powers,
  placeOf,
  seatOf,
  stackAt,
  unitsOf,
  ownerOf,
} from '../../state.ts'
import {
  ARABIA,
  BOX0,
  FIELD_ARMY,
  FLEET,
  isBox,
  isSea,
  KINDS,
  MILITIA,
  NOMAD,
  placeId,
  powerId,
  unitId,
  WARRIOR,
} from '../../tables.ts'
import { type ChoiceOf, LANDS, UNITS } from '../../vocabulary.ts'
import { type PowersFlow, step } from '../step.ts'
import { eliminate, pillageArea, turnRebel } from '../stacks/units.ts'

/** What is due, as runs of four numbers: stack, unit, how many, price of each. */
type Due = readonly number[]

/** §3.5 A port with a friendly unit inside (option `friendlyPort`: or in its area). */
export function isFriendlyPort(game: Powers, fort: number, power: number): boolean {
  const inside = stackAt(game, fort)
  if (inside >= 0) return ownerOf(game, inside) === power
  if (game.tables.options.friendlyPort === 'garrison') return false
  return Bits.has(ownersIn(game, areaOf(game, fort)), power)
}

export function hasFriendlyPort(game: Powers, sea: number, power: number): boolean {
  const ports = game.tables.portsOn[sea] as readonly number[]
  for (const fort of ports) if (isFriendlyPort(game, fort, power)) return true
  return false
}

/** §10.4 Whether a place lies beside the power's own box. */
export function touchesOwnBox(game: Powers, place: number, power: number): boolean {
  const box = at(game.tables.boxOf, power)
  return box >= 0 && (game.tables.boxTouches[box - BOX0] as readonly number[]).includes(place)
}

export const touchesSea = (game: Powers, box: number): boolean =>
  (game.tables.boxTouches[box - BOX0] as readonly number[]).some(isSea)

/** Whether a place on land lies in a pillaged area. */
function isRavaged(game: Powers, place: number): boolean {
  for (const area of areasOf(game, place)) if (game.pillaged[area] === 1) return true
  return false
}

/** §9.1, §9.2 The price of a unit where it stands. */
function priceAt(game: Powers, power: number, unit: number, place: number): number {
  const { options, upkeep } = game.tables
  if (isBox(place) && !options.boxUpkeep) return 0
  if (isSea(place)) {
    const far = options.longRangeFleets && !hasFriendlyPort(game, place, power)
    return at(upkeep, unit) + (far ? 1 : 0)
  }
  const dear = place === ARABIA || isRavaged(game, place)
  if (!dear) return at(upkeep, unit)
  return options.desertUpkeep === 'double' ? at(upkeep, unit) * 2 : at(upkeep, unit) + 1
}

/** Areas whose colony feeds a militia already. A scratch buffer. */
const fed = new Uint8Array(LANDS.length)

/** §9.1-§9.3, §27.6 All that a power owes its units. */
export function dueOf(game: Powers, power: number): number[] {
  const due: number[] = []
  fed.fill(0)
  addDues(game, power, false, due)
  // §28.12 Whoever could be fed on either bank comes after those who have no choice.
  if (game.tables.options.budapest) addDues(game, power, true, due)
  return due
}

function addDues(game: Powers, power: number, straddling: boolean, due: number[]): void {
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (place < 0 || ownerOf(game, stack) !== power || areasOf(game, place).length > 1 !== straddling)
      continue
    for (let unit: number = FIELD_ARMY; unit < KINDS; unit++) {
      let count = unitsOf(game, stack, unit)
      if (unit === MILITIA && count > 0) count -= feed(game, power, place, count)
      const price = count > 0 ? priceAt(game, power, unit, place) : 0
      if (price > 0) due.push(stack, unit, count, price)
    }
  }
}

/** §27.6 How many militia of a stack colonies feed that have fed nobody yet. */
function feed(game: Powers, power: number, place: number, count: number): number {
  let meals = 0
  for (const area of areasOf(game, place))
    if (meals < count && game.colony[area] === power && fed[area] === 0) {
      fed[area] = 1
      meals += 1
    }
  return meals
}

/** §22.7 One for each field army, warrior and nomad. */
function landShares(game: Powers, power: number): number[] {
  const due: number[] = []
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    if (placeOf(game, stack) < 0 || ownerOf(game, stack) !== power) continue
    for (const unit of [FIELD_ARMY, WARRIOR, NOMAD])
      if (unitsOf(game, stack, unit) > 0) due.push(stack, unit, unitsOf(game, stack, unit), 1)
  }
  return due
}

export function sumOf(due: Due): number {
  let sum = 0
  for (let i = 0; i < due.length; i += 4) sum += at(due, i + 2) * at(due, i + 3)
  return sum
}

/** All that a power owes its units. */
export const owedBy = (game: Powers, power: number): number => sumOf(dueOf(game, power))

/** What was due is paid. */
export function settle(
  game: Powers,
  power: number,
  sum: number,
  what: Upkeep['what'],
  flow: PowersFlow,
): void {
  game.treasury[power] = at(game.treasury, power) - sum
  game.owed[power] = 0
  const paid = { power: powerId(power), n: sum }
  flow.tell(what === 'maintenance' ? { kind: 'maintained', ...paid } : { kind: 'paid', ...paid, chit: what })
}

export type Payment = ChoiceOf<'pay' | 'payMost' | 'skip'>

/** §9.4 All are paid, or as many as may be, or one more is not. */
export function payments(game: Powers, power: number, due: Due): Payment[] {
  const choices: Payment[] = [sumOf(due) <= at(game.treasury, power) ? PAY : PAY_MOST]
  for (let i = 0; i < due.length; i += 4)
    if (at(due, i + 2) > 0) choices.push(skipChoice(at(due, i), placeOf(game, at(due, i)), at(due, i + 1)))
  return choices
}

/** §9.5 A unit goes unpaid and rolls; what is due to the others stays. */
export function goUnpaid(
  game: Powers,
  power: number,
  due: Due,
  { stack, unit }: ChoiceOf<'skip'>,
  flow: PowersFlow,
): Due {
  const rest = lessOne(due, stack, UNITS.indexOf(unit))
  game.owed[power] = sumOf(rest)
  mutiny(game, stack, UNITS.indexOf(unit), flow)
  return rest
}

/** §9.4 Who goes unpaid first where the power does not choose. */
const LEAST: readonly number[] = [MILITIA, NOMAD, WARRIOR, FIELD_ARMY, FLEET]

/** All that is left are paid, or the next one of the least, the dearest of them first, is not. */
function thrifty(game: Powers, power: number, due: Due): Payment {
  if (sumOf(due) <= at(game.treasury, power)) return PAY
  let next = 0
  for (let i = 4; i < due.length; i += 4) {
    const rank = LEAST.indexOf(at(due, i + 1)) - LEAST.indexOf(at(due, next + 1))
    if (rank < 0 || (rank === 0 && at(due, i + 3) > at(due, next + 3))) next = i
  }
  return skipChoice(at(due, next), placeOf(game, at(due, next)), at(due, next + 1))
}

type Upkeep = {
  readonly power: number
  due: Due
  readonly what: 'maintenance' | 'landDistribution'
  /** Set where the power pays as many as it can. */
  most?: boolean
}

/** §9.4, §9.5 Unit by unit, who goes unpaid; each of them rolls at once. What is due was fixed before (§9.3). */
export const upkeep = step('upkeep', {
  rule: '9.5',
  ask(game, { power, due, what, most = false }: Upkeep) {
    if (seatOf(game, power) < 0) return undefined
    return {
      seat: seatOf(game, power),
      prompt: 'upkeep',
      choices: most ? [thrifty(game, power, due)] : payments(game, power, due),
      facts: { power: powerId(power), due: sumOf(due), what },
      evenIfForced: !most,
    }
  },
  answer(game, local, choice: Payment, flow) {
    const { power, what } = local
    if (choice.do === 'payMost') local.most = true
    if (choice.do === 'skip') local.due = goUnpaid(game, power, local.due, choice, flow)
    // That nobody is left to be paid is no secret: all have rolled.
    if (choice.do === 'pay' || local.due.length === 0) {
      settle(game, power, sumOf(local.due), what, flow)
      flow.done()
    }
  },
  /** Another seat does not know what the power owes. */
  resample: (game, local, seat) =>
    seatOf(game, local.power) === seat
      ? local
      : {
          ...local,
          due: local.what === 'maintenance' ? dueOf(game, local.power) : landShares(game, local.power),
        },
})

function lessOne(due: Due, stack: number, unit: number): Due {
  const less = due.slice()
  for (let i = 0; i < less.length; i += 4)
    if (less[i] === stack && less[i + 1] === unit) {
      less[i + 2] = at(less, i + 2) - 1
      if (less[i + 2] === 0) less.splice(i, 4)
      break
    }
  return less
}

/** §9.5-§9.7 The Mutiny Table. */
function mutiny(game: Powers, stack: number, unit: number, flow: PowersFlow): void {
  const die = flow.die()
  const outcome = game.tables.mutiny[die - 1] ?? 'loyal'
  const place = placeOf(game, stack)
  const power = powerId(powerOf(game, stack))
  flow.tell({ kind: 'mutiny', power, unit: unitId(unit), place: placeId(place), die, outcome })
  if (outcome === 'loyal') return
  if (outcome === 'mutiny' && game.tables.options.mutineers === 'rebel') turnRebel(game, stack, unit, 1, flow)
  else eliminate(game, stack, unit, flow)
  if (outcome === 'mutiny' && !isSea(place) && !isBox(place)) pillageArea(game, areaOf(game, place), flow)
}

/** §22.7 Land Distribution. */
export function landDistribution(game: Powers, power: number, flow: PowersFlow): void {
  const due = landShares(game, power)
  if (due.length === 0) return
  game.owed[power] = sumOf(due)
  flow.then(upkeep, { power, due, what: 'landDistribution' })
}
