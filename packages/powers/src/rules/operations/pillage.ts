import { at } from '@hippodrome/engine'
import { pillageChoice } from '../../choices.ts'
import {
  areasOf,
  isActive,
  isFleet,
  isRebel,
  ownerOf,
  type Powers,
  placeOf,
  seatOf,
  startingPower,
} from '../../state.ts'
import { isLand, landId, powerId } from '../../tables.ts'
import type { ChoiceOf } from '../../vocabulary.ts'
import { draw } from '../chits/drawing.ts'
import type { Into, PowersFlow } from '../step.ts'
import { pillageArea } from '../stacks/units.ts'

const PILLAGE_POINTS = 3

/** §19.1-§19.3 */
export function addPillage(game: Powers, stack: number, choices: Into<ChoiceOf<'pillage'>>): void {
  if (isFleet(game, stack) || game.opPoints < PILLAGE_POINTS) return
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  for (const area of areasOf(game, place)) {
    if (!isLand(area) || game.pillaged[area] === 1) continue
    let enemy = false
    for (let other = 0; other < game.stackPlace.length; other++)
      if (game.stackPlace[other] === area && ownerOf(game, other) !== owner) enemy = true
    if (!enemy) choices.push(pillageChoice(area))
  }
}

/** §19.1 The pillager's power has the money, all other players a chit each. */
export function pillage(game: Powers, land: number, flow: PowersFlow): void {
  const { actor, opStack } = game
  const rebel = isRebel(game, opStack)
  const n = rebel ? 0 : at(game.tables.values, land)
  game.opPoints -= PILLAGE_POINTS
  game.treasury[actor] = at(game.treasury, actor) + n
  pillageArea(game, land, flow, false)
  flow.tell({ kind: 'pillaged', place: landId(land), power: powerId(actor), n })
  const mine = seatOf(game, actor)
  for (const power of game.tables.order) {
    const seat = seatOf(game, power)
    if (seat === mine || !isActive(game, power)) continue
    if (game.tables.options.pillageChits === 'powers' || drawerOf(game, seat) === power)
      flow.then(draw, { power, n: 1 })
  }
}

/** The power that draws for a player: his own, or if it is lost or waits the first that he plays. */
function drawerOf(game: Powers, seat: number): number {
  const own = startingPower(game, seat)
  if (isActive(game, own)) return own
  return game.tables.order.find((power) => seatOf(game, power) === seat && isActive(game, power)) ?? own
}
