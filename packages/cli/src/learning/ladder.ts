import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Model, modelFile, specOf } from '@hippodrome/bots'
import {
  type Bout,
  chanceOf,
  type Meeting,
  type Rated,
  ratedBy,
  type Verdict,
  verdictOf,
  weightOf,
} from '@hippodrome/bots/learning'
import { type Options, parseWith, sameJson } from '@hippodrome/engine'
import * as v from 'valibot'
import { BadInput } from '../errors.ts'
import { makeFolder, readJson, writeWhole } from '../files.ts'
import type { Team } from '../team.ts'
import type { Answer, Task } from './learner.ts'
import { keepLines, keptLines } from './lineLog.ts'
import { readModel, writeModel } from './modelFiles.ts'
import { seedOf } from './series.ts'

/** The bot by which all others are measured. */
export const MEASURE = 'squire'

const number = v.number()
const count = v.pipe(number, v.integer(), v.minValue(0))

const boutSchema = v.strictObject({
  player: v.string(),
  rival: v.string(),
  at: count,
  bout: v.strictObject({ share: number, luck: number, matches: count }),
})
type Played = { readonly player: string; readonly rival: string; readonly at: number; readonly bout: Bout }

const registerSchema = v.strictObject({
  format: v.literal('hippodrome-ladder-1'),
  game: v.string(),
  seats: count,
  rules: v.string(),
  data: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  model: v.boolean(),
  seed: v.string(),
  /** What each name stood for when it first played here: what a level is may change. Older folders do not say. */
  bots: v.optional(v.record(v.string(), v.string())),
})
type Register = v.InferOutput<typeof registerSchema> & { readonly bots: { readonly [bot: string]: string } }

export type LadderPlan = Omit<Register, 'format' | 'model' | 'options' | 'bots'> & {
  readonly options: Options
  readonly bots: readonly string[]
}

/** Two bots that meet, and what came of it so far. */
export type Pair = { readonly player: string; readonly rival: string; readonly verdict: Verdict }

export type LadderWish = {
  /** Weakest first. */
  readonly bots: readonly string[]
  readonly bouts: number
  readonly reach: number
  readonly isLate: () => boolean
}

/** How strong a bot is: the share that it would win against the measure, and between which the true one lies 19 times in 20. */
export type Standing = Rated & {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly matches: number
}

/** The folder of a ladder: by what model its bots judge, and every bout that was played. It can be stopped at any time. */
export class Ladder {
  private readonly played: Played[]

  private constructor(
    private readonly folder: string,
    private readonly register: Register,
  ) {
    this.played = keptLines(this.boutsPath, (json) => parseWith(boutSchema, json, 'bout'), [
      'a bout',
      'partij',
    ])
  }

  /** Opens the folder, or makes it. Throws `BadInput` where other matches were played there. */
  static open(folder: string, plan: LadderPlan, model: Model | undefined): Ladder {
    const path = join(folder, 'ladder.json')
    const judge = join(folder, 'model.json')
    const kept = existsSync(path) ? parseWith(registerSchema, readJson(path), path) : undefined
    const mine: Register = {
      format: 'hippodrome-ladder-1',
      ...plan,
      options: { ...plan.options },
      model: model !== undefined,
      bots: { ...kept?.bots, ...Object.fromEntries(plan.bots.map((bot) => [bot, specOf(bot)])) },
    }
    if (!kept) {
      makeFolder(folder)
      if (model) writeModel(judge, model)
    } else {
      if (
        !kept.bots ||
        !sameJson({ ...kept, bots: {} }, { ...mine, bots: {} }) ||
        (model && !isSame(readModel(judge), model))
      )
        throw new BadInput(
          `${folder} is a ladder of other matches, or by another model; name another --folder`,
          `${folder} is een ladder van andere partijen, of van een ander model; noem een andere --folder`,
        )
      const other = Object.entries(kept.bots).find(([bot, spec]) => mine.bots[bot] !== spec)
      if (other)
        throw new BadInput(
          `In ${folder} ${other[0]} has played as ${other[1]}, and is ${mine.bots[other[0]] ?? ''} now; name another --folder`,
          `In ${folder} heeft ${other[0]} als ${other[1]} gespeeld, en is nu ${mine.bots[other[0]] ?? ''}; noem een andere --folder`,
        )
    }
    writeWhole(path, `${JSON.stringify(mine, undefined, 2)}\n`)
    return new Ladder(folder, mine)
  }

  private get boutsPath(): string {
    return join(this.folder, 'bouts.ndjson')
  }

  /**
   * Plays what is wanting of so many bouts between each two bots that stand no further apart than `reach`: one of every
   * two by turns, so that all are as far where it is stopped.
   */
  async play(
    team: Team,
    { bots, bouts, reach, isLate }: LadderWish,
    progress: (played: number, of: number) => void,
  ): Promise<void> {
    const nameOf = ({ player, rival, at }: Omit<Played, 'bout'>) => `${player} ${rival} ${at}`
    const had = new Set(this.played.map(nameOf))
    const pairs = pairsOf(bots, reach)
    const wanted = Array.from({ length: bouts }, (_, at) =>
      pairs.map(([player, rival]) => ({ player, rival, at })),
    )
      .flat()
      .filter((one) => !had.has(nameOf(one)))
    const bySeed = new Map(wanted.map((one) => [this.taskFor(one).seed, one]))
    let given = 0
    let heard = 0
    if (wanted.length > 0) progress(0, wanted.length)
    await team.run<Task, Answer>(
      () => {
        const next = wanted[given]
        if (!next || isLate()) return undefined
        given += 1
        return this.taskFor(next)
      },
      (answer) => {
        if (answer.did !== 'bout') return
        const which = bySeed.get(answer.seed)
        if (!which) return
        const played = { ...which, bout: answer.bout }
        this.played.push(played)
        keepLines(this.boutsPath, [played])
        heard += 1
        progress(heard, wanted.length)
      },
    )
  }

  private taskFor({ player, rival, at }: Omit<Played, 'bout'>): Extract<Task, { do: 'bout' }> {
    const model = this.register.model ? join(this.folder, 'model.json') : undefined
    return {
      do: 'bout',
      seed: seedOf(this.register.seed, player, rival, at),
      player: { bot: this.register.bots[player] ?? player, model },
      rival: { bot: this.register.bots[rival] ?? rival, model },
      judge: model,
    }
  }

  private of(player: string, rival: string): Played[] {
    return this.played.filter((one) => one.player === player && one.rival === rival)
  }

  /** Every two that have met more than once. */
  get pairs(): Pair[] {
    const met = new Map(this.played.map((one) => [`${one.player} ${one.rival}`, one]))
    return [...met.values()].flatMap(({ player, rival }) => {
      const bouts = this.of(player, rival).map(({ bout }) => bout)
      return bouts.length < 2 ? [] : [{ player, rival, verdict: verdictOf(bouts) }]
    })
  }

  /** How far each stands from the measure, in the order of the levels. */
  ratings(measure: string): Standing[] {
    const { pairs } = this
    const { seats } = this.register
    const meetings = pairs.map(
      ({ player, rival, verdict }): Meeting => ({
        player,
        rival,
        share: verdict.share,
        matches: weightOf(verdict),
      }),
    )
    return ratedBy(meetings, measure, seats)
      .map((rated) => ({
        ...rated,
        share: chanceOf(rated.lead, seats),
        low: chanceOf(rated.lead - 1.96 * rated.error, seats),
        high: chanceOf(rated.lead + 1.96 * rated.error, seats),
        matches: pairs
          .filter(({ player, rival }) => player === rated.player || rival === rated.player)
          .reduce((sum, { verdict }) => sum + verdict.matches, 0),
      }))
      .sort((a, b) => a.lead - b.lead)
  }
}

const isSame = (a: Model, b: Model): boolean => sameJson(modelFile(a), modelFile(b))

/** Those that stand near each other tell most, and most cheaply. */
function pairsOf(bots: readonly string[], reach: number): (readonly [player: string, rival: string])[] {
  const distances = Array.from({ length: reach }, (_, i) => i + 1)
  return distances.flatMap((apart) =>
    bots.slice(0, Math.max(0, bots.length - apart)).map((bot, i) => [bots[i + apart] ?? bot, bot] as const),
  )
}
