import { exponential, type Frame, type Seat } from '@hippodrome/engine'
import { areaWorth } from './evaluation/area.ts'
import { addEvent, rewardWorth } from './evaluation/event.ts'
import { goodsWorth, handWorth, startingWorth } from './evaluation/goods.ts'
import { giftPledged, type Pledges, pickOf, pledgesIn } from './evaluation/pledges.ts'
import { questWorth } from './evaluation/quests.ts'
import { soloWorth } from './evaluation/solo.ts'
import { demandOf, dynamisLeft, type Outlook, outlookOn, roundsLeft } from './evaluation/supply.ts'
import { addTrial } from './evaluation/trial.ts'
import { Units } from './evaluation/units.ts'
import { addMostVotes, isVoting, prospectOf } from './evaluation/votes.ts'
import { WEIGHT } from './evaluation/weights.ts'
import { giftOf } from './rules/count.ts'
import { type Court, DOXA, GIFT, has, isSolo, NOMISMA } from './state.ts'

/** By seat: what its Doxa will come to, and what of that only itself can see. */
type Worth = { readonly doxa: number[]; readonly hidden: number[] }

/** Filled again and again: an evaluation is over before the next one begins. */
const shared = new Units()

/** What each seat's Doxa will come to, as far as the table shows it, and how likely that makes it the winner. */
export function evaluateCourt(game: Court, out: number[], stack: readonly Frame[]): void {
  shared.fill(game)
  evaluateBy(game, pledgesIn(game, stack), shared, out, stack)
}

/** The same where it is known already what is promised and which units stand on the map. */
export function evaluateBy(
  game: Court,
  pledges: Pledges,
  units: Units,
  out: number[],
  stack: readonly Frame[],
): void {
  if (isSolo(game)) out[0] = soloWorth(game, pledges, units)
  else toChances(game, pledges, worthOf(game, pledges, units, stack), out)
}

function worthOf(game: Court, pledges: Pledges, units: Units, stack: readonly Frame[]): Worth {
  if (!isVoting(game)) return worthWith(game, pledges, units, -1)
  const prospect = prospectOf(game, stack)
  const { doxa } = worthWith(game, pledges, units, 0)
  const other = worthWith(game, pledges, units, 1)
  for (let seat = 0; seat < game.seats; seat++)
    doxa[seat] = prospect.first * (doxa[seat] as number) + (1 - prospect.first) * (other.doxa[seat] as number)
  addMostVotes(game, prospect, doxa)
  return { doxa, hidden: other.hidden }
}

/** With `assumed`, as if that Option had been chosen. */
function worthWith(game: Court, pledges: Pledges, units: Units, assumed: number): Worth {
  const outlook = outlookOn(game, pledges, units, demandOf(game, assumed))
  const worth: Worth = { doxa: [], hidden: [] }
  for (let seat = 0; seat < game.seats; seat++) addExpected(outlook, seat, worth)
  addEvent(outlook, worth.doxa)
  if (pledges.bidding) addTrial(outlook, worth.doxa)
  return worth
}

/**
 * Doxa into chances to win. A seat knows its own hand and Quests; of the others' it expects what is usual, so that
 * what was sampled for them does not drown what it chooses.
 */
function toChances(game: Court, pledges: Pledges, { doxa, hidden }: Worth, out: number[]): void {
  const rounds = Math.max(1, game.events.row.length)
  const spread = (WEIGHT.spread / 2) * (0.5 + (0.5 * roundsLeft(game)) / rounds)
  const seen = doxa.map((worth, seat) => worth - (hidden[seat] as number) + usualWorth(game, pledges, seat))
  for (let seat = 0; seat < game.seats; seat++) {
    let rivals = 0
    for (let rival = 0; rival < game.seats; rival++)
      if (rival !== seat) rivals += exponential(((seen[rival] as number) - (doxa[seat] as number)) / spread)
    out[seat] = 1 / (1 + rivals)
  }
}

/** What a hand and Quests are worth that one does not see. */
function usualWorth(game: Court, pledges: Pledges, seat: Seat): number {
  if (game.phase === 'over') return 0
  const drafted = pickOf(pledges, 'draft', seat) >= 0 ? 1 : 0
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

function addExpected(outlook: Outlook, seat: Seat, { doxa, hidden }: Worth): void {
  const { game } = outlook
  const have = has(game, seat, DOXA)
  if (game.phase === 'over') {
    doxa.push(have)
    hidden.push(0)
    return
  }
  const margins: number[] = []
  const known = have + goodsWorth(outlook, seat, margins) + areaWorth(game, seat)
  const own = questWorth(outlook, seat) + (game.phase === 'end' ? 0 : handWorth(outlook, seat, margins))
  let worth = known + own
  if (game.phase === 'set-up') worth += patronWorth(outlook, seat) + startingWorth(game, seat, margins)
  else if (game.phase === 'event') worth += positionWorth(game, seat)
  doxa.push(worth + dynamisLeft(game, seat) * WEIGHT.dynamis + giftWorth(outlook, seat))
  hidden.push(own)
}

/** What the chosen Patron brings at once. */
function patronWorth({ game, pledges }: Outlook, seat: Seat): number {
  const patron = game.tables.patrons[pickOf(pledges, 'choose-patron', seat)]
  return patron ? patron.doxa + rewardWorth(game, patron.goods) : 0
}

/** What a Keimelion is worth before the round's actions begin. */
function positionWorth(game: Court, seat: Seat): number {
  const position = game.initiative.track.indexOf(seat)
  return position < 0 ? 0 : (WEIGHT.keimelia[position] ?? 0)
}

/** Contributions that are promised, or revealed but not yet counted. */
function giftWorth({ game, pledges, demand }: Outlook, seat: Seat): number {
  if ((game.events.outcomes[game.round] as number) > 0) return 0
  if (game.gifts.open)
    return giftOf(game, seat) + Math.floor((game.gifts.given[seat * GIFT + NOMISMA] as number) / 2)
  const requires = demand.option?.requires
  if (!requires) return 0
  let worth = Math.floor(giftPledged(pledges, seat, NOMISMA) / 2)
  for (let good = 0; good < NOMISMA; good++) {
    const n = giftPledged(pledges, seat, good)
    const counted = Math.min(n, requires[good] as number)
    worth += counted + (n - counted) * WEIGHT.substitute
  }
  return worth
}
