import { BadData } from '@hippodrome/engine'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search/bot.ts'

/** `random`, `greedy`, `greedy:30%` (slips), `search`, `search:1000` (playouts), `search:500ms`. */
export type BotSpec = string

export type BotEnv = {
  readonly seed: number
  /** Milliseconds on any clock; only a budget in time needs it. */
  readonly now?: () => number
}

/** Strength for people who do not want to know about playouts, weakest first. */
export const BOT_LEVELS = [
  { id: 'novice', spec: 'greedy:35%' },
  { id: 'squire', spec: 'greedy' },
  { id: 'captain', spec: 'search:150' },
  { id: 'master', spec: 'search:1000' },
] as const satisfies readonly { readonly id: string; readonly spec: BotSpec }[]

export type BotLevel = (typeof BOT_LEVELS)[number]['id']

const DEFAULT_PLAYOUTS = 1000
const MOST_PLAYOUTS = 10_000_000
const MOST_MILLISECONDS = 3_600_000

/** Throws `BadData` for what is not a bot. */
export function makeBot(spec: BotSpec, env: BotEnv): Bot {
  const [kind, measure, ...rest] = spec.split(':')
  if (rest.length === 0) {
    if (kind === 'random' && measure === undefined) return randomBot(env.seed)
    if (kind === 'greedy') return greedyFrom(spec, measure, env)
    if (kind === 'search') return searchFrom(spec, measure, env)
  }
  throw new BadData(
    'bot',
    `"${spec}" is not random, greedy, greedy:30%, search, search:1000 (playouts) or search:500ms`,
  )
}

function greedyFrom(spec: string, measure: string | undefined, { seed }: BotEnv): Bot {
  if (measure === undefined) return greedyBot(seed)
  return greedyBot(seed, wholeNumber(spec, measure, '%', 0, 100) / 100)
}

function searchFrom(spec: string, measure: string | undefined, { seed, now }: BotEnv): Bot {
  if (measure === undefined) return searchBot(spec, seed, { playouts: DEFAULT_PLAYOUTS })
  if (!measure.endsWith('ms'))
    return searchBot(spec, seed, { playouts: wholeNumber(spec, measure, '', 1, MOST_PLAYOUTS) })
  const milliseconds = wholeNumber(spec, measure, 'ms', 1, MOST_MILLISECONDS)
  if (!now) throw new BadData('bot', `"${spec}" needs a clock, and there is none here`)
  return searchBot(spec, seed, { milliseconds, now })
}

function wholeNumber(spec: string, text: string, unit: string, min: number, max: number): number {
  const digits = text.endsWith(unit) ? text.slice(0, text.length - unit.length) : ''
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  if (!(number >= min && number <= max))
    throw new BadData('bot', `"${spec}" needs a whole number from ${min} to ${max}${unit} after the colon`)
  return number
}
