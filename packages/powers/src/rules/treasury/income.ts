import { at, Bits } from '@hippodrome/engine'
import { TAXES_NEED } from '../../chances.ts'
import { collectChoice, DONE_CHOICE, placeChoice, raiseChoice, spareChoice } from '../../choices.ts'
import {
  holderOf,
  granterOf,
  hasRebels,
  isActive,
  isNeutral,
  occupier,
  ownersIn,
  type Powers,
  poolOf,
  presenceMap,
  REBEL,
  seatOf,
  soleOf,
  unitsOf,
  placeOf,
  ownerOf,
  liesIn,
} from '../../state.ts'
import {
  BASILEUS,
  BOX0,
  BYZANTINE,
  CONSTANTINOPLE,
  FRANK,
  landId,
  MILITIA,
  placeId,
  placeNumber,
  powerId,
  SEA0,
} from '../../tables.ts'
import { LANDS, type ChoiceOf } from '../../vocabulary.ts'
import { activate } from '../turn/activation.ts'
import { draw } from '../chits/drawing.ts'
import { owedBy } from './maintenance.ts'
import { type PowersFlow, step } from '../step.ts'
import { openStack, raiseInto, raiseUnit, turnRebel } from '../stacks/units.ts'
import { whyNotTaxed } from '../refusals/why.ts'

const ISTRIA = placeNumber('Ist')

/** §18.4-§18.6 A fallen Basileus comes back. */
export const basileusReturns = step('basileus-returns', {
  rule: '18.4',
  play(game, { power }: { power: number }, flow) {
    if (poolOf(game, power, BASILEUS) === 0) return
    const box = at(game.tables.boxOf, power)
    if (power === BYZANTINE) {
      if (occupier(game, CONSTANTINOPLE) === BYZANTINE) comeBack(game, power, CONSTANTINOPLE, flow)
    } else if (box >= 0) comeBack(game, power, box, flow)
    else if (Bits.has(ownersIn(game, ISTRIA), power)) comeBack(game, power, ISTRIA, flow)
    else flow.then(basileusPlace, { power })
  },
})

function comeBack(game: Powers, power: number, place: number, flow: PowersFlow): void {
  raiseUnit(game, power, BASILEUS, place)
  flow.tell({ kind: 'basileusReturned', power: powerId(power), place: placeId(place) })
}

/** §18.6 Without a box and without Istria he comes to any area of his own. */
export const basileusPlace = step('basileus-place', {
  rule: '18.6',
  ask(game, { power }: { power: number }) {
    if (poolOf(game, power, BASILEUS) === 0 || seatOf(game, power) < 0) return undefined
    const owners = presenceMap(game)
    const choices: ChoiceOf<'place'>[] = []
    for (let land = 0; land < SEA0; land++)
      if (Bits.has(at(owners, land), power)) choices.push(placeChoice(land))
    return { seat: seatOf(game, power), prompt: 'basileus', choices, facts: { power: powerId(power) } }
  },
  answer(game, { power }, choice: ChoiceOf<'place'>, flow) {
    flow.done()
    comeBack(game, power, placeNumber(choice.place), flow)
  },
})

/** §25.2, §29.10 Chits that come for nothing. */
export const freeChits = step('free-chits', {
  rule: '25.2',
  play(game, { power }: { power: number }, flow) {
    const n = freeChitsOf(game, power)
    if (n > 0) flow.then(draw, { power, n })
  },
})

export function freeChitsOf(game: Powers, power: number): number {
  if (power === BYZANTINE) return Math.max(0, 4 - game.seats)
  const carolingian = game.tables.scenario.carolingian === true && !Bits.has(game.fallen, FRANK)
  return power === FRANK && carolingian ? 1 : 0
}

/** The power's share of a value among the owners of an area; rebels leave nothing. */
function shareOf(game: Powers, value: number, owners: number): number {
  if (hasRebels(owners)) return 0
  const count = Bits.size(owners)
  if (count === 3 && game.tables.options.jointIncome === 'halves') return value >> 1
  return Math.floor(value / count)
}

/** Whether a neutral is among the owners. */
function hasNeutral(game: Powers, owners: number): boolean {
  for (let power = 0; power < 4; power++) if (Bits.has(owners, power) && isNeutral(game, power)) return true
  return false
}

const neutralsIn = (game: Powers, land: number): number[] =>
  Bits.list(ownersIn(game, land)).filter((owner) => owner < REBEL && isNeutral(game, owner))

type Collecting = { readonly power: number; next: number; skip: readonly number[] }

/** §8.6 Collecting where a neutral stands brings it into the war; one may leave it. */
export const collect = step('collect', {
  rule: '8.6',
  ask(game, { power, next }: Collecting) {
    const land = nextShared(game, power, next)
    if (land < 0 || seatOf(game, power) < 0) return undefined
    return {
      seat: seatOf(game, power),
      prompt: 'collect',
      choices: [spareChoice(land), collectChoice(land)],
      facts: { power: powerId(power), place: landId(land), others: neutralsIn(game, land).map(powerId) },
    }
  },
  answer(game, local, choice: ChoiceOf<'collect' | 'spare'>, flow) {
    const land = nextShared(game, local.power, local.next)
    local.next = land + 1
    if (choice.do !== 'collect') {
      local.skip = [...local.skip, land]
      return
    }
    for (const power of neutralsIn(game, land))
      flow.then(activate, { power, seat: seatOf(game, local.power) })
  },
  after(game, { power, skip }, flow) {
    if (game.tables.options.taxes) flow.then(taxes, { power, skip })
    else flow.then(income, { power, skip })
  },
})

function nextShared(game: Powers, power: number, from: number): number {
  if (game.seats === 4 && game.waiting === 0) return -1
  const owners = presenceMap(game)
  for (let land = from; land < SEA0; land++) {
    const here = at(owners, land)
    if (!Bits.has(here, power) || hasRebels(here) || game.pillaged[land] === 1) continue
    if (hasNeutral(game, here)) return land
  }
  return -1
}

/** Areas of `skip` have paid, or were spared. */
export type Taxing = { readonly power: number; skip: readonly number[]; raised?: boolean }

/** §27.2 Taxes raised area by area, instead of the income of that area. */
export const taxes = step('taxes', {
  rule: '27.2',
  ask(game, { power, skip }: Taxing) {
    if (seatOf(game, power) < 0) return undefined
    const owners = presenceMap(game)
    const choices: ChoiceOf<'raise' | 'done'>[] = [DONE_CHOICE]
    for (let land = 0; land < SEA0; land++)
      if (
        at(owners, land) === Bits.only(power) &&
        game.pillaged[land] === 0 &&
        at(game.tables.values, land) > 0 &&
        !skip.includes(land)
      )
        choices.push(raiseChoice(land))
    return {
      seat: seatOf(game, power),
      prompt: 'taxes',
      choices,
      facts: { power: powerId(power) },
    }
  },
  answer(game, local, choice: ChoiceOf<'raise' | 'done'>, flow) {
    if (choice.do !== 'raise') {
      flow.done()
      return
    }
    const land = placeNumber(choice.place)
    local.skip = [...local.skip, land]
    local.raised = true
    const die = flow.die()
    const revolt = die < TAXES_NEED
    flow.tell({ kind: 'taxes', power: powerId(local.power), place: choice.place, die, revolt })
    if (revolt) revoltIn(game, local.power, land, flow)
    else game.treasury[local.power] = at(game.treasury, local.power) + 2 * at(game.tables.values, land)
  },
  after(_game, { power, skip }, flow) {
    flow.then(income, { power, skip })
  },
  why: (game, { power, skip }, choice) => whyNotTaxed(game, power, skip, choice),
})

/** §27.3 All militia of the area and its fortress rebel; if there is none, one rises. */
function revoltIn(game: Powers, power: number, land: number, flow: PowersFlow): void {
  let rose = false
  const risen = new Map<number, number>()
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    if (ownerOf(game, stack) !== power || placeOf(game, stack) < 0) continue
    if (!liesIn(game, placeOf(game, stack), land)) continue
    const militia = unitsOf(game, stack, MILITIA)
    if (militia === 0) continue
    turnRebel(game, stack, MILITIA, militia, flow, { area: land, risen })
    rose = true
  }
  if (rose || poolOf(game, power, MILITIA) === 0) return
  raiseInto(game, openStack(game, land, power + REBEL), MILITIA)
  flow.tell({ kind: 'rebelled', power: powerId(power), unit: 'militia', count: 1, place: landId(land) })
}

/** §8.2-§8.5 The rest of the income comes by itself. */
export const income = step('income', {
  rule: '8.2',
  play(game, { power, skip }: { power: number; skip: readonly number[] }, flow) {
    if (seatOf(game, power) < 0) return
    const sum = incomeOf(game, power, skip)
    game.treasury[power] = at(game.treasury, power) + sum
    flow.tell({ kind: 'income', power: powerId(power), n: sum })
    payConcessions(game, power, flow)
    game.owed[power] = owedBy(game, power)
  },
})

/** What comes of all areas but those of `skip`, and of the box. */
export function incomeOf(game: Powers, power: number, skip: readonly number[]): number {
  const { values, boxOf, boxValue } = game.tables
  const owners = presenceMap(game)
  let sum = 0
  for (let land = 0; land < SEA0; land++) {
    const here = at(owners, land)
    if (!Bits.has(here, power) || game.pillaged[land] === 1 || skip.includes(land)) continue
    sum += shareOf(game, at(values, land), here)
  }
  const box = at(boxOf, power)
  return box < 0 ? sum : sum + at(boxValue, box - BOX0)
}

/** §28.8 Trading concessions are paid as long as the area is held alone. */
function payConcessions(game: Powers, power: number, flow: PowersFlow): void {
  const owners = presenceMap(game)
  for (let land = 0; land < LANDS.length; land++) {
    if (granterOf(game, land) !== power || soleOf(at(owners, land)) !== power) continue
    const holder = holderOf(game, land)
    if (!isActive(game, holder)) continue
    const n = Math.min(at(game.treasury, power), at(game.tables.values, land) >= 4 ? 2 : 1)
    game.treasury[power] = at(game.treasury, power) - n
    game.treasury[holder] = at(game.treasury, holder) + n
    flow.tell({ kind: 'concession', from: powerId(power), to: powerId(holder), n })
  }
}
