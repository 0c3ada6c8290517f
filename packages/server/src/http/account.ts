import { LANGUAGES } from '@hippodrome/engine'
import { type Account, mailSchema } from '@hippodrome/wire'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Registry } from '../live/registry.ts'
import { browserOf } from '../people/browser.ts'
import { exportOf } from '../people/export.ts'
import { sayGoodbye } from '../people/goodbye.ts'
import { newPasskeySchema } from '../people/passkeys.ts'
import { siteOf } from '../people/site.ts'
import { Purses } from '../socket/credits.ts'
import type { Store } from '../store/store.ts'
import { type Parts as Arrivals, waysOf } from './arrivals.ts'
import { clearKey } from './cookies.ts'
import { bodyOf, type Env, trouble } from './env.ts'
import { refuse, tooFast } from './guard.ts'

type Parts = Arrivals & { readonly store: Store; readonly registry: Registry }

const idBody = v.strictObject({ id: v.pipe(v.string(), v.maxLength(1400)) })
const answerBody = v.strictObject({ answer: newPasskeySchema })
const mailBody = v.strictObject({ address: mailSchema, language: v.picklist(LANGUAGES) })
const nameBody = v.strictObject({ name: v.string() })

/** The same for what is not there and for what is somebody else's. */
const notThere = (context: Context<Env>) =>
  refuse(context, 404, 'not-there', 'there is nothing of yours by that name')

/** What somebody may see and do about their own account. */
export function account(parts: Parts): Hono<Env> {
  const { people, passkeys, mails, hub, settings, now } = parts
  const app = new Hono<Env>()
  /** So many questions to a device in ten minutes: each is written down. */
  const asked = new Purses(60 * settings.haste, settings.haste / 10, now)
  const site = (context: Context<Env>) => siteOf(settings.url, context.req.header('host'))

  app.get('/account', async (context) => {
    const { id, name } = context.get('person')
    const mail = await mails.of(id)
    const sessions = await people.sessions.of(id)
    const shown: Account = {
      name,
      made: await people.madeAt(id),
      ways: waysOf(context, parts),
      sessions: sessions.map((session) => ({ ...session, current: session.id === context.get('session') })),
      passkeys: await passkeys.of(id),
      codes: await people.codes.of(id),
      ...(mail === undefined ? {} : { mail }),
    }
    return context.json(shown)
  })

  app.post('/passkeys/options', async (context) => {
    const here = site(context)
    if (!here) return trouble(context, 'not-offered-here')
    const person = context.get('person')
    return asked.spend(person.id) ? context.json(await passkeys.offer(person, here)) : tooFast(context)
  })

  app.post('/passkeys', async (context) => {
    const { answer } = await bodyOf(context, answerBody)
    const here = site(context)
    if (!here) return trouble(context, 'not-offered-here')
    const name = browserOf(context.req.header('user-agent'))
    const wrong = await passkeys.add(context.get('person').id, here, answer, name)
    return wrong ? trouble(context, wrong) : context.json({ ok: true })
  })

  app.post('/passkeys/remove', async (context) => {
    const { id } = await bodyOf(context, idBody)
    const removed = await passkeys.remove(context.get('person').id, id)
    return removed ? context.json({ ok: true }) : notThere(context)
  })

  /** Cut off at once, wherever it is. */
  app.post('/sessions/end', async (context) => {
    const { id } = await bodyOf(context, idBody)
    if (!(await people.sessions.end(context.get('person').id, id))) return notThere(context)
    hub.ended({ session: id })
    if (id === context.get('session')) clearKey(context)
    return context.json({ ok: true })
  })

  /** A new set, shown this once; the old ones are worth nothing from then on. */
  app.post('/codes', async (context) =>
    context.json({ codes: await people.codes.renew(context.get('person').id) }),
  )

  app.post('/mail', async (context) => {
    const { address, language } = await bodyOf(context, mailBody)
    if (!mails.offered) return trouble(context, 'not-offered-here')
    const sent = await mails.prove(context.get('person'), address, language)
    return sent ? context.json({ sent }) : tooFast(context)
  })

  app.post('/mail/remove', async (context) => {
    await mails.remove(context.get('person').id)
    return context.json({ ok: true })
  })

  app.get('/export', async (context) => {
    context.header('content-disposition', 'attachment; filename="hippodrome-account.json"')
    return context.json(await exportOf(parts, context.get('person')))
  })

  /** Their name, typed, shows that they mean it. */
  app.post('/delete', async (context) => {
    const person = context.get('person')
    const { name } = await bodyOf(context, nameBody)
    if (name.trim() !== person.name) return trouble(context, 'wrong-name')
    await sayGoodbye(parts, person)
    clearKey(context)
    return context.json({ ok: true })
  })
  return app
}
