import { type Kysely, sql } from 'kysely'
import { accounts } from './migrations/accounts.ts'
import { beginning } from './migrations/beginning.ts'
import { lastSeen } from './migrations/lastSeen.ts'
import { notices } from './migrations/notices.ts'
import type { Migration } from './migrations/migration.ts'
import { standing } from './migrations/standing.ts'
import { time } from './migrations/time.ts'
import { topics } from './migrations/topics.ts'
import type { Tables } from './tables.ts'

/** In this order, for ever: a database says how many of them it has seen. */
const MIGRATIONS: readonly Migration[] = [beginning, lastSeen, accounts, time, notices, standing, topics]

/** What this program's database looks like. */
export const NEWEST = MIGRATIONS.length

/** The database was written by a newer program. */
export class NewerDatabase extends Error {
  constructor(readonly found: number) {
    super(`its data are of version ${found}, and this program knows only up to ${NEWEST}`)
    this.name = 'NewerDatabase'
  }
}

/** A server of another version has the database, and only it may change what it looks like. */
export async function mustBeNewest(db: Kysely<Tables>): Promise<void> {
  const found = await versionOf(db)
  if (found > NEWEST) throw new NewerDatabase(found)
  if (found < NEWEST) throw new Error('they are of an older version; start the server anew first')
}

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`select max(version) as newest from versions`.execute(
    db,
  )
  return Number(rows[0]?.newest ?? 0)
}

/** Brings the database up to date, or to a version, each step whole or not at all. Gives how many there were to do. */
export async function migrate(db: Kysely<Tables>, now: () => number, to = NEWEST): Promise<number> {
  await db.schema
    .createTable('versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .execute()
  const found = await versionOf(db)
  if (found > NEWEST) throw new NewerDatabase(found)
  for (let version = found + 1; version <= to; version++)
    await db.transaction().execute(async (transaction) => {
      await MIGRATIONS[version - 1]?.(transaction)
      await transaction.insertInto('versions').values({ version, done_at: now() }).execute()
    })
  return to - found
}
