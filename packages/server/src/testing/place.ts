import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { newId } from '../people/keys.ts'

/** The address of a PostgreSQL on which the tests are to run, instead of the embedded database. */
export const POSTGRES = process.env['HIPPODROME_TEST_POSTGRES']

export type TestPlace = {
  readonly folder: string
  /** What `Store.open` takes. */
  readonly place: string
  /** What a server is started with. */
  readonly flags: readonly string[]
  end(): Promise<void>
}

async function command(sql: string): Promise<void> {
  const client = new pg.Client(POSTGRES)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Where the data of one test are: a folder, or a database of its own; both go when it ends. */
export async function placeForTest(): Promise<TestPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-server-'))
  const dropFolder = () => rmSync(folder, { recursive: true, force: true })
  if (POSTGRES === undefined)
    return { folder, place: folder, flags: ['--data', folder], end: async () => dropFolder() }
  const name = `test_${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`
  await command(`create database ${name}`)
  const url = new URL(POSTGRES)
  url.pathname = `/${name}`
  return {
    folder,
    place: url.href,
    flags: ['--data', folder, '--database', url.href],
    async end() {
      await command(`drop database ${name} with (force)`)
      dropFolder()
    },
  }
}
