import { matchFile } from '@hippodrome/engine'
import { daysSchema, seatNumber, wishSchema } from '@hippodrome/wire'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isKnownLevel } from '../bots/levels.ts'
import type { LiveTable } from '../live/liveTable.ts'
import type { Table } from '../table/table.ts'
import type { Blocks } from '../people/blocks.ts'
import { hashOf, newKey } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import { Purses } from '../socket/credits.ts'
import type { Actor } from '../table/actor.ts'
import { goingOn } from '../table/goingOn.ts'
import { seatFor } from '../table/reading.ts'
import { rematchOf, ROUNDS } from '../table/rematch.ts'
import type { DaysBook } from '../time/daysBook.ts'
import { account } from './account.ts'
import { arrivals } from './arrivals.ts'
import { keyOf } from './cookies.ts'
import { bodyOf, type Env, trouble } from './env.ts'
import { addressOf, malformed, ownPagesOnly, refuse, small, tooFast, unhurried } from './guard.ts'
import { lobby, mine, waitingOf } from './lists.ts'
import { type Calls, noticesApi } from './notices.ts'
import { standing } from './standing.ts'

type Parts = Parameters<typeof account>[0] & Calls & { readonly days: DaysBook; readonly blocks: Blocks }

const openBody = v.strictObject({
  wish: v.pipe(
    wishSchema,
    v.check(({ seats }) => seats.every(isKnownLevel), 'there is no such bot'),
  ),
})
const seatBody = v.strictObject({ seat: seatNumber })
const rematchBody = v.strictObject({ seats: v.optional(v.picklist(ROUNDS), 'rotated') })
const notesBody = v.strictObject({ text: v.pipe(v.string(), v.maxLength(20_000)) })

const JSON_BODY = { 'content-type': 'application/json' } as const

/** The same answer for what is not there and for what is not theirs. */
const notThere = (context: Context) => refuse(context, 404, 'not-there', 'there is no such table')

/** Everything over HTTP but the page itself. */
export function api(parts: Parts): Hono<Env> {
  const { people, registry, settings, store, now } = parts
  const { haste } = settings
  const app = new Hono<Env>()
  const calm = new Purses(120 * haste, 4 * haste, now)
  const address = (context: Context<Env>) => addressOf(context.env.incoming, settings.proxies)

  app.use(small, ownPagesOnly(settings.url), unhurried(calm, address, 1))
  app.onError(malformed)

  app.route('/', arrivals(parts))
  app.get('/tables', async (context) => context.json({ tables: await lobby(store) }))

  app.use(async (context, next) => {
    const visitor = await people.find(keyOf(context) ?? '')
    if (!visitor) return refuse(context, 401, 'not-allowed', 'say your name first')
    context.set('person', visitor.person)
    context.set('session', visitor.session)
    return next()
  })

  app.get('/me/days', async (context) =>
    context.json({ days: (await parts.days.of(context.get('person').id)) ?? null }),
  )

  /** Thirty a day: each of them is noted at every match by turns. */
  const told = new Purses(30 * haste, (30 * haste) / 86_400, now)

  /** Where somebody is, when they sleep and when they are away: the clocks of their matches go by it, those that run from the next turn on. */
  app.post('/me/days', async (context) => {
    if (!told.spend(context.get('person').id)) return tooFast(context)
    const days = await bodyOf(context, daysSchema)
    await parts.days.keep(context.get('person'), days, registry)
    return context.json({ days })
  })

  app.route('/', standing({ ...parts, haste }))
  app.route('/me', account(parts))
  app.route('/me/notices', noticesApi(parts))

  app.get('/mine', async (context) => context.json({ matches: await mine(store, context.get('person').id) }))

  const hasEnough = async ({ id }: Person) => (await waitingOf(store, id)) >= settings.waiting

  app.post('/tables', unhurried(new Purses(20 * haste, 0.2 * haste, now), address, 1), async (context) => {
    const { wish } = await bodyOf(context, openBody)
    const person = context.get('person')
    if (await hasEnough(person)) return trouble(context, 'too-many')
    const live = await registry.create(person, wish)
    const { table } = live
    const { commitment } = table
    return context.json({ match: live.id, invite: table.inviteFor(actorFor(person)), commitment })
  })

  /** What somebody who may see a table sees of it; nothing for others. */
  const at = async <T>(
    context: Context<Env>,
    see: (table: Table, actor: Actor, live: LiveTable) => T,
  ): Promise<Awaited<T> | undefined> => {
    const live = await registry.find(context.req.param('id') ?? '')
    const actor = actorFor(context.get('person'))
    return live?.look((table) => (table.maySee(actor) ? see(table, actor, live) : undefined))
  }

  app.get('/tables/:id/invite', async (context) => {
    const invite = await at(context, (table, actor) => table.inviteFor(actor))
    return invite === undefined ? notThere(context) : context.json({ invite })
  })

  app.get('/tables/:id/file', async (context) => {
    const file = await at(context, fileFor)
    return file === undefined ? notThere(context) : context.body(file, 200, JSON_BODY)
  })

  /** A match of one's own that goes on from a moment of this one, with all that one cannot know drawn anew. */
  app.get('/tables/:id/from/:made', unhurried(calm, address, 5), async (context) => {
    const made = Number(context.req.param('made'))
    const file = await at(context, (table, actor) =>
      Number.isInteger(made) && made >= 0 ? goingOn(table, actor, made) : undefined,
    )
    return file ? context.json(file) : notThere(context)
  })

  app.post('/tables/:id/rematch', async (context) => {
    const { seats } = await bodyOf(context, rematchBody)
    const live = await at(context, (table, actor, found) => table.seatsOf(actor).length > 0 && found)
    if (!live) return notThere(context)
    if (await hasEnough(context.get('person'))) return trouble(context, 'too-many')
    const match = await rematchOf(live, context.get('person'), registry, seats)
    return match === undefined
      ? refuse(context, 409, 'not-allowed', 'the match is not over')
      : context.json({ match })
  })

  /** A token for the program that plays a seat, shown this once. */
  app.post('/tables/:id/token', async (context) => {
    const { seat } = await bodyOf(context, seatBody)
    const match = await at(
      context,
      (table, actor, { id }) => table.isHost(actor) && table.places[seat]?.kind === 'program' && id,
    )
    if (!match) return notThere(context)
    const token = newKey()
    await store.keepToken(hashOf(token), match, seat)
    return context.json({ token })
  })

  app.get('/tables/:id/notes', async (context) => {
    const match = await at(context, (_table, _actor, { id }) => id)
    return match
      ? context.json({ text: await store.notes(match, context.get('person').id) })
      : notThere(context)
  })

  app.post('/tables/:id/notes', async (context) => {
    const { text } = await bodyOf(context, notesBody)
    const match = await at(context, (_table, _actor, { id }) => id)
    if (!match) return notThere(context)
    await store.keepNotes(match, context.get('person').id, text)
    return context.json({ ok: true })
  })

  app.all('*', notThere)
  return app
}

/** What may be taken along of a match, as text: the whole file after its end, before it what the seat of whoever asks knows. */
function fileFor(table: Table, actor: Actor): string | undefined {
  const { match } = table
  if (!match) return undefined
  if (table.publishedSeed !== undefined) return JSON.stringify(matchFile(table.header(), match))
  const seat = seatFor(table, actor, undefined)
  return JSON.stringify({
    format: 'hippodrome-view',
    game: table.game.id,
    view: match.view(seat),
    chronicle: match.chronicle(seat),
  })
}

const actorFor = (person: Person): Actor => ({ kind: 'person', ...person })
