import type { HttpBindings } from '@hono/node-server'
import { BadData, matchFile, parseWith } from '@hippodrome/engine'
import { nameSchema, seatNumber, wishSchema } from '@hippodrome/wire'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { hashOf, newKey } from '../people/keys.ts'
import type { People, Person } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import { Purses } from '../socket/credits.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from '../table/actor.ts'
import { seatFor } from '../table/reading.ts'
import { rematchOf, ROUNDS } from '../table/rematch.ts'
import { keyOf, setKey } from './cookies.ts'
import { addressOf, ownPagesOnly, refuse, small, unhurried } from './guard.ts'
import { lobby, mine } from './lists.ts'

export type Parts = {
  readonly store: Store
  readonly people: People
  readonly registry: Registry
  readonly settings: Settings
  readonly now: () => number
}

type Env = { Bindings: HttpBindings; Variables: { person: Person } }

const nameBody = v.strictObject({ name: nameSchema })
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(80)) })
const openBody = v.strictObject({ wish: wishSchema })
const seatBody = v.strictObject({ seat: seatNumber })
const rematchBody = v.strictObject({ seats: v.optional(v.picklist(ROUNDS), 'rotated') })
const notesBody = v.strictObject({ text: v.pipe(v.string(), v.maxLength(20_000)) })

/** The same answer for what is not there and for what is not theirs. */
const notThere = (context: Context) => refuse(context, 404, 'not-there', 'there is no such table')

/** Everything over HTTP but the page itself. */
export function api(parts: Parts): Hono<Env> {
  const { people, registry, settings, store, now } = parts
  const { haste } = settings
  const app = new Hono<Env>()
  const calm = new Purses(120 * haste, 4 * haste, now)
  const guesses = new Purses(10, 10 / 600, now)
  const address = (context: Context<Env>) => addressOf(context.env.incoming, settings.proxies)
  const secure = settings.url?.startsWith('https:') ?? false

  app.use(small, ownPagesOnly(settings.url), unhurried(calm, address, 1))
  app.onError((fault, context) => {
    if (fault instanceof BadData) return refuse(context, 400, 'malformed', fault.message)
    if (fault instanceof SyntaxError) return refuse(context, 400, 'malformed', 'that is not JSON')
    throw fault
  })

  const body = async <T>(context: Context<Env>, schema: v.GenericSchema<unknown, T>): Promise<T> =>
    parseWith(schema, await context.req.json(), 'body')

  app.get('/me', async (context) => {
    const person = await people.find(keyOf(context) ?? '')
    return context.json({ name: person?.name ?? null })
  })

  /** A guest comes in, or changes their name. The code to write down is shown this once. */
  app.post('/me', async (context) => {
    const { name } = await body(context, nameBody)
    const known = await people.find(keyOf(context) ?? '')
    if (known) {
      await people.rename(known.id, name)
      return context.json({ name })
    }
    if (!settings.signups || (await people.count()) >= settings.people)
      return refuse(context, 403, 'not-allowed', 'this server takes no new people at present')
    const { key, code } = await people.welcome(name)
    setKey(context, key, secure)
    return context.json({ name, code })
  })

  app.post('/me/recover', unhurried(guesses, address, 1), async (context) => {
    const { code } = await body(context, codeBody)
    const back = await people.recover(code)
    if (!back) return refuse(context, 404, 'not-there', 'nobody has this code')
    setKey(context, back.key, secure)
    return context.json({ name: back.person.name, code: back.code })
  })

  app.get('/tables', async (context) => context.json({ tables: await lobby(store) }))

  app.use(async (context, next) => {
    const person = await people.find(keyOf(context) ?? '')
    if (!person) return refuse(context, 401, 'not-allowed', 'say your name first')
    context.set('person', person)
    return next()
  })

  app.get('/mine', async (context) => context.json({ matches: await mine(store, context.get('person').id) }))

  app.post('/tables', unhurried(new Purses(20 * haste, 0.2 * haste, now), address, 1), async (context) => {
    const { wish } = await body(context, openBody)
    const person = context.get('person')
    const live = await registry.create(person, wish)
    return context.json({ match: live.id, invite: live.table.inviteFor(actorFor(person)) })
  })

  const at = async (context: Context<Env>): Promise<{ live: LiveTable; actor: Actor } | undefined> => {
    const live = await registry.find(context.req.param('id') ?? '')
    const actor = actorFor(context.get('person'))
    return live?.table.maySee(actor) ? { live, actor } : undefined
  }

  app.get('/tables/:id/invite', async (context) => {
    const found = await at(context)
    const invite = found?.live.table.inviteFor(found.actor)
    return invite === undefined ? notThere(context) : context.json({ invite })
  })

  app.get('/tables/:id/file', async (context) => {
    const found = await at(context)
    const match = found?.live.table.match
    if (!found || !match) return notThere(context)
    const { table } = found.live
    if (table.phase === 'over') return context.json(matchFile(table.header(), match))
    const seat = seatFor(table, found.actor, undefined)
    return context.json({
      format: 'hippodrome-view',
      game: table.game.id,
      view: match.view(seat),
      chronicle: match.chronicle(seat),
    })
  })

  app.post('/tables/:id/rematch', async (context) => {
    const found = await at(context)
    const { seats } = await body(context, rematchBody)
    if (!found || found.live.table.seatsOf(found.actor).length === 0) return notThere(context)
    const match = await rematchOf(found.live, context.get('person'), registry, seats)
    return match === undefined
      ? refuse(context, 409, 'not-allowed', 'the match is not over')
      : context.json({ match })
  })

  /** A token for the program that plays a seat, shown this once. */
  app.post('/tables/:id/token', async (context) => {
    const found = await at(context)
    const { seat } = await body(context, seatBody)
    if (!found?.live.table.isHost(found.actor) || found.live.table.places[seat]?.kind !== 'program')
      return notThere(context)
    const token = newKey()
    await store.keepToken(hashOf(token), found.live.id, seat)
    return context.json({ token })
  })

  app.get('/tables/:id/notes', async (context) => {
    const found = await at(context)
    return found
      ? context.json({ text: await store.notes(found.live.id, context.get('person').id) })
      : notThere(context)
  })

  app.post('/tables/:id/notes', async (context) => {
    const found = await at(context)
    const { text } = await body(context, notesBody)
    if (!found) return notThere(context)
    await store.keepNotes(found.live.id, context.get('person').id, text)
    return context.json({ ok: true })
  })

  app.all('*', notThere)
  return app
}

const actorFor = (person: Person): Actor => ({ kind: 'person', ...person })
