import type { Seat } from '@hippodrome/engine'
import { cardOf } from '../rules/area.ts'
import { costOf } from '../rules/live.ts'
import { AUCTORITAS, type Court, handOf, NOMISMA } from '../state.ts'
import { isPledged, type Pledges, pickOf, stockOf } from './pledges.ts'
import { type Demand, type Outlook, roundsLeft, type Supply } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** Beyond this many times what Events want of a good, more of it is only for sale. */
const ENOUGH = 1.5

const nomismaWorth = (game: Court): number => (roundsLeft(game) > 0 ? WEIGHT.nomisma : WEIGHT.nomismaLate)

/**
 * What is in hand and what will be produced, against what Events want: each further one is worth less. Fills `margins`,
 * by good: what one more of it would be worth.
 */
export function goodsWorth(
  { game, pledges, demand, supplies }: Outlook,
  seat: Seat,
  margins: number[],
): number {
  const supply = supplies[seat] as Supply
  let worth = 0
  for (let good = 0; good < NOMISMA; good++) {
    const have = stockOf(game, pledges, seat, good)
    const wanted = isPledged(pledges, seat, good) ? 0 : (demand.now[good] as number)
    const given = Math.min(have, wanted)
    const hoped = Math.min(supply.now[good] as number, wanted - given)
    worth += given * WEIGHT.now + hoped * WEIGHT.soon
    const rest = have - given + 0.7 * ((supply.now[good] as number) - hoped)
    worth += laterWorth(demand, good, rest + (supply.later[good] as number), margins)
  }
  worth +=
    Math.min(6, stockOf(game, pledges, seat, AUCTORITAS)) * (roundsLeft(game) > 0 ? WEIGHT.auctoritas : 0)
  margins[NOMISMA] = nomismaWorth(game)
  return worth + moneyWorth(game, pledges, demand, supply, seat)
}

/** The value of one more falls evenly until there is enough; also sets the margin of the good. */
function laterWorth(demand: Demand, good: number, supply: number, margins: number[]): number {
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

function moneyWorth(game: Court, pledges: Pledges, demand: Demand, supply: Supply, seat: Seat): number {
  const each = nomismaWorth(game)
  const have = stockOf(game, pledges, seat, NOMISMA)
  const wanted = isPledged(pledges, seat, NOMISMA) ? 0 : Math.min(have, demand.now[NOMISMA] as number)
  const rest = have - wanted + 0.7 * (supply.now[NOMISMA] as number)
  const later = supply.later[NOMISMA] as number
  const over = Math.max(0, rest - WEIGHT.rich)
  return wanted * WEIGHT.nomismaWanted + (rest - over + later) * each + over * each * 0.4
}

/** Cards in hand: a part of what the best of them would bring in play. */
export function handWorth({ game, pledges }: Outlook, seat: Seat, margins: readonly number[]): number {
  const hand = handOf(game, seat)
  const drafted = pickOf(pledges, 'draft', seat)
  const promises: number[] = []
  const add = (card: number) => {
    const worth = promiseOf(game, seat, card, margins)
    if (worth > 0) promises.push(worth)
  }
  for (let i = 0; i < hand.length; i++) add(hand[i] as number)
  if (drafted >= 0) add(drafted)
  promises.sort(falling)
  let sum = (hand.length + (drafted >= 0 ? 1 : 0)) * WEIGHT.card
  for (let i = 0; i < Math.min(WEIGHT.played, promises.length); i++) sum += promises[i] as number
  for (let i = WEIGHT.played; i < promises.length; i++) sum += (promises[i] as number) * WEIGHT.further
  return sum
}

/** §26.5 Cards that a duel hero will draw later. */
export function startingWorth(game: Court, seat: Seat, margins: readonly number[]): number {
  let sum = 0
  for (const card of game.players.starting[seat] as number[]) sum += promiseOf(game, seat, card, margins)
  return sum * WEIGHT.further
}

/** A part of what a card would bring in play, if it is worth its price. */
function promiseOf(game: Court, seat: Seat, index: number, margins: readonly number[]): number {
  const { hero, intrigue, produces, levels, cost } = cardOf(game, index)
  if (intrigue) return 0
  const left = roundsLeft(game)
  let worth = -costOf(game, seat, index) * nomismaWorth(game) + cost * WEIGHT.cost
  for (let good = 0; good <= NOMISMA; good++)
    worth += (produces[good] as number) * (margins[good] as number) * left * WEIGHT.made
  if (hero) worth += heroWorth(levels, left)
  return worth > 0 ? worth * WEIGHT.promise : 0
}

const falling = (a: number, b: number): number => b - a

/** What a Hero brings besides icons: an ability, discounts and room for a Bandon. */
export function heroWorth(levels: readonly number[], left: number): number {
  let sum = 0
  for (let type = 0; type < levels.length; type++) sum += levels[type] as number
  return (WEIGHT.ability + sum * WEIGHT.level) * left
}
