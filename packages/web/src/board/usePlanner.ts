import { useMemo, useSyncExternalStore } from 'react'
import type { Playing } from '../play/playing.ts'
import type { Board, Plan } from './board.ts'
import { targetsOf } from './spots.ts'
import type { Situation } from './stage.ts'

/** Plans of the table as a board uses them. */
export function usePlanner(board: Board, { planner, confirms, past }: Playing, situation: Situation) {
  const waiting = useSyncExternalStore(planner.subscribe, planner.snapshot)
  // A plan is for the table as it stands now, and is there again when whoever looks back returns.
  const planned = past === undefined ? waiting : undefined
  const acts = useMemo(() => {
    const spotsOf = (plan: Plan) =>
      plan.spots ?? [...new Set(plan.choices.flatMap((choice) => targetsOf(board, choice, situation)))]
    const propose = (plan: Plan) => void planner.propose(plan, spotsOf(plan))
    const carryOut = (plan: Plan) => {
      const waiting = planner.snapshot()
      const again = waiting?.phase === 'ready' && sameChoices(waiting.plan, plan)
      if (plan.waits && plan.choices.length === 0) planner.letGo()
      else if (plan.waits || (confirms && !again)) propose(plan)
      else void planner.carryOut(plan, spotsOf(plan))
    }
    return { propose, carryOut, letGoOfPlan: () => planner.letGo() }
  }, [board, planner, confirms, situation])
  return { planned, ...acts }
}

const sameChoices = (one: Plan, other: Plan): boolean =>
  JSON.stringify(one.choices) === JSON.stringify(other.choices)
