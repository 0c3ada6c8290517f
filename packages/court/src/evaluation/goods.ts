import type { Seat } from '@hippodrome/engine'
import { cardOf } from '../rules/area.ts'
import { costOf } from '../rules/live.ts'
import { AUCTORITAS, type Court, handOf, has, NOMISMA } from '../state.ts'
import { demand, roundsLeft, supplyOf } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** By good: what one more of it would be worth to the seat that was reckoned last. */
const margins: number[] = new Array<number>(NOMISMA + 1).fill(0)

/** As soon as there is so many times of a good what Events want of it, more is only for sale. */
const ENOUGH = 1.5

const nomismaWorth = (game: Court): number => (roundsLeft(game) > 0 ? WEIGHT.nomisma : WEIGHT.nomismaLate)

/** What is in hand and what will be produced, against what Events want: each further one is worth less. */
export function goodsWorth(game: Court, seat: Seat): number {
  const supply = supplyOf(seat)
  let worth = 0
  for (let good = 0; good < NOMISMA; good++) {
    const have = has(game, seat, good)
    const wanted = demand.now[good] as number
    const given = Math.min(have, wanted)
    const hoped = Math.min(supply.now[good] as number, wanted - given)
    worth += given * WEIGHT.now + hoped * WEIGHT.soon
    const rest = have - given + 0.7 * ((supply.now[good] as number) - hoped)
    worth += laterWorth(good, rest + (supply.later[good] as number))
  }
  worth += Math.min(6, has(game, seat, AUCTORITAS)) * (roundsLeft(game) > 0 ? WEIGHT.auctoritas : 0)
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
  const have = has(game, seat, NOMISMA)
  const wanted = Math.min(have, demand.now[NOMISMA] as number)
  const rest = have - wanted + 0.7 * (supplyOf(seat).now[NOMISMA] as number)
  const later = supplyOf(seat).later[NOMISMA] as number
  margins[NOMISMA] = each
  const over = Math.max(0, rest - WEIGHT.rich)
  return wanted * WEIGHT.nomismaWanted + (rest - over + later) * each + over * each * 0.4
}

const promises: number[] = []

/** Cards in hand: a part of what the best of them would bring in play. `goodsWorth` has set the margins. */
export function handWorth(game: Court, seat: Seat): number {
  const left = roundsLeft(game)
  const each = nomismaWorth(game)
  const hand = handOf(game, seat)
  promises.length = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number
    const { hero, intrigue, produces, levels } = cardOf(game, card)
    if (intrigue) continue
    let worth = -costOf(game, seat, card) * each + cardOf(game, card).cost * WEIGHT.cost
    for (let good = 0; good <= NOMISMA; good++)
      worth += (produces[good] as number) * (margins[good] as number) * left * WEIGHT.made
    if (hero) worth += heroWorth(levels, left)
    if (worth > 0) promises.push(worth * WEIGHT.promise)
  }
  promises.sort(falling)
  let sum = hand.length * WEIGHT.card
  for (let i = 0; i < Math.min(WEIGHT.played, promises.length); i++) sum += promises[i] as number
  return sum
}

const falling = (a: number, b: number): number => b - a

/** What a Hero brings besides icons: an ability, discounts and room for a Bandon. */
export function heroWorth(levels: readonly number[], left: number): number {
  let sum = 0
  for (let type = 0; type < levels.length; type++) sum += levels[type] as number
  return (WEIGHT.ability + sum * WEIGHT.level) * left
}
