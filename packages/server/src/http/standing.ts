import { judgementSchema, reportSchema } from '@hippodrome/wire'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ban, type Parts as Measures, removeWords, rename, warn } from '../moderation/measures.ts'
import { closeReport, openCases, report } from '../moderation/reports.ts'
import type { Blocks } from '../people/blocks.ts'
import type { People } from '../people/people.ts'
import { Purses } from '../socket/credits.ts'
import { profileOf } from '../standing/profile.ts'
import { bodyOf, type Env } from './env.ts'
import { refuse } from './guard.ts'

type Parts = Measures & { readonly people: People; readonly blocks: Blocks; readonly haste: number }

const onBody = v.strictObject({ on: v.boolean() })

const nobody = (context: Context<Env>) => refuse(context, 404, 'not-there', 'there is nobody by that name')
const done = (context: Context<Env>) => context.json({ ok: true })

/** What people may know of each other, whom they do not want to meet, and what they tell the moderators. */
export function standing(parts: Parts): Hono<Env> {
  const { store, blocks, people, now, haste } = parts
  const app = new Hono<Env>()
  /** Ten in an hour. */
  const reports = new Purses(10 * haste, (10 * haste) / 3600, now)

  app.get('/people/:id', async (context) => {
    const person = context.get('person')
    const id = context.req.param('id')
    const profile = await profileOf(store, id === 'me' ? person.id : id, person)
    return profile ? context.json(profile) : nobody(context)
  })

  app.post('/people/:id/block', async (context) => {
    const { on } = await bodyOf(context, onBody)
    const put = await blocks.put(context.get('person').id, context.req.param('id'), on)
    return put ? done(context) : nobody(context)
  })

  app.get('/me/blocks', async (context) =>
    context.json({ blocked: await blocks.of(context.get('person').id) }),
  )

  app.post('/me/warnings/seen', async (context) => {
    await people.seeWarnings(context.get('person').id)
    return done(context)
  })

  app.post('/reports', async (context) => {
    const person = context.get('person')
    const told = await bodyOf(context, reportSchema)
    if (!reports.spend(person.id))
      return refuse(context, 429, 'too-fast', 'that is too much at once; try again in a moment')
    return (await report(parts, person, told)) ? done(context) : nobody(context)
  })

  app.use('/moderation', async (context: Context<Env>, next) =>
    (await people.isModerator(context.get('person').id))
      ? next()
      : refuse(context, 403, 'not-allowed', 'only moderators see this'),
  )
  app.get('/moderation', async (context) => context.json({ cases: await openCases(parts) }))
  app.post('/moderation', async (context) => {
    const judgement = await bodyOf(context, judgementSchema)
    const { id: by } = context.get('person')
    if (judgement.do === 'remove')
      return (await removeWords(parts, judgement.match, judgement.line))
        ? done(context)
        : refuse(context, 404, 'not-there', 'nothing was said there')
    if (judgement.do === 'close')
      return (await closeReport(parts, judgement.report, by)) ? done(context) : nobody(context)
    const about = await people.named(judgement.person)
    if (!about) return nobody(context)
    if (judgement.do === 'rename') await rename(parts, about.id, judgement.name)
    else if (judgement.do === 'warn') await warn(parts, about.id, judgement.words, by)
    else await ban(parts, about, judgement.words, by)
    return done(context)
  })
  return app
}
