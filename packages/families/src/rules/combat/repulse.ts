import { BULGAR, NONE, type Side } from '../../names.ts'
import { armySize, destroyArmy, type Families } from '../../state.ts'
import type { FamiliesFlow } from '../step.ts'
import { retreat } from './retreat.ts'

/** §16.9, §17.4 The attack has failed; §9.12 the Bulgars have nothing to retreat. */
export function repulse(game: Families, flow: FamiliesFlow): void {
  const { force, active: seat, origin } = game
  game.force = NONE
  if (force === BULGAR || force === NONE) return
  const side: Side = force
  if (armySize(game, seat, side) === 0) {
    destroyArmy(game, seat, side)
    flow.tell({ kind: 'destroyed', seat, side })
  } else if (origin !== NONE && !game.tables.rulings.fullRetreat) {
    // §19.9
    game.pawns[seat * 2 + side] = origin
    flow.tell({ kind: 'back', seat, side, city: origin })
  } else flow.then(retreat, { seat, side, forced: 1 })
}
