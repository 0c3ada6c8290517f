import { at, Bits } from '@hippodrome/engine'
import {
  CUP,
  DONE,
  isFleet,
  isFortOf,
  isRebel,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
  powerOf,
  REBEL,
  seatOf,
  sizeOf,
  stackAt,
  unitsOf,
  areaOf,
  handSize,
  LEADERSHIP,
  VACILLATING,
} from '../../state.ts'
import {
  BASILEUS,
  BYZANTINE,
  FLEET,
  FRANK,
  NOMAD,
  WARRIOR,
  isBox,
  isFort,
  isLand,
  KINDS,
  landId,
  placeId,
  powerId,
  unitId,
} from '../../tables.ts'
import type { PowersFlow } from '../step.ts'

/** A new, empty stack; the caller fills it. */
export function openStack(game: Powers, place: number, owner: number): number {
  const { stackPlace } = game
  let stack = stackPlace.indexOf(-1)
  if (stack < 0) {
    stack = stackPlace.length
    for (let unit = 0; unit < KINDS; unit++) game.stackUnits.push(0)
  }
  stackPlace[stack] = place
  game.stackOwner[stack] = owner
  game.stackMarks[stack] = 0
  game.stackSeen[stack] = 0
  return stack
}

function closeIfEmpty(game: Powers, stack: number): void {
  if (sizeOf(game, stack) > 0) return
  game.stackPlace[stack] = -1
  game.stackMarks[stack] = 0
  game.stackSeen[stack] = 0
  if (game.opStack === stack) game.opStack = -1
  if (game.battleAttacker === stack) game.battleAttacker = -1
  if (game.battleDefender === stack) game.battleDefender = -1
}

/** Nobody is in battle any more. */
export function clearBattle(game: Powers): void {
  game.battleAttacker = -1
  game.battleDefender = -1
  game.battleBonus = [0, 0]
}

/** The stack that units of `owner` in `place` would join, or -1: never the one that operates, nor one with another mark. */
export function joined(game: Powers, place: number, owner: number, fleet: boolean, marks = 0): number {
  const { stackPlace, stackOwner, stackMarks } = game
  const kept = LEADERSHIP | VACILLATING | DONE
  for (let stack = 0; stack < stackPlace.length; stack++)
    if (
      stackPlace[stack] === place &&
      stackOwner[stack] === owner &&
      stack !== game.opStack &&
      stack !== game.battleAttacker &&
      stack !== game.battleDefender &&
      (at(stackMarks, stack) & kept) === (marks & kept) &&
      isFleet(game, stack) === fleet
    )
      return stack
  return -1
}

/** The same, or a new stack. */
export function gather(game: Powers, place: number, owner: number, fleet: boolean, marks = 0): number {
  const found = joined(game, place, owner, fleet, marks)
  if (found >= 0) return found
  const stack = openStack(game, place, owner)
  game.stackMarks[stack] = marks
  return stack
}

export function addUnits(game: Powers, stack: number, unit: number, count: number): void {
  game.stackUnits[stack * KINDS + unit] = unitsOf(game, stack, unit) + count
}

export function removeUnits(game: Powers, stack: number, unit: number, count: number): void {
  game.stackUnits[stack * KINDS + unit] = unitsOf(game, stack, unit) - count
  closeIfEmpty(game, stack)
}

/** Moves units from one stack to another. */
export function shiftUnits(game: Powers, from: number, to: number, unit: number, count: number): void {
  addUnits(game, to, unit, count)
  removeUnits(game, from, unit, count)
}

export function mergeStacks(game: Powers, from: number, into: number): void {
  for (let unit = 0; unit < KINDS; unit++) {
    const count = unitsOf(game, from, unit)
    if (count > 0) addUnits(game, into, unit, count)
    game.stackUnits[from * KINDS + unit] = 0
  }
  game.stackMarks[into] = at(game.stackMarks, into) | (at(game.stackMarks, from) & (VACILLATING | LEADERSHIP))
  // Whoever saw only one of them does not know what they are together.
  game.stackSeen[into] = at(game.stackSeen, into) & at(game.stackSeen, from)
  closeIfEmpty(game, from)
}

function changePool(game: Powers, power: number, unit: number, by: number): void {
  game.pool[power * KINDS + unit] = poolOf(game, power, unit) + by
}

/** §27.8 What a colony becomes. */
export const vassal = (power: number): number => (power === BYZANTINE || power === FRANK ? WARRIOR : NOMAD)

/** A unit from the pool comes into play; nothing happens if the pool has none. */
export function raiseUnit(game: Powers, power: number, unit: number, place: number, rebel = false): boolean {
  if (poolOf(game, power, unit) === 0) return false
  changePool(game, power, unit, -1)
  const stack = gather(game, place, rebel ? power + REBEL : power, unit === FLEET)
  addUnits(game, stack, unit, 1)
  return true
}

/** A unit from the pool joins a stack. */
export function raiseInto(game: Powers, stack: number, unit: number): boolean {
  const power = powerOf(game, stack)
  if (poolOf(game, power, unit) === 0) return false
  changePool(game, power, unit, -1)
  addUnits(game, stack, unit, 1)
  return true
}

/** A unit goes back to the pool (§1.6). A fallen Basileus takes his power's chits with him (§18.3). */
export function eliminate(game: Powers, stack: number, unit: number, flow: PowersFlow): void {
  const place = placeId(placeOf(game, stack))
  const power = powerOf(game, stack)
  flow.tell({ kind: 'lost', power: powerId(power), rebel: isRebel(game, stack), unit: unitId(unit), place })
  takeOff(game, stack, unit, flow)
}

/** The same where the chronicle says something else of it. */
export function takeOff(game: Powers, stack: number, unit: number, flow: PowersFlow): void {
  const power = powerOf(game, stack)
  changePool(game, power, unit, 1)
  removeUnits(game, stack, unit, 1)
  if (unit === BASILEUS) basileusFalls(game, power, flow)
}

/** A whole stack goes back to the pool. */
export function destroy(game: Powers, stack: number, flow: PowersFlow): void {
  const power = powerOf(game, stack)
  const place = placeId(placeOf(game, stack))
  flow.tell({ kind: 'destroyed', power: powerId(power), rebel: isRebel(game, stack), place })
  const fell = unitsOf(game, stack, BASILEUS) > 0
  for (let unit = 0; unit < KINDS; unit++) {
    changePool(game, power, unit, unitsOf(game, stack, unit))
    game.stackUnits[stack * KINDS + unit] = 0
  }
  closeIfEmpty(game, stack)
  if (fell) basileusFalls(game, power, flow)
}

function basileusFalls(game: Powers, power: number, flow: PowersFlow): void {
  flow.tell({ kind: 'basileusLost', power: powerId(power) })
  game.fallen = Bits.with(game.fallen, power)
  if (game.tables.options.basileusChits) loseAllChits(game, power, flow)
}

export function loseAllChits(game: Powers, power: number, flow: PowersFlow): void {
  const n = handSize(game, power)
  if (n === 0) return
  for (let chit = 0; chit < game.chits.length; chit++)
    if (game.chits[chit] === power) {
      game.chits[chit] = CUP
      // Only their player knows which went back.
      game.known[chit] = seatOf(game, power) < 0 ? Bits.empty : Bits.only(seatOf(game, power))
    }
  flow.tell({ kind: 'chitsLost', power: powerId(power), n })
}

/** Where an event happens, and by place the rebel stacks that it has opened: those who rise together stand together. */
type Rising = { readonly area?: number; readonly risen?: Map<number, number> }

/** Units of a kind turn rebel (§17.2). */
export function turnRebel(
  game: Powers,
  stack: number,
  unit: number,
  count: number,
  flow: PowersFlow,
  rising: Rising = {},
): void {
  const counts = new Array<number>(KINDS).fill(0)
  counts[unit] = count
  changeSides(game, stack, counts, flow, rising)
}

/** §17.2 Units that rebel form a stack of their own, even beside rebels of their colour; a fortress holds but one. */
function riseIn(
  game: Powers,
  place: number,
  owner: number,
  marks: number,
  risen: Map<number, number>,
): number {
  const inside = isFort(place) ? stackAt(game, place) : -1
  const stack = risen.get(place) ?? (inside >= 0 ? inside : openStack(game, place, owner))
  if (!risen.has(place)) game.stackMarks[stack] = marks
  risen.set(place, stack)
  return stack
}

/**
 * Units turn rebel, or rebels loyal to their colour (§17.2, §17.6). A garrison that does so whole stays in its fortress;
 * if others stay inside, those who change sides stand outside, in `area` if the fortress lies in it. In a box rebels are
 * lost (§17.3).
 */
export function changeSides(
  game: Powers,
  stack: number,
  counts: readonly number[],
  flow: PowersFlow,
  { area = -1, risen = new Map() }: Rising = {},
): void {
  const power = powerOf(game, stack)
  const place = placeOf(game, stack)
  const owner = isRebel(game, stack) ? power : power + REBEL
  const marks = at(game.stackMarks, stack) & DONE
  if (isBox(place)) {
    counts.forEach((count, unit) => {
      for (let n = 0; n < count; n++) eliminate(game, stack, unit, flow)
    })
    return
  }
  counts.forEach((count, unit) => {
    if (count > 0) removeUnits(game, stack, unit, count)
  })
  const inside = isFort(place) ? stackAt(game, place) : -1
  const outside = isFortOf(game, place, area) ? area : areaOf(game, place)
  const where = inside >= 0 && ownerOf(game, inside) !== owner ? outside : place
  counts.forEach((count, unit) => {
    if (count === 0) return
    const into =
      owner >= REBEL
        ? riseIn(game, where, owner, marks, risen)
        : gather(game, where, owner, unit === FLEET, marks)
    addUnits(game, into, unit, count)
    const who = { power: powerId(power), unit: unitId(unit), count, place: placeId(where) }
    flow.tell(owner >= REBEL ? { kind: 'rebelled', ...who } : { kind: 'restored', ...who })
  })
}

/** §19.5 Pillage: no income, no colony and none of what goes with it. */
export function pillageArea(game: Powers, land: number, flow: PowersFlow, tell = true): void {
  if (!isLand(land)) return
  game.pillaged[land] = 1
  game.colony[land] = -1
  game.monastery[land] = -1
  game.fortification[land] = 0
  game.concession[land] = -1
  if (tell) flow.tell({ kind: 'pillaged', place: landId(land) })
}

/** §11.2 A stack in a fortress becomes one with those of its owner who hold it. */
export function joinGarrison(game: Powers, stack: number): void {
  const place = placeOf(game, stack)
  if (!isFort(place)) return
  for (let other = 0; other < game.stackPlace.length; other++)
    if (other !== stack && placeOf(game, other) === place) mergeStacks(game, other, stack)
}

/** At the end of operations the stacks of a power inside one fortress are one (§11.2). */
export function tidyFortresses(game: Powers, power: number): void {
  for (let stack = 0; stack < game.stackPlace.length; stack++)
    if (ownerOf(game, stack) === power) joinGarrison(game, stack)
}
