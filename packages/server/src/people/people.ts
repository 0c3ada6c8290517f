import type { Store } from '../store/store.ts'
import { Codes } from './codes.ts'
import { newId } from './keys.ts'
import { Sessions } from './sessions.ts'

/** Somebody who plays or watches. */
export type Person = { readonly id: string; readonly name: string }

/** Somebody who has come, and by which of their sessions. */
export type Visitor = { readonly person: Person; readonly session: string }

/** What somebody gets who comes back: the key of this device, and how many codes they have left. */
export type Return = {
  readonly person: Person
  readonly key: string
  readonly left: number
  /** In place of the last one. */
  readonly code?: string
}

/** Under this name it is kept whether new people may come. */
export const SIGNUPS = 'signups'
export const CLOSED = 'closed'

/** Whom the server knows. */
export class People {
  readonly sessions: Sessions
  readonly codes: Codes

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    this.sessions = new Sessions(store, now)
    this.codes = new Codes(store, now)
  }

  /** A guest: a name, the key of a session, and a code to write down. The only moment at which key and code are known. */
  async welcome(
    name: string,
    browser = '',
  ): Promise<{ readonly person: Person; readonly key: string; readonly code: string }> {
    const person = { id: newId(), name }
    const session = this.sessions.make(person.id, browser)
    const { codes, insert } = this.codes.make(person.id, 1)
    await this.store.together(
      this.store.db.insertInto('people').values({ ...person, made_at: this.now() }),
      session.insert,
      insert,
    )
    return { person, key: session.key, code: codes[0] ?? '' }
  }

  /** Whose session has this key. */
  find(key: string): Promise<Visitor | undefined> {
    return this.sessions.find(key)
  }

  async count(): Promise<number> {
    const { many } = await this.store.db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    return Number(many)
  }

  async rename(id: string, name: string): Promise<void> {
    await this.store.db.updateTable('people').set({ name }).where('id', '=', id).execute()
  }

  /** Who somebody is by their id. */
  named(id: string): Promise<Person | undefined> {
    return this.store.db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  }

  async isModerator(id: string): Promise<boolean> {
    const { db } = this.store
    const row = await db.selectFrom('moderators').select('person').where('person', '=', id).executeTakeFirst()
    return row !== undefined
  }

  /** Why somebody may not come in; nothing if they may. */
  async whyBanned(id: string): Promise<string | undefined> {
    const { db } = this.store
    const row = await db.selectFrom('bans').select('words').where('person', '=', id).executeTakeFirst()
    return row?.words
  }

  /** What a moderator has told somebody, who has not seen it. */
  async warningFor(id: string): Promise<string | undefined> {
    const row = await this.store.db
      .selectFrom('warnings')
      .select('words')
      .where('person', '=', id)
      .where('seen_at', '=', 0)
      .orderBy('made_at')
      .executeTakeFirst()
    return row?.words
  }

  async seeWarnings(id: string): Promise<void> {
    await this.store.db
      .updateTable('warnings')
      .set({ seen_at: this.now() })
      .where('person', '=', id)
      .where('seen_at', '=', 0)
      .execute()
  }

  /** Whether new people may come, as the command line has said. */
  async takesNew(): Promise<boolean> {
    const { db } = this.store
    const row = await db
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', SIGNUPS)
      .executeTakeFirst()
    return row?.value !== CLOSED
  }

  async madeAt(id: string): Promise<number> {
    const { db } = this.store
    const row = await db.selectFrom('people').select('made_at').where('id', '=', id).executeTakeFirst()
    return Number(row?.made_at ?? 0)
  }

  /** A session on this device for a code, which is used up by it. Whoever has none left gets another. */
  async recover(typed: string, browser = ''): Promise<Return | 'used' | 'unknown'> {
    const found = await this.codes.find(typed)
    if (typeof found === 'string') return found
    const { person, spend } = found
    const { key, insert } = this.sessions.make(person.id, browser)
    const { left } = await this.codes.of(person.id)
    if (left > 1) {
      return (await this.store.ifChanged(spend, insert)) ? { person, key, left: left - 1 } : 'used'
    }
    const another = this.codes.make(person.id, 1)
    return (await this.store.ifChanged(spend, insert, another.insert))
      ? { person, key, left: 1, code: another.codes[0] ?? '' }
      : 'used'
  }
}
