import {
  type Config,
  draw,
  type FastChance,
  fastChance,
  type Game,
  Inputs,
  Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { scorerOf } from '../model/judge.ts'
import type { Net } from '../model/net.ts'
import { Readers } from '../model/reader.ts'
import { isQuiet } from '../value.ts'
import { type Lesson, replayLesson } from './lesson.ts'

/** About how many positions of a match are learned from where nobody asks for more: they share one result. */
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
  /** How many positions there are up to the end of each lesson. */
  readonly ends: number[] = []
  private readonly runner: Runner
  private readonly readers: Readers
  private readonly inputs: readonly Inputs[]

  constructor(
    rules: Game,
    readonly seats: Config['seats'],
    /** Inputs from here on are left out. */
    end: number,
  ) {
    this.runner = new Runner(rules)
    this.readers = new Readers(rules, seats)
    this.inputs = Array.from({ length: seats }, () => new Inputs(undefined, undefined, end))
    this.starts.add(0)
  }

  get count(): number {
    return this.shares.length / this.seats
  }

  /** What is not written of a seat says nothing. */
  isWritten(position: number, seat: Seat): boolean {
    const row = position * this.seats + seat
    return this.starts.array[row] !== this.starts.array[row + 1]
  }

  /** Adds about `most` of the positions of a lesson; `quietOnly` leaves out those in the middle of an action. */
  add(lesson: Lesson, { quietOnly = false, most = OF_A_MATCH } = {}): void {
    const chance = fastChance(lesson.seed)
    const often = most / Math.max(most, lesson.choices.length)
    for (const state of replayLesson(this.runner, this.seats, lesson)) {
      const quiet = isQuiet(state)
      if (!quiet && quietOnly) continue
      if (!happens(chance, quiet ? often * 2 : often * HALF_DONE)) continue
      this.write(state, lesson.shares)
    }
    if (this.count > (this.ends.at(-1) ?? 0)) this.ends.push(this.count)
  }

  private write({ game, stack }: State, shares: readonly number[]): void {
    this.readers.for(game)?.read(game, this.inputs, stack)
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

/** How each seat of a position stands, as the inputs of one of them tell it, and what came of it. */
export type Saying = {
  readonly position: number
  /** Whose inputs tell it. */
  readonly seat: Seat
  readonly scores: readonly number[]
  readonly shares: readonly number[]
}

/** What a net makes of each position, from each seat that is written. */
export function sayingsOf(net: Net, positions: Positions): Saying[] {
  const { count, seats, starts, index, value, shares } = positions
  const scorer = scorerOf(net, seats)
  const sayings: Saying[] = []
  for (let position = 0; position < count; position++) {
    const first = position * seats
    const came = Array.from(shares.array.subarray(first, first + seats))
    for (let seat = 0; seat < seats; seat++) {
      if (!positions.isWritten(position, seat)) continue
      const inputs = scorer.inputs[seat] as Inputs
      inputs.count = 0
      const end = starts.array[first + seat + 1] as number
      for (let i = starts.array[first + seat] as number; i < end; i++)
        inputs.put(index.array[i] as number, value.array[i] as number)
      const scores: number[] = []
      scorer.score(seat, scores)
      sayings.push({ position, seat, scores, shares: came })
    }
  }
  return sayings
}
