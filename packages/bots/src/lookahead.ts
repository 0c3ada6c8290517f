import { type Decision, fastChance, type Runner, type Seat, type State } from '@hippodrome/engine'
import { decisionOf, mixSeeds } from './bot.ts'
import { diceIn, partOf } from './dice.ts'
import { likeliest } from './likeliest.ts'
import { isOver, isQuiet, valuesOf } from './value.ts'

/** How many answers an action is followed through before it is judged as it stands. */
const LONGEST = 16
/** Of a long list only this many choices are tried inside an action: those that the game prefers. */
const NARROW = 4
/** How often dice are thrown again to see what they are worth. */
const THROWS = 3

/** Of a long list this many are followed, the best at first sight. */
const MOST_FOLLOWED = 12

/** Seats that answer at the same time may answer otherwise than expected: so much counts what each choice is by itself. */
const TREMBLE = 0.01

/**
 * Judges choices by playing them and following the action that they begin to its end. The seat itself looks for its
 * best way on as long as `budget`, a number of positions, allows; then, and for all other seats, every answer is the
 * one that looks best at once.
 */
export class Lookahead {
  private readonly out: number[] = []
  /** Whether dice fell or something was revealed in what was judged last. */
  sealed = false

  constructor(private readonly runner: Runner) {}

  /**
   * What each choice of `seat` is worth to it. The same dice fall for each of them. Of a long list only the best at
   * first sight are followed; the others come behind those, in the order of that first sight.
   */
  judge(state: State, seat: Seat, budget: number, seed: number, values: number[]): void {
    const decision = decisionOf(state, seat)
    const { length } = decision.choices
    this.sealed = false
    values.length = length
    const order = length > MOST_FOLLOWED ? this.atFirstSight(state, decision, seed, values) : undefined
    const followed = order ? MOST_FOLLOWED : length
    let worst = Number.POSITIVE_INFINITY
    for (let i = 0; i < followed; i++) {
      const index = order ? (order[i] as number) : i
      state.chance = fastChance(seed)
      let value = this.expect(state, decision, index, seat, budget / followed, 0, THROWS)
      if (state.pending.length > 1) value += TREMBLE * this.worthAtOnce(state, decision, index, 1)
      values[index] = value
      if (value < worst) worst = value
    }
    if (!order) return
    const edge = values[order[followed] as number] as number
    for (let i = followed; i < length; i++) {
      const index = order[i] as number
      values[index] = worst + (values[index] as number) - edge
    }
  }

  private atFirstSight(state: State, decision: Decision, seed: number, values: number[]): number[] {
    const order: number[] = []
    for (let index = 0; index < values.length; index++) {
      state.chance = fastChance(seed)
      values[index] = this.expect(state, decision, index, decision.seat, 0, LONGEST, THROWS)
      order.push(index)
    }
    return order.sort((a, b) => (values[b] as number) - (values[a] as number))
  }

  /** What a choice brings on average: if dice fall at once, they are thrown `throws` times. */
  private expect(
    state: State,
    decision: Decision,
    index: number,
    seat: Seat,
    budget: number,
    depth: number,
    throws: number,
  ): number {
    let sum = 0
    let count = 0
    let wanted = 1
    let part = 0
    do {
      const copy = this.runner.clone(state)
      if (count > 0) copy.chance = diceIn(state.chance, (part + count) % wanted, wanted)
      this.runner.choose(copy, decision, index)
      if (this.runner.sealed && count === 0) {
        this.sealed = true
        wanted = throws
        part = partOf(state.chance, wanted)
      }
      sum += this.follow(copy, seat, budget / wanted, depth + 1, wanted > 1 ? 1 : throws)
      count += 1
    } while (count < wanted)
    return sum / count
  }

  /** Plays on until the action is over, and evaluates that for `seat`. */
  private follow(state: State, seat: Seat, budget: number, depth: number, throws: number): number {
    if (depth > LONGEST || isOver(state) || isQuiet(state)) return this.valueOf(state, seat)
    const decision = state.pending[0] as Decision
    const { length } = decision.choices
    if (decision.seat !== seat || budget < 2 * length) {
      const index = this.atOnce(state, decision)
      return this.expect(state, decision, index, seat, budget, depth, throws)
    }
    let best = Number.NEGATIVE_INFINITY
    for (let index = 0; index < length; index++)
      best = Math.max(best, this.expect(state, decision, index, seat, budget / length, depth, throws))
    return best
  }

  /** The choice that looks best to its seat without following it any further. */
  atOnce(state: State, decision: Decision, throws = 1): number {
    const { length } = decision.choices
    if (length === 1) return 0
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (const index of likeliest(this.runner.rules, state, decision, NARROW)) {
      const value = this.worthAtOnce(state, decision, index, throws)
      if (value > best) {
        best = value
        chosen = index
      }
    }
    return chosen
  }

  /** How well its seat stands right after a choice: if dice fall, on average over this many throws. */
  worthAtOnce(state: State, decision: Decision, index: number, throws: number): number {
    let sum = 0
    let count = 0
    let wanted = 1
    let part = 0
    do {
      const copy = this.runner.clone(state)
      copy.chance = diceIn(state.chance, (part + count) % wanted, wanted)
      if (count === 0) part = partOf(copy.chance, throws)
      this.runner.choose(copy, decision, index)
      if (this.runner.sealed) wanted = throws
      sum += this.valueOf(copy, decision.seat)
      count += 1
    } while (count < wanted)
    return sum / count
  }

  private valueOf(state: State, seat: Seat): number {
    valuesOf(this.runner, state, this.out, seat)
    return this.out[seat] ?? 0
  }
}

export type Effort = { readonly budget: number; readonly samples: number; readonly seed: number }

/** What each choice of `seat` is worth, seen from its view alone: on several samples if chance has a part in it. */
export function judgeFromView(
  runner: Runner,
  lookahead: Lookahead,
  state: State,
  seat: Seat,
  effort: Effort,
): number[] {
  const sums: number[] = []
  const values: number[] = []
  let taken = 0
  do {
    const seed = mixSeeds(effort.seed, taken)
    lookahead.judge(runner.sample(state, seat, fastChance(seed)), seat, effort.budget, seed + 1, values)
    for (let index = 0; index < values.length; index++)
      sums[index] = (sums[index] ?? 0) + (values[index] ?? 0)
    taken += 1
  } while (lookahead.sealed && taken < effort.samples)
  return sums.map((sum) => sum / taken)
}
