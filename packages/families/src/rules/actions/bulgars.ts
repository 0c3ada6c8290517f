import type { Seat } from '@hippodrome/engine'
import type { ActionChoice } from '../../choices.ts'
import { BULGAR, type City, NONE } from '../../names.ts'
import { type Families, freeBox, isBulgar, unattackedSide } from '../../state.ts'
import { attack } from '../combat/attack.ts'
import { EITHER, hasCube } from '../cubes.ts'
import { type FamiliesFlow, step } from '../step.ts'
import { occupy } from './special.ts'

/** §9.3, §9.4 */
export const CUBES_ADDED = 2

/** §9.5 An arrow points at it, or a road joins it to a city with Bulgar tokens. */
export function isBulgarTarget(game: Families, city: City): boolean {
  if (isBulgar(game, city)) return false
  if (game.tables.arrows.includes(city)) return true
  for (const next of game.tables.roads[city] ?? []) if (isBulgar(game, next)) return true
  return false
}

const grown = (game: Families): number =>
  Math.min(game.tables.data.setup.mostBulgars, game.bulgars + CUBES_ADDED)

/** §9.4 */
export const canReinforce = (game: Families): boolean =>
  grown(game) + CUBES_ADDED <= game.tables.data.setup.mostBulgars

export function listBulgars(game: Families, seat: Seat, list: ActionChoice[]): void {
  if (freeBox(game, 'bulgars') === NONE) return
  const { choices, bulgarReach } = game.tables
  for (const city of bulgarReach)
    if (isBulgarTarget(game, city) && hasCube(game, seat, unattackedSide(game, city)))
      list.push(choices.bulgars[city] as ActionChoice)
  if (canReinforce(game) && hasCube(game, seat, EITHER)) list.push(choices.reinforce)
}

/** §9.2 The target is named, then the cube is paid. */
export function sendBulgars(game: Families, seat: Seat, city: City, flow: FamiliesFlow): void {
  game.force = BULGAR
  game.target = city
  occupy(game, seat, 'bulgars', { payer: unattackedSide(game, city), use: 'bulgars' }, flow)
  flow.then(bulgarsGrow, { seat, times: 1 })
  flow.then(attack, {})
}

export function reinforceBulgars(game: Families, seat: Seat, flow: FamiliesFlow): void {
  occupy(game, seat, 'bulgars', { payer: EITHER, use: 'reinforce' }, flow)
  flow.then(bulgarsGrow, { seat, times: 2 })
}

/** §9.3, §9.4 */
export const bulgarsGrow = step('bulgarsGrow', {
  rule: '9.3',
  play(game, { seat, times }: { seat: Seat; times: number }, flow) {
    const before = game.bulgars
    for (let time = 0; time < times; time++) game.bulgars = grown(game)
    flow.tell({ kind: 'bulgars', seat, added: game.bulgars - before, cubes: game.bulgars })
  },
})
