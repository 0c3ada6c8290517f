import { BadData } from '@hippodrome/engine'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { withModel } from './model/judge.ts'
import type { Model } from './model/model.ts'
import { randomBot } from './random.ts'
import { type Budget, searchBot } from './search/bot.ts'

/**
 * `random`, `glance`, `greedy`, `greedy:30%` (slips), `search`, `search:1000` (playouts), `search:500ms`; all but the
 * first also with a temperature (`greedy~4%`), and by the game's own evaluation although there is a model (`greedy@hand`).
 */
export type BotSpec = string

export type BotEnv = {
  readonly seed: number
  /** Milliseconds on any clock; only a budget in time needs it. */
  readonly now?: () => number
  /** What it judges positions by; without one, the game's own evaluation. */
  readonly model?: Model | undefined
}

/** Strength for people who do not want to know about playouts, weakest first. */
export const BOT_LEVELS = [
  { id: 'recruit', spec: 'glance~10%' },
  { id: 'novice', spec: 'glance~3%' },
  { id: 'squire', spec: 'greedy~1%' },
  { id: 'captain', spec: 'search:150' },
  { id: 'master', spec: 'search:1000' },
  { id: 'strategos', spec: 'search:1000ms' },
] as const satisfies readonly { readonly id: string; readonly spec: BotSpec }[]

export type BotLevel = (typeof BOT_LEVELS)[number]['id']

/** The names of the levels stand for the bots that they are; anything else is a bot already. */
export const specOf = (level: string): BotSpec => BOT_LEVELS.find(({ id }) => id === level)?.spec ?? level

/** Judges by the evaluation that the game brings, also where there is a model. */
export const BY_HAND = 'hand'

/** The bot, and what stands after its `@`: whose judgement it plays by. */
export function judgeIn(spec: BotSpec): { readonly bot: BotSpec; readonly judge: string | undefined } {
  const at = spec.indexOf('@')
  return at < 0 ? { bot: spec, judge: undefined } : { bot: spec.slice(0, at), judge: spec.slice(at + 1) }
}

const DEFAULT_PLAYOUTS = 1000
const MOST_PLAYOUTS = 10_000_000
const MOST_MILLISECONDS = 3_600_000

/** Throws `BadData` for what is not a bot. */
export function makeBot(spec: BotSpec, env: BotEnv): Bot {
  const { bot, judge } = judgeIn(spec)
  if (judge !== undefined && judge !== BY_HAND) throw unknown(spec)
  const model = judge === undefined ? env.model : undefined
  const made = botFrom(spec, bot, { ...env, model })
  return model ? withModel(made, model) : made
}

function botFrom(spec: BotSpec, bot: string, env: BotEnv): Bot {
  const [cold = '', warmth, ...tooWarm] = bot.split('~')
  const [kind, measure, ...rest] = cold.split(':')
  if (rest.length > 0 || tooWarm.length > 0) throw unknown(spec)
  if (spec === 'random') return randomBot(env.seed)
  const heat = warmth === undefined ? 0 : heatOf(spec, warmth)
  const temperature = { heat, byHand: env.model === undefined }
  if (kind === 'glance' && measure === undefined)
    return greedyBot(spec, env.seed, { glances: true, temperature })
  if (kind === 'greedy') return greedyBot(spec, env.seed, { slips: slipsOf(spec, measure), temperature })
  if (kind === 'search') return searchBot(spec, env.seed, budgetOf(spec, measure, env), temperature)
  throw unknown(spec)
}

const unknown = (spec: string): BadData =>
  new BadData(
    'bot',
    `"${spec}" is not random, glance, greedy, greedy:30%, greedy~4%, search, search:1000 (playouts) or search:500ms`,
  )

const slipsOf = (spec: string, measure: string | undefined): number =>
  measure === undefined ? 0 : wholeNumber(spec, measure, '%', 0, 100) / 100

function budgetOf(spec: string, measure: string | undefined, { now }: BotEnv): Budget {
  if (measure === undefined) return { playouts: DEFAULT_PLAYOUTS }
  if (!measure.endsWith('ms')) return { playouts: wholeNumber(spec, measure, '', 1, MOST_PLAYOUTS) }
  const milliseconds = wholeNumber(spec, measure, 'ms', 1, MOST_MILLISECONDS)
  if (!now) throw new BadData('bot', `"${spec}" needs a clock, and there is none here`)
  return { milliseconds, now }
}

function heatOf(spec: string, text: string): number {
  const [, percent] = /^(\d{1,2}(?:\.\d)?)%$/.exec(text) ?? []
  const heat = percent === undefined ? Number.NaN : Number(percent) / 100
  if (!(heat > 0)) throw new BadData('bot', `"${spec}" needs a temperature from 0.1% to 99.9% after the ~`)
  return heat
}

function wholeNumber(spec: string, text: string, unit: string, min: number, max: number): number {
  const digits = text.endsWith(unit) ? text.slice(0, text.length - unit.length) : ''
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  if (!(number >= min && number <= max))
    throw new BadData('bot', `"${spec}" needs a whole number from ${min} to ${max}${unit} after the colon`)
  return number
}
