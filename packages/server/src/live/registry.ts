import type { EntryOf, Wish } from '@hippodrome/wire'
import { newId, newKey } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import { idKey } from '../store/store.ts'
import { outagesSince } from '../store/timeRows.ts'
import { Table } from '../table/table.ts'
import { sparing, waitsSince } from '../table/timing.ts'
import { LiveTable } from './liveTable.ts'
import { type Read, readTable, type Source } from './reading.ts'
import { membersOf, rowOf } from './record.ts'
import { newSeed } from './seed.ts'

type Parts = Source & {
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
  /** Something could not be kept, and why. */
  failed: (fault: Error) => void = () => {}
  /** A table was read; `left` is when those who sit there were last seen. */
  opened: (live: LiveTable, left: Read['left']) => void = () => {}
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
    const live = this.enliven(id, { table, ids, made: at, snapshot: 0, left: new Map() })
    this.open.set(id, Promise.resolve(live))
    this.sweep()
    this.changed(live)
    return live
  }

  /** Writes what is in memory only for speed; for a graceful stop. */
  async keepAll(): Promise<void> {
    for (const opening of this.open.values()) await (await opening)?.keepSnapshot()
  }

  /** Other nodes have brought these tables to these versions; whoever looks at one here sees it too. */
  heard(versions: { readonly [match: string]: number }): void {
    for (const [match, version] of Object.entries(versions)) this.read.get(match)?.catchUp(version)
  }

  /** Something may have happened elsewhere that nobody was told of. */
  heardNothing(): void {
    for (const live of this.read.values()) live.catchUp()
  }

  private async load(id: string): Promise<LiveTable | undefined> {
    const read = await readTable(this.parts, id)
    if (!read) return undefined
    const live = this.enliven(id, read)
    await this.spare(live)
    this.opened(live, read.left)
    return live
  }

  /** The tables in memory get back what nobody could play. */
  async spareAll(): Promise<void> {
    for (const live of this.read.values()) await this.spare(live)
  }

  /** Clocks that ran while no server did get that back, before anything else is done. */
  private async spare(live: LiveTable): Promise<void> {
    const since = waitsSince(live.table)
    if (since === undefined) return
    const outages = await outagesSince(this.parts.store, since)
    if (outages.length > 0) await live.send({ kind: 'table' }, newId(), sparing(outages))
  }

  private enliven(id: string, read: Read): LiveTable {
    const { store, now } = this.parts
    const live = new LiveTable(id, read, { store, now, readAnew: () => readTable(this.parts, id) })
    live.changed = () => this.changed(live)
    live.failed = (fault) => this.failed(fault)
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
