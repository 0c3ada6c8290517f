import type { GameState } from './game.ts'

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

  put(input: number, value: number): void {
    if (value === 0 || input >= this.end) return
    this.index[this.count] = input
    this.value[this.count] = value
    this.count += 1
  }
}

/** Turns positions on one board, with one number of seats, into what a learned evaluation reads. */
export interface FeatureWriter<S extends GameState = GameState> {
  /** What each input says, in their order. Those that hold on any board come first. */
  readonly names: readonly string[]
  /** How many of them hold on any board: they name no place and no card. */
  readonly general: number
  /**
   * Adds for each seat its inputs to `to[seat]`. They follow from what that seat may know; oneself comes first, then the
   * others in the order of their turns, so that one net serves all seats.
   */
  write(game: S, to: readonly Inputs[]): void
}

/** What a learned evaluation of a game reads of its positions. */
export interface Features<S extends GameState = GameState> {
  /** Raised with every change of the inputs: a model of another version does not fit. */
  readonly version: number
  writer(tables: S['tables'], seats: number): FeatureWriter<S>
}
