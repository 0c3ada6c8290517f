import { createHash } from 'node:crypto'
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Fault, type Passing, passingFor } from '../faults.ts'
import { Overtaken, Unchanged, Unsure } from './faults.ts'
import { migrate } from './migrations.ts'
import type { Ran, Row, Statement } from './statements.ts'
import type { Tables } from './tables.ts'
import type { Writer } from './writer.ts'

/** How many questions are asked of the database at the same time. */
const READERS = 8
/** Only one node at a time brings the database up to date. */
const MIGRATING = 632
/** How long nothing may come of a connection before it is given up. */
const PATIENCE_MS = 10_000

const INT8 = 20

/** Times and counts are numbers here: they are far below what a number holds exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (oid as number) === INT8
      ? Number
      : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
}

const optionsFor = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: PATIENCE_MS,
  keepAlive: true,
})

/** What a database or its role may have been told to spare: without it an answer would come before the disk has what it says. */
const DURABLE = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`

/** A connection of its own, for what must not share one. Whoever has it hears of its end as a rejected query. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(optionsFor(url))
  // Without a listener a connection that is cut would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(DURABLE)
  return client
}

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : ''

/** The database itself said no (a class and a number); anything else means that nobody knows what it did. */
const isAnswer = (fault: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(codeOf(fault)) && !/^(08|57)/.test(codeOf(fault))

const UNIQUE = '23505'

/** Commits on a connection of its own, one commit after the other. */
export class PostgresWriter implements Writer {
  private client: Promise<pg.Client> | undefined
  private line: Promise<unknown> = Promise.resolve()
  private readonly pass: Passing
  /** Of each text that was said before, the name under which the database remembers it. */
  private readonly names = new Map<string, string>()

  constructor(
    private readonly url: string,
    fault?: Fault,
  ) {
    this.pass = passingFor(fault)
  }

  commit(statements: readonly Statement[]): Promise<Ran> {
    const done = this.line.then(() => this.write(statements))
    this.line = done.catch(() => undefined)
    return done
  }

  async close(): Promise<void> {
    await this.line
    await (await this.client?.catch(() => undefined))?.end().catch(() => undefined)
  }

  private async write(statements: readonly Statement[]): Promise<Ran> {
    const client = await (this.client ??= connect(this.url)).catch((fault: unknown) => {
      this.client = undefined
      throw fault
    })
    let ran: Ran = { rows: [], changes: 0 }
    try {
      await client.query('begin')
      for (const statement of statements) {
        ran = await this.run(client, statement)
        if (statement.must === true && ran.changes === 0) throw new Unchanged()
      }
      this.pass('after-append')
      await client.query('commit')
    } catch (fault) {
      await this.leave(client, fault)
    }
    this.pass('after-commit')
    return ran
  }

  private async run(client: pg.Client, { sql: text, parameters }: Statement): Promise<Ran> {
    const name = this.names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
    this.names.set(text, name)
    const { rows, rowCount } = await client.query<Row>({ name, text, values: [...parameters] })
    return { rows, changes: rowCount ?? 0 }
  }

  /** Nothing of it is kept where the database says so; where it says nothing, the next commit begins another connection. */
  private async leave(client: pg.Client, fault: unknown): Promise<never> {
    if (isAnswer(fault) || fault instanceof Unchanged) {
      await client.query('rollback')
      throw codeOf(fault) === UNIQUE ? new Overtaken(messageOf(fault)) : fault
    }
    this.client = undefined
    await client.end().catch(() => undefined)
    throw new Unsure(messageOf(fault))
  }
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/** The database of several nodes, up to date. */
export async function openPostgres(url: string, now: () => number): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({ ...optionsFor(url), max: READERS })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const onCreateConnection = async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(DURABLE))
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection }) })
  try {
    await db.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(${MIGRATING})`.execute(one)
      try {
        await migrate(one, now)
      } finally {
        await sql`select pg_advisory_unlock(${MIGRATING})`.execute(one)
      }
    })
    return db
  } catch (fault) {
    await db.destroy()
    throw fault
  }
}
