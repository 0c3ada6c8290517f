import * as v from 'valibot'
import type { Decision } from './decision.ts'

/**
 * When a seat is asked: always; only if it can do something, that is, has more than one choice; and of what happens
 * outside its turn only if it is aimed at, or never.
 */
export const STANDING = ['ask', 'able', 'pass-unless-target', 'pass'] as const
export type Standing = (typeof STANDING)[number]

export const standingSchema = v.record(v.pipe(v.string(), v.maxLength(80)), v.picklist(STANDING))

/** Orders by kind of window; `*` is for all the others, and for what is asked in a seat's own turn. */
export type StandingOrders = { readonly [window: string]: Standing }

/** All that a seat has ordered. */
export const ordersSchema = v.strictObject({
  standing: v.optional(standingSchema),
  /** Whether a turn of its own that it may still take back waits for its word before others go on. */
  confirm: v.optional(v.boolean()),
})
export type Orders = {
  readonly standing?: StandingOrders | undefined
  readonly confirm?: boolean | undefined
}

/** What a person wants who has not said otherwise. */
export const USUAL_ORDERS: StandingOrders = { '*': 'able' }

/** The choice that the orders make, or nothing when the seat wants to be asked. */
export function standingChoice(
  { window, choices, seat }: Decision,
  orders: StandingOrders,
): number | undefined {
  const order = (window && orders[window.kind]) ?? orders['*'] ?? 'ask'
  if (order === 'ask') return undefined
  if (choices.length === 1) return 0
  if (!window || order === 'able') return undefined
  return order === 'pass-unless-target' && window.aims.includes(seat) ? undefined : window.pass
}

/** The kinds of window in `orders` that a game does not have. */
export const unknownWindows = (windows: readonly string[], orders: StandingOrders): string[] =>
  Object.keys(orders).filter((kind) => kind !== '*' && !windows.includes(kind))

/** Orders from an older file, without the windows that the game no longer has. */
export function knownOrders(windows: readonly string[], orders: Orders): Orders {
  const { standing, ...rest } = orders
  if (!standing) return rest
  const unknown = unknownWindows(windows, standing)
  const known = Object.entries(standing).filter(([kind]) => !unknown.includes(kind))
  return { ...rest, standing: Object.fromEntries(known) }
}
