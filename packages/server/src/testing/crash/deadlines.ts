import { Store } from '../../store/store.ts'
import { Client } from '../client.ts'
import { sleep } from './harness.ts'

const CLOCK = { time: { kind: 'bank', each: 1000, bank: 0 }, absence: 'end' } as const
/** A server that died with a deadline in its hands leaves it to the others after half a minute. */
const PATIENCE_MS = 90_000

/** Opens tables at which a clock of a second runs, and plays at none of them: each must end by its deadline, once. */
export class Sleeper {
  private client: Client | undefined
  /** The ids of all that it has sent. */
  readonly sent = new Set<string>()

  constructor(private readonly bases: readonly string[]) {}

  /** Goes from server to server until it is told to stop; what a kill has cut off is left as it is. */
  async open(running: () => boolean): Promise<void> {
    for (let turn = 0; running(); turn++) {
      await this.one(this.bases[turn % this.bases.length] ?? '').catch(() => undefined)
      await sleep(150)
    }
  }

  private async one(base: string): Promise<void> {
    this.client ??= await Client.come(base, 'Sleeper')
    const client = await Client.back(base, this.client).connect()
    try {
      const { match } = await client.open('families', [{ kind: 'open' }, { kind: 'open' }], [0, 1], CLOCK)
      await client.send({ type: 'do', match, entry: { kind: 'begin' } })
    } finally {
      client.cut()
      for (const id of client.sent) this.sent.add(id)
    }
  }

  /** Waits until all that is due was done, and counts how often each was. */
  async judge(place: string) {
    const store = await Store.open(place, Date.now)
    try {
      for (let waited = 0; waited < PATIENCE_MS && (await stillPlayed(store)) > 0; waited += 500)
        await sleep(500)
      const times = await timesRunOut(store)
      return {
        deadlines: times.length,
        twice: times.filter((often) => often > 1).length,
        missed: times.filter((often) => often === 0).length,
      }
    } finally {
      await store.close()
    }
  }
}

/** Tables of the sleeper that have begun and not ended. */
async function stillPlayed(store: Store): Promise<number> {
  const rows = await store.db.selectFrom('matches').select('summary').where('phase', '=', 'playing').execute()
  return rows.filter(({ summary }) => summary.includes('"time":')).length
}

/** How often the clock of each table that has one, and has begun, was written down to have run out. */
async function timesRunOut(store: Store): Promise<number[]> {
  const rows = await store.db.selectFrom('entries').select(['match', 'body']).orderBy('version').execute()
  const times = new Map<string, number>()
  const timed = new Set<string>()
  for (const { match, body } of rows) {
    const entry = JSON.parse(body) as { readonly kind: string; readonly wish?: { readonly time?: object } }
    if (entry.wish?.time) timed.add(match)
    if (entry.kind === 'begin' && timed.has(match)) times.set(match, 0)
    if (entry.kind === 'clock') times.set(match, (times.get(match) ?? 0) + 1)
  }
  return [...times.values()]
}
