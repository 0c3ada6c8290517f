/** As many standard errors apart, two choices are told apart for good. */
const CLEAR = 3
const TRIED_ENOUGH = 12
/** The tree below a choice is learnt on the way: its first values are off by more than their spread shows. */
const UNLEARNT = 0.1
/** Known as exactly as this, it does not matter which of those that are left is taken. */
const ALIKE = 0.001

/** Of many choices only the `most` best at first look compete; that look counts for `weight` playouts. */
export type Entry = { readonly most: number; readonly weight: number }

/**
 * The choices at the root compete by halving: all that are left are tried equally often, and whenever a share of the
 * budget is spent the worse half leaves. What is clearly worse leaves earlier, and the last one left ends the contest.
 */
export class Contest {
  private left: number[]
  private readonly visits: number[]
  private readonly sums: number[]
  private readonly squares: number[]
  private readonly rounds: number
  private round = 0
  private turn = 0
  private readonly enough: number

  /** `looks` are first values of all choices. */
  constructor(looks: readonly number[], { most, weight }: Entry) {
    this.enough = weight + TRIED_ENOUGH
    this.visits = looks.map(() => weight)
    this.sums = looks.map((look) => look * weight)
    this.squares = looks.map((look) => look * look * weight)
    this.left = looks.map((_, index) => index).sort((a, b) => (looks[b] ?? 0) - (looks[a] ?? 0))
    this.left.length = Math.min(this.left.length, most)
    this.rounds = Math.max(1, Math.ceil(Math.log2(this.left.length)))
  }

  get decided(): boolean {
    return this.left.length === 1
  }

  /** The choice to try next. */
  next(): number {
    this.turn = (this.turn + 1) % this.left.length
    return this.left[this.turn] as number
  }

  add(index: number, value: number): void {
    this.visits[index] = (this.visits[index] as number) + 1
    this.sums[index] = (this.sums[index] as number) + value
    this.squares[index] = (this.squares[index] as number) + value * value
  }

  /** To be told now and then how much of the budget is spent, from 0 to 1. */
  spent(share: number): void {
    if (this.turn !== 0) return
    this.dropClear()
    while (this.round + 1 < this.rounds && share >= (this.round + 1) / this.rounds) {
      this.round += 1
      this.rank()
      this.left.length = Math.min(this.left.length, Math.max(2, Math.ceil(this.left.length / 2)))
      this.turn = 0
    }
  }

  /** All choices, the best first: those still in the contest before those that left it. */
  ranking(): number[] {
    const inIt = new Set(this.left)
    const all = this.visits.map((_, index) => index)
    return all.sort((a, b) => Number(inIt.has(b)) - Number(inIt.has(a)) || this.mean(b) - this.mean(a))
  }

  private rank(): void {
    this.left.sort((a, b) => this.mean(b) - this.mean(a) || a - b)
  }

  private dropClear(): void {
    let best = this.left[0] as number
    for (const index of this.left) if (this.mean(index) > this.mean(best)) best = index
    if ((this.visits[best] as number) < this.enough) return
    if (this.left.every((index) => this.error(index) < ALIKE)) {
      this.left = [best]
      return
    }
    const floor = this.mean(best) - CLEAR * this.error(best)
    const stays = (index: number) => index === best || this.mean(index) + CLEAR * this.error(index) >= floor
    if (this.left.every(stays)) return
    this.left = this.left.filter(stays)
    this.turn = 0
  }

  mean(index: number): number {
    return (this.sums[index] as number) / (this.visits[index] as number)
  }

  private error(index: number): number {
    const visits = this.visits[index] as number
    const mean = this.mean(index)
    const variance = Math.max(0, (this.squares[index] as number) / visits - mean * mean)
    return Math.sqrt(variance / visits) + UNLEARNT / visits
  }
}
