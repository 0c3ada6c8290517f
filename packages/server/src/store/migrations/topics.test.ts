import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { sqliteDialect } from '../dialect.ts'
import { migrate } from '../migrations.ts'
import { openSqlite } from '../sqlite.ts'
import { Speaker } from '../statements.ts'
import { DATABASE, Store } from '../store.ts'
import type { Tables } from '../tables.ts'

const now = () => 5000

it('notices that are due stay due, and those that were sent stay sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-migration-'))
  const database = openSqlite(join(folder, DATABASE))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(new Speaker(database)) })
  expect(await migrate(db, now, 6)).toBe(6)
  const insert = database.prepare('insert into notices values (?, ?, ?, ?, ?, ?)')
  insert.run('anna', 'm', 'turn', 'families', 7000, 0)
  insert.run('anna', 'm', 'vote', 'families', 3000, 4000)
  await db.destroy()

  const store = await Store.open(folder, now)
  const same = { person: 'anna', match: 'm', game: 'families' }
  expect(await store.db.selectFrom('notices').selectAll().orderBy('kind').execute()).toEqual([
    { ...same, kind: 'turn', topic: 'turn', due_at: 7000, done_at: 0 },
    { ...same, kind: 'vote', topic: 'vote', due_at: 3000, done_at: 4000 },
  ])
  await store.close()
  rmSync(folder, { recursive: true })
})
