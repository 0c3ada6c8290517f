/** A share with the interval in which the true one lies, in 95 of 100 measurements. */
export type Share = { readonly share: number; readonly low: number; readonly high: number }

const Z = 1.959964
/** Student's t of one degree of freedom. */
const LEAST_FREE = 12.706

/** Wilson's interval for `wins` (shared wins count in part) out of `matches`. */
export function wilson(wins: number, matches: number): Share {
  if (matches === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / matches
  const z2 = (Z * Z) / matches
  const middle = share + z2 / 2
  const half = Z * Math.sqrt((share * (1 - share)) / matches + z2 / (4 * matches))
  return {
    share,
    low: Math.max(0, (middle - half) / (1 + z2)),
    high: Math.min(1, (middle + half) / (1 + z2)),
  }
}

/**
 * How many of its standard errors a mean may be off 19 times in 20 (Student's t), where its error was found with so much freedom:
 * the first terms of its series, which are close from 2 on.
 */
export function students(freedom: number): number {
  if (freedom <= 1) return LEAST_FREE
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7]
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  )
}

export type Spread = {
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly max: number
}

export function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, sd: 0, min: 0, max: 0 }
  let sum = 0
  let squares = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const number of numbers) {
    sum += number
    squares += number * number
    min = Math.min(min, number)
    max = Math.max(max, number)
  }
  const mean = sum / numbers.length
  const variance = Math.max(0, squares / numbers.length - mean * mean)
  return { mean, sd: Math.sqrt(variance), min, max }
}
