import type { Calling, How } from '@hippodrome/wire'
import type { Post } from '../mail/post.ts'
import type { Mails } from '../people/mails.ts'
import type { Store } from '../store/store.ts'
import type { Caller } from './caller.ts'
import { newServerKeys, pushHeaders, sealed, type ServerKeys, type Subscription } from './push.ts'

/** What is said: a sentence, and a link that signs nobody in. */
export type Message = { readonly text: string; readonly link: string; readonly topic: string }

type Parts = {
  readonly store: Store
  readonly mails: Mails
  readonly post: Post | undefined
  readonly caller: Caller
  readonly base: () => string
  readonly now: () => number
}

/** Names of people are part of what is said, and must call nobody. */
const discord = (content: string) => ({ content, allowed_mentions: { parse: [] } })

/** The ways to somebody who is not here. */
export class Channels {
  private keys: Promise<ServerKeys> | undefined

  constructor(private readonly parts: Parts) {}

  /** Made when they are first wanted, and kept: browsers know this server by them. */
  serverKeys(): Promise<ServerKeys> {
    this.keys ??= this.readKeys()
    this.keys.catch(() => {
      this.keys = undefined
    })
    return this.keys
  }

  /** Says whether anybody took it. */
  async send(person: string, how: How, calling: Calling, message: Message): Promise<boolean> {
    if (how === 'push') return this.push(person, message)
    if (how === 'mail') return this.mail(person, message)
    return calling.webhook ? this.hook(calling.webhook, message) : false
  }

  private async push(person: string, { text, link, topic }: Message): Promise<boolean> {
    const { store, caller, base, now } = this.parts
    const keys = await this.serverKeys()
    const rows = await store.db
      .selectFrom('pushes')
      .select(['id', 'body'])
      .where('person', '=', person)
      .execute()
    // One browser that cannot be reached keeps no other from being told.
    const told = await Promise.allSettled(
      rows.map(async ({ id, body }) => {
        const to = JSON.parse(body) as Subscription
        const headers = pushHeaders(to, keys, base(), topic, now())
        const status = await caller.post(to.endpoint, headers, sealed(JSON.stringify({ text, link }), to))
        // The browser is gone: nobody will ever read this.
        if (status === 404 || status === 410)
          await store.db.deleteFrom('pushes').where('id', '=', id).execute()
        return status >= 200 && status < 300
      }),
    )
    if (told.some((one) => one.status === 'fulfilled' && one.value)) return true
    for (const one of told) if (one.status === 'rejected') throw one.reason
    return false
  }

  private async mail(person: string, { text, link }: Message): Promise<boolean> {
    const { mails, post } = this.parts
    const to = await mails.of(person)
    if (to === undefined || !post) return false
    await post.send({ to, subject: text, text: `${text}\n\n${link}\n` })
    return true
  }

  private async hook(
    { url, kind }: NonNullable<Calling['webhook']>,
    { text, link }: Message,
  ): Promise<boolean> {
    const json = { 'content-type': 'application/json' }
    const { caller } = this.parts
    const status =
      kind === 'ntfy'
        ? await caller.post(url, { 'content-type': 'text/plain; charset=utf-8', click: link }, text)
        : await caller.post(
            url,
            json,
            JSON.stringify(kind === 'discord' ? discord(`${text}\n${link}`) : { text, link }),
          )
    return status >= 200 && status < 300
  }

  private async readKeys(): Promise<ServerKeys> {
    const { db } = this.parts.store
    const value = JSON.stringify(newServerKeys())
    await db
      .insertInto('server_keys')
      .values({ name: 'push', value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const row = await db
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', 'push')
      .executeTakeFirstOrThrow()
    return JSON.parse(row.value) as ServerKeys
  }
}
