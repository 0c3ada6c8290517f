import { at, Bits, type Seat } from '@hippodrome/engine'
import { DONE_CHOICE, unitChoice } from '../../choices.ts'
import {
  hasBasileus,
  isMarked,
  LEADERSHIP,
  liesIn,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
  powerOf,
  REBEL,
  seatOf,
  sizeOf,
  unitsOf,
} from '../../state.ts'
import {
  BASILEUS,
  FIELD_ARMY,
  FLEET,
  isFort,
  isLand,
  KINDS,
  landId,
  MILITIA,
  NOMAD,
  placeId,
  powerId,
  unitId,
  WARRIOR,
} from '../../tables.ts'
import { type ChoiceOf, UNITS } from '../../vocabulary.ts'
import { type PowersFlow, step } from '../step.ts'
import { changeSides, eliminate, openStack, raiseInto, takeOff, turnRebel } from './units.ts'

/** Why units are picked; also the prompt. */
export type Toll =
  | 'lose'
  | 'civil-war'
  | 'peripheral-war'
  | 'plague'
  | 'betrayal'
  | 'desertion'
  | 'rebellion'
  | 'heresy'
  | 'convert'

export type TollLocal = {
  readonly toll: Toll
  /** The power that picks, or -1 if nobody does. */
  readonly power: number
  /** Whose units: a power, or its rebels. */
  readonly owner: number
  /** The area, or -1 for anywhere. */
  readonly area: number
  /** The one stack, or -1 for all. */
  readonly stack: number
  /** The stack that converts, or -1. */
  readonly into: number
  n: number
  /** Units that will change sides when all are picked: stack and unit in turn. */
  picked?: readonly number[]
  /** The stack of those who became rebels through a rebel stack of another colour. */
  apart?: number
}

/** §17.5 What falls first where nobody chooses. */
const FIRST_TO_FALL = [MILITIA, NOMAD, WARRIOR, FIELD_ARMY, FLEET, BASILEUS] as const

const sparesBasileus = (toll: Toll): boolean =>
  toll !== 'lose' && toll !== 'betrayal' && toll !== 'desertion' && toll !== 'plague'

/** Those who change sides do so together, so that a garrison that goes over whole keeps its fortress (§17.2). */
const changesSides = (game: Powers, { toll, owner, into }: TollLocal): boolean =>
  toll === 'civil-war' ||
  toll === 'rebellion' ||
  (toll === 'convert' && (owner ^ ownerOf(game, into)) === REBEL)

function pickedOf({ picked = [] }: TollLocal, stack: number, unit: number): number {
  let count = 0
  for (let i = 0; i < picked.length; i += 2) if (picked[i] === stack && picked[i + 1] === unit) count += 1
  return count
}

/** Whether a unit of a stack can be picked. */
function isLiable(game: Powers, local: TollLocal, stack: number, unit: number): boolean {
  const count = unitsOf(game, stack, unit)
  return (
    count > 0 && !(unit === BASILEUS && sparesBasileus(local.toll)) && count > pickedOf(local, stack, unit)
  )
}

function isLiableStack(game: Powers, local: TollLocal, stack: number): boolean {
  const place = placeOf(game, stack)
  if (place < 0) return false
  if (local.stack >= 0) return stack === local.stack
  if (ownerOf(game, stack) !== local.owner) return false
  if (local.toll === 'civil-war') return !standsByBasileus(game, stack)
  // §28.16 Leadership keeps a stack from conversion, even when another beside it is tried.
  if (local.toll === 'convert' && isMarked(game, stack, LEADERSHIP)) return false
  return local.area < 0 || liesIn(game, place, local.area)
}

/** §11.2 In a fortress all are one stack, even while the power still operates. */
function standsByBasileus(game: Powers, stack: number): boolean {
  const place = placeOf(game, stack)
  if (!isFort(place)) return hasBasileus(game, stack)
  for (let other = 0; other < game.stackPlace.length; other++)
    if (placeOf(game, other) === place && hasBasileus(game, other)) return true
  return false
}

function candidates(game: Powers, local: TollLocal): ChoiceOf<'unit'>[] {
  const choices: ChoiceOf<'unit'>[] = []
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    if (!isLiableStack(game, local, stack)) continue
    for (let unit = 0; unit < KINDS; unit++)
      if (isLiable(game, local, stack, unit)) choices.push(unitChoice(stack, placeOf(game, stack), unit))
  }
  return choices
}

/** How many units can be picked. */
export function liable(game: Powers, local: TollLocal): number {
  let count = 0
  for (let stack = 0; stack < game.stackPlace.length; stack++)
    if (isLiableStack(game, local, stack))
      count += sizeOf(game, stack) - (sparesBasileus(local.toll) ? unitsOf(game, stack, BASILEUS) : 0)
  return count
}

/** Takes units for a toll: by the one who picks, or from the least if nobody does. */
export function takeToll(game: Powers, toll: TollLocal, flow: PowersFlow): void {
  if (toll.n <= 0) return
  const seat = toll.power >= 0 ? seatOf(game, toll.power) : -1
  if (seat < 0 || takesAll(game, toll)) {
    flow.then(fall, toll)
    return
  }
  examine(game, toll, seat, flow)
  flow.then(pick, toll)
}

/** Whether every unit goes anyway, so that there is nothing to pick. A Basileus in a plague, and a colony, may be spared. */
const takesAll = (game: Powers, toll: TollLocal): boolean =>
  toll.n >= liable(game, toll) && toll.toll !== 'plague' && !offersColony(game, toll)

/** §24.3 Whoever picks from a foreign stack has it in hand, even where no unit of their own stands by. */
function examine(game: Powers, toll: TollLocal, seat: Seat, flow: PowersFlow): void {
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    if (!isLiableStack(game, toll, stack) || isPlayedBy(game, stack, seat)) continue
    game.stackSeen[stack] = Bits.with(at(game.stackSeen, stack), seat)
    flow.reveal()
  }
}

const isPlayedBy = (game: Powers, stack: number, seat: Seat): boolean =>
  ownerOf(game, stack) < REBEL && seatOf(game, ownerOf(game, stack)) === seat

/** §17.5, §22.11 Where nobody chooses, the least fall first. */
export const fall = step('fall', {
  rule: '17.5',
  play(game, local: TollLocal, flow) {
    for (let left = local.n; left > 0; left--) {
      const found = leastUnit(game, local)
      if (!found) break
      applyToll(game, local, found.stack, found.unit, flow)
    }
    settleSides(game, local, flow)
  },
})

function leastUnit(game: Powers, local: TollLocal): { stack: number; unit: number } | undefined {
  for (const unit of FIRST_TO_FALL) {
    // §22.11 A Basileus never must fall to the plague.
    if (unit === BASILEUS && local.toll === 'plague') continue
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (isLiableStack(game, local, stack) && isLiable(game, local, stack, unit)) return { stack, unit }
  }
  return undefined
}

/** §14.14 The units of a toll are picked one by one. */
export const pick = step('pick', {
  rule: '14.14',
  ask(game, local: TollLocal) {
    if (local.n <= 0 || seatOf(game, local.power) < 0) return undefined
    const choices: ChoiceOf<'unit' | 'convertColony' | 'done'>[] = candidates(game, local)
    if (offersColony(game, local)) choices.push({ do: 'convertColony', place: landId(local.area) })
    if (local.toll === 'plague' && choices.length > 0 && onlyBasileus(choices)) choices.push(DONE_CHOICE)
    if (choices.length === 0) choices.push(DONE_CHOICE)
    return {
      seat: seatOf(game, local.power),
      prompt: local.toll,
      choices,
      facts: {
        power: powerId(local.power),
        left: local.n,
        ...(local.area >= 0 ? { place: placeId(local.area) } : {}),
      },
      // What is left of a stack that others do not see must not show by the asking, nor in what they imagine of it.
      evenIfForced: local.toll !== 'lose',
    }
  },
  answer(game, local, choice: ChoiceOf<'unit' | 'convertColony' | 'done'>, flow) {
    local.n -= 1
    if (choice.do === 'unit') applyToll(game, local, choice.stack, UNITS.indexOf(choice.unit), flow)
    else if (choice.do === 'convertColony') takeColony(game, local, flow)
    else local.n = 0
  },
  /** A picker who has just become neutral picks no more. */
  after(game, local, flow) {
    if (local.n > 0) flow.then(fall, local)
    else settleSides(game, local, flow)
  },
  /** Another seat does not know what is picked before it changes sides. */
  resample: (game, local, seat) =>
    local.picked === undefined || seatOf(game, local.power) === seat
      ? local
      : { ...local, n: local.n + local.picked.length / 2, picked: [] },
})

/** All that were picked change sides, stack by stack. */
function settleSides(game: Powers, { picked = [], area }: TollLocal, flow: PowersFlow): void {
  const stacks = new Set(picked.filter((_, i) => i % 2 === 0))
  const risen = new Map<number, number>()
  for (const stack of stacks) {
    const counts = new Array<number>(KINDS).fill(0)
    for (let i = 0; i < picked.length; i += 2)
      if (picked[i] === stack) counts[at(picked, i + 1)] = at(counts, at(picked, i + 1)) + 1
    changeSides(game, stack, counts, flow, { area, risen })
  }
}

const onlyBasileus = (choices: readonly ChoiceOf<'unit' | 'convertColony' | 'done'>[]): boolean =>
  choices.every((choice) => choice.do === 'unit' && choice.unit === 'basileus')

/** §23.9 Assimilation may take the colony instead of a unit. */
const offersColony = (game: Powers, { toll, area, power, owner }: TollLocal): boolean =>
  toll === 'convert' && owner < REBEL && isLand(area) && at(game.colony, area) === owner && owner !== power

export function takeColony(game: Powers, { area, into }: TollLocal, flow: PowersFlow): void {
  const to = powerOf(game, into)
  game.colony[area] = to
  game.monastery[area] = -1
  flow.tell({ kind: 'colonyConverted', to: powerId(to), place: landId(area) })
}

function applyToll(game: Powers, local: TollLocal, stack: number, unit: number, flow: PowersFlow): void {
  if (changesSides(game, local)) {
    local.picked = [...(local.picked ?? []), stack, unit]
    return
  }
  switch (local.toll) {
    case 'heresy':
      turnRebel(game, stack, unit, 1, flow, local)
      break
    case 'convert':
      convert(game, local, stack, unit, flow)
      break
    default:
      eliminate(game, stack, unit, flow)
  }
}

/** §17.9, §23.9-§23.11 A unit is replaced by one of the converter's; rebels made by rebels stand apart from them. */
function convert(game: Powers, local: TollLocal, stack: number, unit: number, flow: PowersFlow): void {
  const { into, area } = local
  const converter = ownerOf(game, into)
  if (poolOf(game, powerOf(game, into), unit) === 0) {
    eliminate(game, stack, unit, flow)
    return
  }
  flow.tell({
    kind: 'converted',
    power: powerId(powerOf(game, stack)),
    to: powerId(powerOf(game, into)),
    unit: unitId(unit),
    place: placeId(placeOf(game, stack)),
  })
  takeOff(game, stack, unit, flow)
  if (converter >= REBEL)
    local.apart ??= openStack(game, isFort(placeOf(game, into)) ? area : placeOf(game, into), converter)
  raiseInto(game, local.apart ?? into, unit)
}
