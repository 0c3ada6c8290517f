import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { sqliteDialect } from './dialect.ts'
import { migrate } from './migrations.ts'
import { lockFolder, openSqlite } from './sqlite.ts'
import { Speaker } from './statements.ts'
import { DATABASE, makeFolder, StoreFault } from './store.ts'
import type { Tables } from './tables.ts'

/** Copies the data to a file while the server runs: one moment, whole. */
export function backup(folder: string, file: string): void {
  const database = join(folder, DATABASE)
  if (!existsSync(database)) throw new StoreFault(`There are no data in ${folder}.`)
  if (existsSync(file)) throw new StoreFault(`${file} is there already; nothing was written.`)
  const source = openSqlite(database)
  try {
    source.exec(`vacuum into '${file.replaceAll("'", "''")}'`)
  } catch (fault) {
    rmSync(file, { force: true })
    throw new StoreFault(`The backup failed: ${fault instanceof Error ? fault.message : String(fault)}.`)
  } finally {
    source.close()
  }
}

/** Puts a backup into a folder that has no data yet. What is broken, or newer than this program, is not taken. */
export async function restore(folder: string, file: string, now: () => number): Promise<void> {
  if (!existsSync(file)) throw new StoreFault(`There is no file ${file}.`)
  makeFolder(folder)
  const database = join(folder, DATABASE)
  if (existsSync(database)) throw new StoreFault(`${folder} has data already; nothing was changed.`)
  const lock = lockFolder(folder)
  const aside = `${database}.restoring`
  try {
    copyFileSync(file, aside)
    const copy = openSqlite(aside)
    const db = new Kysely<Tables>({ dialect: sqliteDialect(new Speaker(copy)) })
    try {
      const [found] = copy.prepare('pragma integrity_check').all() as { integrity_check?: string }[]
      if (found?.integrity_check !== 'ok') throw new StoreFault(`${file} is broken.`)
      await migrate(db, now)
      copy.exec('pragma journal_mode = delete')
    } finally {
      await db.destroy()
    }
    renameSync(aside, database)
  } catch (fault) {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(aside + rest, { force: true })
    throw fault instanceof StoreFault
      ? fault
      : new StoreFault(
          `${file} cannot be restored: ${fault instanceof Error ? fault.message : String(fault)}.`,
        )
  } finally {
    lock.close()
  }
}
