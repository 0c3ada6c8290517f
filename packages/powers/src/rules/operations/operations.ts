import { at, type Seat } from '@hippodrome/engine'
import { DONE_CHOICE, detachChoice, END, operateChoice, ROLL, splitChoice } from '../../choices.ts'
import {
  DONE,
  heldSize,
  hasBasileus,
  isMarked,
  isRebel,
  LEADERSHIP,
  ownerOf,
  ROYAL,
  placeOf,
  powerOf,
  seatOf,
  sizeOf,
  unitsOf,
  VACILLATING,
} from '../../state.ts'
import { KINDS, placeId, powerId } from '../../tables.ts'
import { type ChoiceOf, UNITS } from '../../vocabulary.ts'
import { addStrategoi, holdsChits, lend } from '../chits/drawing.ts'
import { playChit } from '../chits/heldChits.ts'
import { addChitPlays } from '../chits/playable.ts'
import { deniedActs } from '../refusals/denied.ts'
import { whyNotBegun, whyNotDone } from '../refusals/why.ts'
import { clearBattle, openStack, shiftUnits } from '../stacks/units.ts'
import { step } from '../step.ts'
import { addAttacks, addFreeDeeds, addMoves, addRegrouping, type Deed, doDeed } from './deeds.ts'
import { addPillage } from './pillage.ts'

type Order = Deed | ChoiceOf<'operate' | 'split' | 'chit' | 'end'>

/** §11.3 Stack by stack, as long as the power likes. What enters the war anew under `seat`'s rival waits (§5.4). */
export const operations = step('operations', {
  rule: '11.3',
  ask(game, { power, seat = seatOf(game, power) }: { power: number; seat?: Seat }) {
    if (seat < 0 || seatOf(game, power) !== seat) return undefined
    const choices: Order[] = [END]
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      if (ownerOf(game, stack) !== power || placeOf(game, stack) < 0) continue
      if (isMarked(game, stack, DONE | VACILLATING)) continue
      choices.push(operateChoice(stack, placeOf(game, stack)))
      if (sizeOf(game, stack) > 1) choices.push(splitChoice(stack, placeOf(game, stack)))
    }
    const { opStack: open } = game
    if (open >= 0) addFreeDeeds(game, open, choices)
    addChitPlays(game, power, 'operations', choices)
    return {
      seat,
      prompt: 'operations',
      choices,
      facts:
        open < 0
          ? { power: powerId(power) }
          : { power: powerId(power), stack: open, place: placeId(placeOf(game, open)) },
      // What is free for the last stack may follow from what only its player sees.
      evenIfForced: open >= 0 || heldSize(game, power) > 0,
    }
  },
  answer(game, { power }, choice: Order, flow) {
    if (choice.do === 'operate') flow.then(operate, { stack: choice.stack })
    else if (choice.do === 'split') flow.then(split, { stack: choice.stack, into: -1 })
    else if (choice.do === 'chit') playChit(game, power, choice, flow)
    else if (choice.do === 'end') flow.done()
    else doDeed(game, game.opStack, choice, flow)
  },
  after(game) {
    game.opStack = -1
  },
  denied: (game, { power }) =>
    game.stackPlace.flatMap((place, stack) =>
      place >= 0 && ownerOf(game, stack) === power && isMarked(game, stack, DONE | VACILLATING)
        ? [
            {
              choice: operateChoice(stack, place),
              reason: { key: isMarked(game, stack, DONE) ? 'already-moved' : 'vacillating' },
            },
          ]
        : [],
    ),
  why: (game, { power }, choice) => whyNotBegun(game, power, choice),
})

/** §11.4 Some units of a stack part from it; both may operate. */
export const split = step('split', {
  rule: '11.4',
  ask(game, { stack, into }: { stack: number; into: number }) {
    if (seatOf(game, powerOf(game, stack)) < 0) return undefined
    const choices: ChoiceOf<'detach' | 'done'>[] = into >= 0 || sizeOf(game, stack) < 2 ? [DONE_CHOICE] : []
    if (sizeOf(game, stack) > 1)
      for (let unit = 0; unit < KINDS; unit++)
        if (unitsOf(game, stack, unit) > 0) choices.push(detachChoice(unit))
    return {
      seat: seatOf(game, powerOf(game, stack)),
      prompt: 'split',
      choices,
      facts: { power: powerId(powerOf(game, stack)), stack, place: placeId(placeOf(game, stack)) },
      evenIfForced: true,
    }
  },
  answer(game, local, choice: ChoiceOf<'detach' | 'done'>, flow) {
    if (choice.do !== 'detach') {
      flow.done()
      return
    }
    const { stack } = local
    if (local.into < 0) {
      local.into = openStack(game, placeOf(game, stack), ownerOf(game, stack))
      // §28.16 Leadership stays with those who stay.
      game.stackMarks[local.into] = at(game.stackMarks, stack) & ~LEADERSHIP
    }
    shiftUnits(game, stack, local.into, UNITS.indexOf(choice.unit), 1)
    if (sizeOf(game, stack) === 1) flow.done()
  },
})

/** §11.5 The stack rolls for its points. */
export const operate = step('operate', {
  rule: '11.5',
  play(game, { stack }: { stack: number }, flow) {
    if (placeOf(game, stack) < 0) return
    game.opStack = stack
    game.opPoints = 0
    game.opFerry = 0
    clearBattle(game)
    flow.then(push, {})
    flow.then(operationRoll, {})
    flow.then(act, { seat: seatOf(game, game.actor) })
  },
})

/** §11.5, §21.8 A Strategos is declared before the roll. */
export const push = step('push', {
  rule: '11.5',
  ask(game, _: object) {
    const { actor, opStack } = game
    if (opStack < 0 || seatOf(game, actor) < 0 || !holdsChits(game, seatOf(game, actor))) return undefined
    const choices: ChoiceOf<'roll' | 'chit'>[] = [ROLL]
    addStrategoi(game, actor, choices)
    return {
      seat: seatOf(game, actor),
      prompt: 'push',
      choices,
      facts: { power: powerId(actor), stack: opStack, place: placeId(placeOf(game, opStack)) },
      evenIfForced: true,
    }
  },
  answer(game, _local, choice: ChoiceOf<'roll' | 'chit'>, flow) {
    if (choice.do === 'chit') lend(game, game.actor, choice.chit, game.opStack, flow)
    else flow.done()
  },
})

export const operationRoll = step('operation-roll', {
  rule: '11.5',
  play(game, _: object, flow) {
    const stack = game.opStack
    if (stack < 0) return
    const die = flow.die()
    const royal = hasBasileus(game, stack)
    const led = isMarked(game, stack, LEADERSHIP)
    const strategos = game.opPoints
    game.opPoints += die + (royal ? 1 : 0) + (led ? 1 : 0)
    game.stackMarks[stack] = at(game.stackMarks, stack) | DONE | (royal ? ROYAL : 0)
    flow.tell({
      kind: 'operates',
      power: powerId(powerOf(game, stack)),
      rebel: isRebel(game, stack),
      place: placeId(placeOf(game, stack)),
      die,
      ...(royal ? { basileus: true } : {}),
      ...(led ? { leadership: true } : {}),
      ...(strategos > 0 ? { strategos } : {}),
      points: game.opPoints,
    })
  },
})

/** §11.6 Points are spent on moving, attacking and pillaging. */
export const act = step('act', {
  rule: '11.6',
  ask(game, { seat = seatOf(game, game.actor) }: { seat?: Seat }) {
    const { opStack: stack, opPoints: points, actor } = game
    if (stack < 0 || seat < 0 || seatOf(game, actor) !== seat) return undefined
    const choices: (Deed | ChoiceOf<'chit' | 'end'>)[] = [END]
    addMoves(game, stack, points, choices)
    if (points > 0) addAttacks(game, stack, choices)
    addPillage(game, stack, choices)
    addRegrouping(game, stack, choices)
    // With the last point spent it goes on only for what costs nothing; an own stack then waits for the next one to be named.
    if (points <= 0 && (choices.length === 1 || !isRebel(game, stack))) return undefined
    addChitPlays(game, actor, 'act', choices)
    return {
      seat,
      prompt: 'act',
      choices,
      facts: { power: powerId(actor), stack, place: placeId(placeOf(game, stack)), points },
      evenIfForced: true,
    }
  },
  answer(game, _local, choice: Deed | ChoiceOf<'chit' | 'end'>, flow) {
    if (choice.do === 'chit') playChit(game, game.actor, choice, flow)
    else if (choice.do === 'end') flow.done()
    else doDeed(game, game.opStack, choice, flow)
  },
  after(game) {
    if (game.opPoints > 0 || (game.opStack >= 0 && isRebel(game, game.opStack))) game.opStack = -1
    game.opPoints = 0
  },
  denied: (game) => deniedActs(game),
  why: (game, _local, choice) => whyNotDone(game, choice),
})
