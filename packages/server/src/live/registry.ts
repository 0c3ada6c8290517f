import type { Game } from '@hippodrome/engine'
import { type Entry, type EntryOf, entrySchema, type Wish } from '@hippodrome/wire'
import * as v from 'valibot'
import { newId, newKey } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import { idKey, type Kept, type Store } from '../store/store.ts'
import { type Actor, actorOf } from '../table/actor.ts'
import { Table } from '../table/table.ts'
import { LiveTable } from './liveTable.ts'
import { membersOf, rowOf } from './record.ts'
import { newSeed } from './seed.ts'

type Parts = {
  readonly store: Store
  readonly loadGame: (id: string) => Promise<Game>
  readonly now: () => number
  /** How many tables are kept in memory. */
  readonly most: number
}

/** The tables that are in memory. Any of them can be forgotten at any time: all that it is stands on the disk. */
export class Registry {
  private readonly open = new Map<string, Promise<LiveTable | undefined>>()
  /** Those of them that have been read. */
  private readonly read = new Map<string, LiveTable>()
  changed: (live: LiveTable) => void = () => {}
  /** A table was read; `left` is when those who sit there were last seen. */
  opened: (live: LiveTable, left: Kept['left']) => void = () => {}
  /** Tables that somebody looks at, or thinks about, stay. */
  inUse: (id: string) => boolean = () => false

  constructor(private readonly parts: Parts) {}

  get size(): number {
    return this.open.size
  }

  /** The table of this name, from memory or from the disk. */
  find(id: string): Promise<LiveTable | undefined> {
    const known = this.open.get(id)
    if (known) {
      // Least recently used first.
      this.open.delete(id)
      this.open.set(id, known)
      return known
    }
    const reading = this.load(id)
    this.open.set(id, reading)
    reading.then(
      (live) => {
        if (!live) this.forget(id)
      },
      () => this.forget(id),
    )
    this.sweep()
    return reading
  }

  /** Opens a new table, with seats kept for those who are named. Throws `BadData` when it cannot be played. */
  async create(host: Person, wish: Wish, kept?: readonly string[]): Promise<LiveTable> {
    const { store, now } = this.parts
    const game = await this.parts.loadGame(wish.game)
    const { seed, commitment } = newSeed()
    const opening: EntryOf<'open'> = {
      kind: 'open',
      wish,
      commitment,
      invite: newKey().slice(0, 22),
      ...(kept ? { kept: [...kept] } : {}),
    }
    const table = new Table(game, opening, host.id, seed)
    const id = newId()
    const at = now()
    const body = JSON.stringify(opening)
    const rows = [{ match: id, version: 1, id: 'open', by: host.id, at, body }]
    await store.append({ entries: rows, row: rowOf(id, table, at, at), members: membersOf(id, table) })
    const ids = new Map(rows.map((row) => [idKey(row.by, row.id), row.version]))
    const live = this.enliven(id, table, ids, at, 0)
    this.open.set(id, Promise.resolve(live))
    this.sweep()
    this.changed(live)
    return live
  }

  /** Writes what is in memory only for speed; for a graceful stop. */
  async keepAll(): Promise<void> {
    for (const opening of this.open.values()) await (await opening)?.keepSnapshot()
  }

  private async load(id: string): Promise<LiveTable | undefined> {
    const kept = await this.parts.store.load(id)
    if (!kept) return undefined
    const game = await this.parts.loadGame(kept.row.game)
    const table = tableFrom(game, kept)
    const made = Number(kept.row.made_at)
    const live = this.enliven(id, table, new Map(kept.ids), made, kept.snapshot?.version ?? 0)
    this.opened(live, kept.left)
    return live
  }

  private enliven(
    id: string,
    table: Table,
    ids: Map<string, number>,
    made: number,
    snapshot: number,
  ): LiveTable {
    const live = new LiveTable(id, table, this.parts.store, ids, made, this.parts.now, snapshot)
    live.changed = () => this.changed(live)
    live.broken = () => {
      if (this.read.get(id) === live) this.forget(id)
    }
    this.read.set(id, live)
    return live
  }

  private sweep(): void {
    if (this.open.size <= this.parts.most) return
    for (const id of this.open.keys()) {
      if (this.open.size <= this.parts.most) return
      const live = this.read.get(id)
      if (live && !live.busy && !this.inUse(id)) this.forget(id)
    }
  }

  private forget(id: string): void {
    this.open.delete(id)
    this.read.delete(id)
  }
}

/** The table that follows from what was kept. */
function tableFrom(game: Game, { row, snapshot, entries }: Kept): Table {
  const rows = entries.map((entry) => ({ ...entry, body: v.parse(entrySchema, JSON.parse(entry.body)) }))
  if (snapshot) {
    const table = Table.restore(game, JSON.parse(snapshot.body), row.host, row.seed)
    for (const { by, body, at, version } of rows) again(table, actorOf(by), body, Number(at), version)
    return table
  }
  const [opening, ...rest] = rows
  if (opening?.body.kind !== 'open') throw new Error('a log has no beginning')
  const table = new Table(game, opening.body, row.host, row.seed)
  for (const { by, body, at, version } of rest) again(table, actorOf(by), body, Number(at), version)
  return table
}

function again(table: Table, actor: Actor, entry: Entry, at: number, version: number): void {
  const outcome = table.apply(actor, entry, at)
  if (!outcome.ok || table.version !== version)
    throw new Error(
      `entry ${version} of the log does not follow: ${outcome.ok ? table.version : outcome.message}`,
    )
}
