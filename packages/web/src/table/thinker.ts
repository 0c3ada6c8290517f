import type { Seat } from '@hippodrome/engine'
import { CallFault } from './calls.ts'
import type { BotRequest, BotResponse, BotTable } from './protocol.ts'

/** Who chooses for the bots. */
export interface Thinker {
  /** The number of the choice that a bot of this `level` makes. */
  think(table: BotTable, seat: Seat, level: string): Promise<number>
  end(): void
}

type BotPort = {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent<BotResponse>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/** Bots in a worker of their own, started again when it dies: a bot may think long, and the table never waits for it. */
export class WorkerThinker implements Thinker {
  private port: BotPort | undefined
  private next = 1

  constructor(
    private readonly start: () => BotPort,
    private readonly patience = 60_000,
  ) {}

  async think(table: BotTable, seat: Seat, level: string): Promise<number> {
    try {
      return await this.ask(table, seat, level)
    } catch {
      this.end()
      return this.ask(table, seat, level)
    }
  }

  end(): void {
    this.port?.terminate()
    this.port = undefined
  }

  private ask(table: BotTable, seat: Seat, level: string): Promise<number> {
    const port = (this.port ??= this.start())
    const id = this.next++
    return new Promise((resolve, reject) => {
      const fail = (detail: string) => {
        clearTimeout(timer)
        this.end()
        reject(new CallFault({ kind: 'bot-failed', detail }))
      }
      const timer = setTimeout(() => fail(`no answer in ${this.patience} ms`), this.patience)
      port.onerror = (event) => fail(event.message || 'the worker failed')
      port.onmessage = ({ data }) => {
        if (data.id !== id) return
        clearTimeout(timer)
        if (data.ok) resolve(data.choice)
        else reject(new CallFault({ kind: 'bot-failed', detail: data.detail }))
      }
      const request: BotRequest = { ...table, seat, id, level }
      port.postMessage(request)
    })
  }
}
