import { logEntrySchema } from '@hippodrome/engine'
import { emoteSchema, nameSchema, seatNumber, textSchema, whole, wordsSchema } from './parts.ts'
import { SEAT_KINDS } from './server.ts'
import * as v from 'valibot'

/** How a seat is offered when a table is opened. */
export const seatWishSchema = v.strictObject({
  kind: v.picklist(SEAT_KINDS),
  /** The level of a bot. */
  player: v.optional(v.pipe(v.string(), v.maxLength(80))),
  name: v.optional(nameSchema),
})
export type SeatWish = v.InferOutput<typeof seatWishSchema>

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
})
export type Wish = v.InferOutput<typeof wishSchema>

const seat = { seat: seatNumber }

/** What people do at a table besides playing the match. */
const DEEDS = [
  /** Takes a free seat, with words of its own for the dice. `invite` opens the seats that are not for everybody. */
  v.strictObject({
    kind: v.literal('sit'),
    ...seat,
    name: nameSchema,
    words: wordsSchema,
    invite: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  /** Leaves a seat: before the match without a trace, in it for good. */
  v.strictObject({ kind: v.literal('leave'), ...seat }),
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
  /** Asks the others whether a bot, or whoever comes, may take a seat. */
  v.strictObject({
    kind: v.literal('propose'),
    ...seat,
    as: seatWishSchema,
    reason: v.optional(textSchema),
  }),
  v.strictObject({ kind: v.literal('vote'), vote: whole, for: v.boolean() }),
  /** The owner of a seat for which a bot plays comes back. */
  v.strictObject({ kind: v.literal('return'), ...seat }),
] as const

export const deedSchema = v.variant('kind', DEEDS)

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
  ...DEEDS,
  ...logEntrySchema.options,
  /** Where the table goes on after its end. */
  v.strictObject({ kind: v.literal('rematch'), match: v.string() }),
])
export type Entry = v.InferOutput<typeof entrySchema>
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>
