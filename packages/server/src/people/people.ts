import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { hashOf, newId, newKey, newRecoveryCode, recoveryHash } from './keys.ts'

/** Somebody who plays or watches. */
export type Person = { readonly id: string; readonly name: string }

/** Guests: a random key in a cookie, and a code to write down that brings everything back on another device. */
export class People {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** The only moment at which key and code are known. */
  async welcome(name: string): Promise<{ person: Person; key: string; code: string }> {
    const person = { id: newId(), name }
    const [key, code] = [newKey(), newRecoveryCode()]
    await this.db
      .insertInto('people')
      .values({
        ...person,
        key_hash: hashOf(key),
        recovery_hash: recoveryHash(code),
        made_at: this.now(),
      })
      .execute()
    return { person, key, code }
  }

  /** Found by the hash of the key: how long it takes says nothing about the key. */
  find(key: string): Promise<Person | undefined> {
    return this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('key_hash', '=', hashOf(key))
      .executeTakeFirst()
  }

  async count(): Promise<number> {
    const { many } = await this.db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    return Number(many)
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('people').set({ name }).where('id', '=', id).execute()
  }

  /** Gives a new key for a code, and a new code: the old key and code are worth nothing from then on. */
  async recover(typed: string): Promise<{ person: Person; key: string; code: string } | undefined> {
    const found = recoveryHash(typed)
    const [key, code] = [newKey(), newRecoveryCode()]
    const person = await this.db
      .updateTable('people')
      .set({ key_hash: hashOf(key), recovery_hash: recoveryHash(code) })
      .where('recovery_hash', '=', found)
      .returning(['id', 'name'])
      .executeTakeFirst()
    return person && { person, key, code }
  }
}
