import { setImmediate as breathe } from 'node:timers/promises'
import type { Store } from '../store/store.ts'

const AT_ONCE = 500

/** Every match in whose log somebody has ever done something, also those that they have left; a few at a time. */
export async function* matchesOf(store: Store, person: string): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const ids = await store.db
      .selectFrom('matches')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const newest = ids[ids.length - 1]
    if (!newest) return
    const found = await store.db
      .selectFrom('entries')
      .select('match')
      .distinct()
      .where(
        'match',
        'in',
        ids.map(({ id }) => id),
      )
      .where('by', '=', person)
      .execute()
    for (const { match } of found) yield match
    last = newest.id
    await breathe()
  }
}

export const entriesOf = (store: Store, match: string, person: string) =>
  store.db
    .selectFrom('entries')
    .select(['version', 'at', 'body'])
    .where('match', '=', match)
    .where('by', '=', person)
    .orderBy('version')
    .execute()
