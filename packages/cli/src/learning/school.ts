import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { BadData, type Game, parseWith } from '@hippodrome/engine'
import { type Lesson, parseLesson } from '@hippodrome/bots/learning'
import * as v from 'valibot'
import { BadInput } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'

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
  rounds: v.array(roundSchema),
})
type Register = v.InferOutput<typeof registerSchema>

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
  static open(folder: string, rules: Game, seats: number, seed: string): School {
    if (!rules.features) throw new BadInput(`${rules.id} has no inputs that a model could learn from`)
    const mine: Register = {
      format: 'hippodrome-school-1',
      game: rules.id,
      seats,
      rules: rules.rules,
      data: rules.data,
      features: rules.features.version,
      seed,
      rounds: [],
    }
    const path = join(folder, 'school.json')
    if (!existsSync(path)) {
      mkdirSync(folder, { recursive: true })
      const school = new School(folder, mine)
      school.save()
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
    return new School(folder, found)
  }

  get seed(): string {
    return this.register.seed
  }

  get rounds(): readonly Round[] {
    return this.register.rounds
  }

  /** The newest model that won its place. */
  get best(): Round | undefined {
    return this.rounds.findLast(({ accepted }) => accepted)
  }

  get coreMinutes(): number {
    return this.rounds.at(-1)?.coreMinutes ?? 0
  }

  add(round: Round): void {
    this.register = { ...this.register, rounds: [...this.rounds, round] }
    this.save()
  }

  modelPath(round: number): string {
    return join(this.folder, `round-${round}.json`)
  }

  private save(): void {
    writeWhole(join(this.folder, 'school.json'), `${JSON.stringify(this.register, undefined, 2)}\n`)
  }

  keep(round: number, lessons: readonly Lesson[]): void {
    appendFileSync(this.lessonsPath(round), lessons.map((lesson) => `${JSON.stringify(lesson)}\n`).join(''))
  }

  private lessonsPath(round: number): string {
    return join(this.folder, `lessons-${round}.ndjson`)
  }

  /** The lessons of a round. A last line that was cut off when a training was stopped is taken off the file. */
  lessonsOf(round: number): Lesson[] {
    const path = this.lessonsPath(round)
    if (!existsSync(path)) return []
    const text = readFileSync(path, 'utf8')
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
    return whole
      .split('\n')
      .filter((line) => line !== '')
      .map((line, index) => {
        try {
          return parseLesson(JSON.parse(line))
        } catch (fault) {
          if (!(fault instanceof BadData) && !(fault instanceof SyntaxError)) throw fault
          throw new BadInput(
            `${path}: line ${index + 1} is not a lesson`,
            `${path}: regel ${index + 1} is geen les`,
          )
        }
      })
  }

  allLessons(): Lesson[] {
    const rounds = readdirSync(this.folder).flatMap((name) => {
      const number = /^lessons-(\d{1,4})\.ndjson$/.exec(name)?.[1]
      return number === undefined ? [] : [Number(number)]
    })
    return rounds.sort((a, b) => a - b).flatMap((round) => this.lessonsOf(round))
  }
}
