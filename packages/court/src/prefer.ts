import type { Seat } from '@hippodrome/engine'
import { heroWorth } from './evaluation/goods.ts'
import { roundsLeft } from './evaluation/supply.ts'
import { WEIGHT } from './evaluation/weights.ts'
import { cardOf, isDown, sizeOfBandon } from './rules/area.ts'
import { numberOf } from './rules/cards.ts'
import { goodOf, positionOf } from './rules/choices.ts'
import { type Court, has, NOMISMA, optionNow, playedBy, underOf } from './state.ts'
import type { CourtChoice } from './types.ts'

/** How promising a choice looks before it is tried, roughly from 0 to 3. */
export function prefer(game: Court, seat: Seat, prompt: string, choice: CourtChoice): number {
  switch (choice.do) {
    case 'action':
      return ACTION_LIKING[choice.action] ?? 1
    case 'card':
      return preferCard(game, seat, prompt, numberOf(game, choice.card))
    case 'discard':
      return 1.1 - worth(game, seat, numberOf(game, choice.card))
    case 'number':
      // Contributions and bids are Doxa; votes are not worth everything one has.
      return prompt === 'contribute' ? choice.n / 2 : prompt === 'vote-amount' ? 1 - choice.n / 8 : 1
    case 'join':
      return preferJoin(game, seat, numberOf(game, choice.card), numberOf(game, choice.leader))
    case 'leave':
      return 0.2
    case 'intrigue':
      return 0.8
    case 'activate':
      return preferStack(game, seat, numberOf(game, choice.card))
    case 'buy':
      return 2 * need(game, seat, goodOf(choice.good)) - choice.price / 12
    case 'sell':
      return 1.5 - 1.2 * need(game, seat, goodOf(choice.good)) + choice.price / 12
    case 'good':
      return 2 * need(game, seat, goodOf(choice.good))
    case 'trade':
      return 1 + need(game, seat, goodOf(choice.take)) - need(game, seat, goodOf(choice.give))
    case 'position':
      return preferPosition(game, seat, positionOf(choice.position))
    case 'way':
      return 1.5 - 0.2 * choice.cost
    case 'seat':
      return choice.seat === seat ? 2 : 0.5
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

function preferCard(game: Court, seat: Seat, prompt: string, card: number): number {
  const giving = prompt === 'hand-limit' || prompt === 'discard-card' || prompt === 'solo-discard'
  return giving ? 2 - worth(game, seat, card) : 1 + worth(game, seat, card)
}

/** From 0 to about 2: what a card would make in the rounds that are left, and whom it would lead. */
function worth(game: Court, seat: Seat, card: number): number {
  const { hero, levels, cost } = cardOf(game, card)
  const left = roundsLeft(game)
  const brings = made(game, seat, card) * left * 0.5 + (hero ? heroWorth(levels, left) : 0)
  return Math.max(0, Math.min(2, (brings + cost * (WEIGHT.cost - WEIGHT.nomisma)) / 3))
}

/** What one activation of a card makes. */
function made(game: Court, seat: Seat, card: number): number {
  const { produces, productive } = cardOf(game, card)
  if (!productive) return 0
  let sum = (produces[NOMISMA] as number) * 0.2
  for (let good = 0; good < NOMISMA; good++) {
    const n = produces[good] as number
    if (n > 0) sum += n * need(game, seat, good)
  }
  return sum
}

function preferStack(game: Court, seat: Seat, leader: number): number {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  let sum = 0
  for (let i = 0; i < played.length; i++) {
    const card = played[i] as number
    if ((card === leader || under[i] === leader) && !isDown(game, card)) sum += made(game, seat, card)
  }
  return 1 + sum / 2
}

/** Few large Bandons are better than many small ones. */
const preferJoin = (game: Court, seat: Seat, card: number, leader: number): number =>
  1 + made(game, seat, card) / 4 + 0.25 * sizeOfBandon(game, seat, leader)

/** From 0 to 1: how much one more of a good is wanted. */
function need(game: Court, seat: Seat, good: number): number {
  if (good > NOMISMA) return 1
  const wanted = optionNow(game)?.requires[good] ?? 0
  if (wanted > has(game, seat, good)) return good === NOMISMA ? 0.4 : 1
  return good === NOMISMA ? 0.2 : 0.4
}

function preferPosition(game: Court, seat: Seat, position: number): number {
  const loot = game.tables.caskets[game.initiative.caskets[position] as number]?.loot
  let sum = WEIGHT.keimelia[position] ?? 0
  if (loot)
    for (let good = 0; good < loot.length; good++) sum += (loot[good] as number) * need(game, seat, good)
  return sum
}
