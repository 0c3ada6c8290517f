/** A number that was measured, and its standard error: none where it is exact. */
export type Estimate = { readonly value: number; readonly error: number }

export const NOTHING: Estimate = { value: 0, error: 0 }

/** Adds what does not depend on each other. */
export const plus = (a: Estimate, b: Estimate): Estimate => ({
  value: a.value + b.value,
  error: Math.hypot(a.error, b.error),
})

export const minus = (a: Estimate = NOTHING, b: Estimate = NOTHING): Estimate =>
  plus(a, { value: -b.value, error: b.error })

/** By as many standard errors a number must differ from nothing before anybody is told. */
const CLEAR = 2

export const isClear = ({ value, error }: Estimate): boolean => Math.abs(value) > CLEAR * error

/** The mean of what was seen so far, and how far off it may be. */
export class Mean {
  count = 0
  private mean = 0
  private squares = 0

  add(value: number): void {
    this.count += 1
    const off = value - this.mean
    this.mean += off / this.count
    this.squares += off * (value - this.mean)
  }

  get estimate(): Estimate {
    const { count, mean, squares } = this
    return { value: mean, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : Math.abs(mean) }
  }
}

export const meansFor = (seats: number): Mean[] => Array.from({ length: seats }, () => new Mean())
