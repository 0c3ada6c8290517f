import { choiceSchema, ordersSchema } from '@hippodrome/engine'
import * as v from 'valibot'
import { deedSchema } from './entries.ts'
import { idSchema, PROTOCOL, seatNumber, whole, whole32 } from './parts.ts'

/** What every entry for the log carries: the match, and an id of the sender's making. */
const entry = { match: idSchema, id: idSchema }

/** The version of the table that the sender saw; another by now means that it is judged as stale. */
const seen = { version: whole }

/** A question that changes nothing; the answer carries its number. */
const question = { match: idSchema, ask: whole }

const path = v.pipe(v.array(v.union([v.pipe(v.string(), v.maxLength(40)), whole])), v.maxLength(8))

/** Everything that a page or a program may say over the socket. */
export const clientSchema = v.variant('type', [
  // First, for a variant tries one after the other, and this is nearly all that comes.
  v.strictObject({ type: v.literal('choose'), ...entry, seat: seatNumber, decision: whole, choice: whole }),
  v.strictObject({ type: v.literal('hello'), protocol: v.literal(PROTOCOL) }),
  v.strictObject({ type: v.literal('ping'), n: whole }),
  v.strictObject({ type: v.literal('lobby'), on: v.boolean() }),
  /** Whether somebody looks at the page: one that is hidden or forgotten is nobody's presence. Until it is said, somebody does. */
  v.strictObject({ type: v.literal('look'), on: v.boolean() }),
  /**
   * Shows a match, now and whenever it changes. `since` is how much of the chronicle is known already, with its mark
   * (`markOf`), so that nothing that was taken back meanwhile is kept. Whoever has several seats says as which one they
   * look; otherwise it is their own that is asked, their first one, or none.
   */
  v.strictObject({
    type: v.literal('watch'),
    match: idSchema,
    seat: v.optional(seatNumber),
    since: v.optional(v.strictObject({ told: whole, mark: whole32 })),
  }),
  v.strictObject({ type: v.literal('unwatch'), match: idSchema }),
  /** A gesture: choices made one after the other as far as they are offered. */
  v.strictObject({
    type: v.literal('act'),
    ...entry,
    seat: seatNumber,
    decision: whole,
    choices: v.pipe(v.array(choiceSchema), v.minLength(1), v.maxLength(60)),
  }),
  v.strictObject({
    type: v.picklist(['undo', 'redo', 'reset', 'confirm']),
    ...entry,
    ...seen,
    seat: seatNumber,
  }),
  v.strictObject({ type: v.literal('orders'), ...entry, seat: seatNumber, orders: ordersSchema }),
  /** What is done at the table besides playing: sitting down, beginning, talking, voting. */
  v.strictObject({ type: v.literal('do'), ...entry, entry: deedSchema }),
  v.strictObject({ type: v.literal('why'), ...question, seat: seatNumber, choice: choiceSchema }),
  v.strictObject({ type: v.literal('denied'), ...question, seat: seatNumber }),
  v.strictObject({ type: v.literal('previews'), ...question, seat: seatNumber }),
  v.strictObject({
    type: v.literal('walk'),
    ...question,
    seat: seatNumber,
    choices: v.pipe(v.array(choiceSchema), v.minLength(1), v.maxLength(60)),
  }),
  v.strictObject({ type: v.literal('at'), ...question, version: whole }),
  v.strictObject({ type: v.literal('series'), ...question, paths: v.pipe(v.array(path), v.maxLength(16)) }),
])

export type ClientMessage = v.InferOutput<typeof clientSchema>
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>
