import type { Blocked } from '@hippodrome/wire'
import type { Store } from '../store/store.ts'
import type { Table } from '../table/table.ts'

/** Nobody needs more, and none is looked through for longer. */
const MOST = 500

/** Whom people do not want to hear or to play with. */
export class Blocks {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async of(person: string): Promise<Blocked> {
    return this.store.db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.other')
      .select(['people.id as person', 'people.name'])
      .where('blocks.person', '=', person)
      .orderBy('blocks.made_at', 'desc')
      .limit(MOST)
      .execute()
  }

  /** Says whether there is such a person. */
  async put(person: string, other: string, on: boolean): Promise<boolean> {
    const { db } = this.store
    if (!on) {
      await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute()
      return true
    }
    const known = await db.selectFrom('people').select('id').where('id', '=', other).executeTakeFirst()
    if (!known || other === person) return false
    await db
      .insertInto('blocks')
      .values({ person, other, made_at: this.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  }

  /** Whether somebody who sits at a table, or has opened it, has blocked this person. */
  async bars({ places, host }: Table, person: string): Promise<boolean> {
    const there = [...new Set([host, ...places.flatMap((place) => place.person ?? [])])]
    const found = await this.store.db
      .selectFrom('blocks')
      .select('person')
      .where('other', '=', person)
      .where('person', 'in', there)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  }
}
