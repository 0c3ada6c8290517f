import type { Migration } from './migration.ts'

/** People, matches and their logs. */
export const beginning: Migration = async (db) => {
  await db.schema
    .createTable('people')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('name', 'varchar(80)', (column) => column.notNull())
    .addColumn('key_hash', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('recovery_hash', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('matches')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('game', 'varchar(40)', (column) => column.notNull())
    .addColumn('phase', 'varchar(20)', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('host', 'varchar(40)', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('seed', 'varchar(64)', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('matches_by_phase')
    .on('matches')
    .columns(['phase', 'listed', 'changed_at'])
    .execute()
  await db.schema
    .createTable('entries')
    .addColumn('match', 'varchar(40)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('id', 'varchar(64)', (column) => column.notNull())
    .addColumn('by', 'varchar(40)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'version'])
    .addUniqueConstraint('entries_id', ['match', 'by', 'id'])
    .execute()
  await db.schema
    .createTable('snapshots')
    .addColumn('match', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('members')
    .addColumn('match', 'varchar(40)', (column) => column.notNull())
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['person', 'match', 'seat'])
    .execute()
  await db.schema.createIndex('members_by_match').on('members').column('match').execute()
  await db.schema
    .createTable('notes')
    .addColumn('match', 'varchar(40)', (column) => column.notNull())
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_key', ['person', 'match'])
    .execute()
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('match', 'varchar(40)', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .execute()
}
