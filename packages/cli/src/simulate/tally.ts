import { type Share, type Spread, spread, wilson, winShare } from '@hippodrome/bots'
import { type Verdict, verdictOf } from '@hippodrome/bots/learning'
import type { Outcome } from './oneMatch.ts'
import type { Plan } from './plan.ts'

/** How one bot of the plan, or one seat, fared. A shared victory counts in part. */
export type Standing = {
  readonly matches: number
  readonly wins: number
  readonly share: Share
  readonly score: Spread
  readonly rank: Spread
  /** The share without what chance was worth, if that was measured. */
  readonly fair?: Verdict
}

/** What a game counts itself, over the matches that have it. */
export type Statistic = Spread & { readonly matches: number }

export type Tally = {
  readonly matches: number
  readonly bots: readonly ({ readonly bot: string } & Standing)[]
  readonly seats: readonly Standing[]
  /** Decisions in a match. */
  readonly length: Spread
  /** What the game itself counts in a finished match. */
  readonly statistics: { readonly [name: string]: Statistic }
}

/** Adds up a series; the order in which its matches ended means nothing. */
export function tallyOf(plan: Plan, unordered: readonly Outcome[]): Tally {
  const outcomes = [...unordered].sort((a, b) => a.index - b.index)
  const places = outcomes.flatMap((outcome) => outcome.seating.map((bot, seat) => ({ outcome, bot, seat })))
  return {
    matches: outcomes.length,
    bots: plan.bots.map((bot, number) => ({
      bot,
      ...standingOf(places.filter((place) => place.bot === number)),
    })),
    seats: plan.bots.map((_, seat) => standingOf(places.filter((place) => place.seat === seat))),
    length: spread(outcomes.map(({ decisions }) => decisions)),
    statistics: statisticsOf(outcomes),
  }
}

function standingOf(places: readonly { readonly outcome: Outcome; readonly seat: number }[]): Standing {
  const wins = places.reduce((sum, { outcome, seat }) => sum + winShare(outcome, seat), 0)
  const bouts = places.flatMap(({ outcome, seat }) =>
    outcome.luck ? [{ share: winShare(outcome, seat), luck: outcome.luck[seat] ?? 0, matches: 1 }] : [],
  )
  return {
    matches: places.length,
    wins,
    share: wilson(wins, places.length),
    score: spread(places.map(({ outcome, seat }) => outcome.scores[seat] ?? 0)),
    rank: spread(places.map(({ outcome, seat }) => outcome.ranks[seat] ?? 0)),
    ...(bouts.length > 0 ? { fair: verdictOf(bouts) } : {}),
  }
}

/** A match that does not have the number is left out of it. */
function statisticsOf(outcomes: readonly Outcome[]): { [name: string]: Statistic } {
  const names = new Set(outcomes.flatMap(({ statistics }) => Object.keys(statistics ?? {})))
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const numbers = outcomes.flatMap(({ statistics }) => statistics?.[name] ?? [])
      return [name, { matches: numbers.length, ...spread(numbers) }]
    }),
  )
}
