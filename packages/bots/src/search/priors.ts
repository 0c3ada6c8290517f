import { type Choice, type Decision, exponential, type Runner, type State } from '@hippodrome/engine'
import type { Bench } from './bench.ts'

/** The best choice is taken to be this many times as likely as the worst, before any was tried. */
const CONTRAST = 3

/** Writes how likely each choice is to be the best one: from the game's own preference, or all alike. */
export function priorsOf(
  runner: Runner,
  state: State,
  bench: Bench,
  decision: Decision,
  slots: readonly number[],
): void {
  const { rules } = runner
  if (!rules.prefer) {
    for (const slot of slots) bench.priors[slot] = 1 / slots.length
    return
  }
  const liking: number[] = []
  for (const choice of decision.choices)
    liking.push(rules.prefer(state.game, decision.seat, decision.prompt, choice as Choice))
  writePriors(bench, slots, liking, CONTRAST)
}

/** Turns values on any scale into priors that add up to 1. */
function writePriors(
  bench: Bench,
  slots: readonly number[],
  values: readonly number[],
  contrast: number,
): void {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const scale = high > low ? contrast / (high - low) : 0
  let sum = 0
  for (let i = 0; i < slots.length; i++) {
    const weight = exponential(((values[i] ?? low) - high) * scale)
    bench.priors[slots[i] as number] = weight
    sum += weight
  }
  for (const slot of slots) bench.priors[slot] = (bench.priors[slot] ?? 0) / sum
}
