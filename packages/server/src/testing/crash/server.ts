import { setTimeout as sleep } from 'node:timers/promises'
import { loadGame } from '@hippodrome/games'
import { CRASH_POINTS } from '../../faults.ts'
import { startServer } from '../../server.ts'
import { readSettings } from '../../settings.ts'
import { type Addition, Store } from '../../store/store.ts'

/** Says that something is kept before it is: what the harness must catch. */
class HastyStore extends Store {
  override append(addition: Addition): Promise<void> {
    void super.append(addition).catch(() => undefined)
    return Promise.resolve()
  }
}

/** Answers at once and writes what has gathered every so often: what the harness must catch too. */
class BatchingStore extends Store {
  private gathered: Addition[] = []

  override append(addition: Addition): Promise<void> {
    this.gathered.push(addition)
    if (this.gathered.length === 1)
      setTimeout(() => {
        for (const waiting of this.gathered.splice(0)) void super.append(waiting).catch(() => undefined)
      }, 30)
    return Promise.resolve()
  }
}

/** As right as ours, but slow: whoever looks meanwhile must not see what may never be kept. */
class SlowStore extends Store {
  override async append(addition: Addition): Promise<void> {
    await sleep(50)
    return super.append(addition)
  }
}

const STORES = { right: Store, slow: SlowStore, hasty: HastyStore, batching: BatchingStore }

const [store = 'right', point = '', pass = '0', ...flags] = process.argv.slice(2)
const at = CRASH_POINTS.find((known) => known === point)
const running = await startServer({
  settings: readSettings(flags, {}),
  loadGame,
  thinker: new URL('./worker.js', import.meta.url),
  scribe: new URL('./scribe.js', import.meta.url),
  build: 'crash',
  now: Date.now,
  log: () => undefined,
  ...(at ? { fault: { at, pass: Number(pass) } } : {}),
  openStore: (...args) => STORES[store as keyof typeof STORES].open(...args),
})
process.send?.(running.port)
