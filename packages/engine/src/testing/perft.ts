import { fastChance } from '../chance.ts'
import type { GameState } from '../game.ts'
import type { Runner, State } from '../state.ts'

/** How many lines of play there are, this many decisions deep; of several who are asked the first answers first. */
function lines<S extends GameState>(runner: Runner<S>, state: State<S>, depth: number): number {
  const [decision] = state.pending
  if (!decision) return 1
  if (depth === 1) return decision.choices.length
  let count = 0
  decision.choices.forEach((_, index) => {
    const copy = runner.clone(state)
    runner.choose(copy, decision, index)
    count += lines(runner, copy, depth - 1)
  })
  return count
}

/** The lines of play from a position, one decision deep and so on to `deepest`; the dice fall as one seed says. */
export function perft<S extends GameState>(runner: Runner<S>, state: State<S>, deepest: number): number[] {
  const copy = runner.clone(state)
  copy.chance = fastChance(7)
  return Array.from({ length: deepest }, (_, depth) => lines(runner, copy, depth + 1))
}
