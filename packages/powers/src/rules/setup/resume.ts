import type { Frame } from '@hippodrome/engine'
import { hasActed, type Powers, placeOf } from '../../state.ts'
import { PHASES } from '../../vocabulary.ts'
import { quietTalks } from '../negotiation/negotiation.ts'

const frame = (step: string, local: object = {}): Frame => ({ step, local })

/** The place in the order of play after all who have acted in this turn. */
const nextInOrder = (game: Powers): number =>
  game.tables.order.findLastIndex((power) => hasActed(game, power)) + 1

/**
 * What is still to be played from a position alone, the last first: from its phase and its actor on. A treasury phase
 * begins anew, an operation under way goes on; before the first turn everything is to come.
 */
export function resume(game: Powers): readonly Frame[] {
  const { turn, actor, over } = game
  const phase = PHASES[game.phase]
  if (over !== 'no' || phase === 'end') return []
  if (turn === 0) return [frame('begin')]
  const rest = [frame('turn-ends'), frame('next-power', { i: nextInOrder(game) })]
  if (phase === 'negotiation') return [...rest, frame('negotiation', quietTalks(game))]
  if (actor < 0) return rest
  if (phase === 'treasury') return [...rest, frame('player-turn', { power: actor })]
  const turnOfActor = [
    ...rest,
    frame('player-turn-ends', { power: actor }),
    frame('ceremonies'),
    frame('operations', { power: actor }),
  ]
  return game.opStack >= 0 && placeOf(game, game.opStack) >= 0 ? [...turnOfActor, frame('act')] : turnOfActor
}
