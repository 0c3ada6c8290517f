import { Bits, itemAt, type Flow, type Seat } from '@hippodrome/engine'
import type { Goods } from '../data/parts.ts'
import type { Substitute } from '../data/effect.ts'
import { A, type Court, DOXA, GIFT, has, NOMISMA, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { AREAS, type Area, type Good, GOODS, UNITS, type Unit } from '../vocabulary.ts'
import { AREA_CHOICES, areaOf, BUILD_CHOICES, DONE, GOOD_CHOICES, goodOf, moveOf, unitOf } from './choices.ts'
import { fireContribute } from './contribute.ts'
import { unitsIn } from './count.ts'
import { abilityOf, fire } from './fire.ts'
import { give, payGoods } from './goods.ts'
import { clearUsed, substitutesOf } from './live.ts'
import { areasFor, moveUnit, placeUnit } from './map.ts'

/** Build Units (§22.6 to §22.8). */

/** What is still to be paid can be paid, with these substitutes. */
function payable(
  game: Court,
  seat: Seat,
  due: Goods,
  spent: readonly number[],
  left: readonly Substitute[],
): boolean {
  const missing: number[] = []
  for (let good = 0; good < GIFT; good++)
    if ((due[good] as number) > has(game, seat, good) - (spent[good] as number)) missing.push(good)
  if (missing.length === 0) return true
  return left.some((substitute, index) => {
    const rest = left.filter((_, other) => other !== index)
    return missing.some((good) => {
      if (good === substitute.from || good >= NOMISMA) return false
      const after = spent.map((n, kind) => (kind === substitute.from ? n + substitute.amount : n))
      const less = due.map((n, kind) => (kind === good ? n - 1 : n))
      return (
        (after[substitute.from] as number) <= has(game, seat, substitute.from) &&
        payable(game, seat, less, after, rest)
      )
    })
  })
}

const NONE: readonly number[] = GOODS.map(() => 0)

const usable = (game: Court, seat: Seat): Substitute[] =>
  substitutesOf(game, seat).map(({ effect }) => effect)

const costOfUnit = (game: Court, unit: number): Goods => game.tables.units[unit]?.cost ?? NONE

function buildable(game: Court, seat: Seat): number[] {
  const substitutes = usable(game, seat)
  return UNITS.flatMap((_, unit) =>
    (game.map.pool[unit] as number) > 0 && payable(game, seat, costOfUnit(game, unit), NONE, substitutes)
      ? [unit]
      : [],
  )
}

export const canBuild = (game: Court, seat: Seat): boolean => buildable(game, seat).length > 0

type Building = { seat: Seat; moves: number; built: number }

/** §22.6, §22.7 Units, and for each of them one free move. */
export const build = step('build', {
  rule: '22.6',
  ask(game, { seat, moves, built }: Building) {
    if (game.solo.lost) return undefined
    const choices: ChoiceOf<'build' | 'move' | 'done'>[] = buildable(game, seat).map((unit) =>
      itemAt(BUILD_CHOICES, unit),
    )
    if (moves > 0)
      for (let unit = 0; unit < UNITS.length; unit++)
        for (let area = 0; area < A; area++)
          if (unitsIn(game, unit, area) > 0) choices.push(moveOf(unit, area))
    if (choices.length === 0) return undefined
    if (built > 0) choices.push(DONE)
    return { seat, prompt: 'build', choices, facts: { moves } }
  },
  answer(_game, local, choice: ChoiceOf<'build' | 'move' | 'done'>, flow) {
    if (choice.do === 'build') {
      local.moves += 1
      local.built += 1
      flow.then(buildWhere, { seat: local.seat, unit: unitOf(choice.unit) })
    } else if (choice.do === 'move') {
      local.moves -= 1
      flow.then(moveWhere, { seat: local.seat, unit: unitOf(choice.unit), area: areaOf(choice.area) })
    } else flow.done()
  },
  denied(game, { seat }) {
    const open = buildable(game, seat)
    return UNITS.flatMap((_, unit) => {
      if (open.includes(unit)) return []
      const key = game.map.pool[unit] === 0 ? 'none-left' : 'too-dear'
      return [
        { choice: itemAt(BUILD_CHOICES, unit), reason: { key, rule: key === 'too-dear' ? '22.6' : '2.7' } },
      ]
    })
  },
})

export const buildWhere = step('build-area', {
  rule: '22.6',
  ask: (game, { seat, unit }: { seat: Seat; unit: number }) => ({
    seat,
    prompt: 'build-area',
    choices: areasFor(game, unit).map((area) => itemAt(AREA_CHOICES, area)),
    facts: { unit: UNITS[unit] as Unit },
  }),
  answer(game, { seat, unit }, choice: ChoiceOf<'area'>, flow) {
    flow.done()
    game.gifts.given.fill(0)
    clearUsed(game, 'oncePerEvent')
    const order = substitutesOf(game, seat).map(({ ability }) => ability.uid)
    flow.then(payUnit, {
      seat,
      unit,
      area: areaOf(choice.area),
      due: costOfUnit(game, unit),
      spent: NONE,
      order,
    })
  },
})

type PayingUnit = {
  seat: Seat
  unit: number
  area: number
  due: Goods
  spent: readonly number[]
  order: readonly number[]
}

function substituteAt(game: Court, uid: number | undefined): Substitute | undefined {
  return uid === undefined
    ? undefined
    : abilityOf(game, uid).effects.find((effect) => effect.op === 'substitute')
}

/** §22.21 Each substitute is offered in turn, as long as it can be used; then the unit is paid. */
export const payUnit = step('build-substitute', {
  rule: '22.21',
  ask(game, { seat, unit, due, spent, order }: PayingUnit) {
    const [uid] = order
    const effect = substituteAt(game, uid)
    if (uid === undefined || !effect) return undefined
    const rest = order.slice(1).flatMap((other) => substituteAt(game, other) ?? [])
    const choices: CourtChoice[] = []
    const after = spent.map((n, good) => (good === effect.from ? n + effect.amount : n))
    if ((after[effect.from] as number) <= has(game, seat, effect.from))
      for (let good = 0; good < NOMISMA; good++) {
        if (good === effect.from || (due[good] as number) === 0) continue
        if (
          payable(
            game,
            seat,
            due.map((n, kind) => (kind === good ? n - 1 : n)),
            after,
            rest,
          )
        )
          choices.push(itemAt(GOOD_CHOICES, good))
      }
    if (payable(game, seat, due, spent, rest)) choices.push(DONE)
    return {
      seat,
      prompt: 'build-substitute',
      choices,
      facts: {
        source: abilityOf(game, uid).source,
        from: GOODS[effect.from] as Good,
        amount: effect.amount,
        unit: UNITS[unit] as Unit,
      },
    }
  },
  answer(game, local, choice: ChoiceOf<'good' | 'done'>, flow) {
    const effect = substituteAt(game, local.order[0])
    local.order = local.order.slice(1)
    if (choice.do !== 'good' || !effect) return
    const good = goodOf(choice.good)
    local.due = local.due.map((n, kind) => (kind === good ? n - 1 : n))
    local.spent = local.spent.map((n, kind) => (kind === effect.from ? n + effect.amount : n))
    ;(game.gifts.given[local.seat * GIFT + good] as number) += 1
    flow.tell({
      kind: 'substituted',
      seat: local.seat,
      from: GOODS[effect.from] as Good,
      amount: effect.amount,
      as: choice.good as never,
    })
  },
  after(game, local, flow) {
    finish(game, flow, local)
  },
})

/** Paid, placed and scored; then the abilities that answer; then whether the empire still stands (§22.24). */
function finish(game: Court, flow: Flow<CourtEntry>, { seat, unit, area, due, spent }: PayingUnit): void {
  for (let good = 0; good < GIFT; good++)
    (game.gifts.given[seat * GIFT + good] as number) += due[good] as number
  payGoods(
    game,
    flow,
    seat,
    due.map((n, good) => n + (spent[good] as number)),
  )
  let doxa = 0
  for (let good = 0; good < NOMISMA; good++) doxa += game.gifts.given[seat * GIFT + good] as number
  give(game, seat, DOXA, doxa)
  placeUnit(game, flow, unit, area, 1, seat)
  flow.tell({ kind: 'built', unit: UNITS[unit] as Unit, area: AREAS[area] as Area, doxa })
  fireContribute(game, flow, seat)
  fire(game, flow, seat, 'onFulfilled', { actor: seat })
  fire(game, flow, seat, 'onUnitsPlaced', { actor: seat, units: Bits.only(unit), by: 'event' })
  flow.call('solo-check', {})
}

export const moveWhere = step('build-move', {
  rule: '22.7',
  ask: (game, { seat, unit, area }: { seat: Seat; unit: number; area: number }) => ({
    seat,
    prompt: 'move-unit-to',
    choices: areasFor(game, unit).flatMap((to) => (to === area ? [] : [itemAt(AREA_CHOICES, to)])),
    facts: { unit: UNITS[unit] as Unit, area: AREAS[area] as Area },
  }),
  answer(game, { seat, unit, area }, choice: ChoiceOf<'area'>, flow) {
    flow.done()
    moveUnit(game, flow, seat, unit, area, areaOf(choice.area))
  },
})
