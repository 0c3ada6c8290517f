import type { Store } from '../store/store.ts'
import { hashOf, newId, newKey } from './keys.ts'

/** A device on which somebody is signed in. */
export type Session = {
  readonly id: string
  readonly browser: string
  readonly made: number
  readonly seen: number
}

/** Whoever does not come for so long is no longer signed in. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** How exactly it is kept when somebody was last here. */
const SEEN_MS = 5 * 60 * 1000

/** Where people are signed in: a row for each device, by the hash of the key in its cookie. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** A session that is to be written; the only moment at which its key is known. */
  make(person: string, browser: string) {
    const key = newKey()
    const now = this.now()
    const row = {
      id: newId(),
      person,
      key_hash: hashOf(key),
      made_at: now,
      seen_at: now,
      browser: browser.slice(0, 80),
    }
    return { key, insert: this.store.db.insertInto('sessions').values(row) }
  }

  async begin(person: string, browser: string): Promise<string> {
    const { key, insert } = this.make(person, browser)
    await insert.execute()
    return key
  }

  /** Found by the hash of the key: how long it takes says nothing about the key. */
  async find(key: string) {
    const now = this.now()
    const found = await this.store.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['sessions.id as session', 'sessions.seen_at', 'people.id', 'people.name'])
      .where('sessions.key_hash', '=', hashOf(key))
      .where((is) =>
        is.not(
          is.exists(is.selectFrom('bans').select('bans.person').whereRef('bans.person', '=', 'people.id')),
        ),
      )
      .where('sessions.seen_at', '>', now - YEAR_MS)
      .executeTakeFirst()
    if (!found) return undefined
    const { id, name, session } = found
    if (now - Number(found.seen_at) > SEEN_MS) await this.seen(session, now)
    return { person: { id, name }, session }
  }

  /** The one that was last here first. */
  async of(person: string): Promise<Session[]> {
    const rows = await this.store.db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('seen_at', 'desc')
      .execute()
    return rows.map(({ id, browser, made_at, seen_at }) => ({
      id,
      browser,
      made: Number(made_at),
      seen: Number(seen_at),
    }))
  }

  /** Says whether it was theirs to end. */
  async end(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async endAll(person: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('person', '=', person).execute()
  }

  /** Forgets those that nobody can use any more. */
  async sweep(): Promise<void> {
    await this.store.db
      .deleteFrom('sessions')
      .where('seen_at', '<=', this.now() - YEAR_MS)
      .execute()
  }

  /** A disk without room keeps nobody out. */
  private async seen(id: string, now: number): Promise<void> {
    try {
      await this.store.db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute()
    } catch {
      return
    }
  }
}
