import {
  cloneChance,
  type FastChance,
  fastChance,
  type Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { mixSeeds } from '../bot.ts'
import { diceIn } from '../dice.ts'

const MOST_DICE = 1024
/** The sides on which the first die falls by turns: low and high ones alternate. */
const ORDER = [0, 3, 5, 2, 4, 1] as const

/** Positions that a seat cannot tell from the real one. That one is read here and nowhere else. */
export class Samples {
  private readonly made: State[] = []
  private readonly turns: number[] = []
  private readonly dice: FastChance[] = []
  private readonly chance: FastChance

  constructor(
    private readonly runner: Runner,
    private readonly state: State,
    private readonly seat: Seat,
    private readonly seed: number,
  ) {
    this.chance = fastChance(mixSeeds(seed, -1))
  }

  /**
   * A copy of one of `most` samples, by turns, with dice of that turn. Each choice at the root meets them in the same
   * order, so that those that compete are compared on the same.
   */
  next(first: number, most: number): State {
    const turn = this.turns[first] ?? 0
    this.turns[first] = turn + 1
    const state = this.runner.clone(this.get(turn % most))
    state.chance = this.diceOf(turn % MOST_DICE)
    return state
  }

  private diceOf(turn: number): FastChance {
    const known = this.dice[turn]
    if (known) return cloneChance(known) as FastChance
    const dice = diceIn(this.chance, ORDER[turn % ORDER.length] as number, ORDER.length)
    this.dice.push(cloneChance(dice) as FastChance)
    return dice
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
