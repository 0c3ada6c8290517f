import type { Choice, Seat } from '@hippodrome/engine'
import { choiceKey, joinKeys } from './choiceKey.ts'
import type { History } from './history.ts'

/** What a seat tried at one place of the tree, by choice, and what came of it for that seat. */
export class Bench {
  readonly keys: number[] = []
  readonly visits: number[] = []
  readonly sums: number[] = []
  readonly priors: number[] = []
  /** Where the history keeps each choice. */
  readonly histories: number[] = []
  /** How often the choice was there to be made: lists differ with what is hidden and with the dice. */
  readonly offered: number[] = []
  total = 0
  sum = 0
  private choices: readonly Choice[] = []
  private slots: number[] = []

  constructor(
    readonly seat: Seat,
    private readonly history: History,
  ) {}

  get mean(): number {
    return this.total > 0 ? this.sum / this.total : 0
  }

  /** For each choice its slot in the statistics; new ones get a slot. */
  slotsOf(choices: readonly Choice[]): readonly number[] {
    if (this.same(choices)) return this.slots
    const { slots } = this
    slots.length = choices.length
    for (let i = 0; i < choices.length; i++) slots[i] = this.slotOf(choiceKey(choices[i]), i)
    this.choices = choices
    return slots
  }

  /** The bench is full of the same choices nearly always, in the same order. */
  private same(choices: readonly Choice[]): boolean {
    const before = this.choices
    if (before === choices) return true
    if (before.length !== choices.length) return false
    for (let i = 0; i < choices.length; i++) if (before[i] !== choices[i]) return false
    return true
  }

  private slotOf(key: number, likely: number): number {
    const { keys } = this
    if (keys[likely] === key) return likely
    const known = keys.indexOf(key)
    if (known >= 0) return known
    keys.push(key)
    this.visits.push(0)
    this.sums.push(0)
    this.priors.push(1)
    this.offered.push(0)
    this.histories.push(this.history.slotOf(joinKeys(this.seat + 1, key)))
    return keys.length - 1
  }

  add(slot: number, value: number): void {
    if (this.total > 0) this.history.add(this.histories[slot] as number, value - this.mean)
    this.visits[slot] = (this.visits[slot] ?? 0) + 1
    this.sums[slot] = (this.sums[slot] ?? 0) + value
    this.total += 1
    this.sum += value
  }
}

/** A moment of the tree: what was chosen since the root, whatever the dice were. */
export class Place {
  private readonly benches: Bench[] = []
  private readonly children = new Map<number, Place>()

  benchOf(seat: Seat, history: History): Bench {
    for (const bench of this.benches) if (bench.seat === seat) return bench
    const bench = new Bench(seat, history)
    this.benches.push(bench)
    return bench
  }

  /** The place that `key` leads to; nothing the first time, when it is only noted. */
  next(key: number): Place | undefined {
    const child = this.children.get(key)
    if (!child) this.children.set(key, new Place())
    return child
  }
}
