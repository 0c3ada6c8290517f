import { comesTrue, farthestOff, type Calibration, type Model, modelFile } from '@hippodrome/bots'
import { type Lesson, measuredIn, parseLesson, type Verdict } from '@hippodrome/bots/learning'
import { canonical, type Game, hashText, type Options } from '@hippodrome/engine'
import { percentText } from '../format.ts'
import type { Team } from '../team.ts'
import { keepLines, keptLines, LESSON } from './lineLog.ts'
import type { Rival } from './rivals.ts'
import { linesOf, playLessons, playSeries, seedOf } from './series.ts'

export type TrialPlan = {
  readonly rules: Game
  readonly model: Model
  /** Its file, from which the team reads it. */
  readonly path: string
  /** It must clearly beat the first and lose to none. */
  readonly rivals: readonly Rival[]
  /** The bots that it and its rivals play with. */
  readonly bots: { readonly own: string; readonly rival: string }
  /** Sets of matches at most against each rival. */
  readonly bouts: number
  /** Matches in which its chances are measured. */
  readonly fresh: number
  /** The options of the game that are fixed in them. */
  readonly options: Options
  readonly seed: string
  /** A file that keeps these matches as lessons; those that are there already are not played again. */
  readonly keep?: string | undefined
}

export type Tried = { readonly against: string; readonly verdict: Verdict }

export type Trial = {
  readonly series: readonly Tried[]
  /** With what was found of it. */
  readonly model: Model
  readonly calibration: Calibration
  /** Why it may not take the place of others; nothing if it may. */
  readonly faults: readonly string[]
}

export type Teller = {
  /** Begins something that takes long: hears how much of it is done, and when it ends. */
  begin(total: number): { at(done: number): void; end(): void }
  tried(tried: Tried): void
}

/** Plays a model against its rivals, measures its chances in fresh matches, and judges it. */
export async function tryModel(team: Team, plan: TrialPlan, tell: Teller): Promise<Trial> {
  const { rules, path, bots, bouts, seed } = plan
  const { seats } = plan.model.about
  const series: Tried[] = []
  for (const { name, path: file } of plan.rivals) {
    const progress = tell.begin(bouts)
    const verdict = await playSeries(
      team,
      {
        seed,
        player: { bot: bots.own, model: path },
        rival: { bot: bots.rival, model: file },
        judge: path,
        bouts,
        even: 1 / seats,
      },
      (played) => progress.at(played),
    )
    progress.end()
    series.push({ against: name, verdict })
    tell.tried({ against: name, verdict })
  }
  const lessons = await freshLessons(team, plan, tell)
  const measured = measuredIn(rules, plan.model, lessons)
  const { calibration } = measured.about
  return {
    series,
    model: { ...measured, about: { ...measured.about, series: linesOf(series, bots.own) } },
    calibration,
    faults: faultsOf(series, seats, calibration),
  }
}

/** Their seeds follow from model, rules and options too, so that none of another model is taken for one of its own. */
async function freshLessons(
  team: Team,
  { rules, model, path, fresh, options, seed, keep }: TrialPlan,
  tell: Teller,
): Promise<readonly Lesson[]> {
  const whose = hashText(canonical([modelFile(model).weights, options, rules.rules, rules.data]))
  const wanted = new Set(Array.from({ length: fresh }, (_, i) => seedOf(seed, 'fresh', whose, i)))
  const had = keep === undefined ? [] : keptLines(keep, parseLesson, LESSON)
  const kept = had.filter((lesson) => wanted.delete(lesson.seed))
  const progress = tell.begin(fresh)
  const keeping = keep === undefined ? {} : { keep: (some: readonly Lesson[]) => keepLines(keep, some) }
  const played = await playLessons(
    team,
    [...wanted],
    path,
    (done) => progress.at(kept.length + done),
    keeping,
  )
  progress.end()
  return [...kept, ...played]
}

/** Why a model may not take the place of others. */
export function faultsOf(series: readonly Tried[], seats: number, calibration: Calibration): string[] {
  const even = 1 / seats
  const lost = series.filter(({ verdict }) => verdict.high < even)
  const unbeaten = series.slice(0, 1).filter(({ verdict }) => verdict.low <= even && verdict.high >= even)
  return [
    ...lost.map(({ against }) => `it loses to ${against}`),
    ...unbeaten.map(({ against }) => `it does not clearly beat ${against}`),
    ...(comesTrue(calibration)
      ? []
      : [`its chances are off by up to ${percentText(farthestOff(calibration))}`]),
  ]
}
