/** A purse that fills up again with time: each message costs a credit, and without credit one is turned away. */
export class Credits {
  private left: number
  private at: number

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.left = most
    this.at = now()
  }

  spend(cost = 1): boolean {
    const now = this.now()
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < cost) return false
    this.left -= cost
    return true
  }

  get full(): boolean {
    return this.left + ((this.now() - this.at) / 1000) * this.perSecond >= this.most
  }
}

/** More purses than this, and those that are full again are forgotten: at most so often, for it means to look at all of them. */
const MANY = 10_000
const SWEEP_MS = 10_000

/** Credits by address, so that many sockets from one place do not multiply them. Forgets those who are quiet. */
export class Purses {
  private readonly purses = new Map<string, Credits>()
  private swept = Number.NEGATIVE_INFINITY

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  spend(whose: string, cost = 1): boolean {
    let purse = this.purses.get(whose)
    if (!purse) {
      if (this.purses.size >= MANY) this.sweep()
      purse = new Credits(this.most, this.perSecond, this.now)
      this.purses.set(whose, purse)
    }
    return purse.spend(cost)
  }

  private sweep(): void {
    const now = this.now()
    if (now - this.swept < SWEEP_MS) return
    this.swept = now
    for (const [whose, purse] of this.purses) if (purse.full) this.purses.delete(whose)
  }
}
