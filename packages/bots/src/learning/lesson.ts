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
})

/** A match to learn from. Its positions are not kept: the choices lead to them again, faster than a disk would. */
export type Lesson = v.InferOutput<typeof lessonSchema>

/** Throws `BadData` for a line that is none. */
export const parseLesson = (json: unknown): Lesson => parseWith(lessonSchema, json, 'lesson')

const MOST_CHOICES = 20_000

export type LessonPlan = {
  readonly rules: Game
  readonly seats: number
  /** Those that do not vary. */
  readonly options?: Options
  readonly model?: Model | undefined
}

/** Plays a match against itself: by the model, or by the evaluation that the game brings. */
export function playLesson({ rules, seats, options = {}, model }: LessonPlan, seed: number): Lesson {
  const chance = fastChance(mixSeeds(seed, 7))
  const config = variedConfig(rules, seats, options, chance)
  const table = new Runner(model ? judgedBy(rules, model) : rules)
  const bots = playersOf(rules, seats, seed, chance)
  const state = table.start(rules.setup(config, rules.tables(config)), fastChance(seed))
  const choices: number[] = []
  while (!isOver(state)) {
    if (choices.length >= MOST_CHOICES) throw new BadData('lesson', `no end after ${MOST_CHOICES} choices`)
    const decision = state.pending[0] as Decision
    const choice = (bots[decision.seat] as Bot).choose(table, state, decision.seat)
    choices.push(choice)
    table.choose(state, decision, choice)
  }
  const result = rules.result(state.game)
  const shares = bots.map((_, seat) => winShare(result, seat))
  return { seed, options: config.options, choices, shares }
}

/** Goes through a lesson again, from decision to decision. */
export function* replayLesson(
  runner: Runner,
  seats: number,
  { seed, options, choices }: Lesson,
): Generator<State> {
  const config = configure(runner.rules, { seats, options })
  const state = runner.start(runner.rules.setup(config, runner.rules.tables(config)), fastChance(seed))
  for (const choice of choices) {
    yield state
    runner.choose(state, state.pending[0] as Decision, choice)
  }
}

/**
 * In half of the lessons all is as usual but the first option, which says what is played (a mode, a scenario); in the others
 * every option is as usual half of the time, and otherwise any of its values: all that can be played occurs.
 */
function variedConfig(rules: Game, seats: number, fixed: Options, chance: FastChance): Config {
  for (;;) {
    const options: Record<string, OptionValue> = {}
    const plain = draw(chance, 2) === 0
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

const pick = <T>(chance: FastChance, values: readonly T[]): T => values[draw(chance, values.length)] as T

/** In one of this many lessons all play carefully. With secrets to imagine that costs more than a hundred hasty ones, and none do. */
const CAREFUL = 8

/** Mostly hasty players of one style, and now and then careful ones who see what those overlook. */
function playersOf({ secrets = false }: Game, seats: number, seed: number, chance: FastChance): Bot[] {
  const careful = draw(chance, CAREFUL) === 0 && !secrets
  const style: Style = {
    ...(secrets
      ? { wide: pick(chance, [4, 6, 8]), narrow: pick(chance, [1, 2, 3]) }
      : { wide: pick(chance, [8, 12, 16]), narrow: pick(chance, [4, 6]) }),
    slips: pick(chance, [0, 0.03, 0.1]),
    heat: pick(chance, [0, 0.005, 0.015]),
  }
  return Array.from({ length: seats }, (_, seat) => {
    const own = mixSeeds(seed, seat + 11)
    return careful ? makeBot('greedy:10%', { seed: own }) : hastyBot(own, style)
  })
}
