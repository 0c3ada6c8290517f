import type { Counsel } from '@hippodrome/bots'
import { CallFault } from './calls.ts'
import type { BotRequest, BotResponse, BotTable, Thought, Wish } from './protocol.ts'

/** Who chooses for the bots. */
export interface Thinker {
  /** The number of the choice that a bot of this `level` makes for the seat that is asked. */
  think(table: BotTable, level: string): Promise<number>
  /** What a captain thinks of the choices that the seat has, its own first; absent where nobody is advised. */
  advise?(table: BotTable): Promise<Counsel>
  /** Each seat's chance to win; empty where nobody can say. Absent where nobody is told. */
  chances?(table: BotTable): Promise<readonly number[]>
  /** By choice, how the seat's own chance would change; empty where nobody can say, or when something else is wanted meanwhile. */
  changes?(table: BotTable): Promise<readonly number[]>
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
  private line: Promise<unknown> = Promise.resolve()
  /** The newest wish to know what choices would change. */
  private wanted = 0

  constructor(
    private readonly start: () => BotPort,
    private readonly patience = 60_000,
  ) {}

  think(table: BotTable, level: string): Promise<number> {
    this.leave()
    return this.inTurn(table, { call: 'choose', level }) as Promise<Thought['choose']['answer']>
  }

  advise(table: BotTable): Promise<Counsel> {
    return this.inTurn(table, { call: 'advise' }) as Promise<Thought['advise']['answer']>
  }

  chances(table: BotTable): Promise<readonly number[]> {
    return this.inTurn(table, { call: 'chances' }) as Promise<Thought['chances']['answer']>
  }

  changes(table: BotTable): Promise<readonly number[]> {
    const wanted = this.leave()
    const ask = () => (wanted === this.wanted ? this.ask(table, { call: 'changes' }) : Promise.resolve([]))
    return this.after(ask) as Promise<Thought['changes']['answer']>
  }

  /** Whoever chooses does not wait until it is known what every choice would change. */
  private leave(): number {
    this.port?.postMessage({ call: 'leave' } satisfies BotRequest)
    this.wanted += 1
    return this.wanted
  }

  end(): void {
    this.port?.terminate()
    this.port = undefined
  }

  /** One thought after the other; one that fails is tried once more by another worker. */
  private inTurn(table: BotTable, wish: Wish): Promise<unknown> {
    return this.after(async () => {
      try {
        return await this.ask(table, wish)
      } catch {
        this.end()
        return this.ask(table, wish)
      }
    })
  }

  private after(think: () => Promise<unknown>): Promise<unknown> {
    const thought = this.line.then(think)
    this.line = thought.catch(() => undefined)
    return thought
  }

  private ask(table: BotTable, wish: Wish): Promise<unknown> {
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
        if (data.ok) resolve(data.answer)
        else reject(new CallFault({ kind: 'bot-failed', detail: data.detail }))
      }
      const request: BotRequest = { ...table, id, ...wish }
      port.postMessage(request)
    })
  }
}
