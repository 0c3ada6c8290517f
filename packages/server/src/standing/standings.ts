import type { Log } from '../log.ts'
import type { Query, Store } from '../store/store.ts'
import type { ResultsTable } from '../store/tables.ts'
import { rateMatch } from './rateMatch.ts'
import { NEWCOMER, type Rating } from './rating.ts'

type Parts = { readonly store: Store; readonly log: Log }

/** How often a match is tried again because another was rated at the same time. */
const MOST_TRIES = 50

/** Of what kind of match a rating is. */
type Kind = Pick<ResultsTable, 'game' | 'seats'>

/** The number of the match that was rated last. */
export async function lastNumber({ db }: Store): Promise<number> {
  const row = await db.selectFrom('rated').select('no').orderBy('no', 'desc').limit(1).executeTakeFirst()
  return row?.no ?? 0
}

/** The rating of somebody, as their newest match has left it. */
async function ratingOf({ db }: Store, person: string, { game, seats }: Kind): Promise<Rating> {
  const row = await db
    .selectFrom('results')
    .select(['mean', 'spread'])
    .where('person', '=', person)
    .where('game', '=', game)
    .where('seats', '=', seats)
    .where('no', '>', 0)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? NEWCOMER
}

/** What it takes to write down that a match was rated under a number. */
function written({ db }: Store, match: string, no: number, changes: ReturnType<typeof rateMatch>): Query[] {
  return [
    db.insertInto('rated').values({ no, match }),
    db.updateTable('results').set({ no }).where('match', '=', match),
    ...changes.map(({ seat, before, after }) =>
      db
        .updateTable('results')
        .set({
          old_mean: before.mean,
          old_spread: before.spread,
          mean: after.mean,
          spread: after.spread,
        })
        .where('match', '=', match)
        .where('seat', '=', seat),
    ),
  ]
}

/**
 * Rates matches that have ended. How each seat came out is written with the end itself, so that none is forgotten. Each is
 * rated under the next number, in one commit: of two nodes that take the same number or the same match one is refused, and looks again.
 */
export class Standings {
  private work: Promise<void> | undefined
  private again = false

  constructor(private readonly parts: Parts) {}

  /** Rates all that wait for it; resolves when none does. */
  rateAll(): Promise<void> {
    this.again = true
    this.work ??= this.go().finally(() => (this.work = undefined))
    return this.work
  }

  private async go(): Promise<void> {
    while (this.again) {
      this.again = false
      for (const match of await this.waiting()) await this.rate(match)
    }
  }

  private async waiting(): Promise<string[]> {
    const rows = await this.parts.store.db
      .selectFrom('results')
      .select(['match', 'at'])
      .distinct()
      .where('counts', '=', 1)
      .where('no', '=', 0)
      .orderBy('at')
      .orderBy('match')
      .limit(100)
      .execute()
    if (rows.length === 100) this.again = true
    return rows.map(({ match }) => match)
  }

  private async rate(match: string): Promise<void> {
    const { store, log } = this.parts
    for (let tries = 1; ; tries++) {
      const no = (await lastNumber(store)) + 1
      const rows = await rowsOf(store, match)
      if (rows.every((row) => row.no > 0)) return
      const ratings = new Map<string, Rating>()
      for (const row of rows)
        if (row.person !== '') ratings.set(row.person, await ratingOf(store, row.person, row))
      const changes = rateMatch(rows, (person) => ratings.get(person) ?? NEWCOMER)
      try {
        return await store.together(...written(store, match, no, changes))
      } catch (fault) {
        if (tries < MOST_TRIES) continue
        log('fault', { detail: `a match could not be rated: ${String(fault)}` })
        return
      }
    }
  }
}

export const rowsOf = ({ db }: Store, match: string): Promise<ResultsTable[]> =>
  db.selectFrom('results').selectAll().where('match', '=', match).orderBy('seat').execute()
