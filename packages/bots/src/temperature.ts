import { draw, exponential, type FastChance } from '@hippodrome/engine'

/** A choice that is this many temperatures worse than the best is never made: many bad ones would otherwise outweigh one good. */
const COLDEST = 3
const FINE = 2 ** 30

/** Where a model judges, the choice in the middle is usually about so much worse than the best. */
const USUAL_GAP = 0.06

/** By how much a choice may look worse than the best and still be made, e times as seldom. */
export type Temperature = {
  /** As a share of the win. */
  readonly heat: number
  /** Whether values are of a game's own evaluation, whose differences are no chances, and mostly much smaller. */
  readonly byHand: boolean
}

export const COLD: Temperature = { heat: 0, byHand: false }

/**
 * A ranking with one choice drawn to its head, each in proportion to e to the power of how much worse it is than the
 * first, in temperatures. Without heat it stays as it is.
 */
export function drawnFirst(
  ranking: readonly number[],
  worth: (choice: number) => number,
  { heat, byHand }: Temperature,
  chance: FastChance,
): readonly number[] {
  const [first] = ranking
  if (first === undefined || heat <= 0) return ranking
  const best = worth(first)
  const gap = best - worth(ranking[ranking.length >> 1] ?? first)
  const unit = byHand ? heat * Math.min(1, Math.max(0, gap) / USUAL_GAP) : heat
  const weights = ranking.map((choice) => weightOf(worth(choice) - best, unit))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let left = (sum * draw(chance, FINE)) / FINE
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  const drawn = ranking[at] ?? first
  return [drawn, ...ranking.filter((choice) => choice !== drawn)]
}

/** What was ranked lower and looks better, because it was tried less, counts as equal. */
function weightOf(difference: number, unit: number): number {
  if (difference >= 0) return 1
  return difference < -COLDEST * unit ? 0 : exponential(difference / unit)
}
