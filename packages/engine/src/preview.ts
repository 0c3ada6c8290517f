import { fastChance } from './chance.ts'
import type { Seat } from './decision.ts'
import { type LeafChange, leafChanges } from './diff.ts'
import type { Match } from './match.ts'
import { type Likelihood, oddsOf } from './odds.ts'

/** What a choice would change for certain, before dice or others have a say. */
export type Preview = {
  readonly choice: number
  /** What is different in the view right after it; absent when dice fall or something hidden is seen at once. */
  readonly changes?: readonly LeafChange[]
  /** What dice may make of it, as far as the seat can know. */
  readonly odds?: readonly Likelihood[]
}

/** Tries a choice with dice of its own: the true ones, and what others hide, stay unknown to whoever reads the preview too. */
export function previewOf({ runner, state, rules }: Match, seat: Seat, choice: number): Preview {
  const trial = runner.sample(state, seat, fastChance(choice + 1))
  const asked = trial.pending.find((pending) => pending.seat === seat)
  const tried = asked?.choices[choice]
  if (!asked || !tried) return { choice }
  const before = rules.view(state.game, seat)
  const odds = oddsOf(rules, state, seat, tried)
  const likely = odds.length > 0 ? { choice, odds } : { choice }
  runner.choose(trial, asked, choice)
  return runner.sealed ? likely : { ...likely, changes: leafChanges(before, rules.view(trial.game, seat)) }
}
