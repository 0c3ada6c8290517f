import type { Seat } from '@hippodrome/engine'
import { cardOf, isDown } from '../rules/area.ts'
import { type Court, playedBy } from '../state.ts'
import { heroWorth } from './goods.ts'
import { roundsLeft } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** Cards in play, besides what they produce. */
export function areaWorth(game: Court, seat: Seat): number {
  const left = roundsLeft(game)
  let worth = 0
  for (const index of playedBy(game, seat)) {
    const card = cardOf(game, index)
    worth += card.cost * WEIGHT.cost
    if (card.hero && !isDown(game, index)) worth += heroWorth(card.levels, left)
  }
  return worth
}
