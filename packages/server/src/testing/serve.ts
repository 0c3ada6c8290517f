import { loadGame } from '@hippodrome/games'
import { bundle } from '../../../../scripts/bundle.mjs'
import { SERVER } from '../../../../scripts/served.mjs'
import { type Running, startServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import type { PassingTime } from './passing.ts'
import { placeForTest, POSTGRES } from './place.ts'

/** A server of its own for a test, with data that go when it does; by the time of the test, if it has one. */
export async function serveForTest(
  flags: readonly string[] = [],
  page?: string,
  time?: PassingTime,
  parts: Pick<Parameters<typeof startServer>[0], 'trusted' | 'noticeDelayMs' | 'keepaliveMs'> = {},
) {
  const place = await placeForTest()
  const { folder } = place
  const lines: string[] = []
  const bundled = await bundle('server', SERVER)
  let store: Store | undefined
  const start = (more: readonly string[] = []): Promise<Running> =>
    startServer({
      settings: readSettings(['--port', '0', ...place.flags, ...flags, ...more], {}),
      loadGame,
      ...(page === undefined ? {} : { page }),
      thinker: new URL('worker.js', bundled),
      scribe: new URL('scribe.js', bundled),
      build: 'test',
      now: time?.now ?? Date.now,
      ...(time ? { later: time.later } : {}),
      ...parts,
      log: (event, facts = {}) => lines.push(JSON.stringify({ event, ...facts })),
      openStore: async (...args) => (store = await Store.open(...args)),
    })
  let running = await start()
  return {
    folder,
    place: place.place,
    lines,
    stop: () => running.stop(),
    /** The disk is full from now on, or has room again. */
    async fill(full: boolean) {
      for (const sql of POSTGRES === undefined ? fillSqlite(full) : fillPostgres(full))
        await store?.writer.commit([{ sql, parameters: [] }])
    },
    /** Another node on the same data. */
    async another(): Promise<{ readonly base: string; stop(): Promise<void> }> {
      const node = await start()
      return { base: `http://127.0.0.1:${node.port}`, stop: () => node.stop() }
    },
    /** All that the database holds, as text. */
    async everything() {
      if (!store) return ''
      const rows: object[] = []
      for (const { name } of await store.db.introspection.getTables())
        rows.push(
          await store.db
            .selectFrom(name as keyof Tables)
            .selectAll()
            .execute(),
        )
      return JSON.stringify(rows)
    },
    get store() {
      return store
    },
    get routes() {
      return running.routes
    },
    get base() {
      return `http://127.0.0.1:${running.port}`
    },
    async restart(more: readonly string[] = [], meanwhile: () => void = () => {}) {
      await running.stop()
      meanwhile()
      running = await start(more)
    },
    async end() {
      await running.stop().catch(() => undefined)
      await place.end()
    },
  }
}

const fillSqlite = (full: boolean): string[] => [`pragma max_page_count = ${full ? 1 : 1_000_000}`]

/** A disk cannot be filled for one database alone: it says the same as if it were full. */
const fillPostgres = (full: boolean): string[] =>
  full
    ? [
        `create function no_room() returns trigger language plpgsql as
           $$ begin raise exception 'could not extend file: no space left' using errcode = '53100'; end $$`,
        'create trigger no_room before insert on entries execute function no_room()',
      ]
    : ['drop trigger no_room on entries', 'drop function no_room']
