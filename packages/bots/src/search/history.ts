/** This many playouts must speak for a choice before half of what they say is believed. */
const SHRINK = 4

/**
 * How much better or worse than its alternatives a choice has turned out, wherever in the tree it was made. What is
 * good here is often good there, so that places that were seldom visited need not begin with nothing.
 */
export class History {
  private readonly slots = new Map<number, number>()
  private readonly sums: number[] = []
  private readonly counts: number[] = []

  slotOf(key: number): number {
    const known = this.slots.get(key)
    if (known !== undefined) return known
    const slot = this.sums.length
    this.slots.set(key, slot)
    this.sums.push(0)
    this.counts.push(0)
    return slot
  }

  add(slot: number, advantage: number): void {
    this.sums[slot] = (this.sums[slot] as number) + advantage
    this.counts[slot] = (this.counts[slot] as number) + 1
  }

  advantage(slot: number): number {
    return (this.sums[slot] as number) / ((this.counts[slot] as number) + SHRINK)
  }
}
