import { at, type Seat } from '@hippodrome/engine'
import {
  attackChoice,
  DONE_CHOICE,
  detachChoice,
  dropChoice,
  END,
  moveChoice,
  operateChoice,
  ROLL,
  sailChoice,
  splitChoice,
  takeChoice,
  takeUnitChoice,
} from '../../choices.ts'
import {
  DONE,
  heldSize,
  hasBasileus,
  isFleet,
  isMarked,
  isRebel,
  isFortOf,
  LEADERSHIP,
  ownerOf,
  ROYAL,
  type Powers,
  placeOf,
  powerOf,
  seatOf,
  sizeOf,
  unitsOf,
  VACILLATING,
} from '../../state.ts'
import { isFort, KINDS, placeId, placeNumber, powerId } from '../../tables.ts'
import { type PowersChoice, TABLES, UNITS } from '../../vocabulary.ts'
import { addStrategoi, holdsChits, lend } from '../chits/drawing.ts'
import { battle } from '../combat/battle.ts'
import { deniedActs } from '../refusals/denied.ts'
import { addChitPlays, playChit } from '../chits/heldChits.ts'
import { entered } from './interception.ts'
import { stepsFrom, voyagesFrom } from './movement.ts'
import { addPillage, pillage } from './pillage.ts'
import { leaderOf, tablesOf } from '../combat/belligerents.ts'
import { type PowersFlow, step } from '../step.ts'
import { isBarred } from '../chits/intrigue.ts'
import {
  addUnits,
  clearBattle,
  gather,
  joined,
  mergeStacks,
  openStack,
  removeUnits,
  shiftUnits,
} from '../stacks/units.ts'
import { whyNotBegun, whyNotDone } from '../refusals/why.ts'

/** §11.3 Stack by stack, as long as the power likes. What enters the war anew under `seat`'s rival waits (§5.4). */
export const operations = step('operations', {
  rule: '11.3',
  ask(game, { power, seat = seatOf(game, power) }: { power: number; seat?: Seat }) {
    if (seat < 0 || seatOf(game, power) !== seat) return undefined
    const choices: PowersChoice[] = [END]
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      if (ownerOf(game, stack) !== power || placeOf(game, stack) < 0) continue
      if (isMarked(game, stack, DONE | VACILLATING)) continue
      choices.push(operateChoice(stack, placeOf(game, stack)))
      if (sizeOf(game, stack) > 1) choices.push(splitChoice(stack, placeOf(game, stack)))
    }
    addChitPlays(game, power, 'operations', choices)
    return {
      seat,
      prompt: 'operations',
      choices,
      facts: { power: powerId(power) },
      evenIfForced: heldSize(game, power) > 0,
    }
  },
  answer(game, { power }, choice: PowersChoice, flow) {
    if (choice.do === 'operate') flow.then(operate, { stack: choice.stack })
    else if (choice.do === 'split') flow.then(split, { stack: choice.stack, into: -1 })
    else if (choice.do === 'chit') playChit(game, power, choice, flow)
    else flow.done()
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
    const choices: PowersChoice[] = into >= 0 || sizeOf(game, stack) < 2 ? [DONE_CHOICE] : []
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
  answer(game, local, choice: PowersChoice, flow) {
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
    const choices: PowersChoice[] = [ROLL]
    addStrategoi(game, actor, choices)
    return {
      seat: seatOf(game, actor),
      prompt: 'push',
      choices,
      facts: { power: powerId(actor), stack: opStack, place: placeId(placeOf(game, opStack)) },
      evenIfForced: true,
    }
  },
  answer(game, _local, choice: PowersChoice, flow) {
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
    const choices: PowersChoice[] = [END]
    addMoves(game, stack, points, choices)
    if (points > 0) addAttacks(game, stack, choices)
    addPillage(game, stack, choices)
    if (!isRebel(game, stack)) addRegrouping(game, stack, choices)
    // With the last point spent it goes on only for what costs nothing.
    if (points <= 0 && choices.length === 1) return undefined
    addChitPlays(game, actor, 'act', choices)
    return {
      seat,
      prompt: 'act',
      choices,
      facts: { power: powerId(actor), stack, place: placeId(placeOf(game, stack)), points },
      evenIfForced: true,
    }
  },
  answer(game, _local, choice: PowersChoice, flow) {
    const stack = game.opStack
    switch (choice.do) {
      case 'move':
      case 'sail':
        move(game, stack, choice, flow)
        break
      case 'attack':
        game.opPoints -= 1
        flow.then(battle, {
          attacker: stack,
          defender: choice.target,
          table: TABLES.indexOf(choice.table),
        })
        break
      case 'pillage':
        pillage(game, placeNumber(choice.place), flow)
        break
      case 'drop':
        drop(game, stack, UNITS.indexOf(choice.unit))
        break
      case 'take':
        mergeStacks(game, choice.stack, stack)
        break
      case 'takeUnit':
        shiftUnits(game, choice.stack, stack, UNITS.indexOf(choice.unit), 1)
        break
      case 'chit':
        playChit(game, game.actor, choice, flow)
        break
      default:
        flow.done()
    }
  },
  after(game) {
    game.opStack = -1
    game.opPoints = 0
  },
  denied: (game) => deniedActs(game),
  why: (game, _local, choice) => whyNotDone(game, choice),
})

const ways: number[] = []

function addMoves(game: Powers, stack: number, points: number, choices: PowersChoice[]): void {
  stepsFrom(game, stack, ways)
  for (let i = 0; i < ways.length; i += 2)
    if (at(ways, i + 1) <= points) choices.push(moveChoice(at(ways, i), at(ways, i + 1)))
  voyagesFrom(game, stack, points, ways)
  for (let i = 0; i < ways.length; i += 2) choices.push(sailChoice(at(ways, i), at(ways, i + 1)))
}

/** §14.2, §15.4 Enemies in the same place, and from an area the garrison of its fortress. */
function addAttacks(game: Powers, stack: number, choices: PowersChoice[]): void {
  const place = placeOf(game, stack)
  if (isFort(place)) return
  const owner = ownerOf(game, stack)
  const leader = leaderOf(game, stack)
  let tables: readonly number[] | undefined
  for (let target = 0; target < game.stackPlace.length; target++) {
    const there = placeOf(game, target)
    if (there < 0 || ownerOf(game, target) === owner) continue
    if (there !== place && !isFortOf(game, there, place)) continue
    if (isBarred(game, leader, ownerOf(game, target))) continue
    tables ??= tablesOf(game, stack)
    for (const table of tables) choices.push(attackChoice(target, there, table))
  }
}

/** §11.7, §11.8 Picking up what has not operated, dropping what shall stay. */
function addRegrouping(game: Powers, stack: number, choices: PowersChoice[]): void {
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

function drop(game: Powers, stack: number, unit: number): void {
  const into = gather(game, placeOf(game, stack), ownerOf(game, stack), isFleet(game, stack), DONE)
  removeUnits(game, stack, unit, 1)
  addUnits(game, into, unit, 1)
}

function move(
  game: Powers,
  stack: number,
  choice: PowersChoice & { do: 'move' | 'sail' },
  flow: PowersFlow,
): void {
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
