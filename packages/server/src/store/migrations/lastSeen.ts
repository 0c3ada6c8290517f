import type { Migration } from './migration.ts'

/** When somebody was last seen. */
export const lastSeen: Migration = async (db) => {
  await db.schema.alterTable('people').addColumn('left_at', 'bigint').execute()
}
