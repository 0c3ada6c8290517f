import { Bits, itemAt, type Denied, type Flow, type Seat } from '@hippodrome/engine'
import type { Goods } from '../data/parts.ts'
import { A, AUCTORITAS, type Court, has, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { AREAS, type Area, UNITS, type Unit } from '../vocabulary.ts'
import { AREA_CHOICES, areaOf, DONE, SEAL, STAY, USE, unitOf } from './choices.ts'
import { hasSeal, unitsIn } from './count.ts'
import { actNow, begin, fire } from './fire.ts'
import { payGood } from './goods.ts'
import { modifiersOf, useUp } from './live.ts'
import { maySeal, moveUnit, placeSeal, reach } from './map.ts'

/** Taktika: activating units (chapter 24). */

/** §24.12 What activating one unit costs in Auctoritas; `spend` uses up what lowers it once. */
function unitCost(game: Court, seat: Seat, unit: number, spend: boolean): number {
  let cost = 1
  const limited = []
  for (const modifier of modifiersOf(game, seat, 'unitCost')) {
    const { units } = modifier.effect.filter ?? {}
    if (units !== undefined && !Bits.has(units, unit)) continue
    if (modifier.ability.limit) limited.push(modifier)
    else cost += modifier.effect.delta
  }
  for (const { ability, effect } of limited)
    if (cost > 0) {
      cost += effect.delta
      if (spend) useUp(game, ability)
    }
  return Math.max(0, cost)
}

function speedOf(game: Court, seat: Seat, unit: number): number {
  let speed = game.tables.units[unit]?.speed ?? 0
  for (const { effect } of modifiersOf(game, seat, 'unitSpeed'))
    if (effect.filter?.units === undefined || Bits.has(effect.filter.units, unit)) speed += effect.delta
  return speed
}

const affordsUnit = (game: Court, seat: Seat, unit: number): boolean =>
  unitCost(game, seat, unit, false) <= has(game, seat, AUCTORITAS)

export const canActivateUnits = (game: Court, seat: Seat): boolean => unitAreas(game, seat).length > 0

const unitAreas = (game: Court, seat: Seat): number[] =>
  AREAS.flatMap((_, area) =>
    UNITS.some((_unit, unit) => unitsIn(game, unit, area) > 0 && affordsUnit(game, seat, unit)) ? [area] : [],
  )

/** §24.1 An area, then one or more of the units that stood there. */
export const unitAction = step('unit-action', {
  rule: '24.1',
  ask(game, { seat }: { seat: Seat }) {
    const choices = unitAreas(game, seat).map((area) => itemAt(AREA_CHOICES, area))
    // An Intrigue card that answered the Action may have taken what it needs.
    return choices.length > 0 && { seat, prompt: 'unit-area', choices }
  },
  answer(game, { seat }, choice: ChoiceOf<'area'>, flow) {
    flow.done()
    const area = areaOf(choice.area)
    flow.then(pickUnits, { seat, area, left: UNITS.map((_, unit) => unitsIn(game, unit, area)), count: 0 })
  },
})

export const pickUnits = step('unit-pick', {
  rule: '24.1',
  ask(
    game,
    { seat, area, left, count }: { seat: Seat; area: number; left: readonly number[]; count: number },
  ) {
    const choices: CourtChoice[] = []
    for (let unit = 0; unit < UNITS.length; unit++)
      if ((left[unit] as number) > 0 && unitsIn(game, unit, area) > 0 && affordsUnit(game, seat, unit))
        choices.push({ do: 'unit', unit: UNITS[unit] as Unit, cost: unitCost(game, seat, unit, false) })
    if (choices.length === 0) return undefined
    if (count > 0) choices.push(DONE)
    return { seat, prompt: 'unit-pick', choices, facts: { area: AREAS[area] as Area } }
  },
  answer(game, local, choice: ChoiceOf<'unit' | 'done'>, flow) {
    if (choice.do !== 'unit') return flow.done()
    const unit = unitOf(choice.unit)
    local.left = local.left.map((n, index) => (index === unit ? n - 1 : n))
    local.count += 1
    payGood(game, flow, local.seat, AUCTORITAS, unitCost(game, local.seat, unit, true))
    activateUnit(game, flow, local.seat, unit, local.area, true)
  },
})

/** Move, then a Seal or the ability. */
export function activateUnit(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  unit: number,
  area: number,
  ability: boolean,
): void {
  flow.tell({ kind: 'unit-activated', seat, unit: UNITS[unit] as Unit, area: AREAS[area] as Area })
  flow.then(moveActivated, { seat, unit, area, to: area, ability, asked: speedOf(game, seat, unit) === 0 })
}

type Moving = { seat: Seat; unit: number; area: number; to: number; ability: boolean; asked: boolean }

/** §24.2 */
export const moveActivated = step('unit-move', {
  rule: '24.2',
  ask(game, { seat, unit, area, asked }: Moving) {
    if (asked) return undefined
    const areas = reach(game, unit, area, speedOf(game, seat, unit))
    return {
      seat,
      prompt: 'unit-move',
      choices: [...areas.map((to) => itemAt(AREA_CHOICES, to)), STAY],
      facts: { unit: UNITS[unit] as Unit, area: AREAS[area] as Area },
    }
  },
  answer(game, local, choice: ChoiceOf<'area' | 'stay'>, flow) {
    local.asked = true
    if (choice.do !== 'area') return
    local.to = areaOf(choice.area)
    moveUnit(game, flow, local.seat, local.unit, local.area, local.to)
  },
  after(_game, { seat, unit, area, to, ability }, flow) {
    flow.then(useUnit, { seat, unit, start: area, area: to, ability })
  },
})

type UsingUnit = { seat: Seat; unit: number; start: number; area: number; ability: boolean }

/** §24.6 to §24.8: a Seal where it ended, or the ability for the Seal where it started. */
export const useUnit = step('unit-use', {
  rule: '24.7',
  ask(game, { seat, unit, start, area, ability }: UsingUnit) {
    const choices: CourtChoice[] = []
    if (ability && hasSeal(game, seat, start) && canUse(game, seat, unit)) choices.push(USE)
    if (maySeal(game, seat, area)) choices.push(SEAL)
    choices.push(DONE)
    return {
      seat,
      prompt: 'unit-use',
      choices,
      facts: { unit: UNITS[unit] as Unit, area: AREAS[area] as Area },
    }
  },
  answer(game, { seat, unit, start, area }, choice: ChoiceOf<'use' | 'seal' | 'done'>, flow) {
    flow.done()
    game.action.area = area
    if (choice.do === 'seal') placeSeal(game, flow, seat, area)
    const sealsBefore = sealsIn(game, area)
    if (choice.do === 'use') {
      game.map.seals[seat * A + start] = 0
      flow.tell({ kind: 'seal-removed', seat, of: seat, area: AREAS[start] as Area })
      runUnitAbility(game, flow, seat, unit, area, sealsBefore)
    }
    flow.then(unitActivated, { seat, unit, used: choice.do === 'use' ? 1 : 0, sealsBefore })
  },
  denied(game, { seat, unit, start, area, ability }) {
    const denied: Denied<CourtChoice>[] = []
    if (ability && !hasSeal(game, seat, start))
      denied.push({
        choice: USE,
        reason: { key: 'no-seal', facts: { area: AREAS[start] as Area }, rule: '24.7' },
      })
    else if (ability && !canUse(game, seat, unit))
      denied.push({ choice: USE, reason: { key: 'too-dear', rule: '24.7' } })
    if (!maySeal(game, seat, area))
      denied.push({
        choice: SEAL,
        reason: hasSeal(game, seat, area)
          ? { key: 'seal-there', facts: { area: AREAS[area] as Area }, rule: '24.6' }
          : { key: 'no-seals-left', rule: '23.7' },
      })
    return denied
  },
})

export function sealsIn(game: Court, area: number): number {
  let sum = 0
  for (let seat = 0; seat < game.seats; seat++) if (hasSeal(game, seat, area)) sum += 1
  return sum
}

/** Whether a seat can pay what the ability says, and `besides` too. */
export function canUse(game: Court, seat: Seat, unit: number, besides: Goods = []): boolean {
  const [first] = game.tables.units[unit]?.ability.effects ?? []
  const cost = first?.op === 'pay' ? first.cost : first?.op === 'store' ? first.what : []
  return cost.every((n, good) => n + (besides[good] ?? 0) <= has(game, seat, good))
}

export function runUnitAbility(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  unit: number,
  area: number,
  sealsBefore: number,
  abilityUsed = 0,
): void {
  const ability = game.tables.units[unit]?.ability
  if (!ability) return
  ;(game.map.abilitiesUsed[seat] as number) += 1
  flow.tell({ kind: 'unit-ability', seat, unit: UNITS[unit] as Unit, area: AREAS[area] as Area })
  begin(game, flow, ability, { owner: seat, unit, area, sealsBefore, abilityUsed, sure: 1 })
  fire(game, flow, seat, 'onUnitAbilityUsed', { actor: seat, units: Bits.only(unit), unit, area })
}

/** Abilities that answer to an activation come after it. */
export const unitActivated = step('unit-activated', {
  rule: '24.1',
  play(
    game,
    { seat, unit, used, sealsBefore }: { seat: Seat; unit: number; used: number; sealsBefore: number },
    flow,
  ) {
    const area = game.action.area
    fire(game, flow, seat, 'onUnitActivated', {
      actor: seat,
      units: Bits.only(unit),
      unit,
      area,
      abilityUsed: used,
      sealsBefore,
    })
  },
})

/** §25.13 The acting unit moves again. */
export const moveAgain = step('unit-move-again', {
  rule: '25.13',
  ask(game, { seat }: { seat: Seat }) {
    const { unit, area } = actNow(game)
    const areas = reach(game, unit, area, speedOf(game, seat, unit))
    return {
      seat,
      prompt: 'unit-move',
      choices: [...areas.map((to) => itemAt(AREA_CHOICES, to)), STAY],
      facts: { unit: UNITS[unit] as Unit, area: AREAS[area] as Area },
    }
  },
  answer(game, { seat }, choice: ChoiceOf<'area' | 'stay'>, flow) {
    flow.done()
    if (choice.do !== 'area') return
    const act = actNow(game)
    const to = areaOf(choice.area)
    moveUnit(game, flow, seat, act.unit, act.area, to)
    act.area = to
    act.moved = 1
    game.action.area = to
  },
})
