import ladder from './ladder.json' with { type: 'json' }
import { differenceFor, NEWCOMER, type Rating } from './rating.ts'

/** How much better a bot is than the one that all are measured by, as its ladder says (`hippodrome ladder --install`). */
type Rung = {
  readonly game: string
  readonly seats: number
  readonly level: string
  /** The logarithm of its odds to win against others that are all like the measure, and one standard error of it. */
  readonly lead: number
  readonly error: number
  readonly matches: number
}

type BotRating = Rating & Rung

/** The bot by which all others are measured: it is as strong as a newcomer is believed to be. */
const MEASURE = 'squire'
/** Surer than this nobody is of a bot that was never measured. */
const UNMEASURED: Rating = NEWCOMER

const LADDER: readonly Rung[] = ladder

/** How strong each bot is on the scale of people, by its ladder; where there is none with so many seats, by that of two. */
export function botRatings(game: string, seats: number, rungs: readonly Rung[] = LADDER): BotRating[] {
  const own = rungs.filter((one) => one.game === game && one.seats === seats)
  const levels = new Set(own.map(({ level }) => level))
  const borrowed = rungs.filter((one) => one.game === game && one.seats === 2 && !levels.has(one.level))
  return [...own, ...borrowed].map((one) => ({ ...one, ...ratingFrom(one) }))
}

/** The same for one bot: what it enters a match with, which its matches against people do not change. */
export function botRating(level: string, game: string, seats: number): Rating {
  if (level === MEASURE) return { mean: NEWCOMER.mean, spread: 0 }
  const found = botRatings(game, seats).find((one) => one.level === level)
  return found ? { mean: found.mean, spread: found.spread } : UNMEASURED
}

const ratingFrom = ({ seats, lead, error }: Rung): Rating => ({
  mean: NEWCOMER.mean + differenceFor(lead, seats),
  spread: differenceFor(error, seats),
})
