import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES, loadGame } from '@hippodrome/games'
import { ensurePostgres, startPostgres } from '../../../scripts/postgres.mjs'
import { Registry } from '../src/live/registry.ts'
import { movePlace } from '../src/store/move.ts'
import { Store } from '../src/store/store.ts'
import { runningMatches } from './bench/seeded.ts'

/**
 * `tsx packages/server/scripts/move.ts [matches]`: so many running matches, from the embedded database to a PostgreSQL and back: all rows are
 * equal by their hashes, and every table that is opened is the one that was there.
 */
const [count = 1000] = process.argv.slice(2).map(Number)
if (!ensurePostgres()) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'hippodrome-move-'))
const [from, back] = ['from', 'back'].map((name) => join(folder, name)) as [string, string]
const postgres = await startPostgres()

/** Where each table stands, read from a place. */
async function standing(place: string, matches: readonly string[]): Promise<string[]> {
  const store = await Store.open(place, Date.now)
  const registry = new Registry({ store, loadGame, now: Date.now, most: 10 })
  const saved: string[] = []
  for (const match of matches) saved.push((await registry.find(match))?.table.save() ?? 'lost')
  await store.close()
  return saved
}

try {
  const there = postgres.url('postgres')
  const matches = await runningMatches(from, count, GAMES)
  const before = await movePlace(from, there, Date.now)
  const after = await movePlace(there, back, Date.now)
  const equal = JSON.stringify(before) === JSON.stringify(after)
  const rows = Object.values(after).reduce((sum, table) => sum + table.rows, 0)
  const [original, moved] = [await standing(from, matches), await standing(back, matches)]
  const same = original.filter((text, n) => text !== 'lost' && text === moved[n]).length
  console.log(
    `${matches.length} running matches, ${rows} rows (${after.deadlines.rows} deadlines): ${equal ? 'equal' : 'NOT equal'} by hash; ${same} tables are as they were`,
  )
  process.exitCode = equal && same === matches.length ? 0 : 1
} finally {
  await postgres.end()
  rmSync(folder, { recursive: true, force: true })
}
