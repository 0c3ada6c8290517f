import type { Model } from '@hippodrome/bots'
import { calibrationOf, learnNet, type Lesson, Positions } from '@hippodrome/bots/learning'
import { configure, type Game } from '@hippodrome/engine'
import type { Team } from '../team.ts'
import { readModel, writeModel } from './modelFiles.ts'
import type { Round, School } from './school.ts'
import { linesOf, playLessons, seedOf } from './series.ts'
import { PLAYER, tried } from './roundTrial.ts'

export type Syllabus = {
  readonly rules: Game
  /** Lessons a round; the first has twice as many. */
  readonly lessons: number
  readonly bouts: number
}

export type Reporter = {
  line(text: string): void
  at(what: string, done: number, total: number): void
}

/** One lesson in this many is kept from the fit, to see whether what was learned holds. */
const HELD_BACK = 10

/** So many positions are learned from, if that is no less than the first and no more than the second of each lesson. */
const POSITIONS = 1_000_000
const [FEW, MANY] = [200, 400] as const
const positionsOf = (lessons: number): number => Math.max(FEW, Math.min(MANY, POSITIONS / lessons))

/** What this process and its threads have used of the processor. */
function processorMinutes(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 60e6
}

/**
 * One round of a training: lessons by the newest model, a fit on all lessons, and a trial against the best so far. A model
 * that was refused plays lessons too: they show the next one where it was wrong.
 */
export async function playRound(
  school: School,
  syllabus: Syllabus,
  team: Team,
  report: Reporter,
  isLate: () => boolean,
): Promise<Round | undefined> {
  const round = school.rounds.length
  const began = processorMinutes()
  await takeLessons(school, syllabus, team, report, round, isLate)
  const model = fitted(school, syllabus.rules, report)
  if (!model) return undefined
  const path = school.modelPath(round)
  writeModel(path, model)
  const trial = await tried(school, syllabus.bouts, team, report, round)
  const { before, hand, lostTo, accepted } = trial
  const outcome: Round = {
    round,
    lessons: model.about.trained.matches,
    coreMinutes: school.coreMinutes + processorMinutes() - began,
    logLoss: model.about.calibration?.logLoss ?? 0,
    ...(before ? { againstBefore: before.share } : {}),
    againstHand: hand.share,
    low: hand.low,
    high: hand.high,
    ...(lostTo === undefined ? {} : { lostTo }),
    accepted,
  }
  const trained = { ...model.about.trained, coreMinutes: outcome.coreMinutes }
  writeModel(path, { ...model, about: { ...model.about, trained, series: linesOf(trial.series, PLAYER) } })
  school.add(outcome)
  return outcome
}

/** Plays what is wanting of a round. Learners answer in any order, so what a training that was stopped has kept are any of its lessons. */
async function takeLessons(
  school: School,
  { lessons }: Syllabus,
  team: Team,
  report: Reporter,
  round: number,
  isLate: () => boolean,
): Promise<void> {
  const wanted = round === 0 ? 2 * lessons : lessons
  const newest = school.rounds.at(-1)
  const player = newest ? school.modelPath(newest.round) : school.forebear
  const had = new Set(school.lessonsOf(round).map(({ seed }) => seed))
  const seeds = Array.from({ length: wanted }, (_, i) => seedOf(school.seed, school.seats, round, i)).filter(
    (seed) => !had.has(seed),
  )
  const kept = wanted - seeds.length
  await playLessons(team, seeds, player, (played) => report.at('lessons', kept + played, wanted), {
    keep: (taken) => school.keep(round, taken),
    isLate,
  })
}

type Parts = Record<'learned' | 'tempering' | 'measuring', readonly Lesson[]>

/**
 * A net that was tempered by some lessons says too well what came of those: its chances are measured in others. Where only
 * one is held back, it is for that. Matches with a guest are between unequals, and say nothing of its chances among its like.
 */
function partsOf(lessons: readonly Lesson[]): Parts {
  const isHeldBack = ({ guest }: Lesson, index: number) => index % HELD_BACK === 0 && guest === undefined
  const heldBack = lessons.filter(isHeldBack)
  return {
    learned: lessons.filter((lesson, index) => !isHeldBack(lesson, index)),
    tempering: heldBack.filter((_, index) => index % 2 === 1),
    measuring: heldBack.filter((_, index) => index % 2 === 0),
  }
}

function fitted(school: School, rules: Game, report: Reporter): Model | undefined {
  const { seats } = school
  const { hidden, general } = school.plan
  const writer = rules.features?.writer(rules.tables(configure(rules, { seats })), seats)
  if (!writer || !rules.features) return undefined
  const inputs = general ? writer.general : writer.names.length
  const shape = { inputs, hidden, places: writer.places }
  const lessons = partsOf(school.allLessons())
  const read = (some: readonly Lesson[], how: Parameters<Positions['add']>[1]): Positions => {
    const positions = new Positions(rules, seats, inputs)
    for (const lesson of some) positions.add(lesson, how)
    return positions
  }
  const most = positionsOf(lessons.learned.length + lessons.tempering.length + lessons.measuring.length)
  const learned = read(lessons.learned, { most })
  if (learned.count === 0) return undefined
  const begun = begunFrom(school, shape)
  const net = learnNet(learned, read(lessons.tempering, { quietOnly: true }), {
    ...shape,
    hand: writer.hand?.first,
    from: begun?.net,
    seed: seedOf(school.seed, 'fit', school.rounds.length),
    progress: (done) => report.at('fit', Math.round(done * 100), 100),
  })
  return {
    net,
    about: {
      format: 'hippodrome-model-1',
      game: rules.id,
      rules: rules.rules,
      data: rules.data,
      features: rules.features.version,
      seats,
      general,
      ...shape,
      trained: {
        seed: school.seed,
        rounds: school.rounds.length + 1,
        matches: (begun?.about.trained.matches ?? 0) + lessons.learned.length,
        positions: (begun?.about.trained.positions ?? 0) + learned.count,
        coreMinutes: 0,
      },
      calibration: calibrationOf(net, read(lessons.measuring, { quietOnly: true }), lessons.measuring.length),
      series: [],
    },
  }
}

/** The model that the training began from: the nets to come go on from it. In trainings of before plans were kept it may have another shape. */
function begunFrom(
  { forebear }: School,
  { inputs, hidden, places }: Omit<Model['net'], 'weights'>,
): Model | undefined {
  const model = forebear === undefined ? undefined : readModel(forebear)
  const { net } = model ?? {}
  return net?.inputs === inputs && net.hidden === hidden && net.places === places ? model : undefined
}

/** The model of the best round, if there is one. */
export const bestOf = (school: School): Model | undefined =>
  school.best && readModel(school.modelPath(school.best.round))
