const LN2 = 0.6931471805599453
/** 1/n! for the first terms: enough for numbers up to half of ln 2. */
const TERMS = [1, 1, 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040, 1 / 40320, 1 / 362880, 1 / 3628800]
/** 1, 1/2, 1/4 and so on: products, unlike powers, are the same everywhere. */
const HALVES = halvesOf(1024)
const FARTHEST = 700

function halvesOf(count: number): readonly number[] {
  const halves = [1]
  for (let n = 1; n < count; n++) halves.push((halves[n - 1] as number) / 2)
  return halves
}

/**
 * e to the power of `x`. Hosts differ in the last digit of `Math.exp`, and a bot must choose the same on every machine; sums
 * and products do not differ.
 */
export function exponential(x: number): number {
  if (x > 0) return 1 / exponential(-x)
  if (x < -FARTHEST) return 0
  const halvings = Math.round(-x / LN2)
  const rest = x + halvings * LN2
  let sum = 0
  for (let term = TERMS.length - 1; term >= 0; term--) sum = sum * rest + (TERMS[term] as number)
  return sum * (HALVES[halvings] as number)
}

/** From a number between minus and plus infinity to one between 0 and 1. */
export const logistic = (x: number): number => 1 / (1 + exponential(-x))

/** Chances nearer to 0 or 1 than this are no surer. */
const SUREST = 1e-6
const ROOT_HALF = 0.7071067811865476
const MOST_TERMS = 23

/** The other way round: how sure a chance is, without asking the host for a logarithm. */
export function logit(chance: number): number {
  const within = Math.min(1 - SUREST, Math.max(SUREST, chance))
  return logarithm(within / (1 - within))
}

function logarithm(x: number): number {
  let rest = x
  let doublings = 0
  while (rest < ROOT_HALF) {
    rest *= 2
    doublings -= 1
  }
  while (rest > 2 * ROOT_HALF) {
    rest /= 2
    doublings += 1
  }
  const y = (rest - 1) / (rest + 1)
  let power = y
  let sum = y
  for (let term = 3; term <= MOST_TERMS; term += 2) {
    power *= y * y
    sum += power / term
  }
  return 2 * sum + doublings * LN2
}
