import { LANGUAGES } from '@hippodrome/engine'
import { mailSchema, nameSchema } from '@hippodrome/wire'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { browserOf } from '../people/browser.ts'
import type { Mails } from '../people/mails.ts'
import { type Passkeys, passkeyAnswerSchema } from '../people/passkeys.ts'
import type { People, Person } from '../people/people.ts'
import { siteOf } from '../people/site.ts'
import type { Settings } from '../settings.ts'
import { Purses } from '../socket/credits.ts'
import type { Hub } from '../socket/hub.ts'
import { keyOf, setKey } from './cookies.ts'
import { bodyOf, type Env, trouble } from './env.ts'
import { addressOf, refuse, tooFast, unhurried } from './guard.ts'

export type Parts = {
  readonly people: People
  readonly passkeys: Passkeys
  readonly mails: Mails
  readonly hub: Hub
  readonly settings: Settings
  readonly now: () => number
}

const nameBody = v.strictObject({ name: v.string() })
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(80)) })
const answerBody = v.strictObject({ answer: passkeyAnswerSchema })
const mailBody = v.strictObject({ address: mailSchema, language: v.picklist(LANGUAGES) })
const secretBody = v.strictObject({ secret: v.pipe(v.string(), v.maxLength(80)) })

/** By which ways one may come back here. */
export const waysOf = (context: Context<Env>, { settings, mails }: Pick<Parts, 'settings' | 'mails'>) => ({
  passkey: siteOf(settings.url, context.req.header('host')) !== undefined,
  mail: mails.offered,
})

/** How strangers come in: by a name, or back by a code, a passkey or a link. */
export function arrivals(parts: Parts): Hono<Env> {
  const { people, passkeys, mails, hub, settings, now } = parts
  const app = new Hono<Env>()
  const secure = settings.url?.startsWith('https:') ?? false
  const address = (context: Context<Env>) => addressOf(context.env.incoming, settings.proxies)
  /** So many in ten minutes from one address. */
  const limited = (tries: number) =>
    unhurried(new Purses(tries * settings.haste, (tries * settings.haste) / 600, now), address, 1)
  const newcomers = new Purses(60 * settings.haste, settings.haste / 10, now)
  const guarded = limited(10)
  const touched = limited(60)
  const browser = (context: Context<Env>) => browserOf(context.req.header('user-agent'))
  const site = (context: Context<Env>) => siteOf(settings.url, context.req.header('host'))

  /** Whoever was signed in on this device is so no longer. */
  const signIn = async (context: Context<Env>, key: string) => {
    const before = await people.find(keyOf(context) ?? '')
    if (before) {
      await people.sessions.end(before.person.id, before.session)
      hub.ended({ session: before.session })
    }
    setKey(context, key, secure)
  }
  const barred = async (context: Context<Env>, person: Person) => {
    const why = await people.whyBanned(person.id)
    return why === undefined ? undefined : refuse(context, 409, 'banned', `this account is banned: ${why}`)
  }
  const comeIn = async (context: Context<Env>, { id, name }: Person) => {
    const no = await barred(context, { id, name })
    if (no) return no
    await signIn(context, await people.sessions.begin(id, browser(context)))
    return context.json({ name })
  }

  app.get('/me', async (context) => {
    const key = keyOf(context) ?? ''
    const visitor = await people.find(key)
    // The cookie lives as long as the session, which lives on with every visit.
    if (visitor) setKey(context, key, secure)
    const ways = waysOf(context, parts)
    if (!visitor) return context.json({ name: null, ways })
    const { id, name } = visitor.person
    const warning = await people.warningFor(id)
    return context.json({
      name,
      ways,
      person: id,
      moderator: await people.isModerator(id),
      ...(warning === undefined ? {} : { warning }),
    })
  })

  /** A guest comes in, or changes their name. The code to write down is shown this once. */
  app.post('/me', async (context) => {
    const named = v.safeParse(nameSchema, (await bodyOf(context, nameBody)).name)
    if (!named.success) return trouble(context, 'bad-name')
    const name = named.output
    const known = await people.find(keyOf(context) ?? '')
    if (known) {
      await people.rename(known.person.id, name)
      return context.json({ name })
    }
    if (!settings.signups || !(await people.takesNew()) || (await people.count()) >= settings.people)
      return refuse(context, 403, 'not-allowed', 'this server takes no new people at present')
    // So that nobody alone fills the server with people who are not there.
    if (!newcomers.spend(address(context))) return tooFast(context)
    const { key, code } = await people.welcome(name, browser(context))
    setKey(context, key, secure)
    return context.json({ name, code })
  })

  app.post('/me/recover', guarded, async (context) => {
    const { code } = await bodyOf(context, codeBody)
    const back = await people.recover(code, browser(context))
    if (typeof back === 'string') return trouble(context, `code-${back}`)
    const no = await barred(context, back.person)
    if (no) return no
    await signIn(context, back.key)
    const { left, person } = back
    return context.json({ name: person.name, left, ...(back.code === undefined ? {} : { code: back.code }) })
  })

  /** What the browser needs to ask for a passkey; it says by itself whose it is. */
  app.post('/login/passkey/options', touched, async (context) => {
    const here = site(context)
    return here ? context.json(await passkeys.ask(here)) : trouble(context, 'not-offered-here')
  })

  app.post('/login/passkey', touched, async (context) => {
    const { answer } = await bodyOf(context, answerBody)
    const here = site(context)
    if (!here) return trouble(context, 'not-offered-here')
    const person = await passkeys.open(here, answer)
    return typeof person === 'string' ? trouble(context, person) : comeIn(context, person)
  })

  /** The same answer whether or not the address is anybody's. */
  app.post('/login/mail', guarded, async (context) => {
    const { address: to, language } = await bodyOf(context, mailBody)
    if (!mails.offered) return trouble(context, 'not-offered-here')
    await mails.invite(to, language)
    return context.json({ sent: true })
  })

  app.post('/login/link', guarded, async (context) => {
    const person = await mails.open((await bodyOf(context, secretBody)).secret)
    return typeof person === 'string' ? trouble(context, person) : comeIn(context, person)
  })

  /** Whoever reads the mail box says that it is theirs, on whichever device. */
  app.post('/login/proof', guarded, async (context) => {
    const proven = await mails.proven((await bodyOf(context, secretBody)).secret)
    return typeof proven === 'string' ? trouble(context, proven) : context.json(proven)
  })
  return app
}
