import { entrySchema } from '@hippodrome/wire'
import * as v from 'valibot'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { forgetNames, standUp, tablesUnderWay, tokensOf } from '../people/goodbye.ts'
import { newId } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import { matchesOf } from '../people/traces.ts'
import { single } from '../socket/deeds.ts'
import type { Hub } from '../socket/hub.ts'
import type { Store } from '../store/store.ts'
import { NOBODY } from '../table/unname.ts'
import { wordsIn } from './removed.ts'

export type Parts = {
  readonly store: Store
  readonly registry: Registry
  readonly hub: Pick<Hub, 'ended'>
  readonly now: () => number
}

const TABLE = { kind: 'table' } as const

/** Takes what was said in an entry away, wherever it is shown. Says whether there was anything. */
export async function removeWords(
  { store, registry }: Parts,
  match: string,
  version: number,
): Promise<boolean> {
  const live = await registry.find(match)
  const line = live?.table.said.find((said) => said.version === version)
  const entries = (await written(store, match)).filter(({ words }) => words !== undefined)
  const reason = line && 'note' in line.says && 'reason' in line.says.note ? line.says.note.reason : undefined
  const own = entries.find((entry) => entry.version === version)?.words
  const lines = entries
    .filter((entry) => entry.version === version || (reason !== undefined && entry.words === reason))
    .map((entry) => entry.version)
  if (!live || (own === undefined && reason === undefined)) return false
  await live.send(TABLE, newId(), single({ kind: 'redact', lines: [...new Set([version, ...lines])] }))
  await live.keepSnapshot()
  return true
}

async function written({ db }: Store, match: string) {
  const rows = await db
    .selectFrom('entries')
    .select(['version', 'body'])
    .where('match', '=', match)
    .where((is) =>
      is.or(['say', 'motion', 'propose'].map((kind) => is('body', 'like', `{"kind":"${kind}"%`))),
    )
    .orderBy('version')
    .execute()
  return rows.map(({ version, body }) => ({
    version,
    words: wordsIn(v.parse(entrySchema, JSON.parse(body))),
  }))
}

/** Somebody is called otherwise from now on, at every table too; without another name they are nobody. */
export async function rename({ store, registry }: Parts, person: string, name?: string): Promise<void> {
  for await (const match of matchesOf(store, person)) {
    const live = await registry.find(match)
    if (live) await forgetNames(store, live, person, name)
  }
  await store.db
    .updateTable('people')
    .set({ name: name ?? NOBODY })
    .where('id', '=', person)
    .execute()
}

/** Nobody comes in by this account any more; tables that are being played go on without its owner. */
export async function ban(parts: Parts, person: Person, words: string, by: string): Promise<void> {
  const { store, registry, hub, now } = parts
  const row = { words, by, made_at: now() }
  await store.together(
    store.db
      .insertInto('bans')
      .values({ person: person.id, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row)),
    store.db.deleteFrom('sessions').where('person', '=', person.id),
    store.db.deleteFrom('moderators').where('person', '=', person.id),
    tokensOf(store, person.id),
  )
  hub.ended({ person: person.id })
  for (const match of await tablesUnderWay(store, person.id)) {
    const live = await registry.find(match)
    if (live) await standUp(live, { kind: 'person', ...person })
  }
}

export async function warn({ store, now }: Parts, person: string, words: string, by: string): Promise<void> {
  await store.db
    .insertInto('warnings')
    .values({ id: newId(), person, words, by, made_at: now(), seen_at: 0 })
    .execute()
}

/** Ends a match without a result, or closes a table that has not begun. Says why not, if it cannot be. */
export async function stopMatch(live: LiveTable, reason: string | undefined): Promise<string | undefined> {
  const answer = await live.send(
    TABLE,
    newId(),
    single({ kind: 'stop', ...(reason === undefined ? {} : { reason }) }),
  )
  return answer.ok ? undefined : answer.message
}
