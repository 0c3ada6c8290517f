import { aheadChoice } from './ahead.ts'
import type { Decision, Seat } from './decision.ts'
import type { GameState } from './game.ts'
import type { Made, Undone } from './record.ts'
import type { Moment } from './snapshot.ts'
import type { State } from './state.ts'

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

/** A choice as it may be made again, from the state before it. */
export function undoneOf({ pending }: Pick<State, 'pending'>, { seat, choice }: Made): Undone {
  const asked = pending.find((decision) => decision.seat === seat)
  const taken = asked?.choices[choice]
  return { seat, choice, ...(asked && taken ? { step: { prompt: asked.prompt, choice: taken } } : {}) }
}

/** Which of what is offered `seat` took back last. Where orders have led to another question, there is nothing to make again. */
export function choiceAgain(
  undone: readonly Undone[],
  seat: Seat,
  decision: Decision | undefined,
): number | undefined {
  const again = undone[undone.length - 1]
  if (again?.seat !== seat || !decision) return undefined
  if (!again.step) return again.choice < decision.choices.length ? again.choice : undefined
  const choice = aheadChoice(decision, [again.step])
  return typeof choice === 'number' ? choice : undefined
}
