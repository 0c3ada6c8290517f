import { logistic, type Seat } from '@hippodrome/engine'
import { holds } from '../rules/eventPhase.ts'
import { AUCTORITAS, eventNow, has } from '../state.ts'
import { pickOf } from './pledges.ts'
import type { Outlook } from './supply.ts'

/** How much of what they could, those bid who have not bid yet. */
const EXPECTED = 0.4

/** Adds to `out` what the bids of a Trial will bring (§18.3). What they cost is gone from the goods already. */
export function addTrial({ game, pledges }: Outlook, out: number[]): void {
  const doxa = eventNow(game)?.bidDoxa
  const good = eventNow(game)?.bidWith ?? AUCTORITAS
  if (!doxa) return
  const bids: number[] = []
  let open = 0
  for (let seat = 0; seat < game.seats; seat++) {
    const bid = pickOf(pledges, 'bid', seat)
    const most = has(game, seat, good) + (holds(game, seat, 'chalice') ? 2 : 0)
    bids.push(bid >= 0 ? bid : EXPECTED * most)
    if (bid < 0) open += most
  }
  for (let seat = 0; seat < game.seats; seat++)
    if ((bids[seat] as number) > 0)
      out[seat] = (out[seat] as number) + doxaAt(doxa, placeOf(bids, seat, 0.3 + 0.2 * open))
}

/** How many others are likely to have bid more. */
function placeOf(bids: readonly number[], seat: Seat, unsure: number): number {
  let place = 0
  for (let other = 0; other < bids.length; other++) {
    if (other === seat || (bids[other] as number) === 0) continue
    place += logistic(((bids[other] as number) - (bids[seat] as number)) / unsure)
  }
  return place
}

function doxaAt(doxa: readonly number[], place: number): number {
  const upper = Math.floor(place)
  const part = place - upper
  return (doxa[upper] ?? 0) * (1 - part) + (doxa[upper + 1] ?? 0) * part
}
