import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { DATABASE, FolderInUse, Store, StoreFault } from '../store/store.ts'
import { lastPulse } from '../store/timeRows.ts'

/** A server that has not said for so long that it is there is not. */
const SILENT_MS = 15_000

/** Opens the data for the command line, beside a server if one runs. */
export async function openBeside(
  { data, database }: Pick<Settings, 'data' | 'database'>,
  now: () => number,
): Promise<{ readonly store: Store; readonly served: boolean }> {
  if (database !== undefined) {
    const store = await Store.open(database, now)
    const last = await lastPulse(store)
    return { store, served: last !== undefined && now() - last < SILENT_MS }
  }
  if (!existsSync(join(data, DATABASE))) throw new StoreFault(`There are no data in ${data}.`)
  try {
    return { store: await Store.open(data, now), served: false }
  } catch (fault) {
    if (!(fault instanceof FolderInUse)) throw fault
    return { store: await Store.open(data, now, { beside: true }), served: true }
  }
}
