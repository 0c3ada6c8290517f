import type { Store } from '../store/store.ts'
import { keepOutage, keepPulse, lastPulse, outagesSince } from '../store/timeRows.ts'
import type { Later } from './later.ts'

/** The server says so often that it is there; what it cannot have seen is nobody's time. */
const BEAT_MS = 5000
/** A shorter absence is none. */
const LEAST_MS = 1000

type Parts = { readonly store: Store; readonly now: () => number; readonly later: Later }

/** Knows from a row that is written again and again when the server was away. */
export class Pulse {
  private cancel = () => {}
  private stopped = false

  private constructor(private readonly parts: Parts) {}

  /** Notes since when the server was away, before anything is done with the tables, and beats from now on. */
  static async start(parts: Parts): Promise<Pulse> {
    const pulse = new Pulse(parts)
    const { store, now } = parts
    const last = await lastPulse(store)
    if (last !== undefined && now() - last >= LEAST_MS)
      await keepOutage(store, last, now()).catch(async (fault: unknown) => {
        // Of several that start at the same time one notes it.
        const noted = await outagesSince(store, last)
        if (!noted.some(({ from }) => from === last)) throw fault
      })
    await pulse.beat()
    return pulse
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.cancel()
    await keepPulse(this.parts.store, this.parts.now()).catch(() => undefined)
  }

  private async beat(): Promise<void> {
    const { store, now, later } = this.parts
    await keepPulse(store, now()).catch(() => undefined)
    if (!this.stopped) this.cancel = later(() => void this.beat(), BEAT_MS)
  }
}
