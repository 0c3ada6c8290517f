import {
  type Config,
  draw,
  type FastChance,
  type FeatureWriter,
  fastChance,
  type Game,
  Inputs,
  Runner,
  type State,
} from '@hippodrome/engine'
import { scorerOf } from '../model/judge.ts'
import type { Net } from '../model/net.ts'
import { isQuiet } from '../value.ts'
import { type Lesson, replayLesson } from './lesson.ts'

/** About how many positions of a match are learned from: they share one result, and more of them say little more. */
const OF_A_MATCH = 200
/** The look-ahead judges in the middle of actions too, but less often. */
const HALF_DONE = 0.25

/** A list of numbers that grows. */
class Growing<A extends Uint16Array | Uint32Array | Float32Array> {
  length = 0

  constructor(
    public array: A,
    private readonly make: (length: number) => A,
  ) {}

  add(value: number): void {
    if (this.length === this.array.length) {
      const larger = this.make(this.array.length * 2)
      larger.set(this.array)
      this.array = larger
    }
    this.array[this.length++] = value
  }
}

const START = 1 << 16

/** Positions as a net reads them: of each its seats one after the other, and of each seat the inputs that are not zero. */
export class Positions {
  /** Where the inputs of each seat of each position begin; one more than there are. */
  readonly starts = new Growing(new Uint32Array(START), (length) => new Uint32Array(length))
  readonly index = new Growing(new Uint16Array(START), (length) => new Uint16Array(length))
  readonly value = new Growing(new Float32Array(START), (length) => new Float32Array(length))
  /** What came of it for each seat. */
  readonly shares = new Growing(new Float32Array(START), (length) => new Float32Array(length))
  private readonly runner: Runner
  private readonly inputs: readonly Inputs[]
  private writer: FeatureWriter | undefined
  private tables: unknown

  constructor(
    private readonly rules: Game,
    readonly seats: Config['seats'],
    /** Inputs from here on are left out. */
    end: number,
  ) {
    this.runner = new Runner(rules)
    this.inputs = Array.from({ length: seats }, () => new Inputs(undefined, undefined, end))
    this.starts.add(0)
  }

  get count(): number {
    return this.shares.length / this.seats
  }

  /** Adds some of the positions of a lesson; `quietOnly` leaves out those in the middle of an action. */
  add(lesson: Lesson, { quietOnly = false } = {}): void {
    const chance = fastChance(lesson.seed)
    const often = OF_A_MATCH / Math.max(OF_A_MATCH, lesson.choices.length)
    for (const state of replayLesson(this.runner, this.seats, lesson)) {
      const quiet = isQuiet(state)
      if (!quiet && quietOnly) continue
      if (!happens(chance, quiet ? often * 2 : often * HALF_DONE)) continue
      this.write(state, lesson.shares)
    }
  }

  private write({ game, stack }: State, shares: readonly number[]): void {
    if (game.tables !== this.tables) {
      this.tables = game.tables
      this.writer = this.rules.features?.writer(game.tables, this.seats)
    }
    for (const inputs of this.inputs) inputs.count = 0
    this.writer?.write(game, this.inputs, stack)
    this.inputs.forEach(({ count, index, value }, seat) => {
      for (let i = 0; i < count; i++) {
        this.index.add(index[i] as number)
        this.value.add(value[i] as number)
      }
      this.starts.add(this.index.length)
      this.shares.add(shares[seat] as number)
    })
  }
}

const happens = (chance: FastChance, share: number): boolean => draw(chance, 1_000_000) < share * 1_000_000

/** What a net makes of each seat of each position. */
export function scoresOf(net: Net, { count, seats, starts, index, value }: Positions): Float64Array {
  const scorer = scorerOf(net, seats)
  const scores = new Float64Array(count * seats)
  const out: number[] = []
  for (let first = 0; first < scores.length; first += seats) {
    scorer.inputs.forEach((inputs, seat) => {
      inputs.count = 0
      const end = starts.array[first + seat + 1] as number
      for (let i = starts.array[first + seat] as number; i < end; i++)
        inputs.put(index.array[i] as number, value.array[i] as number)
    })
    scorer.score(out)
    scores.set(out, first)
  }
  return scores
}
