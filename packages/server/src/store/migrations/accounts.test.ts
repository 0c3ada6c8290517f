import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf, recoveryHash } from '../../people/keys.ts'
import { People } from '../../people/people.ts'
import { sqliteDialect } from '../dialect.ts'
import { migrate } from '../migrations.ts'
import { openSqlite } from '../sqlite.ts'
import { Speaker } from '../statements.ts'
import { DATABASE, Store } from '../store.ts'
import type { Tables } from '../tables.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-migration-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const now = () => 5000

it('the key of each guest becomes their first session, and their code stays good', async () => {
  const database = openSqlite(join(folder, DATABASE))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(new Speaker(database)) })
  expect(await migrate(db, now, 2)).toBe(2)
  const insert = database.prepare('insert into people values (?, ?, ?, ?, ?, 1234)')
  for (let n = 0; n < 450; n++)
    insert.run(`person-${n}`, `Guest ${n}`, hashOf(`key-${n}`), recoveryHash(`CODE-${n}`), 1000 + n)
  await db.destroy()

  const store = await Store.open(folder, now)
  const people = new People(store, now)
  expect(await people.count()).toBe(450)
  expect((await people.find('key-449'))?.person).toEqual({ id: 'person-449', name: 'Guest 449' })
  expect(await people.find('key-450')).toBeUndefined()
  expect(await people.madeAt('person-7')).toBe(1007)
  expect(await people.recover('code 7')).toMatchObject({ person: { name: 'Guest 7' } })
  expect(await people.sessions.of('person-7')).toHaveLength(2)
  await store.close()
})
