import type { Past, Profile, RatingView, Summary } from '@hippodrome/wire'
import type { Store } from '../store/store.ts'
import type { ResultsTable } from '../store/tables.ts'
import { NOBODY } from '../table/unname.ts'
import { botRatings } from './bots.ts'
import { MEASURED, pointsOf, spreadInPoints } from './rating.ts'

/** The newest matches are enough to know somebody by. */
const MOST = 500
const HISTORY = 100
const HEADS = 20
/** Of so many matches the line of a rating is drawn. */
const LINE = 40

type Looker = { readonly id: string }

/** What one person may know of another, or of themselves: all that counts, and besides what they have played together. */
export async function profileOf(
  store: Store,
  person: string,
  { id: looker }: Looker,
): Promise<Profile | undefined> {
  const known = await store.db
    .selectFrom('people')
    .select(['name', 'made_at'])
    .where('id', '=', person)
    .executeTakeFirst()
  if (!known) return undefined
  const own = await store.db
    .selectFrom('results')
    .selectAll()
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute()
  const tables = await tablesOf(store, own, looker)
  const seen = person === looker ? own : own.filter((row) => tables.mayShow(row))
  const blocked = await store.db
    .selectFrom('blocks')
    .select('other')
    .where('person', '=', looker)
    .where('other', '=', person)
    .executeTakeFirst()
  return {
    person,
    name: known.name,
    mine: person === looker,
    blocked: blocked !== undefined,
    since: Number(known.made_at),
    matches: own.length,
    left: own.filter(({ gone }) => gone === 1).length,
    ...timesOf(own),
    ratings: ratingsOf(own),
    heads: tables.heads(seen, person),
    history: seen.slice(0, HISTORY).map((row) => tables.past(row)),
  }
}

/** All who played in these matches, and whether somebody may know of them. */
async function tablesOf({ db }: Store, own: readonly ResultsTable[], looker: string) {
  const ids = own.map(({ match }) => match)
  const all =
    ids.length === 0
      ? []
      : await db
          .selectFrom('results')
          .leftJoin('people', 'people.id', 'results.person')
          .selectAll('results')
          .select('people.name')
          .where('results.match', 'in', ids)
          .orderBy('results.seat')
          .execute()
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('matches').select(['id', 'summary']).where('id', 'in', ids).execute()
  const summaries = new Map(rows.map(({ id, summary }) => [id, JSON.parse(summary) as Summary]))
  const others = (row: ResultsTable) => (byMatch.get(row.match) ?? []).filter(({ seat }) => seat !== row.seat)
  const byMatch = groupedBy(all, ({ match }) => match)
  return {
    /** What is open to everybody, and what the one who looks has played. */
    mayShow: ({ match, counts }: ResultsTable): boolean => {
      const summary = summaries.get(match)
      const played = (byMatch.get(match) ?? []).some(({ person }) => person === looker)
      return played || (summary?.closed !== true && (counts === 1 || summary?.listed === true))
    },
    past: (row: ResultsTable): Past => ({
      match: row.match,
      game: row.game,
      at: Number(row.at),
      place: row.place,
      score: row.score,
      left: row.gone === 1,
      others: others(row).map(({ person, name, player, place, score, seat }) => ({
        ...(person === '' || name === null ? {} : { person }),
        name: person === '' ? (summaries.get(row.match)?.seats[seat]?.name ?? '') : (name ?? NOBODY),
        player,
        place,
        score,
      })),
      ...(row.no > 0 ? { change: pointsOf(row.mean) - pointsOf(row.old_mean) } : {}),
      counts: row.counts === 1,
    }),
    /** Who came before and behind somebody, those they met most often first. */
    heads: (seen: readonly ResultsTable[], person: string) => {
      const heads = new Map<string, Profile['heads'][number]>()
      for (const row of seen)
        for (const other of others(row)) {
          if (other.person === '' || other.person === person || other.name === null) continue
          const head = heads.get(other.person) ?? {
            person: other.person,
            name: other.name,
            matches: 0,
            before: 0,
            behind: 0,
          }
          const [mine, theirs] = [placeOf(row), placeOf(other)]
          heads.set(other.person, {
            ...head,
            matches: head.matches + 1,
            before: head.before + (theirs < mine ? 1 : 0),
            behind: head.behind + (theirs > mine ? 1 : 0),
          })
        }
      return [...heads.values()].toSorted((one, two) => two.matches - one.matches).slice(0, HEADS)
    },
  }
}

/** Whoever left is behind all who stayed. */
const placeOf = ({ gone, place }: Pick<ResultsTable, 'gone' | 'place'>): number =>
  gone === 1 ? Number.MAX_SAFE_INTEGER : place

/** The median of what a turn took, live and by turns. */
function timesOf(rows: readonly ResultsTable[]): Pick<Profile, 'live' | 'turns'> {
  const median = (tempo: string): number | undefined => {
    const times = rows
      .flatMap((row) => (row.tempo === tempo ? (JSON.parse(row.times) as number[]) : []))
      .toSorted((one, two) => one - two)
    return times[Math.floor(times.length / 2)]
  }
  const [live, turns] = [median('live'), median('turns')]
  return { ...(live === undefined ? {} : { live }), ...(turns === undefined ? {} : { turns }) }
}

function ratingsOf(rows: readonly ResultsTable[]): RatingView[] {
  const rated = rows.filter(({ no }) => no > 0).toSorted((one, two) => one.no - two.no)
  const kinds = groupedBy(rated, ({ game, seats }) => `${game} ${seats}`)
  return [...kinds.values()].flatMap((of) => {
    const newest = of.at(-1)
    if (!newest) return []
    const { game, seats, mean, spread } = newest
    return [
      {
        game,
        seats,
        points: pointsOf(mean),
        spread: spreadInPoints(spread),
        matches: of.length,
        enough: MEASURED,
        line: of.slice(-LINE).map((row) => pointsOf(row.mean)),
        bots: botRatings(game, seats).map((bot) => ({
          level: bot.level,
          points: pointsOf(bot.mean),
          spread: spreadInPoints(bot.spread),
          matches: bot.matches,
          seats: bot.seats,
        })),
      },
    ]
  })
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}
