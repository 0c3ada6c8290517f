import type { Store } from '../store/store.ts'
import { newRecoveryCode, recoveryHash } from './keys.ts'

/** How many codes there are to write down when somebody has them made anew. */
const SET = 10

/** How many of a person's codes are left, of how many, and since when they have them. */
export type CodesLeft = { readonly left: number; readonly of: number; readonly made: number }

/** Codes to write down, each of which brings everything back on another device, once; only hashes are kept. */
export class Codes {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Codes that are to be written; the only moment at which they are known. */
  make(person: string, count: number) {
    const codes = Array.from({ length: count }, newRecoveryCode)
    const rows = codes.map((code) => ({
      hash: recoveryHash(code),
      person,
      made_at: this.now(),
      used_at: 0,
    }))
    return { codes, insert: this.store.db.insertInto('codes').values(rows) }
  }

  /** A new set; the old ones are worth nothing from then on. */
  async renew(person: string, count = SET): Promise<string[]> {
    const { codes, insert } = this.make(person, count)
    await this.store.together(this.store.db.deleteFrom('codes').where('person', '=', person), insert)
    return codes
  }

  /** Whose code was typed, or why it opens nothing; `spend` is to be written with what it opens. */
  async find(typed: string) {
    const { db } = this.store
    const hash = recoveryHash(typed)
    const found = await db
      .selectFrom('codes')
      .innerJoin('people', 'people.id', 'codes.person')
      .select(['people.id', 'people.name', 'codes.used_at'])
      .where('codes.hash', '=', hash)
      .executeTakeFirst()
    if (!found) return 'unknown'
    if (Number(found.used_at) > 0) return 'used'
    const spend = db
      .updateTable('codes')
      .set({ used_at: this.now() })
      .where('hash', '=', hash)
      .where('used_at', '=', 0)
    return { person: { id: found.id, name: found.name }, spend }
  }

  async of(person: string): Promise<CodesLeft> {
    const rows = await this.store.db
      .selectFrom('codes')
      .select(['made_at', 'used_at'])
      .where('person', '=', person)
      .execute()
    return {
      left: rows.filter(({ used_at }) => Number(used_at) === 0).length,
      of: rows.length,
      made: Math.max(0, ...rows.map(({ made_at }) => Number(made_at))),
    }
  }
}
