import type { Seat } from './decision.ts'
import type { GameState } from './game.ts'
import type { Made } from './record.ts'
import type { Moment } from './snapshot.ts'

/**
 * Where in `before` the newest choice lies that `seat` made itself or laid down ahead, if it may be taken back: what others chose since
 * must answer decisions that were already open, and so did not follow from it.
 */
export function undoable<S extends GameState>(
  before: readonly Moment<S>[],
  made: readonly Made[],
  seat: Seat,
): number | undefined {
  // Watchers ask too, at every choice.
  if (seat < 0) return undefined
  for (let index = before.length - 1; index >= 0; index--) {
    const saved = before[index]
    const own = saved && made[saved.version]
    if (!saved || !own) return undefined
    if (own.seat !== seat) continue
    const since = made.slice(saved.version + 1)
    if (since.some((other) => other.seat !== seat && other.decision > saved.serial)) return undefined
    if (own.by !== 'orders') return index
  }
  return undefined
}
