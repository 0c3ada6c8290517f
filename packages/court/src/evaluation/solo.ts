import { unitsIn } from '../rules/count.ts'
import { type Court, DOXA, has, NOMISMA } from '../state.ts'
import { areaWorth } from './area.ts'
import { consequenceWorth, rewardWorth } from './event.ts'
import { goodsWorth, handWorth } from './goods.ts'
import { demand, dynamisLeft, reckonSupply, roundsLeft, supplyOf } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** How many Doxa make half of the greatest success, and how many more near all of it. */
const MIDDLE = 40
const SPREAD = 40

/** How much of each Resource units take in a round, if one builds what one likes. */
const BUILT = 2
/** Of goods that nobody will build from any more, so much is left. */
const USELESS = 0.04

/** How well a Solo match stands, from 0 to 1. */
export function soloWorth(game: Court): number {
  if (game.solo.lost) return 0
  return 1 / (1 + Math.exp((-2 * (soloDoxa(game) - MIDDLE)) / SPREAD))
}

function soloDoxa(game: Court): number {
  const doxa = has(game, 0, DOXA)
  if (game.phase === 'over') return doxa
  reckonBuilding(game)
  reckonSupply(game, 0)
  const building = roundsLeft(game) > 0 || dynamisLeft(game, 0) > 0
  const goods = goodsWorth(game, 0) * (building ? 1 : USELESS)
  const cards = areaWorth(game, 0) * Math.min(1, roundsLeft(game)) + handWorth(game, 0)
  return doxa + goods + cards + dynamisLeft(game, 0) * WEIGHT.dynamis + eventsWorth(game)
}

/** Demand is what units cost: those that the Event still lacks, and any others. */
function reckonBuilding(game: Court): void {
  const { now, later } = demand
  now.fill(0)
  later.fill(0)
  demand.option = undefined
  for (let good = 0; good < NOMISMA; good++)
    later[good] = (roundsLeft(game) + 1) * (good === 0 ? BUILT / 4 : BUILT)
  if (game.phase === 'action') addLack(game, game.round, now)
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

const lacking = new Array<number>(NOMISMA + 1).fill(0)

/** Events that lie open: what they bring if they are met, and what they cost if not. */
function eventsWorth(game: Court): number {
  const first = Math.max(0, game.phase === 'resolve' ? game.round + 1 : game.round)
  let worth = 0
  for (let round = first; round < game.events.row.length; round++) {
    const event = game.tables.events[game.events.row[round] as number]
    if (!game.events.shown[round] || !event) continue
    const p = chanceToMeet(game, round)
    worth += p * rewardWorth(game, event.reward) - (1 - p) * consequenceWorth(game, 0, event.consequences)
  }
  return worth
}

function chanceToMeet(game: Court, round: number): number {
  lacking.fill(0)
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
    const hoped =
      0.6 * (supplyOf(0).now[good] as number) + (now ? 0 : 0.4 * (supplyOf(0).later[good] as number))
    missing += Math.max(0, wanted - has(game, 0, good) - hoped) * each
  }
  if (due === 0 && units === 0) return 0.98
  if (units > 0 && dynamis === 0) return 0
  return 0.85 * Math.exp(-missing / (0.6 + 0.4 * dynamis) - 0.08 * units)
}
