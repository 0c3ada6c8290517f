import { parseWith } from '@hippodrome/engine'
import {
  aboutSchema,
  calendarSchema,
  type EntryOf,
  entrySchema,
  momentSchema,
  pauseSchema,
  PHASES,
  SEAT_KINDS,
  saidSchema,
  seatWishSchema,
  timeSchema,
} from '@hippodrome/wire'
import * as v from 'valibot'
import { clocksSchema } from '../time/clocks.ts'

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
  /** The days and nights of its person, if they have told. */
  calendar: v.optional(calendarSchema),
})
export type Place = v.InferOutput<typeof placeSchema>

/** Who had a seat when the match began. */
const starterSchema = v.strictObject({ person: v.optional(v.string()), player: v.string() })
export type Starter = v.InferOutput<typeof starterSchema>

/** Asked by the table itself. */
export const NOBODY = -1

/** The last moment that is told (`momentSchema`): when a vote ends that has no end. */
const LAST = 8_000_000_000_000

/** A question to all who play. */
const voteSchema = v.strictObject({
  id: whole,
  by: v.pipe(v.number(), v.integer(), v.minValue(NOBODY)),
  about: aboutSchema,
  reason: v.optional(v.string()),
  /** Whose consent it needs. */
  of: v.array(whole),
  for: v.array(whole),
  since: momentSchema,
  /** Whoever has said nothing by then is against it. */
  ends: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    // Later ones were written down once, and what is given back to a vote without an end makes them.
    v.transform((ends) => Math.min(ends, LAST)),
  ),
})
export type Vote = v.InferOutput<typeof voteSchema>

/** As votes were kept when they had no end, and were only about seats. */
const olderVoteSchema = v.pipe(
  v.strictObject({
    id: whole,
    seat: whole,
    by: whole,
    as: seatWishSchema,
    reason: v.optional(v.string()),
    of: v.array(whole),
    for: v.array(whole),
  }),
  v.transform(
    ({ seat, as, ...vote }): Vote => ({
      ...vote,
      about: { do: 'seat', seat, as },
      since: 0,
      ends: LAST,
    }),
  ),
)

const versionsSchema = v.object({ rules: v.string(), data: v.string() })

/** A table as it is kept between two entries. */
export const savedSchema = v.strictObject({
  opening: v.pipe(
    entrySchema,
    v.check((entry) => entry.kind === 'open'),
    v.transform((entry) => entry as EntryOf<'open'>),
  ),
  places: v.array(placeSchema),
  said: v.array(saidSchema),
  votes: v.strictObject({ votes: v.array(v.union([voteSchema, olderVoteSchema])), last: whole }),
  phase: v.picklist(PHASES),
  version: whole,
  rematch: v.optional(v.string()),
  match: v.optional(v.unknown()),
  /** The rules and the data that the match began with; of older tables those that it was last kept by. */
  versions: v.optional(versionsSchema),
  /** How much time there is now, and what is left of it; of a table that has clocks. */
  clocks: v.optional(v.strictObject({ time: timeSchema, seats: clocksSchema })),
  paused: v.optional(pauseSchema),
  began: v.optional(v.array(starterSchema)),
})

/** The versions that a match was kept by, if it has begun. */
export const versionsOf = (match: unknown): v.InferOutput<typeof versionsSchema> | undefined =>
  match === undefined ? undefined : parseWith(versionsSchema, match, 'snapshot.match')
