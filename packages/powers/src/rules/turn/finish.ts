import type { Powers } from '../../state.ts'
import { PHASES } from '../../vocabulary.ts'
import type { PowersFlow } from '../step.ts'

/** The game is over (§5.6, §7.5). */
export function finish(game: Powers, flow: PowersFlow): void {
  game.phase = PHASES.indexOf('end')
  game.actor = -1
  if (game.over !== 'no') flow.tell({ kind: 'over', how: game.over })
  flow.end()
}
