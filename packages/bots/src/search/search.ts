import {
  type Choice,
  type Decision,
  draw,
  type FastChance,
  fastChance,
  type Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { decisionOf, mixSeeds } from '../bot.ts'
import { isOver, isQuiet, valuesOf } from '../value.ts'
import { type Bench, Place } from './bench.ts'
import { askedKey, choiceKey, joinKeys } from './choiceKey.ts'
import { History } from './history.ts'
import { priorsOf } from './priors.ts'
import type { Samples } from './samples.ts'
import { Trail } from './trail.ts'

export type Tuning = {
  /** How much the search explores, in standard deviations of what it has seen. */
  readonly explore: number
  /** How many playouts the history of a choice elsewhere counts for. */
  readonly trust: number
  /** How many samples of what is hidden are searched by turns. */
  readonly samples: number
  /** How many decisions the tree is deep. */
  readonly deep: number
  /** How many decisions are played beyond the tree at most; they stop at the end of an action. */
  readonly rollout: number
}

export const TUNING: Tuning = { explore: 1.5, trust: 2, samples: 32, deep: 40, rollout: 24 }

/** How many choices a rollout compares. */
const COMPARED = 3

/**
 * Monte Carlo tree search for several players. Every playout starts from a sample of what the seat cannot know and
 * throws its own dice; each seat asked on the way prefers what has been best for itself. Places of the tree are
 * keyed by the choices that led there, not by the dice.
 */
export class Search {
  private readonly root = new Place()
  private readonly chance: FastChance
  private readonly out: number[] = []
  private readonly trail: Trail
  private readonly history = new History()

  constructor(
    private readonly runner: Runner,
    private readonly samples: Samples,
    private readonly seat: Seat,
    seed: number,
    private readonly tuning: Tuning = TUNING,
  ) {
    this.chance = fastChance(mixSeeds(seed, 1))
    this.trail = new Trail(samples.get(0).game.seats)
  }

  /** One playout, that begins with choice `first`. Returns what came of it for the seat. */
  playout(first: number): number {
    const state = this.samples.next(first, this.tuning.samples)
    this.trail.begin()
    this.descend(state, first)
    this.finish(state)
    valuesOf(this.runner, state, this.out)
    this.trail.learn(this.out)
    return this.out[this.seat] ?? 0
  }

  private descend(state: State, first: number): void {
    let place = this.root
    for (let depth = 0; depth < this.tuning.deep && !isOver(state); depth++) {
      const key = this.answerAll(state, place, depth === 0 ? first : undefined)
      const child = place.next(joinKeys(key, askedKey(state)))
      if (!child) return
      place = child
    }
  }

  /**
   * Every seat asked here answers from its own statistics, without seeing the answers of the others. With `first` the
   * seat itself goes first and answers that.
   */
  private answerAll(state: State, place: Place, first: number | undefined): number {
    const asked = state.pending
    let key = first === undefined ? 0 : this.answer(state, place, decisionOf(state, this.seat), first)
    for (let i = 0; i < asked.length; i++) {
      const before = asked[i] as Decision
      if (first !== undefined && before.seat === this.seat) continue
      const decision = state.pending === asked ? before : stillAsked(state, before)
      if (!decision) break
      key = joinKeys(key, this.answer(state, place, decision))
    }
    return key
  }

  private answer(state: State, place: Place, decision: Decision, given?: number): number {
    const bench = place.benchOf(decision.seat, this.history)
    const index =
      given === undefined ? this.select(state, bench, decision) : this.take(bench, decision, given)
    this.runner.choose(state, decision, index)
    return choiceKey(decision.choices[index])
  }

  private take(bench: Bench, { choices }: Decision, index: number): number {
    this.trail.add(bench, bench.slotsOf(choices)[index] as number)
    return index
  }

  private select(state: State, bench: Bench, decision: Decision): number {
    const { choices } = decision
    if (choices.length === 1) return 0
    const known = bench.keys.length
    const slots = bench.slotsOf(choices)
    if (bench.keys.length > known) priorsOf(this.runner, state, bench, decision, slots)
    const unit = this.trail.spreads.of(bench.seat)
    const explore = this.tuning.explore * unit
    const { trust } = this.tuning
    const { mean } = bench
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      const visits = bench.visits[slot] as number
      const offered = (bench.offered[slot] as number) + 1
      bench.offered[slot] = offered
      const expected = mean + this.history.advantage(bench.histories[slot] as number)
      const value = ((bench.sums[slot] as number) + trust * expected) / (visits + trust)
      const score = value + (explore * (bench.priors[slot] as number) * Math.sqrt(offered)) / (1 + visits)
      if (score > best) {
        best = score
        chosen = i
      }
    }
    return this.take(bench, decision, chosen)
  }

  /** Plays on to the end of the action, or of the rollout. */
  private finish(state: State): void {
    for (let played = 0; played < this.tuning.rollout && !isOver(state) && !isQuiet(state); played++) {
      const decision = state.pending[0] as Decision
      this.runner.choose(state, decision, this.likely(state, decision))
    }
  }

  /** The one that the game prefers of a few choices at random. */
  private likely(state: State, decision: Decision): number {
    const { choices, seat, prompt } = decision
    const { rules } = this.runner
    let chosen = draw(this.chance, choices.length)
    if (!rules.prefer || choices.length === 1) return chosen
    let most = rules.prefer(state.game, seat, prompt, choices[chosen] as Choice)
    for (let tries = 1; tries < COMPARED; tries++) {
      const index = draw(this.chance, choices.length)
      const liking = rules.prefer(state.game, seat, prompt, choices[index] as Choice)
      if (liking > most) {
        most = liking
        chosen = index
      }
    }
    return chosen
  }
}

function stillAsked(state: State, before: Decision): Decision | undefined {
  for (const decision of state.pending)
    if (decision.seat === before.seat && decision.prompt === before.prompt) return decision
  return undefined
}
