import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

type Row = { readonly [column: string]: unknown }
type Value = string | number | bigint | Uint8Array | null

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

/** Opens a database file whose commits are on the disk before they are answered. */
export function openSqlite(path: string): Sqlite {
  const { DatabaseSync } = require('@photostructure/sqlite') as SqliteModule
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma busy_timeout = 2000')
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
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

/** Statements are prepared once; the server asks the same few hundred over and over. */
const MOST_PREPARED = 500

const bindable = (value: unknown): Value => {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`a ${typeof value} cannot be stored`)
}

class Connection implements DatabaseConnection {
  private readonly prepared = new Map<string, ReturnType<Sqlite['prepare']>>()

  constructor(private readonly database: Sqlite) {}

  private statement(sql: string): ReturnType<Sqlite['prepare']> {
    let statement = this.prepared.get(sql)
    if (!statement) {
      if (this.prepared.size >= MOST_PREPARED) this.prepared.clear()
      statement = this.database.prepare(sql)
      this.prepared.set(sql, statement)
    }
    return statement
  }

  executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const statement = this.statement(sql)
      const values = parameters.map(bindable)
      const reads =
        query.kind === 'SelectQueryNode' || /\breturning\b/i.test(sql) || /^\s*(pragma|select)/i.test(sql)
      if (reads)
        return Promise.resolve({ rows: statement.all(...values).map((row) => ({ ...(row as Row) })) as R[] })
      const { changes } = statement.run(...values)
      return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes) })
    } catch (fault) {
      return Promise.reject(fault instanceof Error ? fault : new Error(String(fault)))
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

/** One connection, used by one transaction or query at a time. */
class OneConnection implements Driver {
  private readonly connection: Connection
  private line: Promise<void> = Promise.resolve()
  private free: () => void = () => {}

  constructor(private readonly database: Sqlite) {
    this.connection = new Connection(database)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.line
    let release = () => {}
    this.line = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.free = release
    return this.connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {
    this.free()
  }

  async destroy(): Promise<void> {
    this.database.close()
  }
}

export const sqliteDialect = (database: Sqlite): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new OneConnection(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
