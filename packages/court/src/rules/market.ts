import { itemAt, Bits, deny, type Flow, type Seat } from '@hippodrome/engine'
import { type Court, has, NOMISMA, step } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { RESOURCES, type Resource } from '../vocabulary.ts'
import { drawCards } from './cards.ts'
import { ACTION_CHOICES, actionOf, DONE, goodOf } from './choices.ts'
import { commit, fire } from './fire.ts'
import { give, take } from './goods.ts'
import { modified, modifiersOf } from './live.ts'

/** A sale or purchase under way. `action`: it is the action itself, not an effect. */
export type Deal = {
  seat: Seat
  left: number
  delta: number
  exact: boolean
  action: boolean
  count: number
  /** In Solo's one action for both: the kinds that were dealt the other way, those dealt now, and whether the other way is still to come. */
  barred?: Bits
  dealt?: Bits
  more?: boolean
}

/** §22.26 */
const isBarred = ({ barred = Bits.empty }: Pick<Deal, 'barred'>, good: number): boolean =>
  Bits.has(barred, good)

/** As many as one likes. */
export const ALL = 99

const SIZE = 8

const priceAt = (game: Court, position: number): number => game.tables.rules.market.ladder[position] as number

const sellPrice = (game: Court, seat: Seat, delta: number): number =>
  Math.max(0, priceAt(game, game.market.length) + modified(game, seat, 'sellPrice') + delta)

/** §12.7, §13.18 */
function buyPrice(
  game: Court,
  { seat, delta, action, count }: Deal,
  position: number,
  change: number,
): number {
  const price = Math.max(0, priceAt(game, position) + change - delta)
  if (!action) return price
  let best = price
  for (const { effect } of modifiersOf(game, seat, 'buyPrice'))
    if (effect.first !== undefined && count < effect.first)
      best = Math.min(best, Math.max(Math.min(price, effect.min ?? 0), best + effect.delta))
  return best
}

/** Whether the market takes a good of which the seat has one. */
const isSaleable = (game: Court, seat: Seat, good: number): boolean =>
  has(game, seat, good) > 0 && (!game.market.includes(good) || game.market[0] === good)

export function canSell(game: Court, seat: Seat, barred: Bits = Bits.empty): boolean {
  if (game.market.length >= SIZE) return false
  for (let good = 0; good < NOMISMA; good++)
    if (!Bits.has(barred, good) && isSaleable(game, seat, good)) return true
  return false
}

export function canBuy(
  game: Court,
  seat: Seat,
  delta = 0,
  action = false,
  barred: Bits = Bits.empty,
): boolean {
  const deal: Deal = { seat, left: 1, delta, exact: false, action, count: 0 }
  const money = has(game, seat, NOMISMA)
  const change = modified(game, seat, 'buyPrice')
  for (let position = 0; position < game.market.length; position++)
    if (
      (game.market[position] as number) >= 0 &&
      !Bits.has(barred, game.market[position] as number) &&
      buyPrice(game, deal, position, change) <= money
    )
      return true
  return false
}

/** §12.2 to §12.4: missing kinds in any order, then at most one duplicate of the first. */
export const sell = step('sell', {
  rule: '12.2',
  ask(game, local: Deal & { over: boolean }) {
    const { seat, left, delta, exact, action, count, over } = local
    if (left === 0 || over || game.market.length >= SIZE) return undefined
    const price = sellPrice(game, seat, delta)
    const choices: CourtChoice[] = []
    for (let good = 0; good < NOMISMA; good++) {
      if (!isSaleable(game, seat, good) || isBarred(local, good)) continue
      const duplicate = game.market[0] === good
      choices.push({ do: 'sell', good: RESOURCES[good] as Resource, price, duplicate })
    }
    if (choices.length === 0) return undefined
    if (!exact && (count > 0 || !action)) choices.push(DONE)
    return { seat, prompt: 'sell', choices }
  },
  answer(game, local, choice: ChoiceOf<'sell' | 'done'>, flow) {
    if (choice.do !== 'sell') return flow.done()
    if (!local.action) commit(game, flow)
    const good = goodOf(choice.good)
    noteDeal(local, good)
    take(game, local.seat, good, 1)
    give(game, local.seat, NOMISMA, choice.price)
    game.market.push(good)
    if (choice.duplicate) {
      game.market.shift()
      local.over = true
    }
    flow.tell({ kind: 'sold', seat: local.seat, good: choice.good, price: choice.price })
  },
  denied: (game, local) =>
    RESOURCES.flatMap((good, index) => {
      const { seat, delta } = local
      const saleable = isSaleable(game, seat, index)
      if (has(game, seat, index) === 0 || (saleable && !isBarred(local, index))) return []
      const price = sellPrice(game, seat, delta)
      const choice: CourtChoice = { do: 'sell', good, price, duplicate: false }
      return saleable
        ? [deny(choice, 'bought-just-now', '22.26', { good })]
        : [deny(choice, 'in-market', '12.2', { good })]
    }),
  after(game, local, flow) {
    const { seat, count } = local
    if (count > 0) {
      if (game.action.declared[0] === seat) game.action.sold += count
      fire(game, flow, seat, 'onSell', { actor: seat })
    }
    theOtherWay(flow, local, BUY)
  },
})

/** §12.5: prices stand while one buys; afterwards the goods slide. */
export const buy = step('buy', {
  rule: '12.5',
  ask(game, local: Deal) {
    const { seat, left, exact, action, count } = local
    if (left === 0) return undefined
    const money = has(game, seat, NOMISMA)
    const change = modified(game, seat, 'buyPrice')
    const choices: CourtChoice[] = []
    for (let position = 0; position < game.market.length; position++) {
      const good = game.market[position] as number
      if (good < 0 || isBarred(local, good)) continue
      const price = buyPrice(game, local, position, change)
      if (price <= money)
        choices.push({ do: 'buy', good: RESOURCES[good] as Resource, price, position: position + 1 })
    }
    if (choices.length === 0) return undefined
    if (!exact && (count > 0 || !action)) choices.push(DONE)
    return { seat, prompt: 'buy', choices }
  },
  answer(game, local, choice: ChoiceOf<'buy' | 'done'>, flow) {
    if (choice.do !== 'buy') return flow.done()
    if (!local.action) commit(game, flow)
    noteDeal(local, goodOf(choice.good))
    take(game, local.seat, NOMISMA, choice.price)
    give(game, local.seat, goodOf(choice.good), 1)
    game.market[choice.position - 1] = -1
    flow.tell({ kind: 'bought', seat: local.seat, good: choice.good, price: choice.price })
  },
  denied(game, local) {
    const have = has(game, local.seat, NOMISMA)
    const change = modified(game, local.seat, 'buyPrice')
    return game.market.flatMap((index, position) => {
      const good = RESOURCES[index]
      if (!good) return []
      const cost = buyPrice(game, local, position, change)
      const choice: CourtChoice = { do: 'buy', good, price: cost, position: position + 1 }
      if (isBarred(local, index)) return [deny(choice, 'sold-just-now', '22.26', { good })]
      return cost > have ? [deny(choice, 'too-dear', '12.5', { cost, have })] : []
    })
  },
  after(game, local, flow) {
    const { seat, count } = local
    game.market = game.market.filter((good) => good >= 0)
    if (count > 0) fire(game, flow, seat, 'onBuy', { actor: seat })
    theOtherWay(flow, local, SELL)
  },
})

function noteDeal(local: Deal, good: number): void {
  local.left -= 1
  local.count += 1
  local.dealt = Bits.with(local.dealt ?? Bits.empty, good)
}

type Mode = {
  seat: Seat
  left: number
  delta: number
  exact: boolean
  action: boolean
  modes: number
  once: boolean
  /** Kinds that were dealt the other way (§22.26). */
  barred?: Bits
}

const SELL = 1
const BUY = 2

/** §22.5 Whoever has sold in Solo may still buy in the same action, and the other way round. */
function theOtherWay(flow: Flow<CourtEntry>, deal: Deal, modes: number): void {
  const { seat, delta, exact, action, dealt = Bits.empty } = deal
  if (deal.more)
    flow.then(tradeMode, { seat, left: ALL, delta, exact, action, modes, once: false, barred: dealt })
}

/** Sell or buy; as Solo's action both, each once (§22.5). */
export const tradeMode = step('trade-mode', {
  rule: '12.8',
  ask(game, { seat, delta, action, modes, barred }: Mode) {
    const choices: CourtChoice[] = []
    if (Bits.meet(modes, SELL) && canSell(game, seat, barred))
      choices.push(itemAt(ACTION_CHOICES, actionOf('sell')))
    if (Bits.meet(modes, BUY) && canBuy(game, seat, delta, action, barred))
      choices.push(itemAt(ACTION_CHOICES, actionOf('buy')))
    if (choices.length === 0) return undefined
    if (!action || modes !== (SELL | BUY)) choices.push(DONE)
    return { seat, prompt: 'trade-mode', choices }
  },
  answer(_game, local, choice: ChoiceOf<'action' | 'done'>, flow) {
    flow.done()
    if (choice.do !== 'action') return
    const { seat, left, delta, exact, action, modes, once, barred } = local
    const more = !once && modes === (SELL | BUY)
    const deal: Deal = {
      seat,
      left,
      delta,
      exact,
      action,
      count: 0,
      ...(more ? { more } : {}),
      ...(barred ? { barred } : {}),
    }
    if (choice.action === 'sell') flow.then(sell, { ...deal, over: false })
    else flow.then(buy, deal)
  },
})

/** §12.6 */
export function resetMarket(game: Court, flow: Flow<CourtEntry>, seat: Seat): void {
  fillMarket(game, flow)
  drawCards(game, flow, seat, 1)
  fire(game, flow, seat, 'onReset', { actor: seat })
}

export function fillMarket(game: Court, flow: Flow<CourtEntry>): void {
  game.market = flow.shuffle(RESOURCES.map((_, good) => good))
  flow.tell({ kind: 'market', goods: game.market.map((good) => RESOURCES[good] as Resource) })
}
