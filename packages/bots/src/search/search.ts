import {
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
import { choiceKey, joinKeys, wordKey } from './choiceKey.ts'
import { priorsOf } from './priors.ts'

export type Tuning = {
  /** How much the search explores, in standard deviations of what it has seen. */
  readonly explore: number
  /** How far below the average an untried choice is taken to be, in the same unit. */
  readonly doubt: number
  /** How many samples of what is hidden are searched by turns. */
  readonly samples: number
  /** How many decisions the tree is deep. */
  readonly deep: number
  /** How many decisions are played beyond the tree at most; they stop at the end of an action. */
  readonly rollout: number
}

export const TUNING: Tuning = { explore: 1.5, doubt: 0.3, samples: 32, deep: 40, rollout: 24 }

/**
 * Monte Carlo tree search for several players. Every playout starts from a sample of what the seat cannot know and
 * throws its own dice; each seat asked on the way prefers what has been best for itself. Places of the tree are
 * keyed by the choices that led there, not by the dice.
 */
export class Search {
  readonly root = new Place()
  playouts = 0
  private readonly samples: State[] = []
  private readonly chance: FastChance
  private readonly out: number[] = []
  private readonly pathBenches: Bench[] = []
  private readonly pathSlots: number[] = []
  private readonly spread: Spreads

  constructor(
    private readonly runner: Runner,
    state: State,
    private readonly seat: Seat,
    seed: number,
    private readonly tuning: Tuning = TUNING,
  ) {
    this.chance = fastChance(mixSeeds(seed, 1))
    for (let i = 0; i < tuning.samples; i++)
      this.samples.push(runner.sample(state, seat, fastChance(mixSeeds(seed, i + 2))))
    this.spread = new Spreads(state.game.seats)
  }

  playout(): void {
    const from = this.samples[this.playouts % this.samples.length] as State
    const state = this.runner.clone(from)
    state.chance = this.chance
    this.pathBenches.length = 0
    this.pathSlots.length = 0
    this.descend(state)
    this.finish(state)
    valuesOf(this.runner, state, this.out)
    this.learn()
    this.playouts += 1
  }

  private descend(state: State): void {
    let place = this.root
    for (let depth = 0; depth < this.tuning.deep && !isOver(state); depth++) {
      place.visits += 1
      const key = this.answerAll(state, place)
      const child = place.children.get(key)
      if (!child) {
        place.children.set(key, new Place())
        return
      }
      place = child
    }
  }

  /**
   * Every seat asked here answers from its own statistics, without seeing the answers of the others. Returns the key
   * of the place that this leads to: the answers, and who is asked what next.
   */
  private answerAll(state: State, place: Place): number {
    const asked = state.pending
    let key = 0
    for (let i = 0; i < asked.length; i++) {
      const before = asked[i] as Decision
      const decision = i === 0 ? before : stillAsked(state, before)
      if (!decision) break
      const bench = place.benchOf(decision.seat)
      const index = this.select(state, bench, decision)
      key = joinKeys(key, choiceKey(decision.choices[index]))
      this.runner.choose(state, decision, index)
    }
    const next = state.pending[0]
    return next ? joinKeys(joinKeys(key, next.seat), wordKey(next.prompt)) : key
  }

  private select(state: State, bench: Bench, decision: Decision): number {
    const { choices } = decision
    if (choices.length === 1) return 0
    const known = bench.keys.length
    const slots = bench.slotsOf(choices)
    if (bench.keys.length > known) priorsOf(this.runner, state, bench, decision, slots)
    const { explore, doubt } = this.tuning
    const unit = this.spread.of(bench.seat)
    const untried = (bench.total > 0 ? bench.sum / bench.total : 0) - doubt * unit
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number
      const visits = bench.visits[slot] as number
      const offered = (bench.offered[slot] as number) + 1
      bench.offered[slot] = offered
      const mean = visits > 0 ? (bench.sums[slot] as number) / visits : untried
      const score =
        mean + (explore * unit * (bench.priors[slot] as number) * Math.sqrt(offered)) / (1 + visits)
      if (score > best) {
        best = score
        chosen = i
      }
    }
    this.pathBenches.push(bench)
    this.pathSlots.push(slots[chosen] as number)
    return chosen
  }

  /** Plays on to the end of the action, or of the rollout. */
  private finish(state: State): void {
    for (let played = 0; played < this.tuning.rollout && !isOver(state) && !isQuiet(state); played++) {
      const decision = state.pending[0] as Decision
      this.runner.choose(state, decision, draw(this.chance, decision.choices.length))
    }
  }

  private learn(): void {
    const { out, pathBenches, pathSlots } = this
    this.spread.add(out)
    for (let i = 0; i < pathBenches.length; i++) {
      const bench = pathBenches[i] as Bench
      bench.add(pathSlots[i] as number, out[bench.seat] ?? 0)
    }
  }

  /** Whether no other choice can catch up with the leader in `left` playouts. */
  settled(left: number): boolean {
    const { visits } = this.root.benchOf(this.seat)
    let first = 0
    let second = 0
    for (const count of visits)
      if (count > first) {
        second = first
        first = count
      } else if (count > second) second = count
    return first - second > left
  }

  /** The choice that was tried most; of equals the better one. */
  best(): number {
    const bench = this.root.benchOf(this.seat)
    const { choices } = decisionOf(this.samples[0] as State, this.seat)
    const slots = bench.slotsOf(choices)
    let chosen = 0
    for (let i = 1; i < slots.length; i++) {
      const slot = slots[i] as number
      const leader = slots[chosen] as number
      const ahead = (bench.visits[slot] ?? 0) - (bench.visits[leader] ?? 0)
      if (ahead > 0 || (ahead === 0 && (bench.sums[slot] ?? 0) > (bench.sums[leader] ?? 0))) chosen = i
    }
    return chosen
  }
}

function stillAsked(state: State, before: Decision): Decision | undefined {
  for (const decision of state.pending)
    if (decision.seat === before.seat && decision.prompt === before.prompt) return decision
  return undefined
}

/** The standard deviation of what each seat got, so that exploring needs no scale of its own. */
class Spreads {
  private count = 0
  private readonly means: number[]
  private readonly squares: number[]

  constructor(seats: number) {
    this.means = new Array<number>(seats).fill(0)
    this.squares = new Array<number>(seats).fill(0)
  }

  add(values: readonly number[]): void {
    this.count += 1
    for (let seat = 0; seat < this.means.length; seat++) {
      const value = values[seat] ?? 0
      const away = value - (this.means[seat] as number)
      const mean = (this.means[seat] as number) + away / this.count
      this.means[seat] = mean
      this.squares[seat] = (this.squares[seat] as number) + away * (value - mean)
    }
  }

  of(seat: Seat): number {
    return this.count < 2 ? 0.1 : Math.sqrt((this.squares[seat] as number) / this.count) + 1e-6
  }
}
