import type { Migration } from './migration.ts'

/** Keys of the server's own, browsers that want to be told things, how people want to be called, and what they are to be told. */
export const notices: Migration = async (db) => {
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('pushes')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pushes_by_person').on('pushes').column('person').execute()
  await db.schema
    .createTable('callings')
    .addColumn('person', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('notices')
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('match', 'varchar(40)', (column) => column.notNull())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('game', 'varchar(40)', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['person', 'match', 'kind'])
    .execute()
  await db.schema.createIndex('notices_by_due').on('notices').columns(['done_at', 'due_at']).execute()
}
