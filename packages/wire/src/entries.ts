import { logEntrySchema } from '@hippodrome/engine'
import { emoteSchema, nameSchema, seatNumber, textSchema, whole, wordsSchema } from './parts.ts'
import { motionSchema, seatWishSchema } from './motions.ts'
import { ABSENCES, calendarSchema, durationSchema, momentSchema, timeSchema } from './time.ts'
import * as v from 'valibot'

const option = v.union([v.string(), v.number(), v.boolean()])

/** What somebody wants a table to be. */
export const wishSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), option),
  seats: v.pipe(v.array(seatWishSchema), v.minLength(1), v.maxLength(8)),
  /** In the lobby, or only by its link. */
  listed: v.boolean(),
  spectators: v.boolean(),
  talks: v.boolean(),
  /** It counts for the rating of those who play; friendly without it. */
  rated: v.optional(v.boolean()),
  /** Without it nobody has a clock. */
  time: v.optional(timeSchema),
  /** What becomes of a seat whose time runs out: a bot plays on unless this says otherwise. */
  absence: v.optional(v.picklist(ABSENCES)),
})
export type Wish = v.InferOutput<typeof wishSchema>

const seat = { seat: seatNumber }

/** Leaves a seat: before the match without a trace, in it for good. */
const leave = v.strictObject({ kind: v.literal('leave'), ...seat })
/** Asks the others whether a bot, or whoever comes, may take a seat. */
const propose = v.strictObject({
  kind: v.literal('propose'),
  ...seat,
  as: seatWishSchema,
  reason: v.optional(textSchema),
})

const OTHER_DEEDS = [
  /** Takes a free seat, with words of its own for the dice. `invite` opens the seats that are not for everybody. */
  v.strictObject({
    kind: v.literal('sit'),
    ...seat,
    name: nameSchema,
    words: wordsSchema,
    invite: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  /** The host says anew how a seat is taken, before the match. */
  v.strictObject({ kind: v.literal('seat'), ...seat, as: seatWishSchema }),
  v.strictObject({ kind: v.literal('begin') }),
  /** The host gives up before the match. */
  v.strictObject({ kind: v.literal('close') }),
  v.strictObject({
    kind: v.literal('say'),
    to: v.union([v.picklist(['table', 'watchers']), seatNumber]),
    says: v.union([v.strictObject({ text: textSchema }), v.strictObject({ emote: emoteSchema })]),
  }),
  /** Asks the others to pause, to go on, for more or another time, or to end the match. */
  v.strictObject({ kind: v.literal('motion'), motion: motionSchema, reason: v.optional(textSchema) }),
  v.strictObject({ kind: v.literal('vote'), vote: whole, for: v.boolean() }),
  /** The owner of a seat for which a bot plays comes back. */
  v.strictObject({ kind: v.literal('return'), ...seat }),
] as const

/** What people do at a table besides playing the match. */
export const deedSchema = v.variant('kind', [...OTHER_DEEDS, leave, propose])

/**
 * The log of a table. All that it is follows from these, in order; what a person sent was judged before it came in here, and
 * is judged again whenever the log is read.
 */
export const entrySchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('open'),
    wish: wishSchema,
    commitment: v.string(),
    invite: v.string(),
    /** By seat, the person for whom it is kept; empty for nobody in particular. */
    kept: v.optional(v.array(v.string())),
  }),
  ...OTHER_DEEDS,
  /** `held` by the server: those who stay say who has the seat next. Without it, as in older logs, it is whoever has the link. */
  v.strictObject({ ...leave.entries, held: v.optional(v.boolean()) }),
  /** `absent` by the server: whether its person has not been here for long. Older logs never asked, and took it that they had not. */
  v.strictObject({ ...propose.entries, absent: v.optional(v.boolean()) }),
  ...logEntrySchema.options,
  /** A name goes from these seats, and from these lines of talk (by version); another may take its place. */
  v.strictObject({
    kind: v.literal('forget'),
    seats: v.array(seatNumber),
    lines: v.array(whole),
    name: v.optional(nameSchema),
  }),
  /** What was said in these entries is gone from wherever it is shown. */
  v.strictObject({ kind: v.literal('redact'), lines: v.array(whole) }),
  /** Whoever looks after the server ends the match without a result. */
  v.strictObject({ kind: v.literal('stop'), reason: v.optional(textSchema) }),
  /** Where the table goes on after its end. */
  v.strictObject({ kind: v.literal('rematch'), match: v.string() }),
  /**
   * A seat's clock goes by this calendar from now on; with `next`, in the middle of a turn, by its night and zone from the next turn on.
   * The server writes it in the name of whoever sits there.
   */
  v.strictObject({
    kind: v.literal('calendar'),
    ...seat,
    calendar: calendarSchema,
    next: v.optional(v.boolean()),
  }),
  /** By the table itself: a clock has run out, a vote has, messages were slow, nobody could play. */
  v.strictObject({ kind: v.literal('clock'), ...seat }),
  v.strictObject({ kind: v.literal('lapse'), vote: whole }),
  /** All who still play have agreed: a bot took the seats of the others meanwhile. */
  v.strictObject({ kind: v.literal('settle'), vote: whole }),
  v.strictObject({ kind: v.literal('lag'), ...seat, ms: durationSchema }),
  v.strictObject({ kind: v.literal('outage'), from: momentSchema, to: momentSchema }),
])
export type Entry = v.InferOutput<typeof entrySchema>
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>
