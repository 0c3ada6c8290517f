const LN2 = 0.6931471805599453
/** 1/n! for the first terms: enough for numbers up to half of ln 2. */
const TERMS = [1, 1, 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040, 1 / 40320, 1 / 362880, 1 / 3628800]
/** 1, 1/2, 1/4 and so on: products, unlike powers, are the same everywhere. */
const HALVES = halvesOf(1024)
const SMALLEST = -700

function halvesOf(count: number): readonly number[] {
  const halves = [1]
  for (let n = 1; n < count; n++) halves.push((halves[n - 1] as number) / 2)
  return halves
}

/**
 * e to the power of `x`, which is not above 0. Hosts differ in the last digit of `Math.exp`, and a bot must choose the
 * same on every machine; sums and products do not differ.
 */
export function exponential(x: number): number {
  if (x < SMALLEST) return 0
  const halvings = Math.round(-x / LN2)
  const rest = x + halvings * LN2
  let sum = 0
  for (let term = TERMS.length - 1; term >= 0; term--) sum = sum * rest + (TERMS[term] as number)
  return sum * (HALVES[halvings] as number)
}

/** Turns the scores of the seats into shares of the win that sum to one, in place. */
export function toShares(scores: number[], seats: number): void {
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, scores[seat] as number)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const share = exponential((scores[seat] as number) - best)
    scores[seat] = share
    sum += share
  }
  for (let seat = 0; seat < seats; seat++) scores[seat] = (scores[seat] as number) / sum
}
