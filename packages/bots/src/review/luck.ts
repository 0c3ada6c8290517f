import { type Chance, type Decision, fastChance, type Runner, type State } from '@hippodrome/engine'
import { decisionOf, mixSeeds } from '../bot.ts'
import { type Estimate, meansFor, minus } from './estimate.ts'

const SIDES = 6

export interface Valuer {
  readonly runner: Runner
  /** Writes what a position is worth to every seat, and says whether more chance had a part in that. */
  value(state: State, out: number[]): boolean
}

export type Throws = {
  /** How often chance is let fall again where not all that may fall is tried. */
  readonly throws: number
  /** As many runs may be spent on trying all that may fall. */
  readonly most: number
}

/** A choice, and the table before and after it. */
export type Event = {
  readonly before: State
  readonly decision: Decision
  readonly choice: number
  readonly after: State
  /** Whether dice fell or something hidden was seen (`Runner.sealed`). */
  readonly sealed: boolean
}

/**
 * What chance was worth to every seat after a choice: the value after it fell, less the average of what could have
 * fallen. Nothing where no chance fell.
 */
export function luckOf(
  valuer: Valuer,
  event: Event,
  { throws, most }: Throws,
  seed: number,
): readonly Estimate[] | undefined {
  const { before, after, sealed } = event
  if (hasFallen(before.chance, after.chance))
    return exactly(valuer, event, most) ?? thrown(valuer, event, throws, seed)
  // What others chose in secret is no chance.
  return sealed && !isGathering(valuer.runner, before) ? seen(valuer, event, throws, seed) : undefined
}

const hasFallen = (before: Chance, after: Chance): boolean =>
  before.script.length !== after.script.length ||
  (before.kind === 'sealed' && after.kind === 'sealed' && before.drawn !== after.drawn) ||
  (before.kind === 'fast' && after.kind === 'fast' && before.d !== after.d)

function isGathering({ rules }: Runner, { stack }: State): boolean {
  const asking = stack[stack.length - 1]?.step
  return rules.steps.some(({ name, gathers }) => name === asking && gathers === true)
}

/** Every throw there is, if all that falls are a few dice. */
function exactly(
  valuer: Valuer,
  { before, after, decision, choice }: Event,
  most: number,
): Estimate[] | undefined {
  const { runner } = valuer
  const expected = new Array<number>(before.game.seats).fill(0)
  const out: number[] = []
  const scripts: number[][] = [[]]
  let runs = 0
  for (let script = scripts.pop(); script; script = scripts.pop()) {
    const dice = fastChance(1, script)
    const { d: undrawn } = dice
    const copy = runner.clone(before)
    copy.chance = dice
    runner.choose(copy, decision, choice)
    runs += 1
    if (dice.script.length > 0) return undefined
    if (dice.d !== undrawn) {
      if (runs + scripts.length + SIDES > most) return undefined
      for (let side = 1; side <= SIDES; side++) scripts.push([...script, side])
      continue
    }
    if (valuer.value(copy, out)) return undefined
    const weight = 1 / SIDES ** script.length
    for (let seat = 0; seat < expected.length; seat++)
      expected[seat] = (expected[seat] ?? 0) + weight * (out[seat] ?? 0)
  }
  if (valuer.value(withDice(runner, after, 1), out)) return undefined
  return expected.map((mean, seat) => ({ value: (out[seat] ?? 0) - mean, error: 0 }))
}

/** Other dice on the same table. */
function thrown(
  valuer: Valuer,
  { before, after, decision, choice }: Event,
  throws: number,
  seed: number,
): Estimate[] {
  const { runner } = valuer
  const expected = meansFor(before.game.seats)
  const out: number[] = []
  for (let n = 0; n < throws; n++) {
    const copy = withDice(runner, before, mixSeeds(seed, n))
    runner.choose(copy, decision, choice)
    valuer.value(copy, out)
    expected.forEach((mean, seat) => mean.add(out[seat] ?? 0))
  }
  const came = valueOf(valuer, after, throws, seed)
  return expected.map((mean, seat) => minus(came[seat], mean.estimate))
}

/**
 * Something was seen that lay hidden: what it changed, less what it would have changed if other things had lain there
 * that the seat could as well have expected.
 */
function seen(
  valuer: Valuer,
  { before, after, decision, choice }: Event,
  throws: number,
  seed: number,
): Estimate[] {
  const { runner } = valuer
  const { seat: looking } = decision
  const expected = meansFor(before.game.seats)
  const was: number[] = []
  const out: number[] = []
  for (let n = 0; n < throws; n++) {
    const copy = runner.sample(before, looking, fastChance(mixSeeds(seed, n)))
    valuer.value(runner.clone(copy), was)
    runner.choose(copy, decisionOf(copy, looking), choice)
    valuer.value(copy, out)
    expected.forEach((mean, seat) => mean.add((out[seat] ?? 0) - (was[seat] ?? 0)))
  }
  const had = valueOf(valuer, before, throws, seed)
  const came = valueOf(valuer, after, throws, seed)
  return expected.map((mean, seat) => minus(minus(came[seat], had[seat]), mean.estimate))
}

/** What a position is worth to every seat: on average, if more chance has a part in it. */
export function valueOf(valuer: Valuer, state: State, throws: number, seed: number): Estimate[] {
  const means = meansFor(state.game.seats)
  const out: number[] = []
  let wanted = 1
  for (let n = 0; n < wanted; n++) {
    if (valuer.value(withDice(valuer.runner, state, mixSeeds(seed, n)), out)) wanted = throws
    means.forEach((mean, seat) => mean.add(out[seat] ?? 0))
  }
  return means.map(({ estimate: { value, error } }) => ({ value, error: wanted > 1 ? error : 0 }))
}

function withDice(runner: Runner, state: State, seed: number): State {
  const copy = runner.clone(state)
  copy.chance = fastChance(seed)
  return copy
}
