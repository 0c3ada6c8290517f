import type { PlayedCard } from '@hippodrome/court'
import { spotClass } from '../board/stage.ts'
import { hotSpots } from './gesture.ts'
import { type Court, isLegal } from './stage.ts'

/** How a card that lies in a court is lit: whether it can be chosen, is picked, leads a gesture, or can be activated alone. */
export type CardLight = {
  /** Classes of its spot. */
  readonly classes: string
  readonly legal: boolean
  readonly hot: boolean
  readonly alone: boolean
}

const SIGNS = { legal: 'l', picked: 'p', hot: 'h', alone: 'a' } as const

/**
 * The light of all cards of a court as one word, by their order: a court is drawn anew only when its cards or this word
 * change, not whenever anything on the table does.
 */
export function lightOf(court: Court, played: readonly PlayedCard[]): string {
  const hot = hotSpots(court)
  const signs = played.map(({ card }) => {
    const spot = `card:${card}`
    return [
      isLegal(court, spot) ? SIGNS.legal : '',
      spotClass(court, spot, '').includes('picked') ? SIGNS.picked : '',
      hot.has(spot) ? SIGNS.hot : '',
      isLegal(court, `alone:${card}`) ? SIGNS.alone : '',
    ].join('')
  })
  return signs.join()
}

/** The same, card by card. */
export function lightsIn(played: readonly PlayedCard[], word: string): ReadonlyMap<string, CardLight> {
  const signs = word.split(',')
  return new Map(
    played.map(({ card }, index) => {
      const lit = (sign: keyof typeof SIGNS) => signs[index]?.includes(SIGNS[sign]) === true
      const legal = lit('legal')
      const classes = `${legal ? ' legal' : ''}${lit('picked') ? ' picked' : ''}`
      return [card, { classes, legal, hot: lit('hot'), alone: lit('alone') }]
    }),
  )
}
