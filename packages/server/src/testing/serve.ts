import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@hippodrome/games'
import { bundle } from '../../../../scripts/bundle.mjs'
import { SERVER } from '../../../../scripts/served.mjs'
import { type Running, startServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { Store } from '../store/store.ts'

/** A server of its own for a test, with a folder that goes when it does. */
export async function serveForTest(flags: readonly string[] = [], page?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-server-'))
  const lines: string[] = []
  const bundled = await bundle('server', SERVER)
  let store: Store | undefined
  const start = (more: readonly string[] = []): Promise<Running> =>
    startServer({
      settings: readSettings(['--port', '0', '--data', folder, ...flags, ...more], {}),
      loadGame,
      ...(page === undefined ? {} : { page }),
      thinker: new URL('worker.js', bundled),
      scribe: new URL('scribe.js', bundled),
      build: 'test',
      now: Date.now,
      log: (event, facts = {}) => lines.push(JSON.stringify({ event, ...facts })),
      openStore: async (...args) => (store = await Store.open(...args)),
    })
  let running = await start()
  return {
    folder,
    lines,
    /** The disk is full from now on, or has room again. */
    async fill(full: boolean) {
      const sql = `pragma max_page_count = ${full ? 1 : 1_000_000}`
      await store?.writer.commit([{ sql, parameters: [] }])
    },
    get routes() {
      return running.routes
    },
    get base() {
      return `http://127.0.0.1:${running.port}`
    },
    async restart(more: readonly string[] = []) {
      await running.stop()
      running = await start(more)
    },
    async end() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
