import { Bits, itemAt, type Flow, type Seat } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import type { Filter, Goods, Place } from '../data/parts.ts'
import {
  AREA_CHOICES,
  areaOf,
  DONE,
  numberChoices,
  PASS,
  UNIT_CHOICES,
  unitAt,
  unitOf,
} from '../rules/choices.ts'
import { hasSeal, unitsIn, unitsInArea } from '../rules/count.ts'
import { actNow, commit } from '../rules/fire.ts'
import { canPay, payGoods } from '../rules/goods.ts'
import {
  areasFor,
  maySeal,
  moveUnit,
  placeSeal,
  placeUnit,
  removeSeal,
  removeUnit,
  unitFits,
  unitsPlaced,
} from '../rules/map.ts'
import { activateUnit, moveAgain, runUnitAbility, sealsIn } from '../rules/units.ts'
import { type Act, type Court, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { AREAS, type Area, UNITS, type Unit } from '../vocabulary.ts'
import type { Led } from './run.ts'

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>
type Telling = Flow<CourtEntry>
type Units = { owner: Seat; left: number; place: Place; filter?: Filter }
type Moving = Units & { to: Place }

/** Whether an area is one that the effect speaks of. */
function isPlace(game: Court, place: Place, area: number): boolean {
  if (typeof place === 'number') return area === place
  if (place === 'here') return area === actNow(game).area
  if (place === 'anyTerritory') return !game.tables.areas[area]?.sea
  if (place === 'movedTo') return Bits.has(actNow(game).movedTo, area)
  return place === 'anyArea' || unitsInArea(game, area) > 0
}

const withFilter = (filter: Filter | undefined) => (filter ? { filter } : {})

/** §14.12 */
export function moveUnits(flow: Telling, effect: Op<'moveUnits'>, act: Act): Led {
  const { max, from, to, filter } = effect
  flow.then(moveOne, { owner: act.owner, left: max, place: from, to, ...withFilter(filter) })
  return 'queued'
}

export const moveOne = step('move-unit', {
  rule: '14.12',
  ask(game, { owner, left, place, to, filter }: Moving) {
    if (left === 0) return undefined
    const choices = unitsOnMap(game, place, filter).filter(
      (choice) =>
        choice.do === 'unitAt' && goals(game, unitOf(choice.unit), areaOf(choice.area), to).length > 0,
    )
    return (
      choices.length > 0 && { seat: owner, prompt: 'move-unit', choices: [...choices, DONE], facts: { left } }
    )
  },
  answer(game, local, choice: ChoiceOf<'unitAt' | 'done'>, flow) {
    if (choice.do !== 'unitAt') return flow.done()
    local.left -= 1
    commit(game, flow)
    flow.then(moveOneTo, {
      owner: local.owner,
      unit: unitOf(choice.unit),
      area: areaOf(choice.area),
      to: local.to,
    })
  },
})

function unitsOnMap(game: Court, place: Place, filter: Filter | undefined): CourtChoice[] {
  const choices: CourtChoice[] = []
  for (let unit = 0; unit < UNITS.length; unit++)
    if (unitFits(game, unit, filter))
      for (let area = 0; area < AREAS.length; area++)
        if (unitsIn(game, unit, area) > 0 && isPlace(game, place, area)) choices.push(unitAt(unit, area))
  return choices
}

/** Where a unit may be moved to. */
const goals = (game: Court, unit: number, from: number, to: Place): number[] =>
  areasFor(game, unit).filter((area) => area !== from && isPlace(game, to, area))

export const moveOneTo = step('move-unit-to', {
  rule: '14.12',
  ask: (game, { owner, unit, area, to }: { owner: Seat; unit: number; area: number; to: Place }) => ({
    seat: owner,
    prompt: 'move-unit-to',
    choices: goals(game, unit, area, to).map((goal) => itemAt(AREA_CHOICES, goal)),
    facts: { unit: UNITS[unit] as Unit, area: AREAS[area] as Area },
  }),
  answer(game, { owner, unit, area }, choice: ChoiceOf<'area'>, flow) {
    flow.done()
    const to = areaOf(choice.area)
    moveUnit(game, flow, owner, unit, area, to)
    const act = actNow(game)
    // Whoever moves on has not ended there.
    if (unitsIn(game, unit, area) === 0) act.movedTo = Bits.without(act.movedTo, area)
    act.movedTo = Bits.with(act.movedTo, to)
  },
})

/** §14.13 */
export function placeUnits(flow: Telling, effect: Op<'placeUnits'>, act: Act): Led {
  flow.then(placeOne, {
    owner: act.owner,
    left: effect.max,
    place: effect.area,
    ...withFilter(effect.filter),
  })
  return 'queued'
}

/** Units that are left and may stand where they are to be placed. */
export const placeable = (game: Court, place: Place, filter: Filter | undefined): number[] =>
  UNITS.flatMap((_, unit) =>
    (game.map.pool[unit] as number) > 0 &&
    unitFits(game, unit, filter) &&
    areasFor(game, unit).some((area) => isPlace(game, place, area))
      ? [unit]
      : [],
  )

export const placeOne = step('place-unit', {
  rule: '14.13',
  ask(game, { owner, left, place, filter }: Units) {
    if (left === 0) return undefined
    const choices = placeable(game, place, filter).map((unit) => itemAt(UNIT_CHOICES, unit))
    return (
      choices.length > 0 && {
        seat: owner,
        prompt: 'place-unit',
        choices: [...choices, DONE],
        facts: { left },
      }
    )
  },
  answer(game, local, choice: ChoiceOf<'unit' | 'done'>, flow) {
    if (choice.do !== 'unit') return flow.done()
    local.left -= 1
    commit(game, flow)
    flow.then(placeOneTo, { owner: local.owner, unit: unitOf(choice.unit), place: local.place })
  },
})

export const placeOneTo = step('place-unit-to', {
  rule: '14.13',
  ask(game, { owner, unit, place }: { owner: Seat; unit: number; place: Place }) {
    const areas = areasFor(game, unit).filter((area) => isPlace(game, place, area))
    return (
      areas.length > 0 && {
        seat: owner,
        prompt: 'place-unit-to',
        choices: areas.map((area) => itemAt(AREA_CHOICES, area)),
        facts: { unit: UNITS[unit] as Unit },
      }
    )
  },
  answer(game, { owner, unit }, choice: ChoiceOf<'area'>, flow) {
    flow.done()
    placeUnit(game, flow, unit, areaOf(choice.area), 1, owner)
    unitsPlaced(game, flow, Bits.only(unit), owner)
  },
})

export function removeUnits(flow: Telling, effect: Op<'removeUnits'>, act: Act): Led {
  flow.then(removeOneUnit, {
    owner: act.owner,
    left: effect.max,
    place: effect.area,
    ...withFilter(effect.filter),
  })
  return 'queued'
}

export const removeOneUnit = step('remove-unit', {
  rule: '14.2',
  ask(game, { owner, left, place, filter }: Units) {
    if (left === 0) return undefined
    const choices = unitsOnMap(game, place, filter)
    return choices.length > 0 && { seat: owner, prompt: 'remove-unit', choices: [...choices, DONE] }
  },
  answer(game, local, choice: ChoiceOf<'unitAt' | 'done'>, flow) {
    if (choice.do !== 'unitAt') return flow.done()
    local.left -= 1
    removeUnit(game, flow, local.owner, unitOf(choice.unit), areaOf(choice.area))
  },
})

/** §23.15 */
export function placeSeals(flow: Telling, effect: Op<'placeSeal'>, act: Act): Led {
  flow.then(placeOneSeal, {
    owner: act.owner,
    left: effect.n,
    place: effect.area,
    exact: !effect.upTo,
  })
  return 'queued'
}

export const placeOneSeal = step('place-seal', {
  rule: '23.15',
  ask(game, { owner, left, place, exact }: { owner: Seat; left: number; place: Place; exact: boolean }) {
    if (left === 0) return undefined
    const areas = AREAS.flatMap((_, area) =>
      maySeal(game, owner, area) && isPlace(game, place, area) ? [itemAt(AREA_CHOICES, area)] : [],
    )
    const choices = exact ? areas : [...areas, DONE]
    return areas.length > 0 && { seat: owner, prompt: 'place-seal', choices }
  },
  answer(game, local, choice: ChoiceOf<'area' | 'done'>, flow) {
    if (choice.do !== 'area') return flow.done()
    local.left -= 1
    placeSeal(game, flow, local.owner, areaOf(choice.area))
  },
})

export function removeSeals(flow: Telling, effect: Op<'removeSeal'>, act: Act): Led {
  flow.then(removeOneSeal, {
    owner: act.owner,
    left: effect.n,
    place: effect.area,
    any: effect.who === 'any',
    exact: !effect.upTo,
  })
  return 'queued'
}

export const removeOneSeal = step('remove-seal', {
  rule: '24.13',
  ask(
    game,
    {
      owner,
      left,
      place,
      any,
      exact,
    }: { owner: Seat; left: number; place: Place; any: boolean; exact: boolean },
  ) {
    if (left === 0) return undefined
    const choices: CourtChoice[] = []
    let rivals = 0
    for (let seat = 0; seat < game.seats; seat++) {
      if (seat === owner && !any) continue
      for (let area = 0; area < AREAS.length; area++)
        if (hasSeal(game, seat, area) && isPlace(game, place, area)) {
          choices.push({ do: 'sealAt', area: AREAS[area] as Area, seat })
          if (seat !== owner) rivals += 1
        }
    }
    if (choices.length === 0) return undefined
    // Nobody has to remove a Seal of their own.
    if (!exact || rivals === 0) choices.push(DONE)
    return { seat: owner, prompt: 'remove-seal', choices }
  },
  answer(game, local, choice: ChoiceOf<'sealAt' | 'done'>, flow) {
    if (choice.do !== 'sealAt') return flow.done()
    local.left -= 1
    removeSeal(game, flow, local.owner, choice.seat, areaOf(choice.area))
  },
})

/** §25.14 */
export function store(game: Court, flow: Telling, effect: Op<'store'>, act: Act): Led {
  if (!canPay(game, act.owner, effect.what)) return 'done'
  payGoods(game, flow, act.owner, effect.what as Goods)
  // Used once more without another Seal (§26.13), none lies on it.
  game.map.stores = [...game.map.stores, act.owner, act.area, act.abilityUsed ? 0 : 1]
  flow.tell({ kind: 'stored', seat: act.owner, area: AREAS[act.area] as Area })
  return 'done'
}

/** Activates, moves or uses a unit outside the unit action (§24.11, §26.13). */
export function unitEffect(game: Court, flow: Telling, effect: Op<'unit'>, act: Act): Led {
  if (effect.mode === 'move') flow.then(moveAgain, { seat: act.owner })
  else if (effect.mode === 'abilityAgain')
    runUnitAbility(game, flow, act.owner, act.unit, game.action.area, act.sealsBefore, 1)
  else
    flow.then(unitFree, {
      owner: act.owner,
      left: effect.times,
      ability: effect.ability !== false,
      only: effect.mode === 'ability',
      ...withFilter(effect.filter),
    })
  return 'queued'
}

export const unitFree = step('unit-free', {
  rule: '24.11',
  ask(
    game,
    { owner, left, filter }: { owner: Seat; left: number; ability: boolean; only: boolean; filter?: Filter },
  ) {
    if (left === 0) return undefined
    const choices = unitsOnMap(game, 'anyArea', filter)
    return choices.length > 0 && { seat: owner, prompt: 'unit-free', choices: [...choices, PASS] }
  },
  answer(game, local, choice: ChoiceOf<'unitAt' | 'pass'>, flow) {
    if (choice.do !== 'unitAt') return flow.done()
    local.left -= 1
    commit(game, flow)
    const unit = unitOf(choice.unit)
    const area = areaOf(choice.area)
    if (local.only) runUnitAbility(game, flow, local.owner, unit, area, sealsIn(game, area), 1)
    else activateUnit(game, flow, local.owner, unit, area, local.ability)
  },
})

/** §25.11 Events of an Age that are not in the match are looked at; one may take the place of a future one. */
export function swapEvent(game: Court, flow: Telling, effect: Op<'swapEvent'>, act: Act): Led {
  const ages = [1, 2, 3, 4].filter((age) => futureOf(game, age).length > 0 && outsideOf(game, age).length > 0)
  if (ages.length === 0) return 'done'
  flow.then(chooseAge, { owner: act.owner, look: effect.look, ages })
  return 'queued'
}

const ageOf = (game: Court, event: number): number => game.tables.events[event]?.age ?? 0

const futureOf = (game: Court, age: number): number[] =>
  game.events.row.filter((event, round) => round > game.round && ageOf(game, event) === age)

const outsideOf = (game: Court, age: number): number[] =>
  game.events.box.filter((event) => ageOf(game, event) === age).sort((a, b) => a - b)

export const chooseAge = step('choose-age', {
  rule: '25.11',
  ask: (_game, { owner, ages }: { owner: Seat; look: number; ages: readonly number[] }) => ({
    seat: owner,
    prompt: 'choose-age',
    choices: numberChoices(0, 4).filter((choice) => choice.do === 'number' && ages.includes(choice.n)),
  }),
  answer(game, { owner, look }, choice: ChoiceOf<'number'>, flow) {
    flow.done()
    const seen = pickSome(outsideOf(game, choice.n), look, (below) => flow.pick(below))
    flow.then(exchangeEvent, { owner, age: choice.n, seen })
  },
})

function pickSome(from: number[], n: number, pick: (below: number) => number): number[] {
  const left = from.slice()
  const some: number[] = []
  while (some.length < n && left.length > 0) some.push(...left.splice(pick(left.length), 1))
  return some.sort((a, b) => a - b)
}

const idOfEvent = (game: Court, event: number): string => game.tables.events[event]?.id ?? ''

export const exchangeEvent = step('swap-event', {
  rule: '25.11',
  ask(game, { owner, age, seen }: { owner: Seat; age: number; seen: readonly number[] }) {
    const choices: CourtChoice[] = futureOf(game, age).flatMap((out) =>
      seen.map(
        (into): CourtChoice => ({ do: 'swap', out: idOfEvent(game, out), into: idOfEvent(game, into) }),
      ),
    )
    return {
      seat: owner,
      prompt: 'swap-event',
      choices: [...choices, DONE],
      facts: { seen: seen.map((event) => idOfEvent(game, event)) },
    }
  },
  answer(game, { owner }, choice: ChoiceOf<'swap' | 'done'>, flow) {
    flow.done()
    if (choice.do !== 'swap') return
    const out = game.tables.events.findIndex(({ id }) => id === choice.out)
    const into = game.tables.events.findIndex(({ id }) => id === choice.into)
    game.events.row = game.events.row.map((event, round) =>
      event === out && round > game.round ? into : event,
    )
    game.events.box = game.events.box.map((event) => (event === into ? out : event))
    flow.tell({ kind: 'event-swapped', seat: owner, out: choice.out, into: choice.into })
  },
  resample(game, local, seat, pick) {
    return seat === local.owner
      ? local
      : { ...local, seen: pickSome(outsideOf(game, local.age), local.seen.length, pick) }
  },
})
