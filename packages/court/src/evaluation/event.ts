import { exponential, type Seat } from '@hippodrome/engine'
import { giftOf } from '../rules/count.ts'
import { holds } from '../rules/eventPhase.ts'
import { type Court, DOXA, eventNow, GIFT, NOMISMA, optionNow } from '../state.ts'
import { giftPledged, isPledged, type Pledges, stockOf } from './pledges.ts'
import { questGain } from './quests.ts'
import { dynamisLeft, type Outlook, roundsLeft } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** How much of what a card could still produce for the Event is counted on. */
const COUNTED_ON = 0.6
/** Nobody gives all that they could for certain. */
const RELIED_ON = 0.92

/** By seat: what it gives, and how much that may still change. */
type Standing = { readonly ranks: number[]; readonly freedom: number[] }

/** Adds to `out` what the Event that is being worked on will bring each seat: the reward, or the Consequences. */
export function addEvent(outlook: Outlook, out: number[]): void {
  const { game, pledges, demand } = outlook
  const event = eventNow(game)
  const open = game.phase === 'resolve' && game.gifts.open === 1
  const option = open ? optionNow(game) : demand.option
  if (!event || !option || (game.events.outcomes[game.round] as number) > 0) return
  const standing: Standing = { ranks: [], freedom: [] }
  const p = chance(outlook, option.requires, open, standing)
  const winning = sharesOf(standing, 1)
  const losing = sharesOf(standing, -1)
  const victor = sumOf(winning)
  const loser = sumOf(losing)
  for (let seat = 0; seat < game.seats; seat++) {
    const robes = holds(game, seat, 'robes')
    const won = ((winning[seat] as number) / victor) * rewardWorth(game, event.reward) * (robes ? 2 : 1)
    const lost = robes
      ? 0
      : ((losing[seat] as number) / loser) * consequenceWorth(game, pledges, seat, event.consequences)
    out[seat] = (out[seat] as number) + p * (won + questGain(game, seat, option.units)) - (1 - p) * lost
  }
}

/** How likely the Event is fulfilled. Fills how the seats stand. */
function chance(
  outlook: Outlook,
  requires: readonly number[],
  open: boolean,
  { ranks, freedom }: Standing,
): number {
  const { game } = outlook
  let dynamis = 0
  for (let seat = 0; seat < game.seats; seat++) {
    const left = dynamisLeft(game, seat)
    freedom[seat] = open ? 0.3 : 0.8 + 0.3 * left
    ranks[seat] = open ? giftOf(game, seat) : 0
    dynamis += left
  }
  let missing = 0
  for (let good = 0; good <= NOMISMA; good++) {
    const wanted = requires[good] as number
    if (wanted === 0) continue
    let given = 0
    for (let seat = 0; seat < game.seats; seat++) {
      const own = open
        ? (game.gifts.given[seat * GIFT + good] as number)
        : hopeOf(outlook, seat, good, wanted)
      given += own
      if (good < NOMISMA && !open) (ranks[seat] as number) += own
    }
    if (given < wanted) missing += (wanted - given) / (good === NOMISMA ? 3 : 1)
  }
  if (open) return missing > 0 ? 0.05 : 0.95
  return RELIED_ON * exponential(-missing / (0.7 + 0.3 * dynamis))
}

/** What a seat has said that it gives, or what it could. */
const hopeOf = ({ game, pledges, supplies }: Outlook, seat: Seat, good: number, wanted: number): number =>
  Math.min(
    wanted,
    isPledged(pledges, seat, good)
      ? giftPledged(pledges, seat, good)
      : stockOf(game, pledges, seat, good) + COUNTED_ON * (supplies[seat]?.now[good] as number),
  )

const share = ({ ranks, freedom }: Standing, seat: Seat, sign: number): number =>
  exponential((sign * ((ranks[seat] as number) - (ranks[0] as number))) / (freedom[seat] as number))

function sharesOf(standing: Standing, sign: number): number[] {
  const shares: number[] = []
  for (let seat = 0; seat < standing.ranks.length; seat++) shares.push(share(standing, seat, sign))
  return shares
}

function sumOf(shares: readonly number[]): number {
  let sum = 0
  for (let seat = 0; seat < shares.length; seat++) sum += shares[seat] as number
  return sum
}

export function rewardWorth(game: Court, reward: readonly number[]): number {
  const left = roundsLeft(game)
  let worth = reward[DOXA] ?? 0
  for (let good = 0; good < NOMISMA; good++)
    worth += (reward[good] ?? 0) * (left > 0 ? (good === 0 ? 0.4 : 0.6) : 0.15)
  return worth + (reward[NOMISMA] ?? 0) * (left > 0 ? WEIGHT.nomisma : 0.02)
}

/** What cannot be paid is paid in Doxa (§16.6). */
export function consequenceWorth(
  game: Court,
  pledges: Pledges,
  seat: Seat,
  consequences: readonly number[],
): number {
  const left = roundsLeft(game)
  let worth = consequences[DOXA] ?? 0
  for (let good = 0; good < NOMISMA; good++) {
    const due = consequences[good] ?? 0
    const paid = Math.min(due, stockOf(game, pledges, seat, good))
    worth += paid * (left > 0 ? 0.4 : 0.1) + (due - paid)
  }
  const due = consequences[NOMISMA] ?? 0
  const paid = Math.min(due, stockOf(game, pledges, seat, NOMISMA))
  return worth + paid * (left > 0 ? WEIGHT.nomisma : 0.02) + (due - paid) / 2
}
