import { type Game, Runner } from '@hippodrome/engine'
import type { Calibration } from '../model/model.ts'
import type { Net } from '../model/net.ts'
import { toShares } from '../model/shares.ts'
import { sumToOne } from '../review/judge.ts'
import { isQuiet } from '../value.ts'
import { type Lesson, replayLesson } from './lesson.ts'
import { type Positions, sayingsOf } from './positions.ts'

const TENTHS = 10
/** No chance is said to be surer than this when its loss is reckoned. */
const SUREST = 0.001

/** How what was said of each seat of some positions compares with what came of it. */
export class Tally {
  private readonly cases = new Array<number>(TENTHS).fill(0)
  private readonly said = new Array<number>(TENTHS).fill(0)
  private readonly won = new Array<number>(TENTHS).fill(0)
  private loss = 0
  private square = 0
  private positions = 0

  /** What was said of the seats of one position, and the shares of the win that came of it. */
  add(said: readonly number[], won: readonly number[]): void {
    this.positions += 1
    won.forEach((share, seat) => {
      const chance = said[seat] ?? 0
      const tenth = Math.min(TENTHS - 1, Math.floor(chance * TENTHS))
      this.cases[tenth] = (this.cases[tenth] ?? 0) + 1
      this.said[tenth] = (this.said[tenth] ?? 0) + chance
      this.won[tenth] = (this.won[tenth] ?? 0) + share
      this.loss -= share * Math.log(Math.max(SUREST, chance))
      this.square += (chance - share) ** 2
    })
  }

  /** The Brier score is that of one seat, so that a coin has 0.25 with two. */
  of(matches: number): Calibration {
    const cases = this.cases.reduce((sum, count) => sum + count, 0)
    return {
      matches,
      positions: this.positions,
      logLoss: rounded(this.loss / Math.max(1, this.positions)),
      brier: rounded(this.square / Math.max(1, cases)),
      tenths: this.cases.map((count, tenth) => ({
        cases: count,
        said: rounded((this.said[tenth] ?? 0) / Math.max(1, count)),
        won: rounded((this.won[tenth] ?? 0) / Math.max(1, count)),
      })),
    }
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** How a net's chances turn out in positions that it has not seen. */
export function calibrationOf(net: Net, positions: Positions, matches: number): Calibration {
  const tally = new Tally()
  for (const { scores, shares } of sayingsOf(net, positions)) {
    const said = Array.from(scores)
    toShares(said, said.length)
    tally.add(said, shares)
  }
  return tally.of(matches)
}

/** How what an evaluation says of quiet positions turns out in matches; what it says of the seats is made to sum to one. */
export function calibrationIn(rules: Game, seats: number, lessons: readonly Lesson[]): Calibration {
  const runner = new Runner(rules)
  const tally = new Tally()
  const said: number[] = []
  for (const lesson of lessons)
    for (const state of replayLesson(runner, seats, lesson)) {
      if (!isQuiet(state)) continue
      rules.evaluate(state.game, said, state.stack)
      sumToOne(said, seats)
      tally.add(said, lesson.shares)
    }
  return tally.of(lessons.length)
}
