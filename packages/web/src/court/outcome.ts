import type { Action } from '@hippodrome/court/vocabulary'
import { hotSpots } from './gesture.ts'
import type { Court } from './stage.ts'

/** A part of what an action costs or brings: a sign and a number. */
export type Outcome = { readonly icon: string; readonly n: string; readonly title?: string }

/** What an action would cost and bring as the table stands, in a few signs; the words are in `does`. */
export function outcomeOf(action: Action, court: Court): readonly Outcome[] {
  const { view, me, words } = court
  const hot = hotSpots(court)
  const free = view.market.find(({ good }) => good === undefined)
  const prices = view.market.flatMap(({ good, price }) => (good === undefined ? [] : [price]))
  switch (action) {
    case 'draw':
      return [
        { icon: 'auctoritas', n: '−1…3' },
        { icon: 'hand', n: '+2' },
      ]
    case 'play': {
      const n = (view.own?.hand ?? []).filter((card) => hot.has(`card:${card}`)).length
      return [{ icon: 'hand', n: `${n}`, title: words.affords(n) }]
    }
    case 'activate': {
      const n = (me?.played ?? []).filter(
        ({ card, leader }) => leader === undefined && hot.has(`card:${card}`),
      ).length
      return [{ icon: 'bandon', n: `${n}`, title: words.ready(n) }]
    }
    case 'sell':
      return free ? [{ icon: 'nomisma', n: `+${free.price}` }] : []
    case 'buy':
      return prices.length > 0
        ? [{ icon: 'nomisma', n: `−${Math.min(...prices)}…${Math.max(...prices)}` }]
        : []
    case 'reset':
      return [{ icon: 'hand', n: '+1' }]
    case 'unit':
      return [{ icon: 'auctoritas', n: '−1' }]
    default:
      return []
  }
}
