import type { Decision, Runner, Seat, State } from '@hippodrome/engine'
import { decisionOf } from '../bot.ts'
import type { Lookahead } from '../lookahead.ts'
import { isOver, isQuiet, valuesOf } from '../value.ts'
import { Place } from './bench.ts'
import { askedKey, choiceKey, joinKeys } from './choiceKey.ts'
import { History } from './history.ts'
import type { Samples } from './samples.ts'
import { Trail } from './trail.ts'

/** How much it explores, in standard deviations of what it has seen. */
const EXPLORE = 0.5
/** How many playouts the first sight of a choice counts for. */
const TRUST = 2
const SAMPLES = 16
/** How many answers an action is followed through before it is judged as it stands. */
const LONGEST = 20
/** How often dice are thrown for a first sight. */
const THROWS = 2
/** Actions differ by little, and what they bring is soon known. */
const EXPECTED_SPREAD = 0.02

/**
 * Playouts in which every seat takes what looks best to it at once, and something else only where the tree has learnt
 * that it is better. Each ends with the action that the first choice began: few of them say much.
 */
export class CarefulSearch {
  private readonly root = new Place()
  private readonly out: number[] = []
  private readonly trail: Trail
  private readonly history = new History()

  constructor(
    private readonly runner: Runner,
    private readonly lookahead: Lookahead,
    private readonly samples: Samples,
    private readonly seat: Seat,
  ) {
    this.trail = new Trail(samples.get(0).game.seats, EXPECTED_SPREAD)
  }

  /** One playout that begins with choice `first`. Returns what came of it for the seat. */
  playout(first: number): number {
    const { runner, out, trail } = this
    const state = this.samples.next(first, SAMPLES)
    trail.begin()
    this.follow(state, first)
    valuesOf(runner, state, out)
    trail.learn(out)
    return out[this.seat] ?? 0
  }

  private follow(state: State, first: number): void {
    let decision = decisionOf(state, this.seat)
    let index = first
    let place: Place | undefined = this.root
    for (let depth = 0; depth < LONGEST; depth++) {
      this.runner.choose(state, decision, index)
      if (isOver(state) || isQuiet(state)) return
      place = place?.next(joinKeys(choiceKey(decision.choices[index]), askedKey(state)))
      decision = state.pending[0] as Decision
      index = place ? this.select(state, place, decision) : this.lookahead.atOnce(state, decision, THROWS)
    }
  }

  private select(state: State, place: Place, decision: Decision): number {
    const { choices, seat } = decision
    if (choices.length === 1) return 0
    const bench = place.benchOf(seat, this.history)
    const known = bench.keys.length
    const slots = bench.slotsOf(choices)
    const explore = (EXPLORE * this.trail.spreads.of(seat) * Math.sqrt(bench.total + 1)) / choices.length
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      if (slot >= known) bench.priors[slot] = this.lookahead.worthAtOnce(state, decision, i, THROWS)
      const visits = bench.visits[slot] as number
      const value = ((bench.sums[slot] as number) + TRUST * (bench.priors[slot] as number)) / (visits + TRUST)
      const score = value + explore / (1 + visits)
      if (score > best) {
        best = score
        chosen = i
      }
    }
    this.trail.add(bench, slots[chosen] as number)
    return chosen
  }
}
