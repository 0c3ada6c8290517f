import { at, Bits } from '@hippodrome/engine'
import { clamped, columnOf, defencePoints } from '../../chances.ts'
import { chitChoice, PASS, tableChoice } from '../../choices.ts'
import {
  countsOf,
  findChit,
  heldSize,
  isFleet,
  isNeutral,
  isRebel,
  ownerOf,
  type Powers,
  placeOf,
  powerOf,
  REBEL,
  seatOf,
  sizeOf,
} from '../../state.ts'
import { chitNumber, isFort, isLand, placeId, powerId } from '../../tables.ts'
import { type ChoiceOf, type ResultId, TABLES } from '../../vocabulary.ts'
import { activate } from '../turn/activation.ts'
import { battleEnds, counterattack, freeMove } from './aftermath.ts'
import { addStrategoi, holdsChits, lend } from '../chits/drawing.ts'
import { playChit } from '../chits/heldChits.ts'
import { leaderOf, stackOfSide, tablesOf } from './belligerents.ts'
import { casualties, decisiveVictory } from './losses.ts'
import { siege } from './siege.ts'
import { type PowersFlow, step } from '../step.ts'

const AMBUSH = chitNumber('ambush')
const GREEK_FIRE = chitNumber('greekFire')

/** Who rolls: 0 the stack that attacked first, 1 the other. */
type Round = { readonly side: number; readonly table: number }

/** §14.2 One stack attacks another. */
export const battle = step('battle', {
  rule: '14.2',
  play(game, local: { attacker: number; defender: number; table: number }, flow) {
    const { attacker, defender } = local
    if (placeOf(game, attacker) < 0 || placeOf(game, defender) < 0) return
    const owner = ownerOf(game, defender)
    if (owner < REBEL && isNeutral(game, owner))
      flow.then(activate, { power: owner, seat: seatOf(game, leaderOf(game, attacker)) })
    flow.then(battleOpens, local)
  },
})

/** §24.3 Both stacks are seen by everybody. */
export const battleOpens = step('battle-opens', {
  rule: '24.3',
  play(game, { attacker, defender, table }: { attacker: number; defender: number; table: number }, flow) {
    game.battleAttacker = attacker
    game.battleDefender = defender
    game.battleBonus = [0, 0]
    flow.reveal()
    const shown = (stack: number) => ({
      power: powerId(powerOf(game, stack)),
      rebel: isRebel(game, stack),
      units: countsOf(game, stack),
    })
    flow.tell({
      kind: 'battle',
      place: placeId(placeOf(game, defender)),
      attacker: shown(attacker),
      defender: shown(defender),
      siege: isFort(placeOf(game, defender)),
    })
    if (game.tables.options.newChits) flow.then(ambush, { defender, table })
    else flow.then(round, { side: 0, table })
    const beset = placeOf(game, defender)
    flow.then(battleEnds, {
      attacker,
      from: game.opStack < 0 ? -1 : placeOf(game, game.opStack),
      fort: isFort(beset) ? beset : -1,
    })
  },
})

type Ambush = { readonly defender: number; readonly table: number; asked?: true }

/** §28.16 Ambush: the attacked turn the tables before the die is rolled. */
export const ambush = step('ambush', {
  rule: '28.16',
  ask(game, { defender, asked }: Ambush) {
    const power = leaderOf(game, defender)
    if (asked || power < 0 || seatOf(game, power) < 0 || heldSize(game, power) === 0) return undefined
    return {
      seat: seatOf(game, power),
      prompt: 'ambush',
      choices: findChit(game, power, AMBUSH) >= 0 ? [PASS, chitChoice(AMBUSH)] : [PASS],
      facts: { power: powerId(power), place: placeId(placeOf(game, defender)) },
      window: { kind: 'ambush', pass: 0, aims: [seatOf(game, power)], amount: sizeOf(game, defender) },
      evenIfForced: true,
    }
  },
  answer(game, local, choice: ChoiceOf<'pass' | 'chit'>, flow) {
    local.asked = true
    if (choice.do === 'chit') playChit(game, leaderOf(game, local.defender), choice, flow)
  },
  after(game, { defender, table }, flow) {
    if (game.battleAttacker === defender) flow.then(ambushTable, {})
    else flow.then(round, { side: 0, table })
  },
})

/** §28.16 Whoever springs an ambush is the attacker, and chooses a table. */
export const ambushTable = step('ambush-table', {
  rule: '28.16',
  ask(game, _: object) {
    const stack = game.battleAttacker
    const power = leaderOf(game, stack)
    return {
      seat: seatOf(game, power),
      prompt: 'table',
      choices: tablesOf(game, stack).map((table) => tableChoice(table)),
      facts: { power: powerId(power), place: placeId(placeOf(game, stack)) },
    }
  },
  answer(_game, _local, choice: ChoiceOf<'table'>, flow) {
    flow.done()
    flow.then(round, { side: 0, table: TABLES.indexOf(choice.table) })
  },
})

/** §14.6 Whoever is about to roll may add chits; then the die falls. */
export const round = step('round', {
  rule: '14.6',
  play(game, { side, table }: Round, flow) {
    if (stackOfSide(game, side) < 0 || stackOfSide(game, 1 - side) < 0) return
    flow.then(support, { side, table })
    flow.then(combatRoll, { side, table })
  },
})

export const support = step('support', {
  rule: '14.6',
  ask(game, { side, table }: { side: number; table?: number }) {
    const stack = stackOfSide(game, side)
    const power = stack < 0 ? -1 : leaderOf(game, stack)
    if (power < 0 || seatOf(game, power) < 0 || !holdsChits(game, seatOf(game, power))) return undefined
    const choices: ChoiceOf<'pass' | 'chit'>[] = [PASS]
    addStrategoi(game, power, choices)
    if (isFleet(game, stack) && findChit(game, power, GREEK_FIRE) >= 0) choices.push(chitChoice(GREEK_FIRE))
    const strength = sizeOf(game, stack) + at(game.battleBonus, side)
    return {
      seat: seatOf(game, power),
      prompt: 'support',
      choices,
      facts: {
        power: powerId(power),
        place: placeId(placeOf(game, stack)),
        strength,
        ...(table === undefined ? {} : { table: TABLES[table] ?? 'engagement' }),
      },
      window: { kind: 'support', pass: 0, aims: [seatOf(game, power)], amount: strength },
      evenIfForced: true,
    }
  },
  answer(game, { side }, choice: ChoiceOf<'pass' | 'chit'>, flow) {
    const stack = stackOfSide(game, side)
    if (choice.do === 'chit') lend(game, leaderOf(game, stack), choice.chit, stack, flow)
    else flow.done()
  },
})

/** §28.5 Fortifications of either side in the area. */
function fortificationBonus(game: Powers, roller: number, other: number): number {
  if (!game.tables.options.fortifications) return 0
  // A siege is fought in the area from which it is laid.
  const area = isLand(placeOf(game, other)) ? placeOf(game, other) : placeOf(game, roller)
  if (!isLand(area)) return 0
  const has = (stack: number) =>
    !isRebel(game, stack) && Bits.has(at(game.fortification, area), powerOf(game, stack)) ? 1 : 0
  return has(roller) - has(other)
}

/** §14.5, §14.7-§14.13 The roll and what it does. */
export const combatRoll = step('combat-roll', {
  rule: '14.10',
  play(game, { side, table }: Round, flow) {
    const roller = stackOfSide(game, side)
    const other = stackOfSide(game, 1 - side)
    if (roller < 0 || other < 0) return
    const strength = sizeOf(game, roller) + at(game.battleBonus, side)
    const defence = defencePoints(sizeOf(game, other), game.tables.options)
    const column = columnOf(game.tables.columns, strength - defence)
    const thrown = flow.die()
    const bonus = fortificationBonus(game, roller, other)
    const die = clamped(thrown + bonus)
    const result = game.tables.combat[table]?.[die - 1]?.[column] ?? 'NE'
    flow.tell({
      kind: 'combatRoll',
      power: powerId(powerOf(game, roller)),
      rebel: isRebel(game, roller),
      table: TABLES[table] ?? 'engagement',
      strength,
      ...(defence === 0 ? {} : { defence }),
      die: thrown,
      ...(bonus === 0 ? {} : { bonus }),
      result,
    })
    if (result === 'CA') flow.then(counterattack, { side: 1 - side })
    else if (result === 'F') flow.then(freeMove, { side })
    else if (result !== 'NE') victory(game, side, result, strength, flow)
  },
})

function victory(game: Powers, side: number, result: ResultId, strength: number, flow: PowersFlow): void {
  const roller = stackOfSide(game, side)
  const other = stackOfSide(game, 1 - side)
  const place = placeOf(game, other)
  const toll = game.tables.options.marginal === 'units' ? sizeOf(game, roller) : strength
  const decisive = result.startsWith('DV')
  if (isFort(place) && !isFort(placeOf(game, roller))) siege(game, side, decisive, toll, result, flow)
  else if (decisive) decisiveVictory(game, side, flow)
  else casualties(game, other, toll, flow)
  if (result.endsWith('F')) flow.then(freeMove, { side })
}
