import { type Config, type Decision, draw, fastChance, type Runner, type State } from '@hippodrome/engine'
import { isOver } from '../value.ts'

/** Positions of a random match, one at every few decisions. */
export function positions(runner: Runner, config: Config, seed: number, every: number): State[] {
  const { rules } = runner
  const found: State[] = []
  const state = runner.start(rules.setup(config, rules.tables(config)), fastChance(seed))
  const dice = fastChance(seed + 1)
  while (!isOver(state)) {
    if (state.version % every === 0) found.push(runner.clone(state))
    const decision = state.pending[draw(dice, state.pending.length)] as Decision
    runner.choose(state, decision, draw(dice, decision.choices.length))
  }
  return found
}
