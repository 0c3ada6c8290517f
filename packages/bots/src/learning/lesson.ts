import {
  BadData,
  type Config,
  configure,
  type Decision,
  draw,
  type FastChance,
  fastChance,
  type Game,
  type Options,
  type OptionValue,
  parseWith,
  Runner,
  type State,
} from '@hippodrome/engine'
import * as v from 'valibot'
import type { Bot } from '../bot.ts'
import { mixSeeds } from '../bot.ts'
import { makeBot } from '../makeBot.ts'
import { judgedBy } from '../model/judge.ts'
import type { Model } from '../model/model.ts'
import { isOver, winShare } from '../value.ts'
import { hastyBot, type Style } from './hasty.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const lessonSchema = v.strictObject({
  seed: v.pipe(v.number(), v.integer()),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** The number of each choice, of whoever was asked first at that moment. */
  choices: v.array(count),
  /** Each seat's share of the win. */
  shares: v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** The seat of somebody who judged by hand, where the others judged by a model. */
  guest: v.optional(count),
})

/** A match to learn from. Its positions are not kept: the choices lead to them again, faster than a disk would. */
export type Lesson = v.InferOutput<typeof lessonSchema>

/** Throws `BadData` for a line that is none. */
export const parseLesson = (json: unknown): Lesson => parseWith(lessonSchema, json, 'lesson')

const MOST_CHOICES = 20_000

/** So many of a hundred lessons are as usual, if nobody says otherwise. */
export const USUAL = 50

export type LessonPlan = {
  readonly rules: Game
  readonly seats: number
  /** Those that do not vary. */
  readonly options?: Options
  /** Of a hundred lessons, in how many all is as usual but the first option. */
  readonly usual?: number | undefined
  readonly model?: Model | undefined
  /** Of a hundred lessons by a model, in how many one seat has a guest, who judges by the evaluation that the game brings. */
  readonly guests?: number | undefined
}

/** Plays a match against itself: by the model, or by the evaluation that the game brings. */
export function playLesson(plan: LessonPlan, seed: number): Lesson {
  const { rules, seats, model, guests = 0 } = plan
  const chance = fastChance(mixSeeds(seed, 7))
  const config = variedConfig(plan, chance)
  const table = new Runner(model ? judgedBy(rules, model) : rules)
  const bots = playersOf(rules, seats, seed, chance)
  const hasGuest = model !== undefined && guests > 0 && draw(chance, 100) < guests
  const guest = hasGuest ? draw(chance, seats) : undefined
  const byHand = new Runner(rules)
  const state = beginning(table, config, seed)
  const choices: number[] = []
  while (!isOver(state)) {
    if (choices.length >= MOST_CHOICES) throw new BadData('lesson', `no end after ${MOST_CHOICES} choices`)
    const decision = state.pending[0] as Decision
    const judge = decision.seat === guest ? byHand : table
    const choice = (bots[decision.seat] as Bot).choose(judge, state, decision.seat)
    choices.push(choice)
    table.choose(state, decision, choice)
  }
  const result = rules.result(state.game)
  const shares = bots.map((_, seat) => winShare(result, seat))
  return { seed, options: config.options, choices, shares, ...(guest === undefined ? {} : { guest }) }
}

const beginning = (runner: Runner, config: Config, seed: number): State =>
  runner.start(runner.rules.setup(config, runner.rules.tables(config)), fastChance(seed))

/** Goes through a lesson again, from decision to decision. */
export function* replayLesson(
  runner: Runner,
  seats: number,
  { seed, options, choices }: Lesson,
): Generator<State> {
  const state = beginning(runner, configure(runner.rules, { seats, options }), seed)
  for (const choice of choices) {
    yield state
    runner.choose(state, state.pending[0] as Decision, choice)
  }
}

/** Whether these choices are a match by these rules that ends as the lesson says: one by other rules, or of another game, is none. */
export function isLessonOf(runner: Runner, seats: number, lesson: Lesson): boolean {
  const { shares, options, seed, choices } = lesson
  if (shares.length !== seats) return false
  try {
    const state = beginning(runner, configure(runner.rules, { seats, options }), seed)
    for (const choice of choices) {
      const [decision] = state.pending
      if (!decision?.choices[choice]) return false
      runner.choose(state, decision, choice)
    }
    if (!isOver(state)) return false
    const result = runner.rules.result(state.game)
    return shares.every((share, seat) => share === winShare(result, seat))
  } catch (fault) {
    if (fault instanceof BadData) return false
    throw fault
  }
}

/**
 * In a share of the lessons all is as usual but the first option, which says what is played (a mode, a scenario); in the
 * others every option is as usual half of the time, and otherwise any of its values: all that can be played occurs.
 */
export function variedConfig(
  { rules, seats, options: fixed = {}, usual: share = USUAL }: LessonPlan,
  chance: FastChance,
): Config {
  // Once for all tries: what is as usual is refused less often, so that its share would grow.
  const plain = isOfShare(chance, share)
  for (;;) {
    const options: Record<string, OptionValue> = {}
    Object.entries(rules.options).forEach(([name, { values }], place) => {
      const usual = draw(chance, 2) === 0 || (plain && place > 0)
      options[name] = values[usual ? 0 : draw(chance, values.length)] as OptionValue
    })
    try {
      return configure(rules, { seats, options: { ...options, ...fixed } })
    } catch (fault) {
      if (!(fault instanceof BadData)) throw fault
    }
  }
}

/** In lowest terms: so a half takes from chance what it always took, and seeds have the lessons that they always had. */
function isOfShare(chance: FastChance, percent: number): boolean {
  const step = commonOf(percent, 100)
  return draw(chance, 100 / step) < percent / step
}

const commonOf = (a: number, b: number): number => (b === 0 ? a : commonOf(b, a % b))

const pick = <T>(chance: FastChance, values: readonly T[]): T => values[draw(chance, values.length)] as T

/** In one of this many lessons all play carefully; where secrets must be imagined that costs too much. */
const CAREFUL = 8

/**
 * Mostly hasty players of one style, and now and then others who see what those overlook. Who plays too badly teaches what
 * a position is worth to somebody who wastes it: players that lost nine of ten matches to `greedy` made models that did too.
 */
function playersOf({ secrets = false }: Game, seats: number, seed: number, chance: FastChance): Bot[] {
  const careful = !secrets && draw(chance, CAREFUL) === 0
  const style: Style = {
    wide: pick(chance, [8, 12, 16]),
    narrow: pick(chance, secrets ? [3, 4] : [4, 6]),
    slips: pick(chance, secrets ? [0, 0.02, 0.05] : [0, 0.03, 0.1]),
    heat: pick(chance, secrets ? [0, 0.005, 0.015, 0.03] : [0, 0.005, 0.015]),
  }
  return Array.from({ length: seats }, (_, seat) => {
    const own = mixSeeds(seed, seat + 11)
    return careful ? makeBot('greedy:10%', { seed: own }) : hastyBot(own, style)
  })
}
