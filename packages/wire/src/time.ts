import * as v from 'valibot'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A stretch of time in milliseconds, a hundred days at the most. */
export const durationSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100 * DAY))
const some = v.pipe(durationSchema, v.minValue(SECOND, 'must be at least a second'))

/** Milliseconds since 1970. */
export const momentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_000_000_000_000))

/** When the clocks of a match by turns rest. */
export const OFF = ['nights', 'weekends'] as const
export type Off = (typeof OFF)[number]

/** How much time there is. A table without one has no clock. */
export const timeSchema = v.variant('kind', [
  /** So much for the whole match, and a little more for every turn. */
  v.strictObject({ kind: v.literal('live'), base: some, increment: durationSchema }),
  /** So much for every decision, and a bank for when that is not enough. */
  v.strictObject({ kind: v.literal('bank'), each: some, bank: durationSchema }),
  /** So much for every turn, and a reserve; by the calendar of whoever plays. */
  v.strictObject({
    kind: v.literal('turns'),
    each: some,
    reserve: durationSchema,
    off: v.pipe(v.array(v.picklist(OFF)), v.maxLength(OFF.length)),
  }),
])
export type Time = v.InferOutput<typeof timeSchema>

/** What becomes of a seat whose time has run out: a bot plays on, the others vote, or the match ends without a result. */
export const ABSENCES = ['bot', 'vote', 'end'] as const
export type Absence = (typeof ABSENCES)[number]

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60))

const LONGEST_NIGHT = 12 * 60

/** From when to when, in minutes of the day. */
export const nightSchema = v.pipe(
  v.tuple([minute, minute]),
  v.check(([from, to]) => nightLength(from, to) <= LONGEST_NIGHT, 'must have at most twelve hours'),
)
export const nightLength = (from: number, to: number): number => (to - from + 24 * 60) % (24 * 60)

export const awaySchema = v.pipe(v.array(v.tuple([momentSchema, momentSchema])), v.maxLength(20))

export const zoneSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/^[\w+/-]+$/))

/** What somebody says of their days: where they are, when they sleep, when they are on vacation. */
export const daysSchema = v.strictObject({
  zone: zoneSchema,
  night: v.optional(nightSchema, [23 * 60, 7 * 60]),
  away: v.optional(awaySchema, []),
})
export type Days = v.InferOutput<typeof daysSchema>

/**
 * The same as a log keeps it: how far the local time is from UTC, in minutes, from each of these moments on. So no log
 * needs to know what a time zone is, or what becomes of its laws.
 */
export const calendarSchema = v.strictObject({
  ...daysSchema.entries,
  shifts: v.pipe(
    v.array(v.tuple([momentSchema, v.pipe(v.number(), v.integer(), v.minValue(-1440), v.maxValue(1440))])),
    v.minLength(1),
    v.maxLength(40),
  ),
})
export type Calendar = v.InferOutput<typeof calendarSchema>

/** A seat's clock as everybody sees it. What is left now is what was left at `since`, less what has gone since without rests. */
export const clockSchema = v.strictObject({
  /** For this turn or decision, and beside it. */
  own: momentSchema,
  bank: momentSchema,
  /** Since when it runs, when it would run out, and when it rests until then. */
  since: v.optional(momentSchema),
  due: v.optional(momentSchema),
  rests: v.optional(v.array(v.tuple([momentSchema, momentSchema]))),
  /** It has run out. */
  out: v.optional(v.boolean()),
})
export type ClockView = v.InferOutput<typeof clockSchema>

/** What a clock shows at a moment. */
export function leftOf({ own, bank, since, rests = [] }: ClockView, at: number): number {
  if (since === undefined || at <= since) return own + bank
  const rested = rests.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, at) - Math.max(from, since)),
    0,
  )
  return Math.max(0, own + bank - (at - since - rested))
}
