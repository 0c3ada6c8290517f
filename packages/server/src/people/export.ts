import { entrySchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { removedIn, wordless } from '../moderation/removed.ts'
import type { Store } from '../store/store.ts'
import type { Mails } from './mails.ts'
import type { Passkeys } from './passkeys.ts'
import type { People, Person } from './people.ts'
import { daysOf } from '../store/timeRows.ts'
import { entriesOf, matchesOf } from './traces.ts'

type Parts = {
  readonly store: Store
  readonly people: People
  readonly passkeys: Passkeys
  readonly mails: Mails
}

/** Everything that is kept about somebody. What only opens doors (hashes of keys and codes) is left out. */
export async function exportOf({ store, people, passkeys, mails }: Parts, { id, name }: Person) {
  const seats = await store.db
    .selectFrom('members')
    .select(['match', 'seat'])
    .where('person', '=', id)
    .execute()
  const notes = await store.db
    .selectFrom('notes')
    .select(['match', 'text'])
    .where('person', '=', id)
    .execute()
  const days = await daysOf(store, id)
  const matches: object[] = []
  for await (const match of matchesOf(store, id)) {
    const entries = await entriesOf(store, match, id)
    const removed = await removedIn(store, match)
    matches.push({
      match,
      seats: seats.filter((seat) => seat.match === match).map(({ seat }) => seat),
      entries: entries.map(({ version, at, body }) => ({
        version,
        at: Number(at),
        entry: removed.has(version)
          ? wordless(v.parse(entrySchema, JSON.parse(body)))
          : (JSON.parse(body) as object),
      })),
    })
  }
  const { db } = store
  const results = await db
    .selectFrom('results')
    .select([
      'match',
      'seat',
      'place',
      'score',
      'gone',
      'counts',
      'at',
      'old_mean',
      'old_spread',
      'mean',
      'spread',
    ])
    .where('person', '=', id)
    .execute()
  const blocks = await db.selectFrom('blocks').select(['other', 'made_at']).where('person', '=', id).execute()
  const reports = await db
    .selectFrom('reports')
    .select(['about', 'match', 'line', 'reason', 'words', 'made_at'])
    .where('person', '=', id)
    .execute()
  const warnings = await db
    .selectFrom('warnings')
    .select(['words', 'made_at', 'seen_at'])
    .where('person', '=', id)
    .execute()
  const callings = await store.db.selectFrom('callings').select('body').where('person', '=', id).execute()
  const pushes = await store.db.selectFrom('pushes').select('made_at').where('person', '=', id).execute()
  return {
    format: 'hippodrome-account',
    id,
    name,
    made: await people.madeAt(id),
    mail: (await mails.of(id)) ?? null,
    sessions: await people.sessions.of(id),
    passkeys: await passkeys.of(id),
    codes: await people.codes.of(id),
    days: days === undefined ? null : (JSON.parse(days) as object),
    notes,
    calling: callings.map(({ body }) => JSON.parse(body) as object),
    pushes: pushes.map(({ made_at }) => ({ made: Number(made_at) })),
    results,
    blocks,
    reports,
    warnings,
    moderator: await people.isModerator(id),
    matches,
  }
}
