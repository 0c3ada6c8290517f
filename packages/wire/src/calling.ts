import { LANGUAGES } from '@hippodrome/engine'
import * as v from 'valibot'

/** When somebody may want to be called, and how. */
export const WHENS = ['turn', 'answer', 'done', 'vote', 'end'] as const
export type When = (typeof WHENS)[number]
export const HOWS = ['push', 'mail', 'webhook'] as const
export type How = (typeof HOWS)[number]

/** In whose words a webhook is called: Discord's, those of ntfy, or plain JSON. */
export const HOOKS = ['discord', 'ntfy', 'json'] as const

const hows = v.pipe(v.array(v.picklist(HOWS)), v.maxLength(HOWS.length))
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))

/** How somebody wants to be called. */
export const callingSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  zone: v.pipe(
    v.string(),
    v.maxLength(60),
    v.check((zone) => isZone(zone), 'must be a time zone'),
  ),
  /** Whoever said so before anybody was told of what was done to them is not told of it. */
  when: v.strictObject({ turn: hows, answer: hows, done: v.optional(hows, []), vote: hows, end: hows }),
  webhook: v.optional(v.strictObject({ url: v.pipe(v.string(), v.maxLength(500)), kind: v.picklist(HOOKS) })),
  /** By day, from Monday on: from which hour to which nobody is called. */
  quiet: v.pipe(v.array(v.pipe(v.array(v.tuple([hour, hour])), v.maxLength(4))), v.length(7)),
})
export type Calling = v.InferOutput<typeof callingSchema>

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** Where a browser wants to be told things. */
export const subscriptionSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
})
