import { type Game, Runner } from '@hippodrome/engine'
import { judgedBy } from '../model/judge.ts'
import type { Calibration, Model, ModeCalibration } from '../model/model.ts'
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
  /** Of the match under way, how often each tenth was said of each seat; and the sums of the squares of all matches before. */
  private counts: number[][] = []
  private readonly squares = new Array<number>(TENTHS).fill(0)

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
      const counts = (this.counts[seat] ??= new Array<number>(TENTHS).fill(0))
      counts[tenth] = (counts[tenth] ?? 0) + 1
    })
  }

  /** What comes next is of another match. */
  endMatch(): void {
    for (const counts of this.counts)
      counts.forEach((count, tenth) => {
        this.squares[tenth] = (this.squares[tenth] ?? 0) + count ** 2
      })
    this.counts = []
  }

  /** A seat that says a tenth often in one match learns one result all the same, so the matches weigh unequally. */
  private results(tenth: number): number {
    return (this.cases[tenth] ?? 0) ** 2 / Math.max(1, this.squares[tenth] ?? 0)
  }

  /** The Brier score is that of one seat, so that a coin has 0.25 with two. */
  of(matches: number): Calibration {
    this.endMatch()
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
        results: Math.round(this.results(tenth)),
      })),
    }
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** How a net's chances turn out in positions that it has not seen. */
export function calibrationOf(net: Net, positions: Positions, matches: number): Calibration {
  const tally = new Tally()
  let match = 0
  for (const { position, scores, shares } of sayingsOf(net, positions)) {
    if (position >= (positions.ends[match] ?? positions.count)) {
      tally.endMatch()
      match += 1
    }
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
  for (const lesson of lessons) {
    for (const state of replayLesson(runner, seats, lesson)) {
      if (!isQuiet(state)) continue
      rules.evaluate(state.game, said, state.stack)
      sumToOne(said, seats)
      tally.add(said, lesson.shares)
    }
    tally.endMatch()
  }
  return tally.of(lessons.length)
}

/** A model that knows how what it says came true in matches: in all of them, and in those of each mode or scenario. */
export function measuredIn(
  rules: Game,
  { net, about }: Model,
  lessons: readonly Lesson[],
): Model & { readonly about: { readonly calibration: Calibration } } {
  const judged = judgedBy(rules, { net, about })
  const calibrated = (of: readonly Lesson[]): Calibration => {
    const { logLoss, brier } = calibrationIn(rules, about.seats, of)
    return { ...calibrationIn(judged, about.seats, of), hand: { logLoss, brier } }
  }
  const modes = lessonsByMode(rules, lessons).map(
    ({ option, value, of }): ModeCalibration => ({ option, value, ...calibrated(of) }),
  )
  const { calibration: _before, modes: _too, series, ...rest } = about
  const calibration = calibrated(lessons)
  // In the order in which a file has them.
  return { net, about: { ...rest, calibration, ...(modes.length > 1 ? { modes } : {}), series } }
}

/** By the values of the first option, which says what is played. */
function lessonsByMode({ options }: Game, lessons: readonly Lesson[]) {
  const [first] = Object.entries(options)
  if (!first) return []
  const [option, { values }] = first
  return values
    .map((value) => ({ option, value, of: lessons.filter((lesson) => lesson.options[option] === value) }))
    .filter(({ of }) => of.length > 0)
}
