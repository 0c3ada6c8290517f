import type { CompiledQuery, Kysely } from 'kysely'
import type { Statement } from './statements.ts'
import type { Addition } from './store.ts'
import type { EntriesTable, MatchesTable, Tables } from './tables.ts'

/** This many rows in one statement at the most; always a power of two, so that there are few statements to prepare. */
const MOST_ROWS = 64

const ENTRY = [
  'match',
  'version',
  'id',
  'by',
  'at',
  'body',
] as const satisfies readonly (keyof EntriesTable)[]
const MATCH = [
  'id',
  'game',
  'phase',
  'listed',
  'host',
  'made_at',
  'changed_at',
  'version',
  'summary',
  'seed',
] as const satisfies readonly (keyof MatchesTable)[]

/** The same columns in the same order, whoever made the row. */
const ordered = <T>(columns: readonly (keyof T & string)[], row: T): T =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as T

function* slices<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0, size = MOST_ROWS; at < rows.length; at += size) {
    while (size > rows.length - at) size /= 2
    yield rows.slice(at, at + size)
  }
}

/** Says what a commit adds. Nearly all of it is said in the same few statements, which are compiled once. */
export class Writing {
  private readonly compiled = new Map<string, string>()

  constructor(private readonly db: Kysely<Tables>) {}

  statements(additions: readonly Addition[]): Statement[] {
    const entries = additions.flatMap((addition) => addition.entries)
    const matches = [...new Map(additions.map(({ row }) => [row.id, row])).values()]
    return [
      ...[...slices(entries)].map((rows) => this.insert('entries', ENTRY, rows, () => this.entries(rows))),
      ...[...slices(matches)].map((rows) => this.insert('matches', MATCH, rows, () => this.matches(rows))),
      ...additions.flatMap((addition) => this.rest(addition)),
    ]
  }

  private insert<T>(
    table: string,
    columns: readonly (keyof T & string)[],
    rows: readonly T[],
    compile: () => CompiledQuery,
  ): Statement {
    const key = `${table} ${rows.length}`
    const sql = this.compiled.get(key) ?? compile().sql
    this.compiled.set(key, sql)
    const parameters: unknown[] = []
    for (const row of rows) for (const column of columns) parameters.push(row[column])
    return { sql, parameters }
  }

  private entries(rows: readonly EntriesTable[]): CompiledQuery {
    return this.db
      .insertInto('entries')
      .values(rows.map((row) => ordered(ENTRY, row)))
      .compile()
  }

  /** Of a match that is known only this changes, and never back to what another node has left behind. */
  private matches(rows: readonly MatchesTable[]): CompiledQuery {
    return this.db
      .insertInto('matches')
      .values(rows.map((row) => ordered(MATCH, row)))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((now) => ({
            phase: now.ref('excluded.phase'),
            changed_at: now.ref('excluded.changed_at'),
            version: now.ref('excluded.version'),
            summary: now.ref('excluded.summary'),
          }))
          .whereRef('matches.version', '<=', 'excluded.version'),
      )
      .compile()
  }

  /** When a table has something to do by itself, or that it has not. */
  due(match: string, at: number | undefined): Statement {
    const { db } = this
    const { sql, parameters } =
      at === undefined
        ? db.deleteFrom('deadlines').where('match', '=', match).compile()
        : db
            .insertInto('deadlines')
            .values({ match, due_at: at })
            .onConflict((conflict) => conflict.column('match').doUpdateSet({ due_at: at }))
            .compile()
    return { sql, parameters }
  }

  /** What only some additions have: who sits where, a snapshot, when there is something to do, and how it ended. */
  private rest({ row: { id }, members, snapshot, due, results = [] }: Addition): Statement[] {
    const { db } = this
    const statements: Statement[] = []
    if (due) statements.push(this.due(id, due.at))
    if (results.length > 0)
      statements.push(
        db
          .insertInto('results')
          .values([...results])
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      )
    if (members) {
      statements.push(db.deleteFrom('members').where('match', '=', id).compile())
      if (members.length > 0)
        statements.push(
          db
            .insertInto('members')
            .values([...members])
            .compile(),
        )
    }
    if (snapshot)
      statements.push(
        db
          .insertInto('snapshots')
          .values({ match: id, ...snapshot })
          .onConflict((conflict) =>
            conflict.column('match').doUpdateSet(snapshot).where('snapshots.version', '<=', snapshot.version),
          )
          .compile(),
      )
    return statements.map(({ sql, parameters }) => ({ sql, parameters }))
  }
}
