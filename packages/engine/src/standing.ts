import * as v from 'valibot'
import type { Decision } from './decision.ts'
import type { Match } from './match.ts'

/** What a seat wants done when it is asked outside its turn. */
export const STANDING = ['ask', 'pass-unless-target', 'pass'] as const
export type Standing = (typeof STANDING)[number]

export const standingSchema = v.record(v.pipe(v.string(), v.maxLength(80)), v.picklist(STANDING))

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

/** Makes the choices that the seats' orders make, until nobody with an order is asked; gives how many. */
export function obeyStanding(
  match: Pick<Match, 'state' | 'submit'>,
  orders: readonly (StandingOrders | undefined)[],
): number {
  for (let made = 0; ; made++) {
    const { pending, opened } = match.state
    const next = pending.flatMap((decision) => {
      const choice = standingChoice(decision, orders[decision.seat] ?? {})
      return choice === undefined ? [] : [{ seat: decision.seat, choice }]
    })[0]
    if (!next || !match.submit({ ...next, decision: opened[next.seat] ?? 0 }).ok) return made
  }
}
