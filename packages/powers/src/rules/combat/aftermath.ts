import { at } from '@hippodrome/engine'
import { ADVANCE, DECLINE, freeMoveChoice, STAY, tableChoice } from '../../choices.ts'
import { showsMore } from '../../fog.ts'
import { isFortOf, isRebel, mayEnter, ownerOf, type Powers, placeOf, powerOf, seatOf } from '../../state.ts'
import { isFort, placeId, placeNumber, powerId } from '../../tables.ts'
import { type ChoiceOf, TABLES } from '../../vocabulary.ts'
import { freeMoves, type Ways } from '../operations/movement.ts'
import { leaderOf, stackOfSide, tablesOf } from './belligerents.ts'
import { step } from '../step.ts'
import { clearBattle, joinGarrison } from '../stacks/units.ts'

/** §28.27 Rebels that do not counterattack. */
const isMeek = (game: Powers, stack: number): boolean =>
  isRebel(game, stack) && !game.tables.options.rebelsCounterattack

/** §14.12, §15.5, §17.4 The attacked attack: they must in the field, they may from a fortress. */
export const counterattack = step('counterattack', {
  rule: '14.12',
  ask(game, { side }: { side: number }) {
    const stack = stackOfSide(game, side)
    const power = stack < 0 ? -1 : leaderOf(game, stack)
    if (power < 0 || seatOf(game, power) < 0 || isMeek(game, stack)) return undefined
    const choices: ChoiceOf<'table' | 'decline'>[] = tablesOf(game, stack).map((table) => tableChoice(table))
    if (isFort(placeOf(game, stack))) choices.push(DECLINE)
    return {
      seat: seatOf(game, power),
      prompt: 'counterattack',
      choices,
      facts: { power: powerId(power), place: placeId(placeOf(game, stack)) },
    }
  },
  answer(game, { side }, choice: ChoiceOf<'table' | 'decline'>, flow) {
    flow.done()
    if (choice.do === 'table') flow.call('round', { side, table: TABLES.indexOf(choice.table) })
    else flow.tell({ kind: 'declined', power: powerId(leaderOf(game, stackOfSide(game, side))) })
  },
  after(game, { side }, flow) {
    const stack = stackOfSide(game, side)
    if (stack < 0 || leaderOf(game, stack) >= 0 || isMeek(game, stack)) return
    flow.call('round', { side, table: at(tablesOf(game, stack), 0) })
  },
})

/** §14.13 */
export const freeMove = step('free-move', {
  rule: '14.13',
  ask(game, { side }: { side: number }) {
    const stack = stackOfSide(game, side)
    const power = stack < 0 ? -1 : leaderOf(game, stack)
    if (power < 0 || seatOf(game, power) < 0) return undefined
    const ways: Ways = []
    freeMoves(game, stack, ways)
    const choices: ChoiceOf<'stay' | 'freeMove'>[] = [STAY]
    for (let i = 0; i < ways.length; i += 2) choices.push(freeMoveChoice(at(ways, i)))
    return {
      seat: seatOf(game, power),
      prompt: 'free-move',
      choices,
      facts: { power: powerId(power), place: placeId(placeOf(game, stack)) },
    }
  },
  answer(game, { side }, choice: ChoiceOf<'stay' | 'freeMove'>, flow) {
    flow.done()
    if (choice.do !== 'freeMove') return
    const stack = stackOfSide(game, side)
    flow.tell({
      kind: 'moved',
      power: powerId(powerOf(game, stack)),
      rebel: isRebel(game, stack),
      from: placeId(placeOf(game, stack)),
      to: choice.to,
      cost: 0,
      by: 'free',
    })
    game.stackPlace[stack] = placeNumber(choice.to)
    // A stack that operates may still part from the garrison; at the end of the turn they are one.
    if (stack !== game.opStack) joinGarrison(game, stack)
    // §24.1 What the stack finds there, it sees.
    flow.reveal()
  },
})

type Ending = {
  readonly attacker: number
  /** Where the stack that operates stood, and the fortress that was besieged; -1 where there is none. */
  readonly from: number
  readonly fort: number
}

/** §15.6 Whoever wiped out a garrison may enter the fortress. A free move may have led on into the next area. */
export const battleEnds = step('battle-ends', {
  rule: '15.6',
  play(game, { attacker, from, fort }: Ending, flow) {
    const { battleAttacker, battleDefender, opStack } = game
    clearBattle(game)
    const wipedOut = battleAttacker < 0 || battleDefender < 0
    const alive = battleAttacker === attacker || battleDefender === attacker
    if (opStack >= 0 && placeOf(game, opStack) !== from) flow.call('entered', { stack: opStack })
    else if (
      alive &&
      wipedOut &&
      fort >= 0 &&
      isFortOf(game, fort, placeOf(game, attacker)) &&
      mayEnter(game, fort, ownerOf(game, attacker))
    )
      flow.then(advance, { stack: attacker, fort })
  },
})

export const advance = step('advance', {
  rule: '15.6',
  ask(game, { stack, fort }: { stack: number; fort: number }) {
    const power = leaderOf(game, stack)
    if (power < 0 || seatOf(game, power) < 0) return undefined
    return {
      seat: seatOf(game, power),
      prompt: 'advance',
      choices: [ADVANCE, STAY],
      facts: { power: powerId(power), place: placeId(fort) },
    }
  },
  answer(game, { stack, fort }, choice: ChoiceOf<'advance' | 'stay'>, flow) {
    flow.done()
    if (choice.do !== 'advance') return
    flow.tell({
      kind: 'moved',
      power: powerId(powerOf(game, stack)),
      rebel: isRebel(game, stack),
      from: placeId(placeOf(game, stack)),
      to: placeId(fort),
      cost: 0,
      by: 'free',
    })
    if (showsMore(game, seatOf(game, leaderOf(game, stack)), fort)) flow.reveal()
    game.stackPlace[stack] = fort
  },
})
