import type { Store } from '../store/store.ts'
import { keepOutage, keepPulse, lastPulse, outagesSince } from '../store/timeRows.ts'
import type { Later } from './later.ts'

/** The server says so often that it is there; what it cannot have seen is nobody's time. */
const BEAT_MS = 5000
/** Where no other can have been there, a shorter absence is none. */
const LEAST_MS = 1000
/** Beside others one is there as long as the last beat of any of them is no older than this. */
const LEAST_SHARED_MS = 2 * BEAT_MS
/** A server that runs and has not beaten for longer than this was away: its machine slept, or its data could not be written. */
const MISSED_MS = 3 * BEAT_MS

type Parts = {
  readonly store: Store
  readonly now: () => number
  readonly later: Later
  /** Whether other nodes use the same data. */
  readonly shared: boolean
}

/** Knows from a row that is written again and again when the server was away. */
export class Pulse {
  private cancel = () => {}
  private stopped = false
  /** Whether the newest beat was kept. */
  private kept = true
  private line: Promise<unknown> = Promise.resolve()
  /** Gives an outage back to what is in memory. */
  spare: () => Promise<void> = () => Promise.resolve()

  private constructor(private readonly parts: Parts) {}

  /** Notes since when the server was away, before anything is done with the tables, and beats from now on. */
  static async start(parts: Parts): Promise<Pulse> {
    const pulse = new Pulse(parts)
    await pulse.compare(parts.shared ? LEAST_SHARED_MS : LEAST_MS)
    await pulse.beat(0)
    return pulse
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.cancel()
    await this.line
    await keepPulse(this.parts.store, this.parts.now()).catch(() => undefined)
  }

  /** Resolves once all that could not be played is given back, for whoever is so late with something; throws where nobody can know. */
  awake(late: number): Promise<void> {
    const checked = this.line.then(() => this.catchUp(late))
    this.line = checked.catch(() => undefined)
    return checked
  }

  private async beat(late: number): Promise<void> {
    const beaten = this.line.then(() => this.catchUp(late)).then(() => this.keep())
    this.line = beaten.catch(() => undefined)
    await this.line
    if (!this.stopped) this.cancel = this.parts.later((more) => void this.beat(more), BEAT_MS)
  }

  private async catchUp(late: number): Promise<void> {
    if (this.stopped || (this.kept && late <= MISSED_MS)) return
    this.kept = false
    await this.compare(MISSED_MS)
    // Another may have noted it; what is in memory here gets it back in any case.
    await this.spare()
    await this.keep()
  }

  private async keep(): Promise<void> {
    const { store, now } = this.parts
    this.kept = false
    await keepPulse(store, now())
    this.kept = true
  }

  /** Notes an outage if nobody has beaten for so long. */
  private async compare(least: number): Promise<void> {
    const { store, now } = this.parts
    const last = await lastPulse(store)
    if (last === undefined || now() - last < least) return
    await keepOutage(store, last, now()).catch(async (fault: unknown) => {
      // Of several that see it at the same time one notes it.
      const noted = await outagesSince(store, last)
      if (!noted.some(({ from }) => from === last)) throw fault
    })
  }
}
