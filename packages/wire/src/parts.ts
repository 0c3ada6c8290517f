import { EMOTES, LONGEST_TALK } from './talk.ts'
import * as v from 'valibot'

/** The version of `docs/online-protocol.md`; a page that speaks another is told to load itself anew. */
export const PROTOCOL = 1

/** A longer frame is not read. */
export const LONGEST_FRAME = 16_384

/** Names of matches, people and entries: long enough that nobody guesses one. */
export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{16,40}$/, 'must be 16 to 40 letters and digits'),
)
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
export const whole32 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xff_ff_ff_ff))
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))

/** What a person is called at a table. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(40, 'must have at most 40 letters'),
  v.regex(/^[^\p{C}]*$/u, 'must be plain letters'),
)

/** A seat's own words, mixed into the dice after the server has committed to its seed. */
export const wordsSchema = v.pipe(
  v.string(),
  v.minLength(8),
  v.maxLength(64),
  v.regex(/^[\w-]*$/, 'must be letters and digits'),
)

export const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TALK))
export const emoteSchema = v.picklist(EMOTES)
