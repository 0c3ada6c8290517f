import { setTimeout as sleep } from 'node:timers/promises'
import { idSchema, nameSchema, textSchema, whole } from '@hippodrome/wire'
import * as v from 'valibot'
import type { Log } from '../log.ts'
import { ban, type Parts as Measures, removeWords, rename, stopMatch } from '../moderation/measures.ts'
import { newId } from '../people/keys.ts'
import type { Store } from '../store/store.ts'

const person = { person: idSchema }

/** What has to be done where the tables and sockets are. */
const errandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('ban'), ...person, words: textSchema }),
  v.strictObject({ do: v.literal('rename'), ...person, name: v.optional(nameSchema) }),
  v.strictObject({ do: v.literal('remove'), match: idSchema, line: whole }),
  v.strictObject({ do: v.literal('end'), match: idSchema, reason: v.optional(textSchema) }),
])
export type Errand = v.InferOutput<typeof errandSchema>

/** In the name of whoever runs the server. */
const BY_COMMAND = '-'

/** Does an errand; says why it could not be done, in one line, or nothing. */
export async function run(parts: Measures, errand: Errand): Promise<string> {
  switch (errand.do) {
    case 'ban': {
      const { db } = parts.store
      const who = db.selectFrom('people').select(['id', 'name']).where('id', '=', errand.person)
      const known = await who.executeTakeFirst()
      if (!known) return 'There is nobody by that name.'
      await ban(parts, known, errand.words, BY_COMMAND)
      return ''
    }
    case 'rename':
      await rename(parts, errand.person, errand.name)
      return ''
    case 'remove':
      return (await removeWords(parts, errand.match, errand.line)) ? '' : 'Nothing was said there.'
    case 'end': {
      const live = await parts.registry.find(errand.match)
      if (!live) return 'There is no such match.'
      const wrong = await stopMatch(live, errand.reason)
      return wrong === undefined ? '' : `That cannot be: ${wrong}.`
    }
  }
}

/** A server looks so often whether there is an errand. */
const LOOK_MS = 500
/** Whoever has taken one has so long; then another may. */
const CLAIM_MS = 60_000
/** The command line waits so long for somebody to take it, and for an answer. */
const PATIENCE_MS = 15_000
const POLL_MS = 100
const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** Does what the command line asks of a server that runs; of several one does it. */
export class Errands {
  private readonly timer
  private work: Promise<void> | undefined

  constructor(
    private readonly parts: Measures,
    private readonly log: Log,
  ) {
    this.timer = setInterval(() => {
      this.work ??= this.look()
        .catch((fault: unknown) => log('fault', { detail: String(fault) }))
        .finally(() => (this.work = undefined))
    }, LOOK_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.work
  }

  private async look(): Promise<void> {
    const { store, now } = this.parts
    const rows = await store.db
      .selectFrom('errands')
      .select(['id', 'body', 'taken_at'])
      .where('done_at', '=', 0)
      .where((is) => is.or([is('taken_at', '=', 0), is('taken_at', '<', now() - CLAIM_MS)]))
      .orderBy('made_at')
      .execute()
    for (const { id, body, taken_at } of rows) {
      const { numUpdatedRows } = await store.db
        .updateTable('errands')
        .set({ taken_at: now() })
        .where('id', '=', id)
        .where('taken_at', '=', taken_at)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await this.take(id, body)
    }
  }

  private async take(id: string, body: string): Promise<void> {
    const { store, now } = this.parts
    const answer = await run(this.parts, v.parse(errandSchema, JSON.parse(body))).catch(
      (fault: unknown) => `It failed: ${fault instanceof Error ? fault.message : String(fault)}.`,
    )
    this.log('errand', { answer })
    await store.db.updateTable('errands').set({ done_at: now(), answer }).where('id', '=', id).execute()
  }
}

/** Has a server that runs do it; nothing when none has taken it. */
export async function ask(
  { db }: Store,
  errand: Errand,
  now: () => number,
  patience = PATIENCE_MS,
): Promise<string | undefined> {
  const id = newId()
  const row = { id, body: JSON.stringify(errand), made_at: now(), taken_at: 0, done_at: 0, answer: '' }
  await db
    .deleteFrom('errands')
    .where('made_at', '<', now() - REMEMBERED_MS)
    .execute()
  await db.insertInto('errands').values(row).execute()
  for (let waited = 0; ; waited += POLL_MS) {
    const found = await db
      .selectFrom('errands')
      .select(['taken_at', 'done_at', 'answer'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (found && Number(found.done_at) > 0) return found.answer
    if (waited >= patience && (Number(found?.taken_at ?? 0) === 0 || waited >= 4 * patience)) break
    await sleep(POLL_MS)
  }
  const { numDeletedRows } = await db
    .deleteFrom('errands')
    .where('id', '=', id)
    .where('taken_at', '=', 0)
    .executeTakeFirst()
  return numDeletedRows > 0n
    ? undefined
    : 'A server has begun it and not said what came of it. Look again in a minute.'
}
