import type { Migration } from './migration.ts'

/** When tables have something to do by themselves, when the server was away, and the days of people. */
export const time: Migration = async (db) => {
  await db.schema
    .createTable('deadlines')
    .addColumn('match', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deadlines_by_due').on('deadlines').column('due_at').execute()
  await db.schema
    .createTable('pulse')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('outages')
    .addColumn('from_at', 'bigint', (column) => column.primaryKey())
    .addColumn('to_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('days')
    .addColumn('person', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
}
