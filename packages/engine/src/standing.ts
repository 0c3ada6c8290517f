import type { Decision } from './decision.ts'

/** What a seat wants done when it is asked outside its turn. */
export const STANDING = ['ask', 'pass-unless-target', 'pass'] as const
export type Standing = (typeof STANDING)[number]

/** Orders by kind of window; `*` is for all the others. */
export type StandingOrders = { readonly [window: string]: Standing | undefined }

/** The choice that the orders make, or nothing when the seat wants to be asked. */
export function standingChoice(decision: Decision, orders: StandingOrders): number | undefined {
  const { window } = decision
  if (!window) return undefined
  const order = orders[window.kind] ?? orders['*'] ?? 'ask'
  if (order === 'ask') return undefined
  if (order === 'pass-unless-target' && window.aims.includes(decision.seat)) return undefined
  return window.pass
}
