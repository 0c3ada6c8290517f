import type { Language } from '@hippodrome/engine'
import type { Log } from '../log.ts'
import { LOG_IN, PROOF } from '../mail/letters.ts'
import type { Letter, Post } from '../mail/post.ts'
import { Purses } from '../socket/credits.ts'
import type { Store } from '../store/store.ts'
import { hashOf } from './keys.ts'
import type { Person } from './people.ts'
import type { Tickets } from './tickets.ts'

/** Why a link opens nothing. */
export type LinkTrouble = 'link-used' | 'link-expired' | 'link-unknown' | 'mail-taken'

const MINUTE_MS = 60_000

type Parts = {
  readonly store: Store
  readonly tickets: Tickets
  readonly post: Post | undefined
  /** How others reach the server. Never what a request says: a link in a mail must not lead elsewhere. */
  readonly base: () => string
  readonly now: () => number
  readonly log: Log
  readonly haste: number
}

/** Addresses at which people are reached, and the links that go there. */
export class Mails {
  /** Nobody's mail box is filled by asking over and over. */
  private readonly letters: Purses

  constructor(private readonly parts: Parts) {
    this.letters = new Purses(3 * parts.haste, (3 * parts.haste) / 3600, parts.now)
  }

  get offered(): boolean {
    return this.parts.post !== undefined
  }

  async of(person: string): Promise<string | undefined> {
    const row = await this.parts.store.db
      .selectFrom('mails')
      .select('address')
      .where('person', '=', person)
      .executeTakeFirst()
    return row?.address
  }

  async remove(person: string): Promise<void> {
    await this.parts.store.db.deleteFrom('mails').where('person', '=', person).execute()
  }

  /** Asks whoever reads this mail box whether it is this person's. Says whether a letter may be sent there now. */
  async prove({ id, name }: Person, address: string, language: Language): Promise<boolean> {
    if (!this.mayWrite(address)) return false
    const secret = await this.parts.tickets.issue(
      'mail-proof',
      { person: id, detail: address },
      60 * MINUTE_MS,
    )
    const { subject, text } = PROOF[language]
    this.write({ to: address, subject, text: text(name, this.link('mail', secret)) })
    return true
  }

  /** The address of the link is theirs from now on. */
  async proven(secret: string): Promise<{ readonly address: string } | LinkTrouble> {
    const { store, tickets, now } = this.parts
    const taken = await tickets.take('mail-proof', secret)
    if (typeof taken === 'string') return `link-${taken}`
    const { person, detail: address } = taken
    const other = await store.db
      .selectFrom('mails')
      .select('person')
      .where('address', '=', address)
      .executeTakeFirst()
    if (other && other.person !== person) return 'mail-taken'
    await store.db
      .insertInto('mails')
      .values({ person, address, made_at: now() })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ address, made_at: now() }))
      .execute()
    return { address }
  }

  /** Sends a link to come in to this address, if it is anybody's; nobody is told whether it is. */
  async invite(address: string, language: Language): Promise<void> {
    const found = await this.parts.store.db
      .selectFrom('mails')
      .innerJoin('people', 'people.id', 'mails.person')
      .select(['people.id', 'people.name'])
      .where('mails.address', '=', address)
      .executeTakeFirst()
    if (found && this.mayWrite(address)) this.later(() => this.sendLink(found, address, language))
  }

  private async sendLink({ id, name }: Person, address: string, language: Language): Promise<void> {
    const secret = await this.parts.tickets.issue(
      'mail-link',
      { person: id, detail: address },
      15 * MINUTE_MS,
    )
    const { subject, text } = LOG_IN[language]
    this.write({ to: address, subject, text: text(name, this.link('in', secret)) })
  }

  /** Whose link it is. An address that was taken away meanwhile opens nothing. */
  async open(secret: string): Promise<Person | LinkTrouble> {
    const { store, tickets } = this.parts
    const taken = await tickets.take('mail-link', secret)
    if (typeof taken === 'string') return `link-${taken}`
    const person = await store.db
      .selectFrom('mails')
      .innerJoin('people', 'people.id', 'mails.person')
      .select(['people.id', 'people.name'])
      .where('mails.person', '=', taken.person)
      .where('mails.address', '=', taken.detail)
      .executeTakeFirst()
    return person ?? 'link-unknown'
  }

  private mayWrite(address: string): boolean {
    return this.offered && this.letters.spend(hashOf(address))
  }

  /** Behind the `#`, so that what merely fetches the address never says the secret to anybody. */
  private link(what: 'in' | 'mail', secret: string): string {
    return `${this.parts.base()}/#/link/${what}/${secret}`
  }

  private write(letter: Letter): void {
    const { post } = this.parts
    if (post) this.later(() => post.send(letter))
  }

  /** Nobody waits for a ticket that is written, or for the mail server: how long it takes would say whether there was anything to send. */
  private later(work: () => Promise<unknown>): void {
    work().catch((fault: unknown) => this.parts.log('mail-failed', { detail: codeOf(fault) }))
  }
}

/** What the mail server says of a letter names whom it was for: only its code is written down. */
function codeOf(fault: unknown): string {
  const { code, responseCode } = (fault ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return known.join(' ') || 'unknown'
}
