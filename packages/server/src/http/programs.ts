import type { HttpBindings } from '@hono/node-server'
import { parseWith } from '@hippodrome/engine'
import { idSchema, type Phase, whole } from '@hippodrome/wire'
import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as v from 'valibot'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { hashOf, newId } from '../people/keys.ts'
import { MOST_WAITING } from '../socket/connection.ts'
import { Purses } from '../socket/credits.ts'
import { single } from '../socket/deeds.ts'
import type { Hub, Outlet } from '../socket/hub.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from '../table/actor.ts'
import { malformed, ownPagesOnly, refuse, small, tooFast } from './guard.ts'

type Parts = {
  readonly store: Store
  readonly registry: Registry
  readonly hub: Hub
  readonly now: () => number
  /** How many times faster than usual one may send. */
  readonly haste: number
}

type Env = { Bindings: HttpBindings }

const chooseBody = v.strictObject({ decision: whole, choice: whole, id: v.optional(idSchema) })

/** So many streams of one seat at the same time: one that was cut may not have ended yet when the next comes. */
const STREAMS = 4

const ENDS: readonly Phase[] = ['over', 'abandoned']

/** A seat for a program in any language: a token, a stream of lines to read and a POST for each choice. */
export function programs({ store, registry, hub, now, haste }: Parts): Hono<Env> {
  const app = new Hono<Env>()
  const calm = new Purses(400 * haste, 40 * haste, now)
  const streams = new Map<string, number>()
  app.use(small, ownPagesOnly(undefined))
  app.onError(malformed)

  const seatOf = async (
    context: Context,
  ): Promise<{ live: LiveTable; actor: Actor; seat: number } | undefined> => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    const found = token === undefined ? undefined : await store.token(hashOf(token))
    const live = found && (await registry.find(found.match))
    if (!found || !live || !calm.spend(`${found.match} ${found.seat}`)) return undefined
    return { live, actor: { kind: 'program', seat: found.seat }, seat: found.seat }
  }
  const unknown = (context: Context) => refuse(context, 401, 'not-allowed', 'this token opens no seat')

  app.get('/', async (context) => {
    const found = await seatOf(context)
    if (!found) return unknown(context)
    const { live, actor, seat } = found
    const key = `${live.id} ${seat}`
    const others = streams.get(key) ?? 0
    if (others >= STREAMS) return tooFast(context)
    streams.set(key, others + 1)
    context.header('content-type', 'application/x-ndjson')
    return stream(context, async (lines) => {
      let wake = () => {}
      const waiting: string[] = []
      let unread = 0
      const outlet: Outlet = {
        actor,
        sendText(text) {
          waiting.push(text)
          unread += text.length
          // A slow reader is cut: it comes back and gets the whole view.
          if (unread > MOST_WAITING) context.env.outgoing.destroy()
          wake()
        },
      }
      await live.look(() => hub.watch(outlet, live, undefined, undefined))
      lines.onAbort(() => wake())
      const isOver = async () =>
        (await (await registry.find(live.id))?.look(({ phase }) => ENDS.includes(phase))) ?? true
      while (!lines.aborted) {
        for (const text of waiting.splice(0)) {
          await lines.write(`${text}\n`)
          unread -= text.length
        }
        if (waiting.length === 0 && (await isOver())) break
        if (waiting.length === 0 && !lines.aborted)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
      hub.unwatch(outlet, live.id)
      const left = (streams.get(key) ?? 1) - 1
      if (left > 0) streams.set(key, left)
      else streams.delete(key)
    })
  })

  app.post('/', async (context) => {
    const found = await seatOf(context)
    if (!found) return unknown(context)
    const { decision, choice, id } = parseWith(chooseBody, await context.req.json(), 'body')
    const { live, actor, seat } = found
    const answer = await live.send(actor, id ?? newId(), single({ kind: 'choose', seat, decision, choice }))
    if (answer.ok) return context.json({ version: answer.version })
    return refuse(context, 409, answer.code, answer.message)
  })
  return app
}
