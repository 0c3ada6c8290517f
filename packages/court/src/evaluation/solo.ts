import { unitsIn } from '../rules/count.ts'
import { resourcesOf } from '../rules/goods.ts'
import { type Court, DOXA, DYNAMIS, has, NOMISMA } from '../state.ts'
import { rewardWorth } from './event.ts'
import { goodsWorth, handWorth } from './goods.ts'
import { reckonSupply, roundsLeft, supplyOf } from './supply.ts'
import { WEIGHT } from './weights.ts'

/** How many Doxa make half of the greatest success, and how many more near all of it. */
const MIDDLE = 35
const SPREAD = 25

/** How well a Solo match stands, from 0 to 1. */
export function soloWorth(game: Court): number {
  if (game.lost) return 0
  return 1 / (1 + Math.exp((-2 * (soloDoxa(game) - MIDDLE)) / SPREAD))
}

function soloDoxa(game: Court): number {
  const doxa = has(game, 0, DOXA)
  if (game.phase === 'over') return doxa
  const left = roundsLeft(game)
  reckonSupply(game, 0)
  goodsWorth(game, 0)
  let worth = doxa + Math.min(resourcesOf(game, 0), 30) * (left > 0 ? 0.7 : 0.3)
  worth += Math.min(has(game, 0, NOMISMA), 20) * (left > 0 ? 0.18 : 0)
  worth += productionWorth()
  worth += handWorth(game, 0) * Math.min(1, left)
  if (game.phase === 'action' && !game.passed[0]) worth += has(game, 0, DYNAMIS) * WEIGHT.dynamis
  return worth + eventsAhead(game)
}

function productionWorth(): number {
  const { now, later } = supplyOf(0)
  let worth = ((now[NOMISMA] as number) * 0.5 + (later[NOMISMA] as number)) * 0.18
  for (let good = 0; good < NOMISMA; good++)
    worth += (now[good] as number) * 0.3 + (later[good] as number) * 0.7
  return worth
}

/** Events that lie open: how many of their units stand already. */
function eventsAhead(game: Court): number {
  let worth = 0
  const first = Math.max(0, game.phase === 'resolve' ? game.round + 1 : game.round)
  for (let round = first; round < game.events.length; round++) {
    const event = game.tables.events[game.events[round] as number]
    if (!game.shown[round] || !event) continue
    let met = 0
    let wanted = 0
    for (const { unit, count, area } of event.options[0]?.units ?? []) {
      wanted += count
      met += Math.min(count, unitsIn(game, unit, area))
    }
    const stake = rewardWorth(game, event.reward) + (event.consequences[DOXA] ?? 0)
    const paid = round === game.round && game.settled ? 0.3 : 0
    worth += stake * (met / Math.max(1, wanted)) * 0.85 + paid
  }
  return worth
}
