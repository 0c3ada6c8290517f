import type { Seat } from './decision.ts'
import type { GameState } from './game.ts'
import type { Frame } from './step.ts'

/** How many inputs of a position may differ from zero. */
const MOST = 512

/** The inputs of a position that are not zero, for one seat. Filled again and again, so that judging allocates nothing. */
export class Inputs {
  count = 0

  constructor(
    readonly index: Uint16Array = new Uint16Array(MOST),
    readonly value: Float32Array = new Float32Array(MOST),
    /** Inputs from here on are left out: a model of fewer inputs does not know them. */
    readonly end = Number.POSITIVE_INFINITY,
  ) {}

  /** Whether any input from `first` on is read: what nobody reads need not be worked out. */
  reaches(first: number): boolean {
    return this.end > first
  }

  put(input: number, value: number): void {
    if (value === 0 || input >= this.end) return
    this.index[this.count] = input
    this.value[this.count] = value
    this.count += 1
  }

  /** The same for the first `count` of two lists, none of which is zero; `to` is the last input that any of them may be. */
  putAll(first: number, to: number, index: Uint16Array, value: Float64Array, count: number): void {
    if (to >= this.end) {
      for (let i = 0; i < count; i++) this.put(first + (index[i] as number), value[i] as number)
      return
    }
    const { index: inputs, value: values } = this
    const next = this.count
    for (let i = 0; i < count; i++) {
      inputs[next + i] = first + (index[i] as number)
      values[next + i] = value[i] as number
    }
    this.count = next + count
  }
}

/** Named numbers of one thing, such as a seat, filled again and again and then written among the inputs of several. */
export class Block {
  /** Those that are not zero. */
  private readonly index: Uint16Array
  private readonly value: Float64Array
  private count = 0
  private next = 0

  constructor(readonly names: readonly string[]) {
    this.index = new Uint16Array(names.length)
    this.value = new Float64Array(names.length)
  }

  restart(): void {
    this.count = 0
    this.next = 0
  }

  add(value: number): void {
    if (value !== 0) {
      this.index[this.count] = this.next
      this.value[this.count] = value
      this.count += 1
    }
    this.next += 1
  }

  flag(set: boolean): void {
    this.add(set ? 1 : 0)
  }

  /** Which of `count` it is; none of them if `which` is below 0. */
  oneOf(which: number, count: number): void {
    if (which >= 0) {
      this.index[this.count] = this.next + which
      this.value[this.count] = 1
      this.count += 1
    }
    this.next += count
  }

  /** As many of a list as there are scales, each by its own, from `first` on and `stride` apart. */
  addAll(list: Float64Array, first: number, scales: readonly number[], stride = 1): void {
    const { index, value, next } = this
    let { count } = this
    for (let i = 0; i < scales.length; i++) {
      const number = list[first + i * stride] as number
      if (number === 0) continue
      index[count] = next + i
      value[count] = number / (scales[i] as number)
      count += 1
    }
    this.count = count
    this.next = next + scales.length
  }

  /** Writes them from the input `first` on. Throws if there are not as many as names: each would say what another means. */
  write(inputs: Inputs, first: number): void {
    const { names, count, next } = this
    if (next !== names.length) throw new Error(`${next} numbers for ${names.length} names`)
    inputs.putAll(first, first + next - 1, this.index, this.value, count)
  }
}

/** Oneself is 0, then the others in the order of their turns. */
export const placeAfter = (seat: Seat, seen: Seat, seats: number): number => (seen - seat + seats) % seats

/** How far a seat is ahead of the best of the others. */
export function leadOf(points: ArrayLike<number>, seat: Seat, seats: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++)
    if (other !== seat) best = Math.max(best, points[other] as number)
  return (points[seat] as number) - best
}

/** Turns positions on one board, with one number of seats, into what a learned evaluation reads. */
export interface FeatureWriter<S extends GameState = GameState> {
  /** What each input says, in their order. Those that hold on any board come first. */
  readonly names: readonly string[]
  /** How many of them hold on any board: they name no place and no card. */
  readonly general: number
  /**
   * Of how many seats the inputs of one seat say how they stand: of itself and those whose turns come after its own. With
   * two seats one is enough, since what the one has the other lacks.
   */
  readonly places: number
  /** Where what the game's own evaluation says is put, if a model reads that too. */
  readonly hand?: HandInputs<S>
  /**
   * Adds for each seat its inputs to `to[seat]`. They follow from what that seat may know; oneself comes first, then the
   * others in the order of their turns, so that one net serves all seats. Answers that wait in `stack` until all have given
   * theirs are known to whoever gave them. A seat of which nothing is added is judged from what is added of another.
   * If only one seat is asked about, others may be left out.
   */
  write(game: S, to: readonly Inputs[], stack: readonly Frame[], only?: Seat): void
}

/**
 * What the game's own evaluation says of a seat is one input more, and once more by the part of the match, since it is worth more
 * towards the end. Whoever judges puts it there: the evaluation looks at all of a position, which for bots is a sample of
 * what their seat may know.
 */
export type HandInputs<S extends GameState = GameState> = {
  /** The input itself; those of the parts come behind it. */
  readonly first: number
  partOf(game: S): number
  /** What the game's own evaluation says of the position that was written last: much of what it needs is known by then. */
  evaluate(game: S, out: number[], stack: readonly Frame[]): void
}

/** What a learned evaluation of a game reads of its positions. */
export interface Features<S extends GameState = GameState> {
  /** Raised with every change of the inputs: a model of another version does not fit. */
  readonly version: number
  writer(tables: S['tables'], seats: number): FeatureWriter<S>
}
