import * as v from 'valibot'
import { aheadSchema } from './ahead.ts'
import type { Decision } from './decision.ts'
import {
  type Order,
  type Orders,
  type Passing,
  type Period,
  PERIODS,
  type Periods,
  STANDING,
  type StandingOrders,
  type Windows,
} from './orders.ts'

const passingSchema = v.strictObject({
  do: v.literal('pass'),
  until: v.optional(v.picklist(PERIODS)),
  unless: v.optional(
    v.strictObject({
      aimed: v.optional(v.literal(true)),
      over: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))),
    }),
  ),
  ended: v.optional(v.literal(true)),
})

export const standingSchema = v.record(
  v.pipe(v.string(), v.maxLength(80)),
  v.union([v.picklist(STANDING), passingSchema]),
)

export const ordersSchema = v.strictObject({
  standing: v.optional(standingSchema),
  confirm: v.optional(v.boolean()),
  ahead: v.optional(aheadSchema),
})

/** Why a seat is asked although it has left an order for such a window. */
export type Despite =
  | { readonly window: string; readonly why: 'aimed' }
  | { readonly window: string; readonly why: 'over'; readonly amount: number; readonly limit: number }
  | { readonly window: string; readonly why: 'ended'; readonly until: Period }

/** The choice that the orders make, or nothing when the seat wants to be asked. */
export function standingChoice(decision: Decision, orders: StandingOrders): number | undefined {
  const judged = judge(decision, orders)
  return typeof judged === 'number' ? judged : undefined
}

/** Why the orders do not make a choice that they might have made. */
export function despite(decision: Decision, orders: StandingOrders): Despite | undefined {
  const judged = judge(decision, orders)
  return typeof judged === 'number' ? undefined : judged
}

function judge(decision: Decision, orders: StandingOrders): number | Despite | undefined {
  const { window, choices, seat } = decision
  const order = (window && orders[window.kind]) ?? orders['*'] ?? 'ask'
  if (order === 'ask') return undefined
  if (typeof order === 'object' && order.ended) return overdue(decision, orders, order)
  if (choices.length === 1) return 0
  if (!window || order === 'able') return undefined
  const { kind, aims, amount, pass } = window
  const { aimed, over } = unlessOf(order)
  if (aimed && aims.includes(seat)) return { window: kind, why: 'aimed' }
  if (over !== undefined && amount !== undefined && amount > over)
    return { window: kind, why: 'over', amount, limit: over }
  return pass
}

/** An order that has ended leaves what the others say, as if it had never been given. */
function overdue(decision: Decision, orders: StandingOrders, ended: Passing): number | Despite | undefined {
  const others = Object.entries(orders).filter(([, order]) => order !== ended)
  const judged = judge(decision, { '*': 'able', ...Object.fromEntries(others) })
  const { window } = decision
  return (
    judged ?? (window && ended.until ? { window: window.kind, why: 'ended', until: ended.until } : undefined)
  )
}

function unlessOf(order: 'pass' | 'pass-unless-target' | Passing): NonNullable<Passing['unless']> {
  if (order === 'pass') return {}
  return order === 'pass-unless-target' ? { aimed: true } : (order.unless ?? {})
}

/** Orders after the periods of a match have gone from `before` to `now`: those of a period that is over have ended. */
export function ordersAfter(orders: Orders | undefined, before: Periods, now: Periods): Orders | undefined {
  const standing = orders?.standing
  const isOver = (order: Order): order is Passing =>
    typeof order === 'object' &&
    order.until !== undefined &&
    !order.ended &&
    before[order.until] !== now[order.until]
  if (!standing || !Object.values(standing).some(isOver)) return orders
  const after = Object.entries(standing).map(([kind, order]): [string, Order] => [
    kind,
    isOver(order) ? { ...order, ended: true } : order,
  ])
  return { ...orders, standing: Object.fromEntries(after) }
}

/** What is wrong with orders in a game with these windows and periods, in one English line. */
export function refuseOrders(
  game: string,
  windows: Windows,
  periods: Periods,
  { standing = {} }: Orders,
): string | undefined {
  for (const [kind, order] of Object.entries(standing)) {
    if (!isKnown(windows, kind))
      return `${game} has no window "${kind}"; it has ${Object.keys(windows).join(', ') || 'none'}`
    if (typeof order !== 'object') continue
    if (order.unless?.over !== undefined && !windows[kind]?.amount)
      return `window "${kind}" has no amount that could be over ${order.unless.over}`
    if (order.until && periods[order.until] === undefined)
      return `${game} has no ${order.until} that an order could last`
  }
  return undefined
}

const isKnown = (windows: Windows, kind: string): boolean => kind === '*' || Object.hasOwn(windows, kind)

/** Orders from an older file, without those that the game no longer has a place for. */
export function knownOrders(windows: Windows, periods: Periods, orders: Orders): Orders {
  const { standing, ...rest } = orders
  if (!standing) return rest
  const known = Object.entries(standing).filter(
    ([kind, order]) => refuseOrders('', windows, periods, { standing: { [kind]: order } }) === undefined,
  )
  return { ...rest, standing: Object.fromEntries(known) }
}
