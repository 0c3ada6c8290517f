import type { Seat } from '@hippodrome/engine'
import { addEvent } from './evaluation/event.ts'
import { goodsWorth, handWorth, heroWorth } from './evaluation/goods.ts'
import { soloWorth } from './evaluation/solo.ts'
import { reckonDemand, reckonSupply, roundsLeft } from './evaluation/supply.ts'
import { WEIGHT } from './evaluation/weights.ts'
import { cardOf, isDown } from './rules/area.ts'
import { giftOf, scoreOf } from './rules/count.ts'
import { type Court, DOXA, DYNAMIS, GIFT, has, isSolo, NOMISMA, playedBy } from './state.ts'

/** What each seat's Doxa will come to, as far as the table shows it, and how likely that makes it the winner. */
export function evaluateCourt(game: Court, out: number[]): void {
  reckonDemand(game)
  if (isSolo(game)) {
    out[0] = soloWorth(game)
    return
  }
  for (let seat = 0; seat < game.seats; seat++) {
    if (game.phase !== 'over') reckonSupply(game, seat)
    out[seat] = expectedDoxa(game, seat)
  }
  addEvent(game, out)
  toChances(game, out)
}

/** Doxa into chances to win that add up to 1. */
function toChances(game: Court, out: number[]): void {
  const rounds = Math.max(1, game.events.length)
  const spread = (WEIGHT.spread / 2) * (0.5 + (0.5 * roundsLeft(game)) / rounds)
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < game.seats; seat++) most = Math.max(most, out[seat] as number)
  let sum = 0
  for (let seat = 0; seat < game.seats; seat++) {
    out[seat] = Math.exp(((out[seat] as number) - most) / spread)
    sum += out[seat] as number
  }
  for (let seat = 0; seat < game.seats; seat++) out[seat] = (out[seat] as number) / sum
}

function expectedDoxa(game: Court, seat: Seat): number {
  const doxa = has(game, seat, DOXA)
  if (game.phase === 'over') return doxa
  let worth = doxa + goodsWorth(game, seat) + areaWorth(game, seat) + questWorth(game, seat)
  if (game.phase !== 'end') worth += handWorth(game, seat)
  if (game.phase === 'action' && !game.passed[seat]) worth += has(game, seat, DYNAMIS) * WEIGHT.dynamis
  return worth + giftWorth(game, seat)
}

/** Cards in play, besides what they produce. */
function areaWorth(game: Court, seat: Seat): number {
  const left = roundsLeft(game)
  let worth = 0
  for (const index of playedBy(game, seat)) {
    const card = cardOf(game, index)
    worth += card.cost * WEIGHT.cost
    if (card.hero && !isDown(game, index)) worth += heroWorth(card.levels, left)
  }
  return worth
}

/** Quests as they stand now; the weakest will be given up. */
function questWorth(game: Court, seat: Seat): number {
  let sum = 0
  let least = Number.POSITIVE_INFINITY
  const quests = game.quests[seat] as number[]
  for (const quest of quests) {
    const score = game.tables.quests[quest]?.score
    const doxa = score ? scoreOf(game, seat, score) : 0
    sum += doxa
    least = Math.min(least, doxa)
  }
  const kept = quests.length > game.tables.rules.quests.final ? sum - least : sum
  return kept * WEIGHT.quest
}

/** Contributions that are revealed but not yet counted. */
function giftWorth(game: Court, seat: Seat): number {
  if (!game.giftsOpen || (game.outcomes[game.round] as number) > 0) return 0
  return giftOf(game, seat) + Math.floor((game.gifts[seat * GIFT + NOMISMA] as number) / 2)
}
