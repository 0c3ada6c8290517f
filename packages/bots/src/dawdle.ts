import { canonical, type Decision, fastChance, type Runner, type Seat, type State } from '@hippodrome/engine'
import { decisionOf } from './bot.ts'

/** How many choices a window of decisions may take before a bot sees to it that it closes. */
const PATIENCE = 200
const MOST_FORCED = 4

/** The first of `ranking` that gets on with the match; if none does, the first. `state` is a sample of the seat's own. */
export function firstThatLeads(runner: Runner, state: State, seat: Seat, ranking: readonly number[]): number {
  const decision = decisionOf(state, seat)
  const leads = ranking.find((index) => !dawdles(runner, state, decision, index))
  return leads ?? (ranking[0] as number)
}

/**
 * Whether a choice leads straight back to where it was made, or keeps a window open that has been open for too long.
 * What a game allows without end (talk that says nothing) may look better to an evaluation than getting on with it.
 */
function dawdles(runner: Runner, state: State, decision: Decision, index: number): boolean {
  const depth = state.stack.length - 1
  const window = state.stack[depth]
  if (window?.since === undefined) return false
  const after = runner.clone(state)
  after.chance = fastChance(1)
  runner.choose(after, decision, index)
  let sealed = runner.sealed
  for (let forced = 0; forced < MOST_FORCED; forced++) {
    const [next] = after.pending
    if (after.pending.length !== 1 || next?.choices.length !== 1) break
    runner.choose(after, next, 0)
    sealed ||= runner.sealed
  }
  const open = after.stack[depth]
  if (open?.step !== window.step || open.since !== window.since) return false
  if (state.version - window.since > PATIENCE) return true
  return !sealed && after.stack.length === depth + 1 && isSame(state, after)
}

function isSame(before: State, after: State): boolean {
  const [asked] = before.pending
  const [again] = after.pending
  if (asked?.seat !== again?.seat || asked?.prompt !== again?.prompt) return false
  return gist(before) === gist(after)
}

function gist({ game, stack }: State): string {
  const { tables: _shared, ...rest } = game
  return canonical([rest, stack])
}
