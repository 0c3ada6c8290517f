import type { Choice, Order, Orders, Passing, StandingOrders, Words } from '@hippodrome/engine'
import { USUAL_ORDERS } from '@hippodrome/engine'
import type { Playing } from '../play/playing.ts'
import type { orderWords } from './words.ts'

type Said = (typeof orderWords)['en']
type GameWords = Pick<Words<unknown, Choice, never>, 'window' | 'until'>

export const standingOf = ({ standing }: Orders): StandingOrders => standing ?? USUAL_ORDERS

export const nameOf = (game: GameWords, kind: string): string => game.window?.(kind)?.name ?? kind

export const whenOf = (said: Said, game: GameWords, { until }: Pick<Passing, 'until'>): string =>
  (until && game.until?.(until)) ?? said.match

const passingOf = (order: Order): Passing | undefined => {
  if (typeof order === 'object') return order
  if (order === 'pass') return { do: 'pass' }
  return order === 'pass-unless-target' ? { do: 'pass', unless: { aimed: true } } : undefined
}

/** An order as a sentence without its window. */
export function sentenceOf(said: Said, game: GameWords, kind: string, order: Order): string {
  const passing = passingOf(order)
  if (!passing) return order === 'ask' ? said.always : said.able
  const { aimed, over } = passing.unless ?? {}
  const limit = over === undefined ? undefined : game.window?.(kind)?.over?.(over)
  const exceptions = [aimed ? said.aimed : undefined, limit].filter((one) => one !== undefined)
  const unless = exceptions.length > 0 ? `, ${said.unless(exceptions.join(said.or))}` : ''
  return `${said.pass} ${said.until(whenOf(said, game, passing))}${unless}`
}

/** What was ordered for single windows: those in force, then those that are over. */
export function listed(
  orders: Orders,
): readonly { readonly kind: string; readonly order: Order; readonly ended: boolean }[] {
  return Object.entries(standingOf(orders))
    .filter(([kind]) => kind !== '*')
    .map(([kind, order]) => ({ kind, order, ended: typeof order === 'object' && order.ended === true }))
    .toSorted((one, other) => Number(one.ended) - Number(other.ended))
}

export function without(orders: Orders, kind: string): Orders {
  const { [kind]: _gone, ...standing } = standingOf(orders)
  return { ...orders, standing }
}

export const withOrder = (orders: Orders, kind: string, order: Order): Orders => ({
  ...orders,
  standing: { ...standingOf(orders), [kind]: order },
})

/** Why one is asked in spite of orders, or what was answered, as a sentence. */
export function noticeOf(
  said: Said,
  game: GameWords,
  { stopped, answered }: Playing['state']['view'],
): string | undefined {
  if (stopped) {
    if (stopped.why === 'other-question') return said.stoppedOther
    if (stopped.why === 'not-offered') return said.stoppedOffered
    const name = nameOf(game, stopped.window)
    if (stopped.why === 'aimed') return said.stoppedAimed(name)
    return stopped.why === 'over'
      ? said.stoppedOver(name, stopped.amount, stopped.limit)
      : said.stoppedEnded(name, whenOf(said, game, stopped))
  }
  if (!answered) return undefined
  const list = answered.map(({ by, of, times }) =>
    said.times(by === 'ahead' ? said.played : nameOf(game, of), times),
  )
  return said.answered(list.join(', '))
}
