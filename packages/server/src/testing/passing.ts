import type { Later } from '../time/later.ts'

/** A clock that goes when a test says so: weeks pass in a moment. */
export class PassingTime {
  private readonly waiting = new Map<(late: number) => void, number>()

  constructor(private at: number) {}

  readonly now = (): number => this.at

  readonly later: Later = (act, ms) => {
    // Each has a place of its own, also when the same is to be done twice.
    const once = (late: number) => act(late)
    this.waiting.set(once, this.at + ms)
    return () => this.waiting.delete(once)
  }

  /** What became due meanwhile is done once, and as if it were in time. */
  pass(ms: number): void {
    this.go(ms, () => 0)
  }

  /** The same, on a machine that slept. */
  sleep(ms: number): void {
    this.go(ms, (due) => this.at - due)
  }

  private go(ms: number, late: (due: number) => number): void {
    this.at += ms
    for (const [act, due] of this.waiting)
      if (due <= this.at) {
        this.waiting.delete(act)
        act(late(due))
      }
  }
}
