import { loadGame } from '@hippodrome/games'
import { BrowserStore } from '../store/browserStore.ts'
import type { Request, Response } from './protocol.ts'
import { problemOf, TableHost } from './tableHost.ts'

/** Holds a match in a worker. */
export function serveTable(): void {
  const host = new TableHost(loadGame, new BrowserStore(), () => Date.now())
  /** One call after the other, so that no choice overtakes another on its way to the store. */
  let line: Promise<unknown> = Promise.resolve()
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    // Looking ahead changes nothing and gives way to all else.
    if (data.call === 'previews') void serve(host, data)
    else line = line.then(() => serve(host, data))
  })
}

async function serve(host: TableHost, { id, call, ask }: Request): Promise<void> {
  let response: Response
  try {
    response = { id, ok: true, answer: await host.answer(call, ask) }
  } catch (fault) {
    response = { id, ok: false, problem: problemOf(fault) }
  }
  postMessage(response)
}
