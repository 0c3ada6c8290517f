import { Worker } from 'node:worker_threads'
import { type Fault, passingFor } from '../faults.ts'
import type { Ran, Speaker, Statement } from './statements.ts'

/** Commits what it is given: all of it is on the disk when it resolves, or nothing. One commit after the other. */
export interface Writer {
  commit(statements: readonly Statement[]): Promise<Ran>
  close(): Promise<void>
}

/** Writes where it is called: for tools and tests, which have nothing else to do meanwhile. */
export class WriterHere implements Writer {
  private readonly pass

  constructor(
    private readonly speaker: Speaker,
    fault?: Fault,
  ) {
    this.pass = passingFor(fault)
  }

  async commit(statements: readonly Statement[]): Promise<Ran> {
    return this.speaker.commit(statements, this.pass)
  }

  async close(): Promise<void> {}
}

/** What the thread is begun with. */
export type WriterData = { readonly file: string; readonly fault?: Fault }
export type Order = { readonly id: number; readonly statements: readonly Statement[] }
export type Report = { readonly id: number } & ({ readonly ran: Ran } | { readonly wrong: string })

/** Said instead of an order. */
export const CLOSE = ''

type Waiting = { readonly resolve: (ran: Ran) => void; readonly reject: (fault: Error) => void }

/** Writes in a thread of its own, so that nobody at the tables waits while the disk does. */
export class ThreadWriter implements Writer {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor(
    private readonly entry: URL,
    private readonly data: WriterData,
  ) {}

  commit(statements: readonly Statement[]): Promise<Ran> {
    const worker = (this.worker ??= this.start())
    const order: Order = { id: ++this.last, statements }
    return new Promise((resolve, reject) => {
      this.waiting.set(order.id, { resolve, reject })
      // As text: the many small values of a commit cost several times as much to hand over one by one.
      worker.postMessage(JSON.stringify(order))
    })
  }

  async close(): Promise<void> {
    const { worker } = this
    if (!worker) return
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage(CLOSE)
    await gone
  }

  private start(): Worker {
    const worker = new Worker(this.entry, { execArgv: [], workerData: this.data })
    worker.on('message', (report: Report) => {
      const order = this.waiting.get(report.id)
      this.waiting.delete(report.id)
      if ('ran' in report) order?.resolve(report.ran)
      else order?.reject(new Error(report.wrong))
    })
    worker.on('error', (fault) => this.lose(fault instanceof Error ? fault : new Error(String(fault))))
    worker.on('exit', () => this.lose(new Error('the thread that writes has ended')))
    return worker
  }

  /** Whoever waited does not know what became of it, and reads it anew; the next commit begins another thread. */
  private lose(fault: Error): void {
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(fault)
    this.waiting.clear()
  }
}
