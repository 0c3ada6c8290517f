import type { Migration } from './migration.ts'

/** A notice is about one thing, however it is worded. */
export const topics: Migration = async (db) => {
  await db.schema.alterTable('notices').renameTo('older_notices').execute()
  await db.schema.dropIndex('notices_by_due').execute()
  await db.schema
    .createTable('notices')
    .addColumn('person', 'varchar(40)', (column) => column.notNull())
    .addColumn('match', 'varchar(40)', (column) => column.notNull())
    .addColumn('topic', 'varchar(40)', (column) => column.notNull())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('game', 'varchar(40)', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_by_topic', ['person', 'match', 'topic'])
    .execute()
  await db
    .insertInto('notices')
    .columns(['person', 'match', 'topic', 'kind', 'game', 'due_at', 'done_at'])
    .expression((from) =>
      from
        .selectFrom('older_notices' as 'notices')
        .select(['person', 'match', 'kind as topic', 'kind', 'game', 'due_at', 'done_at']),
    )
    .execute()
  await db.schema.dropTable('older_notices').execute()
  await db.schema.createIndex('notices_by_due').on('notices').columns(['done_at', 'due_at']).execute()
}
