import { exponential, logistic } from '@hippodrome/engine'
import { unitsIn } from '../rules/count.ts'
import { type Court, DOXA, has, NOMISMA } from '../state.ts'
import { areaWorth } from './area.ts'
import { consequenceWorth, rewardWorth } from './event.ts'
import { goodsWorth, handWorth } from './goods.ts'
import type { Pledges } from './pledges.ts'
import {
  type Demand,
  dynamisLeft,
  noGoods,
  type Outlook,
  outlookOn,
  roundsLeft,
  type Supply,
} from './supply.ts'
import type { Units } from './units.ts'
import { WEIGHT } from './weights.ts'

/** How many Doxa make half of the greatest success, and how many more near all of it. */
const MIDDLE = 40
const SPREAD = 40

/** How much of each Resource units take in a round, if one builds what one likes. */
const BUILT = 2
/** Of goods that nobody will build from any more, so much is left. */
const USELESS = 0.04

/** How well a Solo match stands, from 0 to 1. */
export function soloWorth(game: Court, pledges: Pledges, units: Units): number {
  if (game.solo.lost) return 0
  return logistic((2 * (soloDoxa(game, pledges, units) - MIDDLE)) / SPREAD)
}

function soloDoxa(game: Court, pledges: Pledges, units: Units): number {
  const doxa = has(game, 0, DOXA)
  if (game.phase === 'over') return doxa
  const outlook = outlookOn(game, pledges, units, buildingOf(game))
  const margins: number[] = []
  const building = roundsLeft(game) > 0 || dynamisLeft(game, 0) > 0
  const goods = goodsWorth(outlook, 0, margins) * (building ? 1 : USELESS)
  const cards = areaWorth(game, 0) * Math.min(1, roundsLeft(game)) + handWorth(outlook, 0, margins)
  return doxa + goods + cards + dynamisLeft(game, 0) * WEIGHT.dynamis + eventsWorth(outlook)
}

/** Demand is what units cost: those that the Event still lacks, and any others. */
function buildingOf(game: Court): Demand {
  const now = noGoods()
  const later = noGoods()
  for (let good = 0; good < NOMISMA; good++)
    later[good] = (roundsLeft(game) + 1) * (good === 0 ? BUILT / 4 : BUILT)
  if (game.phase === 'action') addLack(game, game.round, now)
  return { now, later, option: undefined }
}

/** Adds what it takes to meet the Event of a round. Returns how many units are missing. */
function addLack(game: Court, round: number, lack: number[]): number {
  const option = game.tables.events[game.events.row[round] ?? -1]?.options[0]
  if (!option) return 0
  let missing = 0
  for (const { unit, count, area } of option.units) {
    const n = Math.max(0, count - unitsIn(game, unit, area))
    const cost = game.tables.units[unit]?.cost
    if (n === 0 || !cost) continue
    missing += n
    for (let good = 0; good <= NOMISMA; good++) (lack[good] as number) += n * (cost[good] as number)
  }
  if (round !== game.round || !game.solo.settled)
    for (let good = 0; good <= NOMISMA; good++) (lack[good] as number) += option.requires[good] as number
  return missing
}

/** Events that lie open: what they bring if they are met, and what they cost if not. */
function eventsWorth(outlook: Outlook): number {
  const { game, pledges } = outlook
  const first = Math.max(0, game.phase === 'resolve' ? game.round + 1 : game.round)
  let worth = 0
  for (let round = first; round < game.events.row.length; round++) {
    const event = game.tables.events[game.events.row[round] as number]
    if (!game.events.shown[round] || !event) continue
    const p = chanceToMeet(outlook, round)
    worth +=
      p * rewardWorth(game, event.reward) - (1 - p) * consequenceWorth(game, pledges, 0, event.consequences)
  }
  return worth
}

function chanceToMeet({ game, supplies }: Outlook, round: number): number {
  const [supply] = supplies as [Supply]
  const lacking = noGoods()
  const units = addLack(game, round, lacking)
  const now = round === game.round
  const dynamis = now ? dynamisLeft(game, 0) : WEIGHT.otherActions
  let missing = 0
  let due = 0
  for (let good = 0; good <= NOMISMA; good++) {
    const wanted = lacking[good] as number
    if (wanted === 0) continue
    due += wanted
    const each = good === NOMISMA ? 0.3 : 1
    const hoped = 0.6 * (supply.now[good] as number) + (now ? 0 : 0.4 * (supply.later[good] as number))
    missing += Math.max(0, wanted - has(game, 0, good) - hoped) * each
  }
  if (due === 0 && units === 0) return 0.98
  if (units > 0 && dynamis === 0) return 0
  return 0.85 * exponential(-missing / (0.6 + 0.4 * dynamis) - 0.08 * units)
}
