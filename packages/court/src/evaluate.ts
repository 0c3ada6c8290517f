import type { Frame, Seat } from '@hippodrome/engine'
import { addEvent, rewardWorth } from './evaluation/event.ts'
import { goodsWorth, handWorth, heroWorth, startingWorth } from './evaluation/goods.ts'
import { giftPledged, isBidding, pickOf, reckonPledges } from './evaluation/pledges.ts'
import { questWorth } from './evaluation/quests.ts'
import { soloWorth } from './evaluation/solo.ts'
import { demand, dynamisLeft, reckonDemand, reckonSupply, roundsLeft } from './evaluation/supply.ts'
import { addTrial } from './evaluation/trial.ts'
import { addMostVotes, isVoting, reckonVotes } from './evaluation/votes.ts'
import { WEIGHT } from './evaluation/weights.ts'
import { cardOf, isDown } from './rules/area.ts'
import { giftOf } from './rules/count.ts'
import { type Court, DOXA, GIFT, has, isSolo, NOMISMA, playedBy } from './state.ts'

const other: number[] = []

/** What each seat's Doxa will come to, as far as the table shows it, and how likely that makes it the winner. */
export function evaluateCourt(game: Court, out: number[], stack: readonly Frame[]): void {
  reckonPledges(game, stack)
  if (isSolo(game)) {
    reckonDemand(game)
    out[0] = soloWorth(game)
    return
  }
  if (isVoting(game)) {
    addDoxa(game, 0, out)
    addDoxa(game, 1, other)
    blend(game, reckonVotes(game, stack), out)
    addMostVotes(game, out)
  } else addDoxa(game, -1, out)
  toChances(game, out)
}

/** With `assumed`, as if that Option had been chosen. */
function addDoxa(game: Court, assumed: number, out: number[]): void {
  reckonDemand(game, assumed)
  for (let seat = 0; seat < game.seats; seat++) {
    if (game.phase !== 'over') reckonSupply(game, seat)
    out[seat] = expectedDoxa(game, seat)
  }
  addEvent(game, out)
  if (isBidding()) addTrial(game, out)
}

function blend(game: Court, share: number, out: number[]): void {
  for (let seat = 0; seat < game.seats; seat++)
    out[seat] = share * (out[seat] as number) + (1 - share) * (other[seat] as number)
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
  if (game.phase === 'set-up') worth += patronWorth(game, seat) + startingWorth(game, seat)
  else if (game.phase === 'event') worth += positionWorth(game, seat)
  return worth + dynamisLeft(game, seat) * WEIGHT.dynamis + giftWorth(game, seat)
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

/** What the chosen Patron brings at once. */
function patronWorth(game: Court, seat: Seat): number {
  const patron = game.tables.patrons[pickOf('choose-patron', seat)]
  return patron ? patron.doxa + rewardWorth(game, patron.goods) : 0
}

/** What a Keimelion is worth before the round's actions begin. */
function positionWorth(game: Court, seat: Seat): number {
  const position = game.track.indexOf(seat)
  return position < 0 ? 0 : (WEIGHT.keimelia[position] ?? 0)
}

/** Contributions that are promised, or revealed but not yet counted. */
function giftWorth(game: Court, seat: Seat): number {
  if ((game.outcomes[game.round] as number) > 0) return 0
  if (game.giftsOpen)
    return giftOf(game, seat) + Math.floor((game.gifts[seat * GIFT + NOMISMA] as number) / 2)
  const requires = demand.option?.requires
  if (!requires) return 0
  let worth = Math.floor(giftPledged(seat, NOMISMA) / 2)
  for (let good = 0; good < NOMISMA; good++) {
    const n = giftPledged(seat, good)
    const counted = Math.min(n, requires[good] as number)
    worth += counted + (n - counted) * WEIGHT.substitute
  }
  return worth
}
