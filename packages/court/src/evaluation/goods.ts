import type { Seat } from '@hippodrome/engine'
import { cardOf } from '../rules/area.ts'
import { costOf } from '../rules/live.ts'
import { AUCTORITAS, type Court, handOf, NOMISMA } from '../state.ts'
import { isPledged, pickOf, stockOf } from './pledges.ts'
import { demand, roundsLeft, supplyOf } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** By good: what one more of it would be worth to the seat that was reckoned last. */
const margins: number[] = new Array<number>(NOMISMA + 1).fill(0)

/** Beyond this many times what Events want of a good, more of it is only for sale. */
const ENOUGH = 1.5

const nomismaWorth = (game: Court): number => (roundsLeft(game) > 0 ? WEIGHT.nomisma : WEIGHT.nomismaLate)

/** What is in hand and what will be produced, against what Events want: each further one is worth less. */
export function goodsWorth(game: Court, seat: Seat): number {
  const supply = supplyOf(seat)
  let worth = 0
  for (let good = 0; good < NOMISMA; good++) {
    const have = stockOf(game, seat, good)
    const wanted = isPledged(seat, good) ? 0 : (demand.now[good] as number)
    const given = Math.min(have, wanted)
    const hoped = Math.min(supply.now[good] as number, wanted - given)
    worth += given * WEIGHT.now + hoped * WEIGHT.soon
    const rest = have - given + 0.7 * ((supply.now[good] as number) - hoped)
    worth += laterWorth(good, rest + (supply.later[good] as number))
  }
  worth += Math.min(6, stockOf(game, seat, AUCTORITAS)) * (roundsLeft(game) > 0 ? WEIGHT.auctoritas : 0)
  return worth + moneyWorth(game, seat)
}

/** The value of one more falls evenly until there is enough; also sets the margin of the good. */
function laterWorth(good: number, supply: number): number {
  const enough = ENOUGH * (demand.later[good] as number)
  const top = WEIGHT.later
  if (supply >= enough) {
    margins[good] = WEIGHT.spare
    return (enough * (top + WEIGHT.spare)) / 2 + Math.min(8, supply - enough) * WEIGHT.spare
  }
  const fall = (top - WEIGHT.spare) / enough
  margins[good] = top - fall * supply
  return supply * (top - (fall * supply) / 2)
}

function moneyWorth(game: Court, seat: Seat): number {
  const each = nomismaWorth(game)
  const have = stockOf(game, seat, NOMISMA)
  const wanted = isPledged(seat, NOMISMA) ? 0 : Math.min(have, demand.now[NOMISMA] as number)
  const rest = have - wanted + 0.7 * (supplyOf(seat).now[NOMISMA] as number)
  const later = supplyOf(seat).later[NOMISMA] as number
  margins[NOMISMA] = each
  const over = Math.max(0, rest - WEIGHT.rich)
  return wanted * WEIGHT.nomismaWanted + (rest - over + later) * each + over * each * 0.4
}

const promises: number[] = []

/** Cards in hand: a part of what the best of them would bring in play. `goodsWorth` has set the margins. */
export function handWorth(game: Court, seat: Seat): number {
  const hand = handOf(game, seat)
  const drafted = pickOf('draft', seat)
  promises.length = 0
  for (let i = 0; i < hand.length; i++) addPromise(game, seat, hand[i] as number)
  if (drafted >= 0) addPromise(game, seat, drafted)
  promises.sort(falling)
  let sum = (hand.length + (drafted >= 0 ? 1 : 0)) * WEIGHT.card
  for (let i = 0; i < Math.min(WEIGHT.played, promises.length); i++) sum += promises[i] as number
  for (let i = WEIGHT.played; i < promises.length; i++) sum += (promises[i] as number) * WEIGHT.further
  return sum
}

/** §26.5 Cards that a duel hero will draw later. */
export function startingWorth(game: Court, seat: Seat): number {
  promises.length = 0
  for (const card of game.players.starting[seat] as number[]) addPromise(game, seat, card)
  let sum = 0
  for (let i = 0; i < promises.length; i++) sum += promises[i] as number
  return sum * WEIGHT.further
}

function addPromise(game: Court, seat: Seat, index: number): void {
  const { hero, intrigue, produces, levels, cost } = cardOf(game, index)
  if (intrigue) return
  const left = roundsLeft(game)
  let worth = -costOf(game, seat, index) * nomismaWorth(game) + cost * WEIGHT.cost
  for (let good = 0; good <= NOMISMA; good++)
    worth += (produces[good] as number) * (margins[good] as number) * left * WEIGHT.made
  if (hero) worth += heroWorth(levels, left)
  if (worth > 0) promises.push(worth * WEIGHT.promise)
}

const falling = (a: number, b: number): number => b - a

/** What a Hero brings besides icons: an ability, discounts and room for a Bandon. */
export function heroWorth(levels: readonly number[], left: number): number {
  let sum = 0
  for (let type = 0; type < levels.length; type++) sum += levels[type] as number
  return (WEIGHT.ability + sum * WEIGHT.level) * left
}
