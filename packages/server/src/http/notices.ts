import { callingSchema, subscriptionSchema } from '@hippodrome/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Channels } from '../notices/channels.ts'
import { type Caller, NotCalled } from '../notices/caller.ts'
import type { Notices } from '../notices/notices.ts'
import type { Settings } from '../settings.ts'
import { Purses } from '../socket/credits.ts'
import { bodyOf, type Env } from './env.ts'
import { refuse, tooFast } from './guard.ts'

export type Calls = { readonly notices: Notices; readonly channels: Channels; readonly caller: Caller }
type Parts = Calls & { readonly settings: Settings; readonly now: () => number }

const pushBody = v.strictObject({ subscription: subscriptionSchema })
const callingBody = v.strictObject({ calling: callingSchema })

/** How somebody wants to be called. */
export function noticesApi({ notices, channels, caller, settings, now }: Parts): Hono<Env> {
  const app = new Hono<Env>()
  /** Ten in an hour: each of them calls somebody outside. */
  const tests = new Purses(10 * settings.haste, (10 * settings.haste) / 3600, now)

  /** Thirty in an hour: for each of them a name is looked up outside. */
  const vets = new Purses(30 * settings.haste, (30 * settings.haste) / 3600, now)

  app.get('/', async (context) => {
    const { publicKey } = await channels.serverKeys()
    const calling = await notices.callingOf(context.get('person').id)
    return context.json({ key: publicKey, ...(calling ? { calling } : {}) })
  })

  app.post('/', async (context) => {
    const { calling } = await bodyOf(context, callingBody)
    const { id } = context.get('person')
    const url = calling.webhook?.url
    const isNew = url !== undefined && url !== (await notices.callingOf(id))?.webhook?.url
    if (isNew && !vets.spend(id)) return tooFast(context)
    try {
      if (isNew) await caller.vet(url)
    } catch (fault) {
      if (!(fault instanceof NotCalled)) throw fault
      return refuse(context, 409, 'not-called', fault.message)
    }
    await notices.keep(id, calling)
    return context.json({ ok: true })
  })

  app.post('/push', async (context) => {
    const { subscription } = await bodyOf(context, pushBody)
    await notices.subscribe(context.get('person').id, subscription)
    return context.json({ ok: true })
  })

  app.post('/test', async (context) => {
    const { id } = context.get('person')
    return tests.spend(id) ? context.json({ reached: await notices.test(id) }) : tooFast(context)
  })
  return app
}
