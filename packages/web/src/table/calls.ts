import type { CallName, Calls, Response } from './protocol.ts'
import type { Problem } from './table.ts'

/** The part of a `Worker` that we use. */
export type Port = {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent<Response>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/** A call that came back with a problem instead of an answer. */
export class CallFault extends Error {
  override readonly name = 'CallFault'
  constructor(readonly problem: Problem) {
    super(`${problem.kind}: ${problem.detail}`)
  }
}

/** Whether the browser did not keep what it should. */
export const isStoreFault = (fault: unknown): boolean =>
  fault instanceof CallFault && (fault.problem.kind === 'no-store' || fault.problem.kind === 'store-full')

type Waiting = {
  resolve: (answer: unknown) => void
  reject: (fault: CallFault) => void
  timer: ReturnType<typeof setTimeout>
}

/** What is told of a fault, whatever it is. */
export const problemOf = (fault: unknown): Problem =>
  fault instanceof CallFault
    ? fault.problem
    : { kind: 'load-failed', detail: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }

/** Calls to the worker that holds the match. All of them fail when it dies or falls silent. */
export class Calling {
  private readonly waiting = new Map<number, Waiting>()
  private next = 1
  private dead = false

  constructor(
    private readonly port: Port,
    /** Hears of its death, also when a call does that looks after itself alone. */
    private readonly onDeath: (fault: CallFault) => void,
    private readonly patience = 10_000,
  ) {
    port.onmessage = ({ data }) => this.settle(data)
    port.onerror = (event) => this.die(event.message || 'the worker failed')
  }

  call<K extends CallName>(call: K, ask: Calls[K]['ask']): Promise<Calls[K]['answer']> {
    if (this.dead) return Promise.reject(died('the worker is gone'))
    const id = this.next++
    return new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.die(`no answer to ${call} in ${this.patience} ms`), this.patience)
      this.waiting.set(id, { resolve, reject, timer })
      this.port.postMessage({ id, call, ask })
    }) as Promise<Calls[K]['answer']>
  }

  end(): void {
    if (!this.dead) this.bury('closed')
  }

  private settle(response: Response): void {
    const waiting = this.waiting.get(response.id)
    if (!waiting) return
    this.waiting.delete(response.id)
    clearTimeout(waiting.timer)
    if (response.ok) waiting.resolve(response.answer)
    else waiting.reject(new CallFault(response.problem))
  }

  private die(detail: string): void {
    if (this.dead) return
    this.bury(detail)
    this.onDeath(died(detail))
  }

  private bury(detail: string): void {
    this.dead = true
    this.port.terminate()
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer)
      reject(died(detail))
    }
    this.waiting.clear()
  }
}

const died = (detail: string): CallFault => new CallFault({ kind: 'worker-died', detail })
