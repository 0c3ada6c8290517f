import { type Chance, fastChance } from './chance.ts'
import type { Choice, Decision, Reason, Seat } from './decision.ts'
import { type LeafChange, leafChanges } from './diff.ts'
import type { GameState } from './game.ts'
import { sameJson } from './json.ts'
import type { Match } from './match.ts'
import type { State } from './state.ts'

/** Why a list of choices was followed no further than it was. */
export type Stop =
  | { readonly why: 'done' }
  /** Dice fell or something hidden was seen: what comes after it is not known yet. */
  | { readonly why: 'chance' }
  | { readonly why: 'others'; readonly waiting: readonly Seat[] }
  | { readonly why: 'not-offered'; readonly reason: Reason }
  | { readonly why: 'over' }

/** One choice of a plan that was tried. */
export type PlanStep = {
  /** Its number in the list that is offered then. */
  readonly choice: number
  /** What it changes in the seat's view; absent when chance has a part in it. */
  readonly changes?: readonly LeafChange[]
}

/** How far a plan leads: a step for every choice that is offered, and why it stops after the last of them. */
export type Walk = {
  readonly steps: readonly PlanStep[]
  readonly stop: Stop
  /** What the seat is asked then, if it is. */
  readonly next?: Decision
}

/** How many choices of a plan were made, and why it stopped there. */
export type Acted = { readonly made: number; readonly stop: Stop }

/** Tries choices one after the other on a sample with dice of its own. The match stays as it is, and its dice unknown. */
export function walkPlan<S extends GameState>(
  { runner, rules, state }: Pick<Match<S>, 'runner' | 'rules' | 'state'>,
  seat: Seat,
  choices: readonly Choice[],
  dice: Chance = fastChance(1),
): Walk {
  const trial = runner.sample(state, seat, dice)
  const why = (wanted: Choice) => runner.why(trial, seat, wanted)
  const steps: PlanStep[] = []
  let before = rules.view(trial.game, seat)
  const ended = (stop: Stop): Walk => {
    const next = trial.pending.find((asked) => asked.seat === seat)
    return { steps, stop, ...(next && stop.why !== 'chance' ? { next } : {}) }
  }
  for (const wanted of choices) {
    const asked = whatIsAsked(trial, seat, wanted, why)
    if ('why' in asked) return ended(asked)
    runner.choose(trial, asked.decision, asked.choice)
    if (runner.sealed) {
      steps.push({ choice: asked.choice })
      return ended({ why: 'chance' })
    }
    const after = rules.view(trial.game, seat)
    steps.push({ choice: asked.choice, changes: leafChanges(before, after) })
    before = after
  }
  return ended({ why: 'done' })
}

/** Makes choices one after the other, as far as they are offered and nothing is left to chance in between. */
export function actPlan<S extends GameState>(match: Match<S>, seat: Seat, choices: readonly Choice[]): Acted {
  let made = 0
  for (const wanted of choices) {
    const asked = whatIsAsked(match.state, seat, wanted, (choice) => match.why(seat, choice))
    if ('why' in asked) return { made, stop: asked }
    const decision = match.state.opened[seat] ?? 0
    const outcome = match.submit({ seat, decision, choice: asked.choice })
    if (!outcome.ok) return { made, stop: { why: 'not-offered', reason: { key: outcome.code } } }
    made += 1
    if (made < choices.length && match.made[match.made.length - 1]?.sealed)
      return { made, stop: match.over ? { why: 'over' } : { why: 'chance' } }
  }
  return { made, stop: { why: 'done' } }
}

/** The number of the wanted choice among those that `seat` is offered, or why there is none. */
function whatIsAsked(
  state: State,
  seat: Seat,
  wanted: Choice,
  why: (choice: Choice) => Reason | undefined,
): { readonly decision: Decision; readonly choice: number } | Stop {
  if (state.stack.length === 0) return { why: 'over' }
  const decision = state.pending.find((asked) => asked.seat === seat)
  if (!decision) return { why: 'others', waiting: state.pending.map((asked) => asked.seat) }
  const choice = decision.choices.findIndex((offered) => sameJson(offered, wanted))
  return choice < 0
    ? { why: 'not-offered', reason: why(wanted) ?? { key: 'not-offered' } }
    : { decision, choice }
}
