import type { HttpBindings } from '@hono/node-server'
import { parseWith } from '@hippodrome/engine'
import { idSchema, type Phase, whole } from '@hippodrome/wire'
import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as v from 'valibot'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { hashOf, newId } from '../people/keys.ts'
import { Purses } from '../socket/credits.ts'
import { single } from '../socket/deeds.ts'
import type { Hub } from '../socket/hub.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from '../table/actor.ts'
import { Telling } from './telling.ts'
import { malformed, ownPagesOnly, refuse, small, tooFast } from './guard.ts'

type Parts = {
  readonly store: Store
  readonly registry: Registry
  readonly hub: Hub
  readonly now: () => number
  /** How many times faster than usual one may send. */
  readonly haste: number
  /** How long a stream may be silent. */
  readonly keepaliveMs?: number
}

const KEEPALIVE_MS = 30_000

type Env = { Bindings: HttpBindings }

const chooseBody = v.strictObject({ decision: whole, choice: whole, id: v.optional(idSchema) })

/** So many streams of one seat at the same time: one that was cut may not have ended yet when the next comes. The oldest makes room. */
const STREAMS = 4

type Found = { readonly live: LiveTable; readonly actor: Actor; readonly seat: number }

const ENDS: readonly Phase[] = ['over', 'abandoned']

/** A seat for a program in any language: a token, a stream of lines to read and a POST for each choice. */
export function programs(parts: Parts): Hono<Env> {
  const { store, registry, hub, now, haste, keepaliveMs = KEEPALIVE_MS } = parts
  const app = new Hono<Env>()
  const calm = new Purses(400 * haste, 40 * haste, now)
  /** What the streams of a seat are told, the oldest first. */
  const streams = new Map<string, Telling[]>()
  app.use(small, ownPagesOnly(undefined))
  app.onError(malformed)

  /** The seat that a token opens, or the answer to one that opens none, or is used too fast. */
  const seatOf = async (context: Context): Promise<Found | Response> => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    const found = token === undefined ? undefined : await store.token(hashOf(token))
    if (found && !calm.spend(`${found.match} ${found.seat}`)) return tooFast(context)
    const live = found && (await registry.find(found.match))
    if (!found || !live) return refuse(context, 401, 'not-allowed', 'this token opens no seat')
    return { live, actor: { kind: 'program', seat: found.seat }, seat: found.seat }
  }

  /** Whether there is nothing to play any more for the program of a seat. */
  const isOver = async (match: string, seat: number): Promise<boolean> =>
    (await (
      await registry.find(match)
    )?.look(({ phase, places }) => ENDS.includes(phase) || places[seat]?.kind !== 'program')) ?? true

  app.get('/', async (context) => {
    const found = await seatOf(context)
    if (found instanceof Response) return found
    const { live, actor, seat } = found
    const key = `${live.id} ${seat}`
    context.header('content-type', 'application/x-ndjson')
    return stream(context, async (lines) => {
      const telling = new Telling(actor, { cut: () => context.env.outgoing.destroy(), keepaliveMs })
      const all = streams.get(key) ?? []
      streams.set(key, all)
      all.push(telling)
      if (all.length > STREAMS) all.shift()?.end()
      lines.onAbort(() => telling.end())
      try {
        await live.look(() => hub.watch(telling, live, undefined, undefined))
        for await (const line of telling.lines(() => isOver(live.id, seat))) await lines.write(`${line}\n`)
      } finally {
        hub.unwatch(telling, live.id)
        const at = all.indexOf(telling)
        if (at >= 0) all.splice(at, 1)
        if (all.length === 0) streams.delete(key)
      }
    })
  })

  app.post('/', async (context) => {
    const found = await seatOf(context)
    if (found instanceof Response) return found
    const { decision, choice, id } = parseWith(chooseBody, await context.req.json(), 'body')
    const { live, actor, seat } = found
    const answer = await live.send(actor, id ?? newId(), single({ kind: 'choose', seat, decision, choice }))
    if (answer.ok) return context.json({ version: answer.version })
    return refuse(context, 409, answer.code, answer.message)
  })
  return app
}
