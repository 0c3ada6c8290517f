import type { Game } from '@hippodrome/engine'
import { entrySchema } from '@hippodrome/wire'
import * as v from 'valibot'
import type { Kept, Store } from '../store/store.ts'
import type { EntriesTable } from '../store/tables.ts'
import { isOver } from '../standing/results.ts'
import { actorOf } from '../table/actor.ts'
import { Table } from '../table/table.ts'

/** A table as the disk has it. */
export type Read = {
  readonly table: Table
  /** The version of each entry that there has ever been, by its sender and id. */
  readonly ids: Map<string, number>
  /** When it was opened. */
  readonly made: number
  /** The version of the snapshot that it was read from. */
  readonly snapshot: number
  /** When those who sit there were last seen. */
  readonly left: Kept['left']
}

export type Source = {
  readonly store: Store
  readonly loadGame: (id: string) => Promise<Game>
}

export async function readTable({ store, loadGame }: Source, id: string): Promise<Read | undefined> {
  const kept = await store.load(id)
  if (!kept) return undefined
  const table = tableFrom(await loadGame(kept.row.game), kept)
  return {
    table,
    ids: new Map(kept.ids),
    made: Number(kept.row.made_at),
    snapshot: kept.snapshot?.version ?? 0,
    left: kept.left,
  }
}

/** The table as its log alone gives it, and when it ended, if it has. Throws where today's rules cannot play it again. */
export async function tableFromLog(
  { store, loadGame }: Source,
  id: string,
): Promise<{ readonly table: Table; readonly ended: number | undefined } | undefined> {
  const kept = await store.load(id)
  if (!kept) return undefined
  const entries = await store.after(id, 0)
  const { snapshot: _snapshot, ...logged } = kept
  let ended: number | undefined
  const table = tableFrom(await loadGame(kept.row.game), { ...logged, entries }, (now, { at }) => {
    if (ended === undefined && isOver(now)) ended = Number(at)
  })
  return { table, ended }
}

/** The table that follows from what was kept. */
function tableFrom(
  game: Game,
  { row, snapshot, entries }: Kept,
  look: (table: Table, entry: EntriesTable) => void = () => {},
): Table {
  if (snapshot) {
    const table = Table.restore(game, JSON.parse(snapshot.body), row.host, row.seed)
    for (const entry of entries) follow(table, entry)
    return table
  }
  const [opening, ...rest] = entries
  const first = opening && bodyOf(opening)
  if (first?.kind !== 'open') throw new Error('a log has no beginning')
  const table = new Table(game, first, row.host, row.seed)
  for (const entry of rest) {
    follow(table, entry)
    look(table, entry)
  }
  return table
}

const bodyOf = ({ body }: EntriesTable) => v.parse(entrySchema, JSON.parse(body))

/** Does once more what the log says was done. */
export function follow(table: Table, entry: EntriesTable): void {
  const { by, at, version } = entry
  const outcome = table.apply(actorOf(by), bodyOf(entry), Number(at))
  if (!outcome.ok || table.version !== version)
    throw new Error(
      `entry ${version} of the log does not follow: ${outcome.ok ? table.version : outcome.message}`,
    )
}
