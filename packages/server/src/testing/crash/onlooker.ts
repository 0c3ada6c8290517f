import { Client } from '../client.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** Often enough that something is being written at many of the looks, and seldom enough to be let. */
const EVERY_MS = 15

/** Looks at tables anew again and again, and writes down what it was shown. */
export class Onlooker {
  private client: Client | undefined
  /** The highest version that was seen of each match. */
  readonly seen = new Map<string, number>()

  constructor(private readonly base: string) {}

  async begin(): Promise<void> {
    this.client = await Client.come(this.base, 'Onlooker')
  }

  /** Until it is cut off, or told to stop. */
  async look(running: () => boolean, matches: () => readonly string[]): Promise<void> {
    if (!this.client) return
    const client = Client.back(this.base, this.client)
    try {
      await client.connect()
      for (let turn = 0; running() && client.connected; turn++) {
        const all = matches()
        const match = all[turn % all.length]
        if (match !== undefined && match !== '') {
          client.tell({ type: 'watch', match })
          client.tell({ type: 'unwatch', match })
        }
        await sleep(EVERY_MS)
      }
    } catch {
      // The server died: what was seen until then counts.
    }
    client.cut()
    for (const [match, version] of client.seen)
      this.seen.set(match, Math.max(version, this.seen.get(match) ?? 0))
  }
}
