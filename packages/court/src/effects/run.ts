import type { Flow } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import type { Goods } from '../data/parts.ts'
import { NO, YES } from '../rules/choices.ts'
import { countFor, holds } from '../rules/count.ts'
import { actNow, commit, sourceOf } from '../rules/fire.ts'
import { bagOf, canPay, gainGoods, payGoods } from '../rules/goods.ts'
import { canUse } from '../rules/units.ts'
import { type Act, type Court, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { activateFree, flipCard, playAnother, removeCard } from './cards.ts'
import { addContribution, cancel, modifyNow, outcome, vote } from './court.ts'
import { convert, divideLoot, gain, gainChoice, lose, steal } from './goods.ts'
import { discard, drawEffect, peek, search } from './hands.ts'
import {
  moveUnits,
  placeable,
  placeSeals,
  placeUnits,
  removeSeals,
  removeUnits,
  store,
  swapEvent,
  unitEffect,
} from './map.ts'
import { casket, market } from './market.ts'

/**
 * What performing an effect led to: nothing more to wait for, steps that come first, or steps after which the same
 * effect is to be performed again (somebody had to be chosen).
 */
export type Led = 'done' | 'queued' | 'again'

/** §13.1 A list of effects, from left to right. */
export const effects = step('effects', {
  rule: '13.1',
  play(game, { list, at }: { list: number; at: number }, flow) {
    const all = game.tables.lists[list] as readonly Effect[]
    for (let index = at; index < all.length; index++) {
      const led = perform(game, flow, all[index] as Effect, actNow(game))
      if (led === 'done') continue
      const next = led === 'again' ? index : index + 1
      if (next < all.length) flow.call('effects', { list, at: next })
      return
    }
  },
})

/** Runs a list `left` times. */
export const repeat = step('repeat', {
  play(_game, { list, left }: { list: number; left: number }, flow) {
    if (left === 0) return
    flow.then(effects, { list, at: 0 })
    if (left > 1) flow.call('repeat', { list, left: left - 1 })
  },
})

function perform(game: Court, flow: Flow<CourtEntry>, effect: Effect, act: Act): Led {
  switch (effect.op) {
    case 'gain':
      return gain(game, flow, effect, act)
    case 'gainChoice':
      return gainChoice(game, flow, effect, act)
    case 'lose':
      return lose(game, flow, effect, act)
    case 'steal':
      return steal(game, flow, effect, act)
    case 'convert':
      return convert(flow, effect, act)
    case 'draw':
      return drawEffect(game, flow, effect, act)
    case 'search':
      return search(game, flow, effect, act)
    case 'discard':
      return discard(game, flow, effect, act)
    case 'play':
      return playAnother(game, flow, effect, act)
    case 'action':
      game.action.extra += effect.n
      return 'done'
    case 'activate':
      return activateFree(game, flow, effect, act)
    case 'market':
      return market(game, flow, effect, act)
    case 'casket':
      return casket(game, flow, effect, act)
    case 'modify':
      return modifyNow(game, flow, effect, act)
    case 'substitute':
      // Declared when contributions are revealed (§15.2), not here.
      return 'done'
    case 'contribute':
      return addContribution(flow, effect, act)
    case 'vote':
      return vote(game, flow, effect, act)
    case 'cancel':
      return cancel(game, effect)
    case 'moveUnits':
      return moveUnits(flow, effect, act)
    case 'placeUnits':
      return placeUnits(flow, effect, act)
    case 'removeUnits':
      return removeUnits(flow, effect, act)
    case 'removeCard':
      return removeCard(game, flow, effect, act)
    case 'flipCard':
      return flipCard(game, flow, effect, act)
    case 'divideLoot':
      return divideLoot(game, flow, effect, act)
    case 'peek':
      return peek(game, flow, effect, act)
    case 'outcome':
      return outcome(game, flow, effect, act)
    case 'choose':
      return choose(flow, effect, act, game)
    case 'pay':
      return pay(game, flow, effect, act)
    case 'forEach':
      return forEach(game, flow, effect, act)
    case 'if':
      return branch(game, flow, effect, act)
    case 'store':
      return store(game, flow, effect, act)
    case 'placeSeal':
      return placeSeals(flow, effect, act)
    case 'removeSeal':
      return removeSeals(flow, effect, act)
    case 'unit':
      return unitEffect(game, flow, effect, act)
    case 'swapEvent':
      return swapEvent(game, flow, effect, act)
  }
}

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>

const listOf = (game: Court, list: readonly Effect[]): number => game.tables.listNumber.get(list) ?? 0

function branch(game: Court, flow: Flow<CourtEntry>, effect: Op<'if'>, act: Act): Led {
  const list = holds(game, act.owner, effect.cond, act) ? effect.then : effect.else
  if (!list) return 'done'
  flow.then(effects, { list: listOf(game, list), at: 0 })
  return 'queued'
}

function forEach(game: Court, flow: Flow<CourtEntry>, effect: Op<'forEach'>, act: Act): Led {
  const times = Math.min(
    Math.floor(countFor(game, act.owner, effect.count, act) / effect.per),
    effect.max ?? 999,
  )
  if (times === 0) {
    if (effect.count.of !== 'chosenBandon' || act.called !== -1) return 'done'
    flow.call('choose-bandon', { seat: act.owner })
    return 'again'
  }
  const [only] = effect.effects
  if (effect.effects.length === 1 && only?.op === 'gain' && only.who === 'self') {
    gainGoods(game, flow, act.owner, only.what, sourceOf(game), times)
    return 'done'
  }
  flow.then(repeat, { list: listOf(game, effect.effects), left: times })
  return 'queued'
}

/** It cannot do anything now, even if `paid` is paid for it: nobody is asked to. */
function isVain(game: Court, effect: Effect, act: Act, paid: Goods): boolean {
  if (effect.op === 'choose') return effect.options.every((list) => areVain(game, list, act, paid))
  if (effect.op === 'placeUnits') return placeable(game, effect.area, effect.filter).length === 0
  if (effect.op !== 'unit' || effect.mode !== 'abilityAgain') return false
  return !canUse(game, act.owner, act.unit, paid)
}

const areVain = (game: Court, list: readonly Effect[], act: Act, paid: Goods): boolean =>
  list.every((effect) => isVain(game, effect, act, paid))

function pay(game: Court, flow: Flow<CourtEntry>, effect: Op<'pay'>, act: Act): Led {
  if (!canPay(game, act.owner, effect.cost) || areVain(game, effect.then, act, effect.cost)) return 'done'
  flow.then(payFor, {
    owner: act.owner,
    list: listOf(game, effect.then),
    left: effect.upTo,
    cost: effect.cost,
  })
  return 'queued'
}

/** Pay once more, or not. */
export const payFor = step('pay-for', {
  rule: '13.1',
  ask(game, { owner, left, cost }: { owner: number; list: number; left: number; cost: readonly number[] }) {
    if (left === 0 || !canPay(game, owner, cost)) return undefined
    return {
      seat: owner,
      prompt: 'pay-for',
      choices: actNow(game).sure ? [YES] : [YES, NO],
      facts: { source: sourceOf(game), cost: bagOf(cost) },
    }
  },
  answer(game, local, choice: ChoiceOf<'yes' | 'no'>, flow) {
    if (choice.do === 'no') return flow.done()
    local.left -= 1
    commit(game, flow)
    payGoods(game, flow, local.owner, local.cost, sourceOf(game))
    flow.then(effects, { list: local.list, at: 0 })
  },
})

function choose(flow: Flow<CourtEntry>, effect: Op<'choose'>, act: Act, game: Court): Led {
  const lists = effect.options.map((list) => (areVain(game, list, act, []) ? CLOSED : listOf(game, list)))
  if (lists.every((list) => list === CLOSED)) return 'done'
  flow.then(chooseEffect, { owner: act.owner, lists })
  return 'queued'
}

/** In place of a list of effects that cannot do anything. */
const CLOSED = -1

export const chooseEffect = step('choose-effect', {
  rule: '13.1',
  ask: (game, { owner, lists }: { owner: number; lists: readonly number[] }) => ({
    seat: owner,
    prompt: 'choose-effect',
    choices: lists.flatMap((list, index): CourtChoice[] => (list < 0 ? [] : [{ do: 'branch', index }])),
    facts: { source: sourceOf(game) },
  }),
  answer(_game, local, choice: ChoiceOf<'branch'>, flow) {
    flow.then(effects, { list: local.lists[choice.index] ?? 0, at: 0 })
    flow.done()
  },
})
