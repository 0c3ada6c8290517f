import type { Seat } from '@hippodrome/engine'
import { cardOf } from './rules/area.ts'
import { numberOf } from './rules/cards.ts'
import { type Court, has, NOMISMA, optionNow } from './state.ts'
import type { CourtChoice } from './types.ts'
import { goodOf } from './rules/choices.ts'

/** How promising a choice looks before it is tried, roughly from 0 to 3. */
export function prefer(game: Court, seat: Seat, prompt: string, choice: CourtChoice): number {
  switch (choice.kind) {
    case 'action':
      return ACTION_LIKING[choice.action] ?? 1
    case 'card':
      return prompt === 'hand-limit' || prompt === 'discard-card' || prompt === 'solo-discard'
        ? 2 - worth(game, choice.card)
        : 1 + worth(game, choice.card)
    case 'discard':
      return has(game, seat, NOMISMA) < 4 ? 0.6 - worth(game, choice.card) / 4 : 0.2
    case 'number':
      // Contributions and bids are Doxa; votes are not worth everything one has.
      return prompt === 'contribute'
        ? Math.min(2, choice.n / 2)
        : prompt === 'vote-amount'
          ? 1 - choice.n / 8
          : 1
    case 'join':
      return 2
    case 'leave':
      return 0.2
    case 'intrigue':
      return 0.8
    case 'activate':
      return 2
    case 'buy':
      return wants(game, choice.good) ? 2 : 0.4
    case 'sell':
      return wants(game, choice.good) ? 0.4 : 1.5
    case 'good':
      return wants(game, choice.good) ? 2 : 1
    case 'pass':
    case 'done':
      return 0.7
    default:
      return 1
  }
}

const ACTION_LIKING: { readonly [action: string]: number } = {
  activate: 2.4,
  play: 1.8,
  draw: 1.2,
  sell: 1.2,
  buy: 1.2,
  trade: 1.3,
  build: 2.2,
  unit: 1,
  reset: 0.4,
}

/** From 0 to 1: what a card costs says what it is worth. */
const worth = (game: Court, id: string): number => Math.min(1, cardOf(game, numberOf(game, id)).cost / 9)

const wants = (game: Court, good: string): boolean => (optionNow(game)?.requires[goodOf(good)] ?? 0) > 0
