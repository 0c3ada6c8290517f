import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CompiledQuery, Kysely } from 'kysely'
import { type Fault, type Passing, passingFor } from '../faults.ts'
import { sqliteDialect } from './dialect.ts'
import { isUnchanged, Overtaken } from './faults.ts'
import { migrate, mustBeNewest, NewerDatabase } from './migrations.ts'
import { checkSqlite, lockFolder, openSqlite, type Sqlite } from './sqlite.ts'
import { tablesNews } from '../nodes/news.ts'
import { Speaker, type Statement } from './statements.ts'
import type { EntriesTable, MatchesTable, MembersTable, ResultsTable, Tables } from './tables.ts'
import { ThreadWriter, type Writer, WriterHere } from './writer.ts'
import { Writing } from './writing.ts'

export const DATABASE = 'hippodrome.sqlite'

/** The data cannot be used or kept; the message is one line for the person who runs the server. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
}

/** A server has the folder. */
export class FolderInUse extends StoreFault {}

/** What one commit adds to one match. All of it is on the disk, or nothing. */
export type Addition = {
  readonly entries: readonly EntriesTable[]
  /** The row of the match as it is from now on. */
  readonly row: MatchesTable
  /** Only when who sits where has changed. */
  readonly members?: readonly MembersTable[]
  readonly snapshot?: { readonly version: number; readonly body: string }
  /** Only with the end of a match: what became of each seat. */
  readonly results?: readonly ResultsTable[]
  /** Only when it has changed: the moment by which the table has something to do by itself, if there is one. */
  readonly due?: { readonly at: number | undefined }
}

export type Kept = {
  readonly row: MatchesTable
  readonly snapshot?: { readonly version: number; readonly body: string }
  /** Those after the snapshot. */
  readonly entries: readonly EntriesTable[]
  /** The version of each entry that there has ever been, by its sender and id. */
  readonly ids: ReadonlyMap<string, number>
  /** When those who sit there were last seen (`PeopleTable.left_at`). */
  readonly left: ReadonlyMap<string, number>
}

type Waiting = {
  readonly addition: Addition
  readonly resolve: () => void
  readonly reject: (fault: Error) => void
}

export type StoreParts = {
  /** The bundled thread that writes; without it the store writes where it is. */
  readonly scribe?: URL
  readonly fault?: Fault
  /** A server has the folder: its data are used beside it, as they are. */
  readonly beside?: boolean
  /** The name of this node among those that share the data. */
  readonly node?: string
  /** How the database file is opened; tests put a disk without room here. */
  readonly openDatabase?: (path: string) => Sqlite
}

/** This many are written without waiting for more: while the disk has them, the next ones are judged. */
const ENOUGH = 16
/** One batch is being written, and the next lies ready; what comes meanwhile waits and shares the one after. */
const AT_ONCE = 2

/** Something that can be said to the database. */
export type Query = { compile(): CompiledQuery }

export const idKey = (by: string, id: string): string => `${by} ${id}`

/** All that the server keeps. What is added together shares a commit, and is answered after it. */
export class Store {
  private waiting: Waiting[] = []
  /** Whether all that came in this turn of the loop will be written at its end. */
  private due = false
  private underWay = 0
  private readonly writing: Writing
  private readonly pass: Passing
  /** How many commits there were. */
  commits = 0
  /** Whether other nodes write to the same data. */
  readonly shared: boolean

  protected constructor(
    readonly db: Kysely<Tables>,
    readonly writer: Writer,
    /** Lets others have the data once they are closed. */
    private readonly release: () => void,
    fault: Fault | undefined,
    /** What a commit says to other nodes besides. */
    private readonly announce?: (additions: readonly Addition[]) => readonly Statement[],
  ) {
    this.shared = announce !== undefined
    this.writing = new Writing(db)
    this.pass = passingFor(fault)
  }

  /** Opens the data at a place: a folder, or the address of a PostgreSQL. Throws `StoreFault`. */
  static async open(place: string, now: () => number, parts: StoreParts = {}): Promise<Store> {
    return isAddress(place) ? this.openShared(place, now, parts) : this.openFolder(place, now, parts)
  }

  /** A database that other nodes use too. */
  private static async openShared(
    url: string,
    now: () => number,
    { fault, node }: StoreParts,
  ): Promise<Store> {
    const { openPostgres, PostgresWriter } = await import('./postgres.ts')
    try {
      const db = await openPostgres(url, now)
      const announce = (additions: readonly Addition[]) =>
        node === undefined
          ? []
          : [tablesNews(node, new Map(additions.map(({ row }) => [row.id, row.version])))]
      return new this(db, new PostgresWriter(url, fault), () => undefined, fault, announce)
    } catch (wrong) {
      throw new StoreFault(whatIsWrongAt(url, wrong))
    }
  }

  /** Opens the data folder, made when it is missing, and brings it up to date. */
  private static async openFolder(
    folder: string,
    now: () => number,
    { scribe, fault, beside = false, openDatabase = openSqlite }: StoreParts,
  ): Promise<Store> {
    const file = join(folder, DATABASE)
    let lock: Sqlite | undefined
    let speaker: Speaker | undefined
    try {
      makeFolder(folder)
      accessSync(folder, constants.W_OK)
      if (existsSync(file)) accessSync(file, constants.W_OK)
      if (!beside) lock = lockFolder(folder)
      if (!beside && existsSync(file) && statSync(file).size < SOON_CHECKED) checkSqlite(file)
      speaker = new Speaker(openDatabase(file))
      const plain = new Kysely<Tables>({ dialect: sqliteDialect(speaker) })
      if (beside) await mustBeNewest(plain)
      else await migrate(plain, now)
      const data = { file, ...(fault ? { fault } : {}) }
      const writer = scribe ? new ThreadWriter(scribe, data) : new WriterHere(speaker, fault)
      const db = new Kysely<Tables>({ dialect: sqliteDialect(speaker, writer) })
      const held = lock
      return new this(db, writer, () => held?.close(), fault)
    } catch (wrong) {
      speaker?.close()
      lock?.close()
      const message = whatIsWrong(folder, wrong)
      throw isLocked(wrong) ? new FolderInUse(message) : new StoreFault(message)
    }
  }

  /** Keeps an addition; resolves when it is on the disk. */
  append(addition: Addition): Promise<void> {
    this.pass('before-append')
    return new Promise((resolve, reject) => {
      this.waiting.push({ addition, resolve, reject })
      if (this.waiting.length >= ENOUGH) this.write()
      if (this.due) return
      this.due = true
      setImmediate(() => {
        this.due = false
        this.write()
      })
    })
  }

  /** Writes what waits, unless enough is under way; then it is written after that. */
  private write(): void {
    if (this.waiting.length === 0 || this.underWay >= AT_ONCE) return
    const batch = this.waiting
    this.waiting = []
    this.underWay += 1
    void this.commit(batch).finally(() => {
      this.underWay -= 1
      this.write()
    })
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.keep(batch.map(({ addition }) => addition))
      for (const { resolve } of batch) resolve()
    } catch (fault) {
      await this.apart(batch, fault)
    }
  }

  private async keep(additions: readonly Addition[]): Promise<void> {
    await this.writer.commit([...this.writing.statements(additions), ...(this.announce?.(additions) ?? [])])
    this.commits += 1
  }

  /** One that cannot be kept must not take its neighbours with it. */
  private async apart(batch: readonly Waiting[], first: unknown): Promise<void> {
    for (const { addition, resolve, reject } of batch) {
      try {
        if (batch.length === 1) throw first
        await this.keep([addition])
        resolve()
      } catch (fault) {
        reject(faultOf(fault))
      }
    }
  }

  async load(id: string): Promise<Kept | undefined> {
    const row = await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const snapshot = await this.db
      .selectFrom('snapshots')
      .select(['version', 'body'])
      .where('match', '=', id)
      .executeTakeFirst()
    const entries = await this.after(id, snapshot?.version ?? 0)
    const named = await this.db
      .selectFrom('entries')
      .select(['by', 'id', 'version'])
      .where('match', '=', id)
      .execute()
    const sitters = await this.db
      .selectFrom('members')
      .innerJoin('people', 'people.id', 'members.person')
      .select(['people.id', 'people.left_at'])
      .where('members.match', '=', id)
      .execute()
    return {
      row,
      ...(snapshot ? { snapshot } : {}),
      entries,
      ids: new Map(named.map((entry) => [idKey(entry.by, entry.id), entry.version])),
      left: new Map(
        sitters.flatMap(({ id: person, left_at: at }) => (at === null ? [] : [[person, Number(at)]])),
      ),
    }
  }

  /** What was added to a match after a version. */
  after(id: string, version: number): Promise<EntriesTable[]> {
    return this.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', id)
      .where('version', '>', version)
      .orderBy('version')
      .execute()
  }

  /** Tells the other nodes something that is kept nowhere. */
  async say({ sql: text, parameters }: Statement): Promise<void> {
    await this.db.executeQuery(CompiledQuery.raw(text, [...parameters]))
  }

  /** What belongs together: all of it is on the disk when it resolves, or nothing. */
  async together(...queries: readonly Query[]): Promise<void> {
    const compiled = queries.map((query) => query.compile())
    await this.writer.commit(compiled.map(({ sql, parameters }) => ({ sql, parameters })))
  }

  /** The same, if the first of them changes something, and nothing otherwise; says which. Of two at the same moment one does. */
  async ifChanged(first: Query, ...queries: readonly Query[]): Promise<boolean> {
    const compiled = [first, ...queries].map((query) => query.compile())
    try {
      await this.writer.commit(
        compiled.map(({ sql, parameters }, n) => ({ sql, parameters, ...(n === 0 ? { must: true } : {}) })),
      )
      return true
    } catch (fault) {
      if (isUnchanged(fault)) return false
      throw fault
    }
  }

  /** Whether the data can be read. */
  async isWell(): Promise<boolean> {
    try {
      await this.db.selectFrom('versions').select('version').limit(1).execute()
      return true
    } catch {
      return false
    }
  }

  async keepToken(hash: string, match: string, seat: number): Promise<void> {
    await this.db.insertInto('tokens').values({ hash, match, seat }).execute()
  }

  token(hash: string): Promise<{ match: string; seat: number } | undefined> {
    return this.db.selectFrom('tokens').select(['match', 'seat']).where('hash', '=', hash).executeTakeFirst()
  }

  async notes(match: string, person: string): Promise<string> {
    const row = await this.db
      .selectFrom('notes')
      .select('text')
      .where('match', '=', match)
      .where('person', '=', person)
      .executeTakeFirst()
    return row?.text ?? ''
  }

  async keepNotes(match: string, person: string, text: string): Promise<void> {
    await this.db
      .insertInto('notes')
      .values({ match, person, text })
      .onConflict((conflict) => conflict.columns(['person', 'match']).doUpdateSet({ text }))
      .execute()
  }

  /** When people were last seen, all of it in one commit. */
  async keepLeft(people: readonly (readonly [person: string, at: number])[]): Promise<void> {
    await this.together(
      ...people.map(([person, at]) =>
        this.db.updateTable('people').set({ left_at: at }).where('id', '=', person),
      ),
    )
  }

  /** Resolves when nothing waits to be kept any more. */
  async settled(): Promise<void> {
    while (this.underWay > 0 || this.waiting.length > 0) await new Promise((resolve) => setImmediate(resolve))
  }

  async close(): Promise<void> {
    await this.settled()
    await this.writer.close()
    await this.db.destroy()
    this.release()
  }
}

/** Up to so many bytes a database is looked through before it is used: that takes less than half a second. */
const SOON_CHECKED = 64_000_000

/** The embedded database says only in words that the place of an entry is taken. */
function faultOf(fault: unknown): Error {
  if (!(fault instanceof Error)) return new Error(String(fault))
  return /UNIQUE constraint failed: entries/.test(fault.message) ? new Overtaken(fault.message) : fault
}

/** Step by step: Node's own recursive way never comes back from a file system that refuses folders (`/proc`). */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new StoreFault('is not a folder')
    return
  }
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/** Without what may be secret in an address. */
function whatIsWrongAt(url: string, fault: unknown): string {
  const { host, pathname } = new URL(url)
  const message = fault instanceof Error ? fault.message : String(fault)
  return `The database ${pathname.slice(1)} at ${host} cannot be opened: ${message || 'it does not answer'}.`
}

/** The log of the database has no word of its own for a disk without room. */
const NO_ROOM = 1_000_000

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NO_ROOM
}

const isLocked = (fault: unknown): boolean => fault instanceof Error && /locked|busy/i.test(fault.message)

function whatIsWrong(folder: string, fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const message = fault instanceof Error ? fault.message : String(fault)
  if (fault instanceof NewerDatabase) return `The data in ${folder} cannot be opened: ${message}.`
  if (['EACCES', 'EROFS', 'EPERM', 'ENOENT'].includes(code) || /readonly/i.test(message))
    return `The data folder ${folder} cannot be written.`
  if (fault instanceof StoreFault) return `The data folder ${folder} is not a folder.`
  if (code === 'ENOSPC' || /full/i.test(message) || (/I\/O/.test(message) && isFull(folder)))
    return `The disk of ${folder} is full.`
  if (isLocked(fault)) return `The data in ${folder} are in use by another server.`
  if (/malformed|not a database|corrupt/i.test(message))
    return `The data in ${folder} are broken (${message}). Restore a backup, or begin with another folder.`
  return `The data in ${folder} cannot be opened: ${message}.`
}
