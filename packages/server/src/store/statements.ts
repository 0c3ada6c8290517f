import type { Passing } from '../faults.ts'
import { Unchanged } from './faults.ts'
import type { Sqlite, Value } from './sqlite.ts'

export type Statement = {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Unless it changes something, nothing of its commit is kept. */
  readonly must?: boolean
}
export type Row = { readonly [column: string]: unknown }
export type Ran = { readonly rows: readonly Row[]; readonly changes: number }

/** Statements are prepared once; the server asks the same few hundred over and over. */
const MOST_PREPARED = 500

const bindable = (value: unknown): Value => {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`a ${typeof value} cannot be stored`)
}

export const gives = (sql: string): boolean =>
  /^\s*(pragma|select)\b/i.test(sql) || /\breturning\b/i.test(sql)

/** A database that remembers how to say what it was told before. */
export class Speaker {
  private readonly prepared = new Map<string, ReturnType<Sqlite['prepare']>>()

  constructor(readonly database: Sqlite) {}

  run({ sql, parameters }: Statement): Ran {
    const statement = this.statement(sql)
    const values = parameters.map(bindable)
    if (gives(sql)) return { rows: statement.all(...values).map((row) => ({ ...(row as Row) })), changes: 0 }
    return { rows: [], changes: Number(statement.run(...values).changes) }
  }

  /** All of it is on the disk when this comes back, or nothing. Gives what came of the last one. */
  commit(statements: readonly Statement[], pass: Passing): Ran {
    const { database } = this
    database.exec('begin immediate')
    let ran: Ran = { rows: [], changes: 0 }
    try {
      for (const statement of statements) {
        ran = this.run(statement)
        if (statement.must === true && ran.changes === 0) throw new Unchanged()
      }
      pass('after-append')
      database.exec('commit')
    } catch (fault) {
      this.rollback()
      throw fault
    }
    pass('after-commit')
    return ran
  }

  close(): void {
    this.prepared.clear()
    this.database.close()
  }

  private statement(sql: string): ReturnType<Sqlite['prepare']> {
    const known = this.prepared.get(sql)
    if (known) return known
    if (this.prepared.size >= MOST_PREPARED) this.prepared.clear()
    const statement = this.database.prepare(sql)
    this.prepared.set(sql, statement)
    return statement
  }

  /** What went wrong may have ended the transaction already. */
  rollback(): void {
    try {
      this.database.exec('rollback')
    } catch {
      return
    }
  }
}
