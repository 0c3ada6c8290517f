import ladder from './ladder.json' with { type: 'json' }
import { differenceFor, NEWCOMER, type Rating } from './rating.ts'

/** A series of matches between bots: one of the first against as many of the second as there are other seats. */
type Series = {
  readonly game: string
  readonly seats: number
  readonly level: string
  readonly against: string
  readonly matches: number
  /** A tie for the first place counts as its share. */
  readonly won: number
  /** The command that played it. */
  readonly source: string
}

type BotRating = Rating & Series

/** The bot by which all others are measured: it is as strong as a newcomer is believed to be. */
const MEASURE = 'squire'
/** Surer than this nobody is of a bot that was never measured. */
const UNMEASURED: Rating = NEWCOMER

const LADDER: readonly Series[] = ladder

/** How strong each bot is on the scale of people, by its ladder; where there is none with so many seats, by that of two. */
export function botRatings(game: string, seats: number, series: readonly Series[] = LADDER): BotRating[] {
  const own = series.filter((one) => one.game === game && one.seats === seats)
  const levels = new Set(own.map(({ level }) => level))
  const borrowed = series.filter((one) => one.game === game && one.seats === 2 && !levels.has(one.level))
  return [...own, ...borrowed].map((one) => ({ ...one, ...ratingFrom(one) }))
}

/** The same for one bot: what it enters a match with, which its matches against people do not change. */
export function botRating(level: string, game: string, seats: number): Rating {
  if (level === MEASURE) return { mean: NEWCOMER.mean, spread: 0 }
  const found = botRatings(game, seats).find((one) => one.level === level)
  return found ? { mean: found.mean, spread: found.spread } : UNMEASURED
}

/** The difference at which the model gives the share that was won, and one standard error of it. */
function ratingFrom({ seats, matches, won, against }: Series): Rating {
  if (against !== MEASURE) throw new Error(`${against} is not what bots are measured by`)
  // Half a match more for each side keeps a clean sweep from being infinitely better.
  const share = (won + 0.5) / (matches + 1)
  const error = 1 / Math.sqrt((matches + 1) * share * (1 - share))
  return {
    mean: NEWCOMER.mean + differenceFor(share, seats),
    spread: differenceFor(share, seats, error) - differenceFor(share, seats),
  }
}
