import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, parseWith } from '@hippodrome/engine'
import type { Model } from '@hippodrome/bots'
import { type Lesson, parseLesson, USUAL } from '@hippodrome/bots/learning'
import * as v from 'valibot'
import { BadInput } from '../errors.ts'
import { makeFolder, readJson, writeWhole } from '../files.ts'
import { keepLines, keptLines, LESSON } from './lineLog.ts'
import { readModel, writeModel } from './modelFiles.ts'
import { type PartOfPlan, type Plan, planOf } from './plan.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const roundSchema = v.strictObject({
  round: count,
  lessons: count,
  /** Of all that was spent until then. */
  coreMinutes: v.number(),
  logLoss: v.number(),
  /** The share of the wins of `greedy` by this round's model, against the one before and against the game's own evaluation. */
  againstBefore: v.optional(v.number()),
  againstHand: v.number(),
  low: v.number(),
  high: v.number(),
  /** One of those before the one before, if it lost to it. */
  lostTo: v.optional(v.string()),
  accepted: v.boolean(),
})
export type Round = v.InferOutput<typeof roundSchema>

const registerSchema = v.strictObject({
  format: v.literal('hippodrome-school-1'),
  game: v.string(),
  seats: count,
  rules: v.string(),
  data: v.string(),
  features: count,
  seed: v.string(),
  /** The plan; older registers have none. */
  hidden: v.optional(count),
  general: v.optional(v.boolean()),
  usual: v.optional(v.pipe(count, v.maxValue(100))),
  guests: v.optional(v.pipe(count, v.maxValue(100))),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  rounds: v.array(roundSchema),
})
type Kept = v.InferOutput<typeof registerSchema>
type Register = Omit<Kept, keyof Plan> & Plan

/** What a training is asked for; what is not said follows from what it has, from the model that it begins from, or is as usual. */
type Wish = PartOfPlan & { readonly seats: number; readonly seed: string; readonly from?: Model | undefined }

/** A model that a new one is tried against, by its file. */
export type Predecessor = { readonly name: string; readonly model: string }

const forebearIn = (folder: string): string => join(folder, 'from.json')
const modelIn = (folder: string, round: number): string => join(folder, `round-${round}.json`)

/**
 * The folder of a training: its register, the lessons of each round and the models that came of them. It is whole after
 * every step, so that a training can be stopped at any time and goes on from there.
 */
export class School {
  private constructor(
    readonly folder: string,
    private register: Register,
  ) {}

  /** Opens the folder, or makes it. Throws `BadInput` where it belongs to another training. */
  static open(folder: string, rules: Game, { seats, seed, from, ...asked }: Wish): School {
    if (!rules.features) throw new BadInput(`${rules.id} has no inputs that a model could learn from`)
    const mine = {
      format: 'hippodrome-school-1' as const,
      game: rules.id,
      seats,
      rules: rules.rules,
      data: rules.data,
      features: rules.features.version,
    }
    const path = join(folder, 'school.json')
    if (!existsSync(path)) {
      const school = new School(folder, { ...mine, seed, ...planOf(folder, {}, asked, from), rounds: [] })
      makeFolder(folder)
      school.save()
      if (from) school.beginFrom(from)
      return school
    }
    const found = parseWith(registerSchema, readJson(path), path)
    const differs = (['game', 'seats', 'rules', 'data', 'features'] as const).find(
      (key) => found[key] !== mine[key],
    )
    if (differs)
      throw new BadInput(
        `${folder} is a training with other ${differs} (${found[differs]}, not ${mine[differs]}); name another --folder`,
        `${folder} is een training met andere ${differs} (${found[differs]}, niet ${mine[differs]}); noem een andere --folder`,
      )
    const school = new School(folder, { ...found, ...planOf(folder, kept(folder, found), asked, from) })
    if (from) school.beginFrom(from)
    if (found.hidden === undefined) school.save()
    return school
  }

  get seed(): string {
    return this.register.seed
  }

  get seats(): number {
    return this.register.seats
  }

  get plan(): Plan {
    const { hidden, general, usual, guests, options } = this.register
    return { hidden, general, usual, guests, options }
  }

  get rounds(): readonly Round[] {
    return this.register.rounds
  }

  /** The newest model that won its place. */
  get best(): Round | undefined {
    return this.rounds.findLast(({ accepted }) => accepted)
  }

  /** All that won their place, the newest first, and at last the one that the training began from. */
  get predecessors(): readonly Predecessor[] {
    const won = this.rounds
      .filter(({ accepted }) => accepted)
      .map(({ round }) => ({ name: `round ${round}`, model: this.modelPath(round) }))
    const { forebear } = this
    return [
      ...won.toReversed(),
      ...(forebear === undefined ? [] : [{ name: 'the model it began from', model: forebear }]),
    ]
  }

  get coreMinutes(): number {
    return this.rounds.at(-1)?.coreMinutes ?? 0
  }

  add(round: Round): void {
    this.register = { ...this.register, rounds: [...this.rounds, round] }
    this.save()
  }

  /** The model that the training began from: it plays the first lessons, and is the first that must be beaten. */
  get forebear(): string | undefined {
    const path = this.forebearPath
    return existsSync(path) ? path : undefined
  }

  private get forebearPath(): string {
    return forebearIn(this.folder)
  }

  /** Keeps a copy, so that the training goes on from it however its file changes. Throws `BadInput` where lessons are there already. */
  private beginFrom(model: Model): void {
    if (this.forebear !== undefined) return
    if (this.rounds.length > 0 || this.lessonsOf(0).length > 0)
      throw new BadInput(
        `${this.folder} has begun already, without a model to begin from; name another --folder`,
        `${this.folder} is al begonnen, zonder model om mee te beginnen; noem een andere --folder`,
      )
    writeModel(this.forebearPath, model)
  }

  modelPath(round: number): string {
    return modelIn(this.folder, round)
  }

  private save(): void {
    writeWhole(join(this.folder, 'school.json'), `${JSON.stringify(this.register, undefined, 2)}\n`)
  }

  keep(round: number, lessons: readonly Lesson[]): void {
    keepLines(this.lessonsPath(round), lessons)
  }

  /** Keeps lessons that were played elsewhere, but for those that are here already. */
  keepNew(lessons: readonly Lesson[]): void {
    if (lessons.length === 0) return
    const had = new Set(this.allLessons().map(lessonId))
    const fresh = lessons.filter((lesson) => {
      const id = lessonId(lesson)
      return !had.has(id) && had.add(id)
    })
    this.keep(this.rounds.length, fresh)
  }

  private lessonsPath(round: number): string {
    return join(this.folder, `lessons-${round}.ndjson`)
  }

  lessonsOf(round: number): Lesson[] {
    return keptLines(this.lessonsPath(round), parseLesson, LESSON)
  }

  allLessons(): Lesson[] {
    const rounds = readdirSync(this.folder).flatMap((name) => {
      const number = /^lessons-(\d{1,4})\.ndjson$/.exec(name)?.[1]
      return number === undefined ? [] : [Number(number)]
    })
    return rounds.sort((a, b) => a - b).flatMap((round) => this.lessonsOf(round))
  }
}

/** Two lessons may have a seed in common: matches of other players. */
const lessonId = ({ seed, choices }: Lesson): string => `${seed} ${choices.join()}`

/** The plan of a register; an older one has the nets of its newest model, and lessons as they all were then. */
function kept(folder: string, { hidden, general, usual, guests = 0, options, rounds }: Kept): PartOfPlan {
  if (hidden !== undefined) return { hidden, general, usual, guests, options }
  const newest = rounds.at(-1)
  const path = newest ? modelIn(folder, newest.round) : forebearIn(folder)
  const shape = existsSync(path) ? readModel(path).about : undefined
  return { hidden: shape?.hidden, general: shape?.general, usual: USUAL, guests, options: {} }
}
