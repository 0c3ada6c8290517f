import { setImmediate as breathe } from 'node:timers/promises'
import { readTable, type Source, tableFromLog } from '../live/reading.ts'
import type { Query, Store } from '../store/store.ts'
import type { ResultsTable } from '../store/tables.ts'
import { rateMatch } from './rateMatch.ts'
import { NEWCOMER, type Rating } from './rating.ts'
import { resultsOf, UNRATED } from './results.ts'
import { lastNumber, rowsOf } from './standings.ts'

type Recount = {
  /** How many matches were read, and how many of them count. */
  readonly matches: number
  readonly counted: number
  /** Those whose rows are not what their logs say. */
  readonly differ: readonly string[]
}

type Told = { readonly match: string; readonly rows: readonly ResultsTable[] }

/**
 * Works all ratings out anew, from the logs alone and in the order in which the matches were rated. `write` puts right what
 * differs, in one commit, and not at all if a match was rated meanwhile.
 */
export async function recount(source: Source, write: boolean): Promise<Recount> {
  const { store } = source
  const last = await lastNumber(store)
  const ratings = new Map<string, Rating>()
  const differ: string[] = []
  const right: Query[] = []
  let [matches, no] = [0, 0]
  for (const match of await inOrder(store)) {
    const told = await toldBy(source, match)
    matches += 1
    if (!told) continue
    const counts = told.rows[0]?.counts === 1
    if (counts) no += 1
    const rows = counts ? rated(told.rows, no, ratings) : told.rows
    if (JSON.stringify(rows.map(plain)) === JSON.stringify((await rowsOf(store, match)).map(plain))) continue
    differ.push(match)
    right.push(
      store.db.deleteFrom('results').where('match', '=', match),
      store.db.insertInto('results').values([...rows]),
    )
    if (counts)
      right.push(
        store.db.deleteFrom('rated').where((is) => is.or([is('no', '=', no), is('match', '=', match)])),
        store.db.insertInto('rated').values({ no, match }),
      )
    await breathe()
  }
  if (write && right.length > 0) {
    const guard = { no: last + 1, match: 'recount' }
    // Taken, and given back: if another match has the number by now, nothing of all this is kept.
    await store.together(
      store.db.insertInto('rated').values(guard),
      store.db.deleteFrom('rated').where('match', '=', guard.match),
      ...right,
    )
  }
  return { matches, counted: no, differ }
}

/** Matches that were rated, in that order, then all others that are over. */
async function inOrder({ db }: Store): Promise<string[]> {
  const rated = await db.selectFrom('rated').select('match').orderBy('no').execute()
  const over = await db
    .selectFrom('matches')
    .select('id')
    .where('phase', 'in', ['over', 'abandoned'])
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  return [...new Set([...rated.map(({ match }) => match), ...over.map(({ id }) => id)])]
}

/** What the log of a match says of its end. */
async function toldBy(source: Source, match: string): Promise<Told | undefined> {
  const again = (await tableFromLog(source, match).catch(() => undefined)) ?? (await readEnd(source, match))
  if (!again || again.ended === undefined) return undefined
  const rows = resultsOf(match, again.table, again.ended)
  return rows.length > 0 ? { match, rows } : undefined
}

/** Where newer rules cannot play a log again, its snapshot has the end. */
async function readEnd(source: Source, match: string) {
  const read = await readTable(source, match)
  const [row] = read ? await rowsOf(source.store, match) : []
  return read && { table: read.table, ended: row?.at }
}

function rated(
  rows: readonly ResultsTable[],
  no: number,
  ratings: Map<string, Rating>,
): readonly ResultsTable[] {
  const key = ({ person, game, seats }: ResultsTable) => `${person} ${game} ${seats}`
  const own = new Map(rows.map((row) => [row.person, ratings.get(key(row)) ?? NEWCOMER]))
  const changes = rateMatch(rows, (person) => own.get(person) ?? NEWCOMER)
  return rows.map((row) => {
    const change = changes.find(({ seat }) => seat === row.seat)
    if (!change) return { ...row, ...UNRATED, no }
    const { before, after } = change
    ratings.set(key(row), after)
    return {
      ...row,
      no,
      old_mean: before.mean,
      old_spread: before.spread,
      mean: after.mean,
      spread: after.spread,
    }
  })
}

/** The same columns in the same order, numbers as numbers. */
const plain = (row: ResultsTable) =>
  Object.entries(row)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([column, value]) => [column, typeof value === 'bigint' ? Number(value) : value])
