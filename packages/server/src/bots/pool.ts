import { Worker } from 'node:worker_threads'
import type { Json, Options, Seat } from '@hippodrome/engine'

/** A position as a seat may know it, and who is to choose in it. */
export type Position = {
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** Sampled for the seat: what it cannot know is not in it. */
  readonly state: Json
  readonly seat: Seat
  readonly level: string
  readonly seed: number
}

export type ThoughtRequest = Position & { readonly id: number }
export type Thought =
  | { readonly id: number; readonly ok: true; readonly choice: number }
  | { readonly id: number; readonly ok: false; readonly detail: string }

type Waiting = {
  readonly match: string
  readonly position: Position
  readonly resolve: (choice: number) => void
  readonly reject: (fault: Error) => void
}

type Thinker = { readonly worker: Worker; busy: Waiting | undefined; timer?: NodeJS.Timeout }

/** A bot that thinks longer than this has lost its way. */
const PATIENCE_MS = 60_000

/**
 * Bots think in threads of their own, never on the event loop. One line for all, fair between matches: each match has at most one
 * thought in it, because it asks for the next one only when the last was answered.
 */
export class BotPool {
  private readonly waiting: Waiting[] = []
  private readonly thinkers: Thinker[] = []
  private next = 1
  private closed = false

  constructor(
    private readonly entry: URL,
    private readonly threads: number,
    private readonly patience = PATIENCE_MS,
  ) {}

  get length(): number {
    return this.waiting.length + this.thinkers.filter(({ busy }) => busy).length
  }

  think(match: string, position: Position): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ match, position, resolve, reject })
      this.turn()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the server stops'))
    await Promise.all(this.thinkers.splice(0).map(({ worker }) => worker.terminate()))
  }

  private turn(): void {
    if (this.closed || this.waiting.length === 0) return
    let idle = this.thinkers.find(({ busy }) => !busy)
    if (!idle && this.thinkers.length < this.threads) idle = this.start()
    const job = idle && this.waiting.shift()
    if (!idle || !job) return
    const thinker = idle
    thinker.busy = job
    thinker.timer = setTimeout(() => this.fail(thinker, `no answer in ${this.patience} ms`), this.patience)
    // As text: an object of this size costs five times as much to hand over.
    thinker.worker.postMessage(JSON.stringify({ ...job.position, id: this.next++ } satisfies ThoughtRequest))
  }

  private start(): Thinker {
    // Without the flags of the process: some of them cannot be given to a thread, and it would not start.
    const worker = new Worker(this.entry, { execArgv: [] })
    const thinker: Thinker = { worker, busy: undefined }
    worker.on('message', (thought: Thought) => {
      const { busy, timer } = thinker
      clearTimeout(timer)
      thinker.busy = undefined
      if (thought.ok) busy?.resolve(thought.choice)
      else busy?.reject(new Error(thought.detail))
      this.turn()
    })
    worker.on('error', (fault) => this.fail(thinker, fault instanceof Error ? fault.message : String(fault)))
    worker.unref()
    this.thinkers.push(thinker)
    return thinker
  }

  /** A thinker that died or hangs is replaced; who waited for it hears of it. */
  private fail(thinker: Thinker, detail: string): void {
    const at = this.thinkers.indexOf(thinker)
    if (at < 0) return
    this.thinkers.splice(at, 1)
    clearTimeout(thinker.timer)
    void thinker.worker.terminate()
    thinker.busy?.reject(new Error(detail))
    this.turn()
  }
}
