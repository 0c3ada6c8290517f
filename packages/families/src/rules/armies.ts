import type { Seat } from '@hippodrome/engine'
import { ARAB, BYZANTINE, NONE, type Side } from '../names.ts'
import { armySize, type Families, pawnOf } from '../state.ts'
import type { FamiliesFlow } from './step.ts'

/** §12.8 An army without a cube loses its pawn at once. */
export function checkArmy(game: Families, seat: Seat, side: Side, flow: FamiliesFlow): void {
  const city = pawnOf(game, seat, side)
  if (city === NONE || armySize(game, seat, side) > 0) return
  game.pawns[seat * 2 + side] = NONE
  flow.tell({ kind: 'offMap', seat, side, city })
}

export function checkArmies(game: Families, seat: Seat, flow: FamiliesFlow): void {
  checkArmy(game, seat, BYZANTINE, flow)
  checkArmy(game, seat, ARAB, flow)
}
