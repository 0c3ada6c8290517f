import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'
import { sqliteDialect } from './dialect.ts'
import { migrate } from './migrations.ts'
import { lockFolder, openSqlite } from './sqlite.ts'
import { Speaker } from './statements.ts'
import { DATABASE, isAddress, makeFolder, Store, StoreFault } from './store.ts'

type Name = Exclude<keyof Tables, 'versions'>
type Row = { readonly [column: string]: unknown }

/** By what the rows of each table are told apart. A table that is missing here does not compile. */
const KEYS: { readonly [table in Name]: readonly (keyof Tables[table] & string)[] } = {
  people: ['id'],
  sessions: ['id'],
  passkeys: ['id'],
  codes: ['hash'],
  mails: ['person'],
  tickets: ['hash'],
  server_keys: ['name'],
  pushes: ['id'],
  callings: ['person'],
  notices: ['person', 'match', 'topic'],
  matches: ['id'],
  entries: ['match', 'version'],
  snapshots: ['match'],
  members: ['person', 'match', 'seat'],
  notes: ['person', 'match'],
  tokens: ['hash'],
  deadlines: ['match'],
  pulse: ['id'],
  outages: ['from_at'],
  days: ['person'],
  results: ['match', 'seat'],
  rated: ['no'],
  blocks: ['person', 'other'],
  reports: ['id'],
  bans: ['person'],
  warnings: ['id'],
  moderators: ['person'],
  errands: ['id'],
}

const NAMES = Object.keys(KEYS) as Name[]
const ROWS = 200

/** What a table holds, whatever the order in which it is read: how many rows, and the sum of their hashes. */
type Content = { readonly rows: number; readonly hash: string }
type Contents = { readonly [table in Name]: Content }

async function* pages(db: Kysely<Tables>, table: Name): AsyncGenerator<readonly Row[]> {
  const key = KEYS[table] as readonly string[]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let last: Row | undefined
  do {
    const after = last ? sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``
    const { rows }: { rows: Row[] } =
      await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${ROWS}`.execute(db)
    if (rows.length > 0) yield rows
    last = rows.length === ROWS ? rows[rows.length - 1] : undefined
  } while (last)
}

const hashOf = (row: Row): bigint => {
  const sorted = Object.keys(row)
    .toSorted()
    .map((column) => [column, plain(row[column])])
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(sorted)).digest('hex')}`)
}

/** A number may come as text, and bytes as one kind or another. */
const plain = (value: unknown): unknown =>
  typeof value === 'bigint'
    ? Number(value)
    : value instanceof Uint8Array
      ? Buffer.from(value).toString('hex')
      : value

/** All that a database holds, for comparing it with another. */
async function contentsOf(db: Kysely<Tables>): Promise<Contents> {
  const contents: Partial<Record<Name, Content>> = {}
  for (const table of NAMES) {
    let [rows, sum] = [0, 0n]
    for await (const page of pages(db, table)) {
      rows += page.length
      for (const row of page) sum = BigInt.asUintN(256, sum + hashOf(row))
    }
    contents[table] = { rows, hash: sum.toString(16).padStart(64, '0') }
  }
  return contents as Contents
}

/** A database that is open for as long as something is done with it. */
async function withDatabase<T>(
  place: string,
  now: () => number,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (isAddress(place)) {
    const store = await Store.open(place, now)
    try {
      return await work(store.db)
    } finally {
      await store.close()
    }
  }
  makeFolder(place)
  const lock = lockFolder(place)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(new Speaker(openSqlite(join(place, DATABASE)))) })
  try {
    await migrate(db, now)
    return await work(db)
  } finally {
    await db.destroy()
    lock.close()
  }
}

/** Copies everything to a place that has nothing yet, whole or not at all, and compares what came of it. */
export function movePlace(
  from: string,
  to: string,
  now: () => number,
  tell: (table: string, rows: number) => void = () => undefined,
): Promise<Contents> {
  if (!isAddress(from) && !existsSync(join(from, DATABASE)))
    throw new StoreFault(`There are no data in ${from}.`)
  return withDatabase(from, now, (source) => withDatabase(to, now, (target) => moveAll(source, target, tell)))
}

async function moveAll(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  tell: (table: string, rows: number) => void,
): Promise<Contents> {
  for (const [table, { rows }] of Object.entries(await contentsOf(to)))
    if (rows > 0)
      throw new StoreFault(`There are data already (${rows} rows of ${table}); nothing was changed.`)
  const before = await contentsOf(from)
  await to.transaction().execute(async (transaction) => {
    for (const table of NAMES) {
      let done = 0
      for await (const page of pages(from, table)) {
        await transaction
          .insertInto(table)
          .values(page as never)
          .execute()
        done += page.length
        tell(table, done)
      }
    }
    if (JSON.stringify(await contentsOf(transaction)) !== JSON.stringify(before))
      throw new StoreFault('What was copied is not what was there; nothing was changed.')
  })
  return before
}
