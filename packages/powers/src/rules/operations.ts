import {
  attackChoice,
  chitChoice,
  DONE_CHOICE,
  detachChoice,
  dropChoice,
  END,
  interceptChoice,
  moveChoice,
  operateChoice,
  PASS,
  pillageChoice,
  ROLL,
  sailChoice,
  splitChoice,
  takeChoice,
  takeUnitChoice,
} from '../choices.ts'
import {
  areaOf,
  at,
  DONE,
  findChit,
  handSize,
  hasBasileus,
  hasLost,
  isActive,
  isFleet,
  isMarked,
  isRebel,
  isFortOf,
  LEADERSHIP,
  ownerOf,
  type Powers,
  placeOf,
  powerOf,
  seatOf,
  sizeOf,
  startingPower,
  TRIED,
  unitsOf,
  VACILLATING,
} from '../state.ts'
import { chitNumber, isFort, isLand, KINDS, landId, placeId, placeNumber, powerId } from '../tables.ts'
import { type PowersChoice, TABLES, UNITS } from '../vocabulary.ts'
import { draw } from './chits.ts'
import { battle, tablesOf } from './combat.ts'
import { addChitPlays, playChit } from './held.ts'
import { stepsFrom, voyagesFrom } from './movement.ts'
import { type PowersFlow, step } from './step.ts'
import { isBarred } from './subversion.ts'
import { addUnits, gather, mergeStacks, openStack, pillageArea, removeUnits, shiftUnits } from './units.ts'

const PILLAGE_POINTS = 3
const STRATEGOI = (['strategos1', 'strategos2', 'strategos3'] as const).map(chitNumber)

/** §11.3 Stack by stack, as long as the power likes. */
export const operations = step('operations', {
  rule: '11.3',
  ask(game, { power }: { power: number }) {
    if (seatOf(game, power) < 0) return undefined
    const choices: PowersChoice[] = [END]
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      if (ownerOf(game, stack) !== power || placeOf(game, stack) < 0) continue
      if (isMarked(game, stack, DONE | VACILLATING)) continue
      choices.push(operateChoice(stack, placeOf(game, stack)))
      if (sizeOf(game, stack) > 1) choices.push(splitChoice(stack, placeOf(game, stack)))
    }
    addChitPlays(game, power, 'operations', choices)
    return {
      seat: seatOf(game, power),
      prompt: 'operations',
      choices,
      facts: { power: powerId(power) },
      evenIfForced: handSize(game, power) > 0,
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
      game.stackMarks[local.into] = at(game.stackMarks, stack)
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
    game.stackMarks[stack] = at(game.stackMarks, stack) | DONE
    flow.then(push, {})
    flow.then(operationRoll, {})
    flow.then(act, {})
  },
})

/** §11.5, §21.8 A Strategos is declared before the roll. */
export const push = step('push', {
  rule: '11.5',
  ask(game, _: object) {
    const { actor, opStack } = game
    if (opStack < 0 || seatOf(game, actor) < 0 || handSize(game, actor) === 0) return undefined
    const choices: PowersChoice[] = [ROLL]
    for (const kind of STRATEGOI) if (findChit(game, actor, kind) >= 0) choices.push(chitChoice(kind))
    return {
      seat: seatOf(game, actor),
      prompt: 'push',
      choices,
      facts: { power: powerId(actor), stack: opStack, place: placeId(placeOf(game, opStack)) },
      evenIfForced: true,
    }
  },
  answer(game, _local, choice: PowersChoice, flow) {
    if (choice.do === 'chit') playChit(game, game.actor, { ...choice, stack: game.opStack }, flow)
    else flow.done()
  },
})

export const operationRoll = step('operation-roll', {
  rule: '11.5',
  play(game, _: object, flow) {
    const stack = game.opStack
    if (stack < 0) return
    const die = flow.die()
    const leader = (hasBasileus(game, stack) ? 1 : 0) + (isMarked(game, stack, LEADERSHIP) ? 1 : 0)
    game.opPoints += die + leader
    flow.tell({
      kind: 'operates',
      power: powerId(powerOf(game, stack)),
      rebel: isRebel(game, stack),
      place: placeId(placeOf(game, stack)),
      die,
      points: game.opPoints,
    })
  },
})

/** §11.6 Points are spent on moving, attacking and pillaging. */
export const act = step('act', {
  rule: '11.6',
  ask(game, _: object) {
    const { opStack: stack, opPoints: points, actor } = game
    if (stack < 0 || points <= 0 || seatOf(game, actor) < 0) return undefined
    const choices: PowersChoice[] = [END]
    addMoves(game, stack, points, choices)
    addAttacks(game, stack, choices)
    if (points >= PILLAGE_POINTS) addPillage(game, stack, choices)
    if (!isRebel(game, stack)) addRegrouping(game, stack, choices)
    addChitPlays(game, actor, 'act', choices)
    return {
      seat: seatOf(game, actor),
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
  denied(game) {
    const { opStack: stack, opPoints: points } = game
    if (stack < 0) return []
    stepsFrom(game, stack, ways)
    const denied: {
      choice: PowersChoice
      reason: { key: string; facts: { cost: number; points: number } }
    }[] = []
    for (let i = 0; i < ways.length; i += 2) {
      const cost = at(ways, i + 1)
      if (cost > points)
        denied.push({
          choice: moveChoice(at(ways, i), cost),
          reason: { key: 'no-points', facts: { cost, points } },
        })
    }
    return denied
  },
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
  let tables: readonly number[] | undefined
  for (let target = 0; target < game.stackPlace.length; target++) {
    const there = placeOf(game, target)
    if (there < 0 || ownerOf(game, target) === owner) continue
    if (there !== place && !isFortOf(game, there, place)) continue
    if (isBarred(game, owner, ownerOf(game, target))) continue
    tables ??= tablesOf(game, stack)
    for (const table of tables) choices.push(attackChoice(target, there, table))
  }
}

/** §19.1-§19.3 */
function addPillage(game: Powers, stack: number, choices: PowersChoice[]): void {
  if (isFleet(game, stack)) return
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  const areas = isFort(place) ? (game.tables.hosts[place] as readonly number[]) : [place]
  for (const area of areas) {
    if (!isLand(area) || game.pillaged[area] === 1) continue
    let enemy = false
    for (let other = 0; other < game.stackPlace.length; other++)
      if (game.stackPlace[other] === area && ownerOf(game, other) !== owner) enemy = true
    if (!enemy) choices.push(pillageChoice(area))
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
  if (sizeOf(game, stack) > 1)
    for (let unit = 0; unit < KINDS; unit++)
      if (unitsOf(game, stack, unit) > 0) choices.push(dropChoice(unit))
}

function drop(game: Powers, stack: number, unit: number): void {
  const marks = DONE | (at(game.stackMarks, stack) & LEADERSHIP)
  const into = gather(game, placeOf(game, stack), ownerOf(game, stack), isFleet(game, stack), marks)
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

/** §24.1 What is met is seen; §16.1 it may intercept. */
export const entered = step('entered', {
  rule: '16.1',
  play(game, { stack }: { stack: number }, flow) {
    const place = placeOf(game, stack)
    if (place < 0) return
    if (meetsOthers(game, stack)) flow.reveal()
    if (game.tables.options.interception && isLand(place)) flow.then(intercept, { stack, passed: 0 })
  },
})

function meetsOthers(game: Powers, stack: number): boolean {
  const area = areaOf(game, placeOf(game, stack))
  const owner = ownerOf(game, stack)
  for (let other = 0; other < game.stackPlace.length; other++) {
    const place = placeOf(game, other)
    if (place >= 0 && ownerOf(game, other) !== owner && areaOf(game, place) === area) return true
  }
  return false
}

/** Whether a stack may try to intercept the one that enters (§16.1, §16.2). */
function mayIntercept(game: Powers, stack: number, entering: number, power: number): boolean {
  return (
    placeOf(game, stack) === placeOf(game, entering) &&
    ownerOf(game, stack) === power &&
    !isMarked(game, stack, TRIED) &&
    !isFleet(game, stack) &&
    !isBarred(game, power, ownerOf(game, entering))
  )
}

/** §16 Each power in turn, stack by stack. `passed` are the powers that have let it go, as bits. */
export const intercept = step('intercept', {
  rule: '16.2',
  ask(game, { stack: entering, passed }: { stack: number; passed: number }) {
    if (game.opStack !== entering || entering < 0) return undefined
    const mover = seatOf(game, game.actor)
    for (const power of game.tables.order) {
      if (((passed >> power) & 1) === 1 || !isActive(game, power) || seatOf(game, power) === mover) continue
      const choices: PowersChoice[] = []
      for (let stack = 0; stack < game.stackPlace.length; stack++)
        if (mayIntercept(game, stack, entering, power))
          for (const table of tablesOf(game, stack))
            choices.push(interceptChoice(stack, placeOf(game, stack), table))
      if (choices.length === 0) continue
      choices.unshift(PASS)
      return {
        seat: seatOf(game, power),
        prompt: 'intercept',
        choices,
        facts: { power: powerId(power), stack: entering, place: placeId(placeOf(game, entering)) },
        window: { kind: 'intercept', pass: 0, aims: [] },
      }
    }
    return undefined
  },
  answer(game, local, choice: PowersChoice, flow, seat) {
    if (choice.do !== 'intercept') {
      for (let power = 0; power < 4; power++)
        if (seatOf(game, power) === seat && asksFor(game, local, power)) {
          local.passed |= 1 << power
          return
        }
      return
    }
    const { stack } = choice
    game.stackMarks[stack] = at(game.stackMarks, stack) | TRIED
    const die = flow.die()
    const success = die <= odds(hasBasileus(game, stack), hasBasileus(game, local.stack))
    flow.tell({
      kind: 'intercepts',
      power: powerId(powerOf(game, stack)),
      place: choice.place,
      die,
      success,
    })
    if (success)
      flow.then(battle, { attacker: stack, defender: local.stack, table: TABLES.indexOf(choice.table) })
  },
})

function asksFor(
  game: Powers,
  { stack: entering, passed }: { stack: number; passed: number },
  power: number,
): boolean {
  if (((passed >> power) & 1) === 1 || !isActive(game, power)) return false
  for (let stack = 0; stack < game.stackPlace.length; stack++)
    if (mayIntercept(game, stack, entering, power)) return true
  return false
}

/** §16.3 */
const odds = (interceptor: boolean, entering: boolean): number =>
  3 + (interceptor && !entering ? 1 : 0) - (entering && !interceptor ? 1 : 0)

/** §19.1 The pillager's power has the money, all other players a chit each. */
function pillage(game: Powers, land: number, flow: PowersFlow): void {
  const { actor, opStack } = game
  const rebel = isRebel(game, opStack)
  const n = rebel ? 0 : at(game.tables.values, land)
  game.opPoints -= PILLAGE_POINTS
  game.treasury[actor] = at(game.treasury, actor) + n
  pillageArea(game, land, flow, false)
  flow.tell({ kind: 'pillaged', place: landId(land), power: powerId(actor), n })
  const mine = seatOf(game, actor)
  for (const power of game.tables.order) {
    const seat = seatOf(game, power)
    if (seat < 0 || seat === mine || hasLost(game, power)) continue
    if (game.tables.options.pillageChits === 'powers' || drawerOf(game, seat) === power)
      flow.then(draw, { power, n: 1 })
  }
}

/** The power that draws for a player: his own, or if it is lost the first that he holds. */
function drawerOf(game: Powers, seat: number): number {
  const own = startingPower(game, seat)
  if (!hasLost(game, own)) return own
  return game.tables.order.find((power) => seatOf(game, power) === seat && !hasLost(game, power)) ?? own
}
