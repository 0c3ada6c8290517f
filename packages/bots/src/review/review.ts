import { configOf, type Game, type MatchFile, Runner, type State } from '@hippodrome/engine'
import { mixSeeds } from '../bot.ts'
import type { Model } from '../model/model.ts'
import { accountsOf } from './account.ts'
import { courseOf, endOf, isOpen, type Made } from './course.ts'
import { type Effort, type Pains, PAINS } from './effort.ts'
import { judgeFor } from './judge.ts'
import { luckOf, valueOf } from './luck.ts'
import { dearest, mistakesOf, turningsOf } from './moments.ts'
import { type Point, type Review, Speaker } from './report.ts'
import { betterThan, type Chosen, Settler, weigh } from './weighing.ts'

/** How much of the work is done, from 0 to 1. */
export type Progress = { readonly done: number }

export type Wish = { readonly effort?: Effort | undefined; readonly model?: Model | undefined }

/** The same match gives the same review. */
const SEED = 20_461
/** The part of the work that the first look at all choices is taken to be. */
const FIRST_LOOK = 0.6

/**
 * Looks at a finished match again: who had which chances, what was luck, and what choices cost. It tells how far it is as
 * it goes. Throws `BadData` for a match that is not over or does not hold.
 */
export function* reviewMatch(
  rules: Game,
  file: MatchFile,
  { effort = 'usual', model }: Wish = {},
): Generator<Progress, Review> {
  const { last, decisions } = endOf(rules, file)
  const judge = judgeFor(rules, configOf(rules, file), last, model)
  const reviewer = new Reviewer(judge.rules, file, PAINS[effort])
  yield* reviewer.lookAtAll(decisions)
  yield* reviewer.lookAgain()
  const { chances, points } = reviewer
  const speaker = new Speaker(
    rules,
    file.seats.map(({ name }) => name),
  )
  const made = () => courseOf(new Runner(rules), file)
  return {
    version: 3,
    effort,
    judge: judge.by,
    ...(judge.learned === undefined ? {} : { learned: judge.learned }),
    chances,
    accounts: accountsOf(chances, points),
    mistakes: mistakesOf(points, made(), speaker),
    turnings: turningsOf(points, made(), speaker),
  }
}

class Reviewer {
  /** By seat. */
  readonly chances: number[][] = []
  points: Point[] = []
  private readonly settler: Settler

  constructor(
    rules: Game,
    private readonly file: MatchFile,
    private readonly pains: Pains,
  ) {
    this.settler = new Settler(new Runner(rules))
  }

  *lookAtAll(decisions: number): Generator<Progress> {
    let looked = 0
    for (const made of this.course()) {
      if (made.at === 0) this.note(made.before, 0)
      this.note(made.after, made.at + 1)
      const luck = this.luckOf(made)
      const weighed = isOpen(made.decision) ? this.weigh(made) : undefined
      if (luck || weighed)
        this.points.push({
          at: made.at,
          seat: made.decision.seat,
          ...(luck ? { luck } : {}),
          ...(weighed ? { weighed } : {}),
        })
      if (isOpen(made.decision)) looked += 1
      yield { done: (FIRST_LOOK * looked) / Math.max(1, decisions) }
    }
  }

  /** Looks longer at what seems to have been dear, or is not clear yet. */
  *lookAgain(): Generator<Progress> {
    const { deeper, triesDeeper } = this.pains
    const wanted = new Set(dearest(this.points, deeper))
    let looked = 0
    for (const made of this.course()) {
      if (!wanted.has(made.at)) continue
      this.points = this.points.map((point) =>
        point.at === made.at && point.weighed
          ? {
              ...point,
              weighed: weigh(this.settler, chosenAt(made), point.weighed.better, triesDeeper, 'again'),
            }
          : point,
      )
      looked += 1
      yield { done: FIRST_LOOK + ((1 - FIRST_LOOK) * looked) / wanted.size }
    }
  }

  private course(): Generator<Made> {
    return courseOf(this.settler.runner, this.file)
  }

  private luckOf(made: Made): Point['luck'] {
    const { throws } = this.pains
    return luckOf(this.settler, made, { throws, most: 2 * throws }, seedAt(made.at, 1))
  }

  private weigh(made: Made): Point['weighed'] {
    const chosen = chosenAt(made)
    const { tries } = this.pains
    const better = betterThan(this.settler, chosen, tries)
    return better === undefined ? undefined : weigh(this.settler, chosen, better, tries)
  }

  private note(state: State, at: number): void {
    const values = valueOf(this.settler, state, this.pains.throws, seedAt(at, 3))
    values.forEach(({ value }, seat) => (this.chances[seat] ??= []).push(value))
  }
}

const chosenAt = ({ at, before, decision, choice }: Made): Chosen => ({
  state: before,
  seat: decision.seat,
  played: choice,
  seed: seedAt(at, 2),
})

const seedAt = (at: number, what: number): number => mixSeeds(mixSeeds(SEED, at), what)
