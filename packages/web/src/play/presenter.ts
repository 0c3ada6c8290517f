import type { Told } from '@hippodrome/engine'
import type { Table, TableState } from '../table/table.ts'

/** What is on the screen: the table, perhaps a little behind, and what is being told. */
export type Shown = {
  readonly state: TableState
  /** The news that is told now; the last of them is the newest. */
  readonly news: readonly Told[]
  /** Dice and battles of a table that is not shown yet. */
  readonly telling: boolean
}

const DICE_MS = 1300
/** How long a step of somebody else stays on show, at the normal pace. */
export const NEWS_MS = 900

/** Dice fell, one or several: such an entry is told before its outcome is shown. */
export const hasDice = ({ entry }: Told): boolean =>
  'die' in entry ||
  ('dice' in entry && Object.values(entry).some((value) => Array.isArray(value) && value.length > 0))

/**
 * Shows a table at a pace that a person can follow. Own choices without dice are shown at once; dice are told one
 * entry after the other before their outcome; what bots do stays for a moment before the next bot acts.
 */
export class Presenter {
  private shown: Shown | undefined
  private readonly waiting: TableState[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private steps: (readonly Told[])[] = []
  private resting = false
  private held = false
  private readonly listeners = new Set<() => void>()
  private readonly idle: (() => void)[] = []
  private readonly stop: () => void

  constructor(
    private readonly table: Table,
    /** The factor of all durations; 0 shows everything at once. */
    private readonly pace: () => number,
  ) {
    if (table.here) table.here.pace = () => this.settled()
    this.stop = table.subscribe(() => this.take())
    this.take()
  }

  snapshot = (): Shown | undefined => this.shown

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.rest(0)
    const newest = this.waiting.pop()
    this.waiting.length = 0
    this.steps = []
    if (newest) this.show(newest, this.newsOf(newest))
    this.release()
  }

  /** While somebody looks back at earlier moments, bots wait for them. */
  hold(on: boolean): void {
    this.held = on
    if (!this.busy()) this.release()
  }

  close(): void {
    this.stop()
    this.held = false
    this.skip()
    this.listeners.clear()
  }

  private settled(): Promise<void> {
    if (!this.busy()) return Promise.resolve()
    return new Promise((resolve) => this.idle.push(resolve))
  }

  private busy(): boolean {
    return this.held || this.resting || this.steps.length > 0 || this.waiting.length > 0
  }

  private take(): void {
    const state = this.table.state()
    if (!state) return
    // What happened stays on show for its while also when somebody begins to think meanwhile.
    if (this.resting && this.newsOf(state).length === 0) {
      this.show(state, [])
      return
    }
    this.waiting.push(state)
    if (this.waiting.length > 1) return
    // Whoever looks has seen enough: the choice is their own.
    this.rest(0)
    this.next()
  }

  private next(): void {
    const state = this.waiting[0]
    if (!state) {
      this.release()
      return
    }
    const news = this.newsOf(state)
    const dramatic = news.some(hasDice)
    if (this.pace() === 0 || news.length === 0 || !this.shown) this.land(state, news, 0)
    else if (dramatic) {
      this.steps = stepsOf(news, this.isOwn(state))
      this.tell(state, [])
    } else this.land(state, news, this.isOwn(state) ? 0 : NEWS_MS)
  }

  /** Tells the next step over the table as it was. */
  private tell(state: TableState, told: readonly Told[]): void {
    const step = this.steps.shift()
    if (!step || !this.shown) {
      this.land(state, told, 0)
      return
    }
    const news = [...told, ...step]
    const long = step.some(hasDice) ? DICE_MS : NEWS_MS
    this.put({ state: quiet(this.shown.state), news, telling: true })
    this.timer = setTimeout(() => this.tell(state, news), long * this.pace())
  }

  private land(state: TableState, news: readonly Told[], rest: number): void {
    this.waiting.shift()
    this.show(state, news)
    this.rest(rest * this.pace())
    if (!this.resting) this.next()
  }

  /** Lets what is shown stay for a while; nothing else is timed then. */
  private rest(milliseconds: number): void {
    clearTimeout(this.timer)
    this.resting = milliseconds > 0
    if (!this.resting) return
    this.timer = setTimeout(() => {
      this.resting = false
      this.next()
    }, milliseconds)
  }

  private show(state: TableState, news: readonly Told[]): void {
    this.put({ state, news: news.length > 0 ? news : (this.shown?.news ?? []), telling: false })
  }

  private put(shown: Shown): void {
    this.shown = shown
    for (const listener of this.listeners) listener()
  }

  private release(): void {
    if (this.held) return
    for (const resolve of this.idle.splice(0)) resolve()
  }

  private newsOf(state: TableState): readonly Told[] {
    const before = this.shown?.state.told ?? []
    const after = state.told
    const grows = after.length > before.length && after[before.length - 1] === before[before.length - 1]
    return grows && this.shown ? after.slice(before.length) : []
  }

  /** The one who looks made the choice. */
  private isOwn(state: TableState): boolean {
    return this.shown?.state.view.decision !== undefined && this.shown.state.view.seat === state.view.seat
  }
}

/** One entry after the other; who made the choice knows what the dice were for, and is told the rest after them as one. */
function stepsOf(news: readonly Told[], own: boolean): (readonly Told[])[] {
  const rest = own ? news.findLastIndex(hasDice) + 1 : news.length
  const steps = news.slice(0, rest).map((told) => [told])
  return rest < news.length ? [...steps, news.slice(rest)] : steps
}

/** The table while something is told: nobody can choose. */
function quiet(state: TableState): TableState {
  const { decision: _asked, ...view } = state.view
  return { ...state, view: { ...view, undo: false, redo: false } }
}
