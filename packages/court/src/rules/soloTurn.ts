import { itemAt, type Denied, type Flow, type Seat } from '@hippodrome/engine'
import { AUCTORITAS, type Court, eventNow, has } from '../state.ts'
import type { ChoiceOf, CourtChoice, CourtEntry } from '../types.ts'
import { idOf, numberOf } from './cards.ts'
import { CLAIM_CHOICES, positionOf, SETTLE } from './choices.ts'
import { casketId } from './eventPhase.ts'
import { fire, runList } from './fire.ts'
import { bagOf, canPay, gainGoods, payGoods, take } from './goods.ts'

/** What one may do in Solo without Dynamis (§22.9 to §22.13). */

export function soloChoices(game: Court, seat: Seat, choices: CourtChoice[]): void {
  const { rules } = game.tables
  if (!game.solo.claimed)
    for (let position = 0; position < game.initiative.track.length; position++)
      if (game.initiative.track[position] === -1) choices.push(itemAt(CLAIM_CHOICES, position))
  if (canPay(game, seat, rules.solo.revealFutureEvent))
    for (let round = game.round + 1; round < game.events.row.length; round++)
      if (!game.events.shown[round]) choices.push({ do: 'reveal', round: round + 1 })
  if (has(game, seat, AUCTORITAS) >= (rules.solo.lockOfferCard[AUCTORITAS] ?? 0))
    for (const card of game.cards.offer)
      if (card >= 0 && !game.cards.locks.includes(card)) choices.push({ do: 'lock', card: idOf(game, card) })
  if (canSettle(game, seat)) choices.push(SETTLE)
}

/** §22.13 */
export function deniedClaims(game: Court): Denied<CourtChoice>[] {
  return CLAIM_CHOICES.flatMap((choice, position) => {
    if ((game.initiative.track[position] as number) >= 0)
      return [{ choice, reason: { key: 'seal-used', rule: '22.13' } }]
    return game.solo.claimed ? [{ choice, reason: { key: 'once-per-round', rule: '22.13' } }] : []
  })
}

/** §22.11 */
export function canSettle(game: Court, seat: Seat): boolean {
  const cost = eventNow(game)?.options[0]?.requires
  return !game.solo.settled && cost !== undefined && cost.some((n) => n > 0) && canPay(game, seat, cost)
}

function settle(game: Court, flow: Flow<CourtEntry>, seat: Seat): void {
  const cost = eventNow(game)?.options[0]?.requires ?? []
  for (let good = 0; good < cost.length; good++) take(game, seat, good, cost[good] as number)
  game.solo.settled = 1
  flow.tell({ kind: 'settled', loss: bagOf(cost) })
}

export type SoloFree = ChoiceOf<'settle' | 'reveal' | 'lock' | 'claim'>

export function soloFree(game: Court, flow: Flow<CourtEntry>, seat: Seat, choice: SoloFree): void {
  const { rules } = game.tables
  if (choice.do === 'settle') settle(game, flow, seat)
  else if (choice.do === 'reveal') {
    payGoods(game, flow, seat, rules.solo.revealFutureEvent)
    revealEvent(game, flow, choice.round - 1)
  } else if (choice.do === 'lock') {
    payGoods(game, flow, seat, rules.solo.lockOfferCard)
    game.cards.locks.push(numberOf(game, choice.card))
    flow.tell({ kind: 'locked', card: choice.card })
  } else claim(game, flow, seat, positionOf(choice.position), choice.position)
}

export function revealEvent(game: Court, flow: Flow<CourtEntry>, round: number): void {
  if (game.events.shown[round]) return
  game.events.shown[round] = 1
  flow.reveal()
  flow.tell({
    kind: 'revealed',
    event: game.tables.events[game.events.row[round] as number]?.id ?? '',
    round: round + 1,
  })
}

/** §22.13 A Seal on a free position: its Casket, its Keimelion, and what answers to it (§22.22). */
function claim(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  position: number,
  name: Extract<CourtChoice, { do: 'claim' }>['position'],
): void {
  const casket = game.initiative.caskets[position] as number
  game.initiative.track[position] = seat
  game.solo.claimed = position + 1
  flow.tell({ kind: 'claimed', position: name, casket: casketId(game, casket) })
  gainGoods(game, flow, seat, game.tables.caskets[casket]?.loot ?? [])
  fire(game, flow, seat, 'onKeimelion', { actor: seat, position })
  const effects = game.tables.soloKeimelia[position]
  if (effects) runList(game, flow, game.tables.listNumber.get(effects) ?? 0, { owner: seat, position })
  flow.call('end-action', { seat })
}
