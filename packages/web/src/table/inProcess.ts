import type { Port } from './calls.ts'
import type { Request, Response } from './protocol.ts'
import { problemOf, type TableHost } from './tableHost.ts'

/** The worker's side without a worker: for lessons, which are short, and for tests. */
export class InProcess implements Port {
  onmessage: Port['onmessage'] = null
  onerror: Port['onerror'] = null
  private line: Promise<unknown> = Promise.resolve()
  private ended = false

  constructor(private readonly host: TableHost) {}

  postMessage(message: unknown): void {
    const { id, call, ask } = structuredClone(message) as Request
    this.line = this.line.then(async () => {
      if (this.ended) return
      let data: Response
      try {
        data = { id, ok: true, answer: await this.host.answer(call, ask) }
      } catch (fault) {
        data = { id, ok: false, problem: problemOf(fault) }
      }
      if (!this.ended) this.onmessage?.({ data: structuredClone(data) } as MessageEvent<Response>)
    })
  }

  /** Falls silent as a killed worker does, and says so. */
  die(): void {
    this.ended = true
    this.onerror?.({ message: 'killed' } as ErrorEvent)
  }

  terminate(): void {
    this.ended = true
  }
}
