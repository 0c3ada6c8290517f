import { at } from '@hippodrome/engine'
import {
  attackChoice,
  dropChoice,
  moveChoice,
  sailChoice,
  takeChoice,
  takeUnitChoice,
} from '../../choices.ts'
import {
  DONE,
  isFleet,
  isFortOf,
  isMarked,
  isRebel,
  ownerOf,
  type Powers,
  placeOf,
  powerOf,
  sizeOf,
  unitsOf,
  VACILLATING,
} from '../../state.ts'
import { isFort, isLand, KINDS, placeId, placeNumber, powerId } from '../../tables.ts'
import { type ChoiceOf, TABLES, UNITS } from '../../vocabulary.ts'
import { isBarred } from '../chits/intrigue.ts'
import { battle } from '../combat/battle.ts'
import { leaderOf, tablesOf } from '../combat/belligerents.ts'
import { addUnits, gather, joined, mergeStacks, removeUnits, shiftUnits } from '../stacks/units.ts'
import type { Into, PowersFlow } from '../step.ts'
import { entered } from './interception.ts'
import { stepsFrom, voyagesFrom, type Ways } from './movement.ts'
import { pillage } from './pillage.ts'

type Regrouping = ChoiceOf<'take' | 'takeUnit' | 'drop'>

/** What a stack does in its operation. */
export type Deed = ChoiceOf<'move' | 'sail' | 'attack' | 'pillage'> | Regrouping

export function addMoves(
  game: Powers,
  stack: number,
  points: number,
  choices: Into<ChoiceOf<'move' | 'sail'>>,
): void {
  const steps: Ways = []
  stepsFrom(game, stack, steps)
  for (let i = 0; i < steps.length; i += 2)
    if (at(steps, i + 1) <= points) choices.push(moveChoice(at(steps, i), at(steps, i + 1)))
  const voyages: Ways = []
  voyagesFrom(game, stack, points, voyages)
  for (let i = 0; i < voyages.length; i += 2) choices.push(sailChoice(at(voyages, i), at(voyages, i + 1)))
}

/** §14.2, §15.4 Enemies in the same place, and from an area the garrison of its fortress. */
export function addAttacks(game: Powers, stack: number, choices: Into<ChoiceOf<'attack'>>): void {
  const place = placeOf(game, stack)
  if (isFort(place)) return
  const owner = ownerOf(game, stack)
  const leader = leaderOf(game, stack)
  const fort = isLand(place) ? at(game.tables.fort, place) : -1
  let tables: readonly number[] | undefined
  for (let target = 0; target < game.stackPlace.length; target++) {
    const there = placeOf(game, target)
    if (there < 0 || (there !== place && there !== fort) || ownerOf(game, target) === owner) continue
    if (isBarred(game, leader, ownerOf(game, target))) continue
    tables ??= tablesOf(game, stack)
    for (const table of tables) choices.push(attackChoice(target, there, table))
  }
}

/** §11.7, §11.8 Picking up what has not operated, dropping what shall stay. */
export function addRegrouping(game: Powers, stack: number, choices: Into<Regrouping>): void {
  if (isRebel(game, stack)) return
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  const fleet = isFleet(game, stack)
  for (let other = 0; other < game.stackPlace.length; other++) {
    if (game.stackPlace[other] !== place || other === stack || ownerOf(game, other) !== owner) continue
    if (isMarked(game, other, DONE | VACILLATING) || isFleet(game, other) !== fleet) continue
    choices.push(takeChoice(other))
    if (sizeOf(game, other) > 1)
      for (let unit = 0; unit < KINDS; unit++)
        if (unitsOf(game, other, unit) > 0) choices.push(takeUnitChoice(other, unit))
  }
  // The last unit too may join those that have operated.
  if (sizeOf(game, stack) > 1 || joined(game, place, owner, fleet, DONE) >= 0)
    for (let unit = 0; unit < KINDS; unit++)
      if (unitsOf(game, stack, unit) > 0) choices.push(dropChoice(unit))
}

/** §11.6 What costs nothing is left to a stack that has spent its points, until another is named. */
export function addFreeDeeds(
  game: Powers,
  stack: number,
  choices: Into<ChoiceOf<'move' | 'sail'> | Regrouping>,
): void {
  addMoves(game, stack, 0, choices)
  addRegrouping(game, stack, choices)
}

export function doDeed(game: Powers, stack: number, deed: Deed, flow: PowersFlow): void {
  switch (deed.do) {
    case 'move':
    case 'sail':
      move(game, stack, deed, flow)
      break
    case 'attack':
      game.opPoints -= 1
      flow.then(battle, { attacker: stack, defender: deed.target, table: TABLES.indexOf(deed.table) })
      break
    case 'pillage':
      pillage(game, placeNumber(deed.place), flow)
      break
    case 'drop':
      drop(game, stack, UNITS.indexOf(deed.unit))
      break
    case 'take':
      mergeStacks(game, deed.stack, stack)
      break
    case 'takeUnit':
      shiftUnits(game, deed.stack, stack, UNITS.indexOf(deed.unit), 1)
      break
  }
}

function drop(game: Powers, stack: number, unit: number): void {
  const into = gather(game, placeOf(game, stack), ownerOf(game, stack), isFleet(game, stack), DONE)
  removeUnits(game, stack, unit, 1)
  addUnits(game, into, unit, 1)
}

function move(game: Powers, stack: number, choice: ChoiceOf<'move' | 'sail'>, flow: PowersFlow): void {
  const from = placeOf(game, stack)
  const to = placeNumber(choice.to)
  game.opPoints -= choice.cost
  if (choice.cost === 0) game.opFerry = 1
  game.stackPlace[stack] = to
  flow.tell({
    kind: 'moved',
    power: powerId(powerOf(game, stack)),
    rebel: isRebel(game, stack),
    from: placeId(from),
    to: choice.to,
    cost: choice.cost,
    by: choice.do === 'sail' ? 'sea' : 'land',
  })
  // §16.5 Coming out of a fortress is not entering its area.
  if (!isFortOf(game, from, to)) flow.then(entered, { stack })
}
