import { fastChance, type Runner, type Seat, type State } from '@hippodrome/engine'
import { mixSeeds } from '../bot.ts'

/** Positions that a seat cannot tell from the real one. That one is read here and nowhere else. */
export class Samples {
  private readonly made: State[] = []
  private readonly turns: number[] = []

  constructor(
    private readonly runner: Runner,
    private readonly state: State,
    private readonly seat: Seat,
    private readonly seed: number,
  ) {}

  /**
   * One of `most` samples, by turns. Each choice at the root meets them in the same order, so that those that compete
   * are compared on the same.
   */
  next(first: number, most: number): State {
    const turn = this.turns[first] ?? 0
    this.turns[first] = turn + 1
    return this.get(turn % most)
  }

  /** Number 0, 1, 2 and so on, in that order. */
  get(number: number): State {
    const known = this.made[number]
    if (known) return known
    const sample = this.runner.sample(this.state, this.seat, fastChance(mixSeeds(this.seed, number + 2)))
    this.made.push(sample)
    return sample
  }
}
