import { at, type Chance, draw, type Seat, shuffle } from '@hippodrome/engine'
import { eyesOf, isKnown, isSeen } from './fog.ts'
import {
  CUP,
  DONE,
  isFleet,
  isMarked,
  isRebel,
  type Powers,
  placeOf,
  powerOf,
  ROYAL,
  seatOf,
  unitsOf,
  VACILLATING,
} from './state.ts'
import { BASILEUS, CEREMONIES, FLEET, isImmediate, KINDS, MILITIA } from './tables.ts'

/**
 * Deals anew what a seat cannot know: the chits in other hands and in the cup, and the units of each colour among the
 * stacks that it may not examine. How many there are of each is public, from the pools and the numbers of chits.
 */
export function resample(game: Powers, seat: Seat, chance: Chance): void {
  for (let power = 0; power < 4; power++) if (seatOf(game, power) !== seat) game.owed[power] = 0
  resampleChits(game, seat, chance)
  resampleStacks(game, seat, chance)
}

function resampleChits(game: Powers, seat: Seat, chance: Chance): void {
  const { chitKinds } = game.tables
  const hidden: number[] = []
  const immediate: number[] = []
  const wanted = [0, 0, 0, 0]
  for (let chit = 0; chit < game.chits.length; chit++) {
    const where = at(game.chits, chit)
    if (where > CUP || isKnown(game, seat, chit)) continue
    if (where < CUP) wanted[where] = at(wanted, where) + 1
    const kind = at(chitKinds, chit)
    if (isImmediate(kind) && kind !== CEREMONIES) immediate.push(chit)
    else if (kind !== CEREMONIES) hidden.push(chit)
    if (kind !== CEREMONIES) {
      game.chits[chit] = CUP
      game.known[chit] = 0
    }
  }
  shuffle(chance, hidden)
  let next = 0
  for (let power = 0; power < 4; power++)
    for (let n = at(wanted, power); n > 0; n--) game.chits[at(hidden, next++)] = power
}

const loose: number[] = []

function resampleStacks(game: Powers, seat: Seat, chance: Chance): void {
  const eyes = eyesOf(game, seat).slice()
  for (let power = 0; power < 4; power++)
    for (const fleets of [false, true]) {
      const stacks: number[] = []
      loose.length = 0
      for (let stack = 0; stack < game.stackPlace.length; stack++) {
        if (placeOf(game, stack) < 0 || powerOf(game, stack) !== power) continue
        if (isFleet(game, stack) !== fleets || isSeen(game, seat, stack, eyes)) continue
        stacks.push(stack)
        for (let unit = 0; unit < KINDS; unit++) {
          for (let n = unitsOf(game, stack, unit); n > 0; n--) loose.push(unit)
        }
      }
      if (stacks.length > 0) dealUnits(game, stacks, fleets, chance)
    }
}

/** Where the Basileus may be, by what everybody was told: rolls with and without him, and Vacillating Force. */
function courtsAmong(game: Powers, loyal: readonly number[]): readonly number[] {
  const shown = loyal.filter((stack) => isMarked(game, stack, ROYAL))
  if (shown.length > 0) return shown
  const open = loyal.filter((stack) => !isMarked(game, stack, VACILLATING | DONE))
  return open.length > 0 ? open : loyal
}

/** Deals the loose units: one for each stack, militia first, the Basileus to a loyal one, the rest at random. */
function dealUnits(game: Powers, stacks: readonly number[], fleets: boolean, chance: Chance): void {
  loose.sort((a, b) => b - a)
  for (const stack of stacks) game.stackUnits.fill(0, stack * KINDS, stack * KINDS + KINDS)
  const give = (stack: number, unit: number) => {
    game.stackUnits[stack * KINDS + unit] = unitsOf(game, stack, unit) + 1
  }
  if (fleets) {
    for (let n = 0; n < loose.length; n++)
      give(at(stacks, n < stacks.length ? n : draw(chance, stacks.length)), FLEET)
    return
  }
  const loyal = stacks.filter((stack) => !isRebel(game, stack))
  const order = shuffle(chance, stacks.slice())
  let royal = -1
  if (loose[loose.length - 1] === BASILEUS) {
    loose.pop()
    const courts = courtsAmong(game, loyal)
    royal = at(courts, draw(chance, courts.length))
    give(royal, BASILEUS)
  }
  // Militia garrison most places: half of the time they go first, else any unit may.
  if (draw(chance, 2) === 0) shuffle(chance, loose)
  let next = 0
  for (const stack of order) if (stack !== royal && next < loose.length) give(stack, at(loose, next++))
  const wide = loyal.length > 0 ? loyal : stacks
  for (; next < loose.length; next++) {
    const unit = at(loose, next)
    const from = unit === MILITIA ? stacks : wide
    give(royal >= 0 && draw(chance, 4) === 0 ? royal : at(from, draw(chance, from.length)), unit)
  }
}
