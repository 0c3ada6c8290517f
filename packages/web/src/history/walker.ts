import type { Told } from '@hippodrome/engine'
import { sharing } from '../table/sharing.ts'
import type { Moment, Table } from '../table/table.ts'

/** Where the reader stands on the time-line; `at` is nothing in the present. */
export type Walk = {
  readonly at?: number
  readonly moment?: Moment
  readonly running: boolean
  /** The reader has stayed for a little while: time to tell what happened here. */
  readonly rests?: boolean
  /** What is shown never happened; this is what was told of it. */
  readonly imagined?: readonly Told[]
}

const PRESENT: Walk = { running: false }
const REST_MS = 120

/**
 * Walks a match back and forth. Only one moment is fetched at a time, and after it the one that is wanted by then: a
 * slider that is dragged over hundreds of choices never runs behind.
 */
export class Walker {
  private walk: Walk = PRESENT
  private fetching = false
  /** Whether what is wanted is of the match, although what is shown is not. */
  private returning = false
  private timer: ReturnType<typeof setInterval> | undefined
  private resting: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly table: Pick<Table, 'at' | 'state'>) {}

  snapshot = (): Walk => this.walk

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** To the table after `version` choices; the newest of these is the present. */
  go(version: number): void {
    const newest = this.newest()
    if (version >= newest) {
      this.present()
      return
    }
    clearTimeout(this.resting)
    this.returning = this.walk.imagined !== undefined
    this.put({ ...this.walk, at: Math.max(0, version), rests: false })
    void this.fetch()
  }

  /** Shows a table as it might have become from this moment on; any step leads back into the match. */
  imagine(moment: Moment, told: readonly Told[]): void {
    this.stop()
    clearTimeout(this.resting)
    this.returning = false
    const view = sharing(this.walk.moment?.view ?? this.table.state()?.view.table, moment.view)
    this.put({
      at: moment.version,
      moment: { ...moment, view },
      running: false,
      rests: true,
      imagined: told,
    })
  }

  step(by: number): void {
    this.go((this.walk.at ?? this.newest()) + by)
  }

  present(): void {
    this.stop()
    clearTimeout(this.resting)
    this.put(PRESENT)
  }

  /** Steps forward by itself until the present; from there it begins at the beginning. */
  run(milliseconds: number): void {
    this.stop()
    if (this.walk.at === undefined) this.go(0)
    this.put({ ...this.walk, running: true })
    this.timer = setInterval(() => this.step(1), milliseconds)
  }

  /** Shows what each of these choices did: the table before it, then after it; then the present. */
  replay(versions: readonly number[], milliseconds: number): void {
    this.stop()
    const moments = versions.flatMap((version) => [version - 1, version])
    const next = () => {
      const moment = moments.shift()
      if (moment === undefined) this.present()
      else if (moment < this.newest()) this.go(moment)
      else this.present()
    }
    next()
    this.put({ ...this.walk, running: true })
    this.timer = setInterval(next, milliseconds)
  }

  stop(): void {
    clearInterval(this.timer)
    if (this.walk.running) this.put({ ...this.walk, running: false })
  }

  close(): void {
    clearInterval(this.timer)
    clearTimeout(this.resting)
    this.listeners.clear()
  }

  private newest(): number {
    return this.table.state()?.made ?? 0
  }

  private put(walk: Walk): void {
    this.walk = walk
    for (const listener of this.listeners) listener()
  }

  private isImagining(): boolean {
    return this.walk.imagined !== undefined && !this.returning
  }

  /** Whether something else is shown than what is wanted. */
  private isAway(): boolean {
    const { at, moment, imagined } = this.walk
    return at !== moment?.version || (imagined !== undefined && this.returning)
  }

  private async fetch(): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    try {
      while (this.walk.at !== undefined && this.isAway()) {
        const moment = await this.table.at(this.walk.at)
        if (this.walk.at === undefined || this.isImagining()) return
        const { imagined: _never, ...walk } = this.walk
        const view = sharing(this.walk.moment?.view ?? this.table.state()?.view.table, moment.view)
        this.put({ ...walk, moment: { ...moment, view } })
      }
      if (this.walk.at !== undefined)
        this.resting = setTimeout(() => this.put({ ...this.walk, rests: true }), REST_MS)
    } catch {
      this.present()
    } finally {
      this.fetching = false
    }
  }
}
