import { draw, type FastChance } from '@hippodrome/engine'
import { exponential } from './model/shares.ts'

/** A choice that is so many temperatures worse than the best is never made: many bad ones would otherwise outweigh one good. */
const COLDEST = 3
const FINE = 2 ** 30

/**
 * A ranking with one choice drawn to its head, each in proportion to e to the power of how much worse it is than the
 * first, in temperatures. Without heat it stays as it is.
 */
export function drawnFirst(
  ranking: readonly number[],
  worth: (choice: number) => number,
  heat: number,
  chance: FastChance,
): readonly number[] {
  const [first] = ranking
  if (first === undefined || heat <= 0) return ranking
  const best = worth(first)
  const weights = ranking.map((choice) => weightOf((worth(choice) - best) / heat))
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
const weightOf = (worse: number): number => (worse < -COLDEST ? 0 : exponential(Math.min(0, worse)))
