import type { Bench } from './bench.ts'
import { Spreads } from './spreads.ts'

/** The choices of one playout that the tree is to learn from. */
export class Trail {
  private readonly benches: Bench[] = []
  private readonly slots: number[] = []
  private length = 0
  readonly spreads: Spreads

  constructor(seats: number, expectedSpread?: number) {
    this.spreads = new Spreads(seats, expectedSpread)
  }

  begin(): void {
    this.length = 0
  }

  add(bench: Bench, slot: number): void {
    this.benches[this.length] = bench
    this.slots[this.length] = slot
    this.length += 1
  }

  /** What came of the playout for each seat is noted at every choice on the way. */
  learn(values: readonly number[]): void {
    this.spreads.add(values)
    for (let i = 0; i < this.length; i++) {
      const bench = this.benches[i] as Bench
      bench.add(this.slots[i] as number, values[bench.seat] ?? 0)
    }
  }
}
