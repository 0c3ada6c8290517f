import { at, Bits, type Seat } from '@hippodrome/engine'
import { interceptionNeeds } from '../../chances.ts'
import { interceptChoice, PASS } from '../../choices.ts'
import {
  fortOf,
  hasBasileus,
  isActive,
  isFleet,
  isMarked,
  occupier,
  ownerOf,
  type Powers,
  placeOf,
  powerOf,
  sameArea,
  seatOf,
  sizeOf,
  TRIED,
} from '../../state.ts'
import { isLand, placeId, powerId } from '../../tables.ts'
import { type ChoiceOf, TABLES } from '../../vocabulary.ts'
import { battle } from '../combat/battle.ts'
import { leaderOf, tablesOf } from '../combat/belligerents.ts'
import { step } from '../step.ts'
import { isBarred } from '../chits/intrigue.ts'

/** §24.1 What is met is seen; §16.1 it may intercept. */
export const entered = step('entered', {
  rule: '16.1',
  play(game, { stack }: { stack: number }, flow) {
    const place = placeOf(game, stack)
    if (place < 0) return
    if (meetsOthers(game, stack)) flow.reveal()
    if (game.tables.options.interception && isLand(place)) flow.then(intercept, { stack, place, passed: 0 })
  },
})

function meetsOthers(game: Powers, stack: number): boolean {
  const here = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  for (let other = 0; other < game.stackPlace.length; other++) {
    const place = placeOf(game, other)
    if (place >= 0 && ownerOf(game, other) !== owner && sameArea(game, place, here)) return true
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
    !isBarred(game, power, leaderOf(game, entering))
  )
}

const NOBODY: readonly Seat[] = []

/** Who holds the fortress of an area: whoever enters there is after it. */
function holderOf(game: Powers, place: number): readonly Seat[] {
  const fort = fortOf(game, place)
  const holder = fort < 0 ? -1 : occupier(game, fort)
  return holder < 0 ? NOBODY : [seatOf(game, holder)]
}

/** The stack that has entered a place. `passed` are the powers that have let it go, as bits. */
type Entering = { readonly stack: number; readonly place: number; passed: number }

/** §16 Each power in turn, stack by stack, until the one that entered is gone or has moved on. */
export const intercept = step('intercept', {
  rule: '16.2',
  ask(game, { stack: entering, place, passed }: Entering) {
    if (game.opStack !== entering || entering < 0 || placeOf(game, entering) !== place) return undefined
    if (!isActive(game, game.actor)) return undefined
    const mover = seatOf(game, game.actor)
    for (const power of game.tables.order) {
      if (Bits.has(passed, power) || !isActive(game, power) || seatOf(game, power) === mover) continue
      const choices: ChoiceOf<'pass' | 'intercept'>[] = []
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
        window: { kind: 'intercept', pass: 0, aims: holderOf(game, place), amount: sizeOf(game, entering) },
      }
    }
    return undefined
  },
  answer(game, local, choice: ChoiceOf<'pass' | 'intercept'>, flow, seat) {
    if (choice.do !== 'intercept') {
      for (const power of game.tables.order)
        if (seatOf(game, power) === seat && asksFor(game, local, power)) {
          local.passed = Bits.with(local.passed, power)
          return
        }
      return
    }
    const { stack } = choice
    game.stackMarks[stack] = at(game.stackMarks, stack) | TRIED
    const die = flow.die()
    const success = die <= interceptionNeeds(hasBasileus(game, stack), hasBasileus(game, local.stack))
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

function asksFor(game: Powers, { stack: entering, passed }: Entering, power: number): boolean {
  if (Bits.has(passed, power) || !isActive(game, power)) return false
  for (let stack = 0; stack < game.stackPlace.length; stack++)
    if (mayIntercept(game, stack, entering, power)) return true
  return false
}
