import type { Decision, Seat } from './decision.ts'
import { sameJson } from './json.ts'
import type { State } from './state.ts'
import type { Frame } from './step.ts'

/** Numbers what is asked after a choice. A seat's decision keeps its number while others choose beside it and nothing changes for it. */
export function numberDecisions(
  state: State,
  before: readonly Decision[],
  asking: Frame | undefined,
  chooser: Seat,
  number: number,
): void {
  const opened = state.opened.slice()
  const sameWindow = state.stack[state.stack.length - 1] === asking
  for (const decision of state.pending) {
    const earlier =
      sameWindow && decision.seat !== chooser && before.find((asked) => asked.seat === decision.seat)
    if (!earlier || !sameJson(earlier, decision)) opened[decision.seat] = number
  }
  state.opened = opened
}
