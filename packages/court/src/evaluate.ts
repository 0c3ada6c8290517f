import type { Frame, Seat } from '@hippodrome/engine'
import { areaWorth } from './evaluation/area.ts'
import { addEvent, rewardWorth } from './evaluation/event.ts'
import { goodsWorth, handWorth, startingWorth } from './evaluation/goods.ts'
import { giftPledged, isBidding, pickOf, reckonPledges } from './evaluation/pledges.ts'
import { questWorth } from './evaluation/quests.ts'
import { soloWorth } from './evaluation/solo.ts'
import { demand, dynamisLeft, reckonDemand, reckonSupply, roundsLeft } from './evaluation/supply.ts'
import { addTrial } from './evaluation/trial.ts'
import { addMostVotes, isVoting, reckonVotes } from './evaluation/votes.ts'
import { WEIGHT } from './evaluation/weights.ts'
import { giftOf } from './rules/count.ts'
import { type Court, DOXA, GIFT, has, isSolo, NOMISMA } from './state.ts'

const other: number[] = []
/** By seat: what of its worth only itself can see, its worth as others see it, and its chances. */
const hidden: number[] = []
const seen: number[] = []
const chances: number[] = []

/** What each seat's Doxa will come to, as far as the table shows it, and how likely that makes it the winner. */
export function evaluateCourt(game: Court, out: number[], stack: readonly Frame[]): void {
  reckonPledges(game, stack)
  if (isSolo(game)) {
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

/**
 * Doxa into chances to win. A seat knows its own hand and Quests; of the others' it expects what is usual, so that
 * what was sampled for them does not drown what it chooses.
 */
function toChances(game: Court, out: number[]): void {
  const rounds = Math.max(1, game.events.row.length)
  const spread = (WEIGHT.spread / 2) * (0.5 + (0.5 * roundsLeft(game)) / rounds)
  for (let seat = 0; seat < game.seats; seat++)
    seen[seat] = (out[seat] as number) - (hidden[seat] as number) + usualWorth(game, seat)
  for (let seat = 0; seat < game.seats; seat++) {
    let rivals = 0
    for (let rival = 0; rival < game.seats; rival++)
      if (rival !== seat) rivals += Math.exp(((seen[rival] as number) - (out[seat] as number)) / spread)
    chances[seat] = 1 / (1 + rivals)
  }
  for (let seat = 0; seat < game.seats; seat++) out[seat] = chances[seat] as number
}

/** What a hand and Quests are worth that one does not see. */
function usualWorth(game: Court, seat: Seat): number {
  if (game.phase === 'over') return 0
  const drafted = pickOf('draft', seat) >= 0 ? 1 : 0
  const hand =
    game.phase === 'end' ? 0 : ((game.players.hands[seat] as number[]).length + drafted) * WEIGHT.unseenCard
  const played = game.events.row.length - roundsLeft(game)
  return (
    hand +
    Math.min(game.tables.rules.quests.final, (game.quests.held[seat] as number[]).length) *
      played *
      WEIGHT.unseenQuest
  )
}

function expectedDoxa(game: Court, seat: Seat): number {
  const doxa = has(game, seat, DOXA)
  hidden[seat] = 0
  if (game.phase === 'over') return doxa
  const known = doxa + goodsWorth(game, seat) + areaWorth(game, seat)
  const own = questWorth(game, seat) + (game.phase === 'end' ? 0 : handWorth(game, seat))
  hidden[seat] = own
  let worth = known + own
  if (game.phase === 'set-up') worth += patronWorth(game, seat) + startingWorth(game, seat)
  else if (game.phase === 'event') worth += positionWorth(game, seat)
  return worth + dynamisLeft(game, seat) * WEIGHT.dynamis + giftWorth(game, seat)
}

/** What the chosen Patron brings at once. */
function patronWorth(game: Court, seat: Seat): number {
  const patron = game.tables.patrons[pickOf('choose-patron', seat)]
  return patron ? patron.doxa + rewardWorth(game, patron.goods) : 0
}

/** What a Keimelion is worth before the round's actions begin. */
function positionWorth(game: Court, seat: Seat): number {
  const position = game.initiative.track.indexOf(seat)
  return position < 0 ? 0 : (WEIGHT.keimelia[position] ?? 0)
}

/** Contributions that are promised, or revealed but not yet counted. */
function giftWorth(game: Court, seat: Seat): number {
  if ((game.events.outcomes[game.round] as number) > 0) return 0
  if (game.gifts.open)
    return giftOf(game, seat) + Math.floor((game.gifts.given[seat * GIFT + NOMISMA] as number) / 2)
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
