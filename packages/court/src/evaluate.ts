import type { Seat } from '@hippodrome/engine'
import { cardOf, isDown, isSpent } from './rules/area.ts'
import { giftOf, scoreOf, unitsIn } from './rules/count.ts'
import { resourcesOf } from './rules/goods.ts'
import {
  baseDynamis,
  type Court,
  DOXA,
  DYNAMIS,
  GIFT,
  handOf,
  has,
  isSolo,
  NOMISMA,
  optionNow,
  playedBy,
  underOf,
} from './state.ts'

/**
 * What each seat's Doxa will come to, as far as the table shows it, against the best of the others. All weights are in
 * Doxa, set by hand and tried in short series between the bots.
 */
const WEIGHT = {
  /** A Resource that the round's Event can take, one that a later Event can, and any other. */
  wanted: 0.97,
  later: 0.62,
  spare: 0.33,
  auctoritas: 0.3,
  nomisma: 0.17,
  /** What a card in hand brings at least, and how much of what it would produce. */
  card: 0.4,
  promise: 0.3,
  /** How many cards in hand are likely to be played soon. */
  soon: 3,
  /** A Dynamis that is still to be spent. */
  dynamis: 0.6,
  /** What an icon is worth each round: at least, and more if coming Events want it. */
  icon: 0.45,
  iconWanted: 0.55,
  iconNomisma: 0.17,
  /** Dynamis a round that are not spent on activating. */
  otherActions: 2,
  /** Total cost of cards in play, for the bonus at the end. */
  cost: 0.1,
  quest: 0.85,
  reward: 0.5,
  /** How much Doxa ahead makes victory near certain. */
  spread: 14,
} as const

/** What coming Events want of each Resource, on average over their Options. Filled anew for each evaluation. */
const demand: number[] = new Array<number>(NOMISMA).fill(0)

function reckonDemand(game: Court): void {
  demand.fill(0)
  const first = game.phase === 'event' || game.phase === 'set-up' ? game.round : game.round + 1
  for (let round = Math.max(0, first); round < game.events.length; round++) {
    if (!game.shown[round]) continue
    const options = game.tables.events[game.events[round] as number]?.options ?? []
    for (const { requires } of options)
      for (let good = 0; good < NOMISMA; good++)
        (demand[good] as number) += (requires[good] as number) / options.length
  }
}

export function evaluateCourt(game: Court, out: number[]): void {
  reckonDemand(game)
  if (isSolo(game)) {
    out[0] = game.lost ? 0 : squash(soloDoxa(game) - 35, 25)
    return
  }
  for (let seat = 0; seat < game.seats; seat++) out[seat] = expectedDoxa(game, seat)
  const spread = WEIGHT.spread * (0.5 + 0.5 * share(game))
  for (let seat = 0, all = out.slice(0, game.seats); seat < game.seats; seat++) {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < game.seats; other++)
      if (other !== seat) best = Math.max(best, all[other] as number)
    out[seat] = squash((all[seat] as number) - best, spread)
  }
}

const squash = (ahead: number, spread: number): number => 1 / (1 + Math.exp((-2 * ahead) / spread))

/** Rounds that are still to be played, the one under way counted as far as it goes. */
function roundsLeft(game: Court): number {
  const later = game.events.length - 1 - game.round
  return Math.max(0, game.phase === 'event' || game.phase === 'set-up' ? later + 1 : later)
}

const share = (game: Court): number => (game.events.length === 0 ? 1 : roundsLeft(game) / game.events.length)

function expectedDoxa(game: Court, seat: Seat): number {
  if (game.phase === 'over') return has(game, seat, DOXA)
  let doxa = has(game, seat, DOXA)
  doxa += goodsWorth(game, seat) + engineWorth(game, seat)
  doxa += questWorth(game, seat)
  let cost = 0
  for (const card of playedBy(game, seat)) cost += cardOf(game, card).cost
  doxa += cost * WEIGHT.cost
  if (game.phase !== 'end') doxa += handWorth(game, seat)
  if (game.phase === 'action' && !game.passed[seat]) doxa += has(game, seat, DYNAMIS) * WEIGHT.dynamis
  return doxa + giftWorth(game, seat)
}

/** Goods in hand: those that the Event takes are nearly Doxa, the others wait or are sold. */
function goodsWorth(game: Court, seat: Seat): number {
  const last = roundsLeft(game) === 0
  const late = game.phase === 'resolve' || game.phase === 'end'
  const requires = late ? undefined : optionNow(game)?.requires
  let worth = 0
  for (let good = 0; good < NOMISMA; good++) {
    const have = has(game, seat, good)
    if (have === 0) continue
    const wanted = Math.min(have, requires?.[good] ?? 0)
    worth += wanted * WEIGHT.wanted
    const rest = have - wanted
    if (rest === 0) continue
    const later = last ? 0 : Math.min(rest, Math.ceil(demand[good] as number))
    const spare = last ? 0.12 : good === 0 ? WEIGHT.auctoritas : WEIGHT.spare
    worth +=
      later * WEIGHT.later + Math.min(4, rest - later) * spare + Math.max(0, rest - later - 4) * spare * 0.4
  }
  const money = has(game, seat, NOMISMA)
  const price = last ? 0.06 : WEIGHT.nomisma
  return worth + Math.min(money, 15) * price + Math.max(0, money - 15) * price * 0.4
}

/** What the best cards and Bandons will produce in the rounds to come, and still in this one. */
function engineWorth(game: Court, seat: Seat): number {
  const left = roundsLeft(game)
  const now = game.phase === 'action' && !game.passed[seat] ? has(game, seat, DYNAMIS) : 0
  if (left === 0 && now === 0) return 0
  const yields: number[] = []
  const fresh: number[] = []
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  for (let i = 0; i < played.length; i++) {
    if (under[i] !== -1) continue
    const leader = played[i] as number
    let sum = 0
    for (let j = i; j >= 0; j--) if (j === i || under[j] === leader) sum += iconsOf(game, played[j] as number)
    for (let j = i + 1; j < played.length; j++)
      if (under[j] === leader) sum += iconsOf(game, played[j] as number)
    if (sum === 0) continue
    yields.push(sum)
    if (now > 0 && !isSpent(game, leader)) fresh.push(sum)
  }
  yields.sort((a, b) => b - a)
  let worth = 0
  for (let i = 0; i < Math.min(Math.max(2, baseDynamis(game) - WEIGHT.otherActions), yields.length); i++)
    worth += (yields[i] as number) * left
  fresh.sort((a, b) => b - a)
  let soon = 0
  for (let i = 0; i < Math.min(now, fresh.length); i++) soon += fresh[i] as number
  return worth + soon * 0.3
}

function iconsOf(game: Court, card: number): number {
  return isDown(game, card) ? 0 : yieldOf(game, card)
}

/** What the icons of a card are worth each round that they produce. */
function yieldOf(game: Court, card: number): number {
  const { produces, productive } = cardOf(game, card)
  if (!productive) return 0
  const left = Math.max(1, roundsLeft(game))
  let sum = (produces[NOMISMA] as number) * WEIGHT.iconNomisma
  for (let good = 0; good < NOMISMA; good++) {
    const n = produces[good] as number
    if (n > 0)
      sum += n * (WEIGHT.icon + WEIGHT.iconWanted * Math.min(1, (demand[good] as number) / (1.5 * left)))
  }
  return sum
}

/** Cards in hand: a part of what the best of them would bring in play, and what discarding the others brings. */
function handWorth(game: Court, seat: Seat): number {
  const left = roundsLeft(game)
  const promises: number[] = []
  let worth = 0
  for (const card of handOf(game, seat)) {
    worth += WEIGHT.card
    const { cost, hero } = cardOf(game, card)
    const inPlay = yieldOf(game, card) * left - cost * WEIGHT.nomisma + (hero ? left * 0.3 : 0)
    if (inPlay * WEIGHT.promise > WEIGHT.card) promises.push(inPlay * WEIGHT.promise - WEIGHT.card)
  }
  promises.sort((a, b) => b - a)
  for (let i = 0; i < Math.min(WEIGHT.soon, promises.length); i++) worth += promises[i] as number
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

/** Contributions that are revealed but not yet counted, and the reward that they may bring. */
function giftWorth(game: Court, seat: Seat): number {
  if (!game.giftsOpen || (game.outcomes[game.round] as number) > 0) return 0
  return giftOf(game, seat) + Math.floor((game.gifts[seat * GIFT + NOMISMA] as number) / 2)
}

function soloDoxa(game: Court): number {
  let doxa = has(game, 0, DOXA)
  const left = roundsLeft(game)
  doxa += Math.min(resourcesOf(game, 0), 30) * (left > 0 ? 0.7 : 0.3)
  doxa += Math.min(has(game, 0, NOMISMA), 20) * (left > 0 ? 0.18 : 0)
  doxa += engineWorth(game, 0) * 1.3
  doxa += handWorth(game, 0) * Math.min(1, left)
  if (game.phase === 'action' && !game.passed[0]) doxa += has(game, 0, DYNAMIS) * WEIGHT.dynamis
  return doxa + eventsAhead(game)
}

/** Events that lie open: how many of their units stand already. */
function eventsAhead(game: Court): number {
  let worth = 0
  const first = Math.max(0, game.phase === 'resolve' ? game.round + 1 : game.round)
  for (let round = first; round < game.events.length; round++) {
    const event = game.tables.events[game.events[round] as number]
    if (!game.shown[round] || !event) continue
    let met = 0
    let wanted = 0
    for (const { unit, count, area } of event.options[0]?.units ?? []) {
      wanted += count
      met += Math.min(count, unitsIn(game, unit, area))
    }
    const stake = rewardWorth(event.reward) + (event.consequences[DOXA] ?? 0)
    const paid = round === game.round && game.settled ? 0.3 : 0
    worth += stake * (met / Math.max(1, wanted)) * 0.85 + paid
  }
  return worth
}

function rewardWorth(reward: readonly number[]): number {
  let worth = reward[DOXA] ?? 0
  for (let good = 0; good < NOMISMA; good++) worth += (reward[good] ?? 0) * WEIGHT.reward
  return worth + (reward[NOMISMA] ?? 0) * WEIGHT.nomisma
}
