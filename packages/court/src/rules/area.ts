import { Bits, type Seat } from '@hippodrome/engine'
import { type Court, playedBy, underOf } from '../state.ts'
import type { Card } from '../tables.ts'

/** A player's area: who leads whom, what lies face down, what is locked (chapter 10). */

export const cardOf = (game: Court, card: number): Card => game.tables.cards[card] as Card

export const isDown = (game: Court, card: number): boolean => game.players.down.includes(card)

/** §10.6 */
export const isSpent = (game: Court, card: number): boolean => game.players.spent.includes(card)

/** The Hero that `card` lies under, or -1. */
export function leaderOf(game: Court, seat: Seat, card: number): number {
  return underOf(game, seat)[playedBy(game, seat).indexOf(card)] ?? -1
}

/** The cards of the Bandon that `leader` leads, leader first; a lone card is a list of one. */
export function bandonOf(game: Court, seat: Seat, leader: number): number[] {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  const cards = [leader]
  for (let i = 0; i < played.length; i++) if (under[i] === leader) cards.push(played[i] as number)
  return cards
}

export function sizeOfBandon(game: Court, seat: Seat, leader: number): number {
  const under = underOf(game, seat)
  let size = 1
  for (let i = 0; i < under.length; i++) if (under[i] === leader) size += 1
  return size
}

/** §10.10 */
export function largestBandon(game: Court, seat: Seat): number {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  let largest = 0
  for (let i = 0; i < played.length; i++)
    if (under[i] === -1) largest = Math.max(largest, sizeOfBandon(game, seat, played[i] as number))
  return largest > 1 ? largest : 0
}

/** §10.9 Types of any face-up card of the Bandon, as bits. */
export function typesOfBandon(game: Court, seat: Seat, leader: number): number {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  let types = isDown(game, leader) ? 0 : cardOf(game, leader).types
  for (let i = 0; i < played.length; i++) {
    const card = played[i] as number
    if (under[i] === leader && !isDown(game, card)) types = Bits.union(types, cardOf(game, card).types)
  }
  return types
}

/** §10.2 Whether `card` still fits under `leader`; `more` widens the Bandon. */
export function fitsUnder(game: Court, seat: Seat, card: number, leader: number, more: number): boolean {
  const { levels } = cardOf(game, leader)
  const types = cardOf(game, leader).types
  const first = types & -types
  const second = Bits.minus(types, first)
  const room = [levelOf(levels, first), second ? levelOf(levels, second) : 0] as const
  const charged = [0, 0, 0]
  const charge = (each: number): boolean => {
    const shared = Bits.intersect(cardOf(game, each).types, types)
    if (shared === 0) return false
    const kind = shared === types && second ? 2 : shared === first ? 0 : 1
    ;(charged[kind] as number) += 1
    return true
  }
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  for (let i = 0; i < played.length; i++) if (under[i] === leader) charge(played[i] as number)
  if (!charge(card)) return false
  const [onlyFirst, onlySecond, both] = charged as [number, number, number]
  const over = Math.max(0, onlyFirst - room[0]) + Math.max(0, onlySecond - room[1])
  return over <= more && onlyFirst + onlySecond + both <= room[0] + room[1] + more
}

const levelOf = (levels: readonly number[], bit: number): number => levels[31 - Math.clz32(bit)] ?? 0

/** Takes `card` out of the area; who lay under it lies loose now (§10.8). */
export function takeFromArea(game: Court, seat: Seat, card: number): void {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  const at = played.indexOf(card)
  played.splice(at, 1)
  under.splice(at, 1)
  for (let i = 0; i < under.length; i++) if (under[i] === card) under[i] = -1
  game.players.down = game.players.down.filter((other) => other !== card)
  game.players.spent = game.players.spent.filter((other) => other !== card)
}

/** §20.6 */
export function totalCost(game: Court, seat: Seat): number {
  let sum = 0
  for (const card of playedBy(game, seat)) sum += cardOf(game, card).cost
  return sum
}
