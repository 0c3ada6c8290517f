import { createRequire } from 'node:module'
import { join } from 'node:path'

export type Value = string | number | bigint | Uint8Array | null

/** The part of `node:sqlite` that is used; the package of the same interface serves a Node that lacks it. */
export interface Sqlite {
  exec(sql: string): void
  prepare(sql: string): {
    all(...values: Value[]): unknown[]
    run(...values: Value[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  }
  close(): void
}

type SqliteModule = { readonly DatabaseSync: new (path: string) => Sqlite }

const require = createRequire(import.meta.url)

/** This many pages gather in the log of the database before they are put in their place, which takes two more waits for the disk. */
const LOG_PAGES = 4000

/** Opens a database file whose commits are on the disk before they are answered. */
export function openSqlite(path: string): Sqlite {
  const { DatabaseSync } = require('@photostructure/sqlite') as SqliteModule
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma busy_timeout = 2000')
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`)
    database.exec('pragma foreign_keys = on')
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
}

/** Throws when a database file is broken: that must neither be taken for something else nor come to light in the middle of a match. */
export function checkSqlite(path: string): void {
  const { DatabaseSync } = require('@photostructure/sqlite') as SqliteModule
  const database = new DatabaseSync(path)
  try {
    const [found] = database.prepare('pragma quick_check(1)').all() as { readonly quick_check: string }[]
    if (found?.quick_check !== 'ok') throw new Error('database disk image is malformed')
  } finally {
    database.close()
  }
}

/**
 * Holds a folder for one process until it is closed or the process dies: a database of its own, locked whole. (The lock of
 * the data themselves would outlive their closing, as long as a prepared statement waits to be collected.)
 */
export function lockFolder(folder: string): Sqlite {
  const { DatabaseSync } = require('@photostructure/sqlite') as SqliteModule
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('begin exclusive')
  } catch (fault) {
    lock.close()
    throw fault
  }
  return lock
}
