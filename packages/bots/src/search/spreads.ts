import type { Seat } from '@hippodrome/engine'

/** Before much was seen, values are taken to lie this far apart, as if this many had been seen. */
const EXPECTED_SPREAD = 0.25
const UNTIL_KNOWN = 20

/** The standard deviation of what each seat got, so that exploring needs no scale of its own. */
export class Spreads {
  private count = 0
  private readonly means: number[]
  private readonly squares: number[]

  constructor(seats: number, expected = EXPECTED_SPREAD) {
    this.means = new Array<number>(seats).fill(0)
    this.squares = new Array<number>(seats).fill(expected * expected * UNTIL_KNOWN)
  }

  add(values: readonly number[]): void {
    this.count += 1
    for (let seat = 0; seat < this.means.length; seat++) {
      const value = values[seat] ?? 0
      const away = value - (this.means[seat] as number)
      const mean = (this.means[seat] as number) + away / this.count
      this.means[seat] = mean
      this.squares[seat] = (this.squares[seat] as number) + away * (value - mean)
    }
  }

  of(seat: Seat): number {
    return Math.sqrt((this.squares[seat] as number) / (this.count + UNTIL_KNOWN))
  }
}
