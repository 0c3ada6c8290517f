import { sql } from 'kysely'
import { newId } from '../../people/keys.ts'
import type { Migration } from './migration.ts'

/** What people had before there were sessions and codes of their own. */
type Guest = {
  readonly id: string
  readonly key_hash: string
  readonly recovery_hash: string
  readonly made_at: number
}

/** So many rows are written in one statement. */
const AT_ONCE = 200

/** Sessions, passkeys, codes, mail and tickets. The key of each guest becomes their first session, their code the first of theirs. */
export const accounts: Migration = async (db) => {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('key_hash', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('browser', 'varchar(80)', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_person').on('sessions').column('person').execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'varchar(200)', (column) => column.notNull())
    .addColumn('name', 'varchar(80)', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute()
  await db.schema
    .createTable('codes')
    .addColumn('hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('codes_by_person').on('codes').column('person').execute()
  await db.schema
    .createTable('mails')
    .addColumn('person', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('address', 'varchar(254)', (column) => column.notNull().unique())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('tickets')
    .addColumn('hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tickets_by_end').on('tickets').column('expires_at').execute()

  const { rows } = await sql<Guest>`select id, key_hash, recovery_hash, made_at from people`.execute(db)
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await db
      .insertInto('sessions')
      .values(
        some.map(({ id, key_hash, made_at }) => ({
          id: newId(),
          person: id,
          key_hash,
          made_at,
          seen_at: made_at,
          browser: '',
        })),
      )
      .execute()
    await db
      .insertInto('codes')
      .values(
        some.map(({ id, recovery_hash, made_at }) => ({
          hash: recovery_hash,
          person: id,
          made_at,
          used_at: 0,
        })),
      )
      .execute()
  }

  // SQLite cannot drop a column that is unique: the table is written anew without both.
  await db.schema
    .createTable('people_anew')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('name', 'varchar(80)', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('left_at', 'bigint')
    .execute()
  await sql`insert into people_anew (id, name, made_at, left_at) select id, name, made_at, left_at from people`.execute(
    db,
  )
  await db.schema.dropTable('people').execute()
  await db.schema.alterTable('people_anew').renameTo('people').execute()
}
