/**
 * How strong somebody is believed to be (`mean`), and how far that may be off (`spread`, one standard deviation). Weng and
 * Lin's update for the Plackett-Luce model ("A Bayesian approximation method for online ranking", 2011): it takes any
 * number of players and ties, and needs only arithmetic. The npm package of the same method brings 160 others with it; the
 * test holds ours to its results.
 */
export type Rating = { readonly mean: number; readonly spread: number }

export const NEWCOMER: Rating = { mean: 25, spread: 25 / 3 }

/** How much chance there is in a single match, in the unit of the ratings. */
const NOISE = 25 / 6
/** What is known fades a little with every match: people change. */
const DRIFT = 25 / 300
/** A spread never shrinks below this share of itself in one match. */
const LEAST = 1e-4
/** Until somebody has played so many matches that count, their rating is provisional. */
export const MEASURED = 10

/** As people read it: a newcomer has 1,500, and somebody 100 points better wins about six of ten matches of two. */
export const pointsOf = (mean: number): number => Math.round(1500 + (mean - NEWCOMER.mean) * POINTS)
export const spreadInPoints = (spread: number): number => Math.round(spread * POINTS)
const POINTS = 40

/** The ratings of all who played, after a match; ranks begin at 1, and who shares one is tied. */
export function rate(before: readonly Rating[], ranks: readonly number[]): Rating[] {
  const players = before.map(({ mean, spread }, index) => ({
    mean,
    variance: spread ** 2 + DRIFT ** 2,
    rank: ranks[index] ?? 1,
  }))
  const scale = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + NOISE ** 2, 0))
  const strengths = players.map(({ mean }) => Math.exp(mean / scale))
  /** For each place in the ranking: the strength of all who were still to be ranked, and how many share the place. */
  const places = players.map(({ rank }) => ({
    rank,
    left: players.reduce((sum, other, index) => sum + (other.rank >= rank ? (strengths[index] ?? 0) : 0), 0),
    tied: players.filter((other) => other.rank === rank).length,
  }))
  return players.map(({ mean, variance, rank }, index) => {
    let gain = 0
    let learnt = 0
    places.forEach((place, at) => {
      if (place.rank > rank) return
      const expected = (strengths[index] ?? 0) / place.left
      gain += ((at === index ? 1 : 0) - expected) / place.tied
      learnt += (expected * (1 - expected)) / place.tied
    })
    const trust = Math.sqrt(variance) / scale
    const shrunk = Math.max(1 - (variance / scale ** 2) * trust * learnt, LEAST)
    return { mean: mean + (variance / scale) * gain, spread: Math.sqrt(variance * shrunk) }
  })
}

/** The chance of each to come first. */
export function chancesToWin(players: readonly Rating[]): number[] {
  const scale = Math.sqrt(players.reduce((sum, { spread }) => sum + spread ** 2 + NOISE ** 2, 0))
  const strengths = players.map(({ mean }) => Math.exp(mean / scale))
  const all = strengths.reduce((sum, strength) => sum + strength, 0)
  return strengths.map((strength) => strength / all)
}

/** How much better somebody of known strength is whose odds against others, who are all alike, are so much higher (by their logarithm). */
export const differenceFor = (lead: number, players: number): number => NOISE * Math.sqrt(players) * lead
