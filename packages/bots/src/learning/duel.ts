import {
  configure,
  type Decision,
  fastChance,
  type Game,
  type Options,
  Runner,
  type Seat,
} from '@hippodrome/engine'
import { type Bot, mixSeeds } from '../bot.ts'
import { makeBot } from '../makeBot.ts'
import type { Model } from '../model/model.ts'
import { type Judge, judgeBy, judgeFor } from '../review/judge.ts'
import { LuckMeter, usualEnd } from '../review/luckMeter.ts'
import { students, wilson } from '../stats.ts'
import { isOver, winShare } from '../value.ts'

/** A player of a duel: a bot, and the model that it judges by; without one it judges by the evaluation of the game. */
export type Duellist = { readonly bot: string; readonly model?: Model | undefined }

export type DuelPlan = {
  readonly rules: Game
  readonly seats: number
  readonly options?: Options
  readonly player: Duellist
  /** Sits in all the other seats. */
  readonly rival: Duellist
  /** Judges what chance was worth; without one the evaluation of the game does, made honest by what came true. */
  readonly judge?: Model | undefined
  /** Milliseconds on any clock, for bots that think for so long. */
  readonly now?: () => number
}

/** What came of one set of matches, averaged over them: the share of the win, and what of it was luck. */
export type Bout = { readonly share: number; readonly luck: number; readonly matches: number }

/** The same dice once for every seat that the player may have. */
export function playBout(plan: DuelPlan, seed: number): Bout {
  const judge = judgeOf(plan)
  let share = 0
  let luck = 0
  for (let seat = 0; seat < plan.seats; seat++) {
    const played = playMatch(plan, judge, seat, seed)
    share += played.share / plan.seats
    luck += played.luck / plan.seats
  }
  return { share, luck, matches: plan.seats }
}

/** A model that is on trial judges by itself, also where it learned older rules. */
function judgeOf({ rules, seats, options = {}, judge }: DuelPlan): Judge {
  if (judge) return judgeBy(rules, judge)
  const config = configure(rules, { seats, options })
  return judgeFor(rules, config, usualEnd(rules, config))
}

function playMatch(
  plan: DuelPlan,
  judge: Judge,
  seat: Seat,
  seed: number,
): { readonly share: number; readonly luck: number } {
  const { rules, seats, options = {} } = plan
  const config = configure(rules, { seats, options })
  const runner = new Runner(rules)
  const meter = new LuckMeter(judge, mixSeeds(seed, seat))
  const bots = Array.from({ length: seats }, (_, place) =>
    seated(place === seat ? plan.player : plan.rival, plan, mixSeeds(seed, 17 * place + seat)),
  )
  const state = runner.start(rules.setup(config, rules.tables(config)), fastChance(seed))
  while (!isOver(state)) {
    const decision = state.pending[0] as Decision
    meter.play(state, decision, (bots[decision.seat] as Bot).choose(runner, state, decision.seat))
  }
  return { share: winShare(rules.result(state.game), seat), luck: meter.luck[seat] ?? 0 }
}

const seated = ({ bot, model }: Duellist, { now }: DuelPlan, seed: number): Bot =>
  makeBot(bot, { seed, model, ...(now ? { now } : {}) })

export type Verdict = {
  readonly matches: number
  readonly share: number
  /** Its standard error. */
  readonly error: number
  /** Between these the true share lies 19 times in 20. */
  readonly low: number
  readonly high: number
  /** How many times as many matches would tell as much without the correction for luck. */
  readonly factor: number
}

/** No series is taken to say more than this many times what its matches would without any correction. */
const MOST_FACTOR = 6

/** What a series of bouts says. The part of luck that is taken off is the one that leaves the least spread. */
export function verdictOf(bouts: readonly Bout[]): Verdict {
  const shares = bouts.map(({ share }) => share)
  const lucks = bouts.map(({ luck }) => luck)
  const matches = bouts.reduce((sum, bout) => sum + bout.matches, 0)
  const spread = covariance(lucks, lucks)
  const isFitted = spread > 0 && bouts.length > 2
  const part = isFitted ? covariance(shares, lucks) / spread : 0
  const fair = shares.map((share, i) => share - part * (lucks[i] ?? 0))
  const share = mean(fair)
  // A part that was fitted to few bouts fits them better than it would others.
  const flattered = isFitted ? (bouts.length - 1) / (bouts.length - 2) : 1
  const left = covariance(fair, fair) * flattered
  const error = Math.sqrt(left / Math.max(1, bouts.length))
  const within = (value: number) => Math.min(1, Math.max(0, value))
  const freedom = bouts.length - (isFitted ? 2 : 1)
  const reach = freedom < 1 ? 1 : students(freedom) * error
  const weight = weightOf({ matches, share: within(share), error })
  const surest = wilson(within(share) * weight, weight)
  return {
    matches,
    share: within(share),
    error,
    low: Math.min(surest.low, within(share - reach)),
    high: Math.max(surest.high, within(share + reach)),
    factor: left > 0 ? covariance(shares, shares) / left : 1,
  }
}

/** As many single matches would tell as much as this series: paired, and without what chance was worth. */
export function weightOf({ matches, share, error }: Pick<Verdict, 'matches' | 'share' | 'error'>): number {
  const as = (share * (1 - share)) / (error * error)
  // Where all are won there is no spread to go by.
  return as > 0 && Number.isFinite(as) ? Math.min(MOST_FACTOR * matches, Math.max(matches, as)) : matches
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  const sum = a.reduce((total, value, i) => total + (value - meanA) * ((b[i] ?? 0) - meanB), 0)
  return sum / Math.max(1, a.length - 1)
}
