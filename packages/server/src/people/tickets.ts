import type { Store } from '../store/store.ts'
import { hashOf, newKey } from './keys.ts'

/** What a ticket is for; one of one kind opens nothing of another. */
export type TicketKind = 'add-passkey' | 'log-in' | 'mail-link' | 'mail-proof'

export type Ticket = { readonly person: string; readonly detail: string }
/** Why a ticket is not taken. */
export type Worthless = 'used' | 'expired' | 'unknown'

/** So long a ticket is remembered after its end, to be told from one that never was. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000

/** Secrets that are good for one use, for a while; only their hashes are kept. */
export class Tickets {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** The only moment at which the secret is known. */
  async issue(kind: TicketKind, { person, detail }: Ticket, lifeMs: number): Promise<string> {
    const { db } = this.store
    const secret = newKey()
    const now = this.now()
    await this.store.together(
      db.deleteFrom('tickets').where('expires_at', '<', now - REMEMBERED_MS),
      db
        .insertInto('tickets')
        .values({ hash: hashOf(secret), kind, person, detail, expires_at: now + lifeMs, used_at: 0 }),
    )
    return secret
  }

  /** Uses it up. */
  async take(kind: TicketKind, secret: string): Promise<Ticket | Worthless> {
    const { db } = this.store
    const hash = hashOf(secret)
    const now = this.now()
    const taken = await db
      .updateTable('tickets')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .where('used_at', '=', 0)
      .where('expires_at', '>', now)
      .returning(['person', 'detail'])
      .executeTakeFirst()
    if (taken) return taken
    const known = await db
      .selectFrom('tickets')
      .select('used_at')
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .executeTakeFirst()
    if (!known) return 'unknown'
    return Number(known.used_at) > 0 ? 'used' : 'expired'
  }
}
