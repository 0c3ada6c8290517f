import type { Acted, Choice, Outcome, Stop, Walk } from '@hippodrome/engine'
import type { Table } from '../table/table.ts'
import type { Plan } from './board.ts'

/** A plan on its way from a gesture to the match. */
export type Planned = {
  readonly plan: Plan
  readonly spots: readonly string[]
  /** Asked of the engine, waiting for the person's word, being made, or stopped with the rest still to do. */
  readonly phase: 'walking' | 'ready' | 'making' | 'stopped'
  /** The engine's word: what each step changes, and how far it leads. */
  readonly walk?: Walk
  /** Why it was not made to its end; `plan` then holds what is left. */
  readonly stop?: Stop
}

/** How far Undo went: fewer than `of` where the rules let nobody go back. */
export type TakenBack = { readonly steps: number; readonly of: number }

/** What is made sooner is not shown on its way: drawn for a moment, that would only keep the table that comes of it waiting. */
const ON_ITS_WAY_MS = 100

type Gesture = { readonly from: number; readonly to: number }

/**
 * Walks plans through the engine before anything is sent, makes them in one go, and takes whole gestures back. Works at
 * any table.
 */
export class Planner {
  private planned: Planned | undefined
  /** How many choices there were before what waits for its word, or is being made. */
  private from = 0
  /** What was made in one go, by the number of choices before and after it; the newest last. */
  private made: Gesture[] = []
  private undone: Gesture[] = []
  private readonly listeners = new Set<() => void>()

  constructor(private readonly table: Pick<Table, 'walk' | 'act' | 'undo' | 'redo' | 'state'>) {}

  /** A plan is gone with the table that it was made for; only the rest of one that was stopped waits for what comes. */
  snapshot = (): Planned | undefined =>
    this.planned?.phase !== 'stopped' && this.version() !== this.from ? undefined : this.planned

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Asks the engine what a plan would come to. A newer plan, or none, makes the answer void. */
  async propose(plan: Plan, spots: readonly string[] = plan.spots ?? []): Promise<void> {
    const asked: Planned = { plan, spots, phase: 'walking' }
    this.from = this.version()
    this.put(asked)
    const walk = await this.table.walk(plan.choices).catch(() => undefined)
    if (this.planned === asked) this.put(walk && { ...asked, phase: 'ready', walk })
  }

  /** Makes a plan as far as it is offered; what is left stays as a proposal. */
  async carryOut(plan: Plan, spots: readonly string[] = plan.spots ?? []): Promise<Acted> {
    // A second click on what is not drawn away yet.
    if (this.planned?.phase === 'making') return { made: 0, stop: { why: 'others', waiting: [] } }
    const making: Planned = { plan, spots, phase: 'making' }
    const from = this.version()
    this.from = from
    this.planned = making
    const onItsWay = setTimeout(() => this.tell(), ON_ITS_WAY_MS)
    let left: Planned | undefined
    try {
      const acted = await this.table.act(plan.choices)
      this.note(from, from + acted.made)
      const choices = plan.choices.slice(acted.made)
      if (choices.length > 0) left = { plan: { ...plan, choices }, spots, phase: 'stopped', stop: acted.stop }
      return acted
    } finally {
      clearTimeout(onItsWay)
      if (this.planned === making) this.put(left)
    }
  }

  /** Whatever is made meanwhile, one choice after the other, is taken back in one go. */
  async together(make: () => Promise<void>): Promise<void> {
    const from = this.version()
    await make().finally(() => this.note(from, this.version()))
  }

  letGo(): void {
    if (this.planned && this.planned.phase !== 'making') this.put(undefined)
  }

  /** Takes back the last gesture, or the last choice if that was made by itself. */
  undo(): Promise<TakenBack> {
    this.letGo()
    const last = this.made.at(-1)
    const made = this.version()
    const gesture = last?.to === made ? last : { from: made - 1, to: made }
    return this.back(gesture)
  }

  /** Makes again what was taken back in one go. */
  async redo(): Promise<void> {
    const made = this.version()
    const last = this.undone.at(-1)
    const gesture = last?.from === made ? last : { from: made, to: made + 1 }
    const steps = await this.repeat(gesture.to - gesture.from, () => this.table.redo())
    if (gesture !== last || steps === 0) return
    this.undone.pop()
    this.made.push(gesture)
  }

  private note(from: number, to: number): void {
    if (to <= from) return
    this.made = [...this.made.filter((gesture) => gesture.to <= from), { from, to }]
    this.undone = []
  }

  private async back(gesture: Gesture): Promise<TakenBack> {
    const of = gesture.to - gesture.from
    const steps = await this.repeat(of, () => this.table.undo())
    if (steps > 0) {
      this.made = this.made.filter(({ to }) => to < gesture.to)
      this.undone.push({ from: gesture.to - steps, to: gesture.to })
    }
    return { steps, of }
  }

  private async repeat(times: number, act: () => Promise<Outcome>): Promise<number> {
    for (let done = 0; done < times; done++) if (!(await act()).ok) return done
    return times
  }

  private version(): number {
    return this.table.state()?.made ?? 0
  }

  private put(planned: Planned | undefined): void {
    this.planned = planned
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

/** Whether what is left of a plan can go on: its next choice is offered. */
export const goesOn = (planned: Planned | undefined, offered: readonly Choice[]): boolean => {
  const next = planned?.phase === 'stopped' ? planned.plan.choices[0] : undefined
  const text = next && JSON.stringify(next)
  return text !== undefined && offered.some((choice) => JSON.stringify(choice) === text)
}
