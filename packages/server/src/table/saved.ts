import { entrySchema, PHASES, SEAT_KINDS, saidSchema, seatWishSchema, type EntryOf } from '@hippodrome/wire'
import * as v from 'valibot'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A place at the table and who has it. */
const placeSchema = v.strictObject({
  kind: v.picklist(SEAT_KINDS),
  name: v.string(),
  /** `human`, `program`, or the level of a bot. */
  player: v.string(),
  /** Who holds it; two seats of one person are two people at one screen. */
  person: v.optional(v.string()),
  /** What its holder has mixed into the dice. */
  words: v.optional(v.string()),
  /** A bot that plays for its person for the time being. */
  standIn: v.optional(v.string()),
})
export type Place = v.InferOutput<typeof placeSchema>

/** A question to all who play: may this seat go to a bot, or to somebody else? */
const voteSchema = v.strictObject({
  id: whole,
  seat: whole,
  by: whole,
  as: seatWishSchema,
  reason: v.optional(v.string()),
  /** Whose consent it needs. */
  of: v.array(whole),
  for: v.array(whole),
})
export type Vote = v.InferOutput<typeof voteSchema>

/** A table as it is kept between two entries. */
export const savedSchema = v.strictObject({
  opening: v.pipe(
    entrySchema,
    v.check((entry) => entry.kind === 'open'),
    v.transform((entry) => entry as EntryOf<'open'>),
  ),
  places: v.array(placeSchema),
  said: v.array(saidSchema),
  votes: v.strictObject({ votes: v.array(voteSchema), last: whole }),
  phase: v.picklist(PHASES),
  version: whole,
  rematch: v.optional(v.string()),
  match: v.optional(v.unknown()),
})
