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
import { gives, type Ran, type Speaker } from './statements.ts'
import type { Writer } from './writer.ts'

/** Reads here; what changes something goes to the writer, if there is one. */
class Connection implements DatabaseConnection {
  constructor(
    private readonly speaker: Speaker,
    private readonly writer: Writer | undefined,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query
    const reads = query.query.kind === 'SelectQueryNode' || (gives(sql) && !/\breturning\b/i.test(sql))
    const ran: Ran =
      this.writer && !reads
        ? await this.writer.commit([{ sql, parameters }])
        : this.speaker.run({ sql, parameters })
    return { rows: [...ran.rows] as R[], numAffectedRows: BigInt(ran.changes) }
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

  constructor(
    private readonly speaker: Speaker,
    private readonly writer: Writer | undefined,
  ) {
    this.connection = new Connection(speaker, writer)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    // Each statement stands alone here: none has to wait until another is written.
    if (this.writer) return this.connection
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
    if (this.writer) throw new Error('what belongs together goes to the writer in one piece')
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(): Promise<void> {
    this.speaker.rollback()
  }

  async releaseConnection(): Promise<void> {
    if (!this.writer) this.free()
  }

  async destroy(): Promise<void> {
    this.speaker.close()
  }
}

/** With a writer, every statement that changes something is a commit of its own, made there. */
export const sqliteDialect = (speaker: Speaker, writer?: Writer): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new OneConnection(speaker, writer),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
