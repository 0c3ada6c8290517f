import * as v from 'valibot'
import { nameSchema, seatNumber } from './parts.ts'
import { durationSchema, timeSchema } from './time.ts'

/** How a seat is taken. `screen` is somebody beside the person who holds it. */
export const SEAT_KINDS = ['open', 'invited', 'person', 'screen', 'bot', 'program'] as const
export type SeatKind = (typeof SEAT_KINDS)[number]

/** How a seat is offered when a table is opened. */
export const seatWishSchema = v.strictObject({
  kind: v.picklist(SEAT_KINDS),
  /** The level of a bot. */
  player: v.optional(v.pipe(v.string(), v.maxLength(80))),
  name: v.optional(nameSchema),
})
export type SeatWish = v.InferOutput<typeof seatWishSchema>

const MOTIONS = [
  v.strictObject({ do: v.literal('pause') }),
  v.strictObject({ do: v.literal('resume') }),
  /** More time for one seat. */
  v.strictObject({ do: v.literal('extend'), seat: seatNumber, ms: durationSchema }),
  /** Another kind of time, or none: everybody's clock begins anew. */
  v.strictObject({ do: v.literal('time'), time: v.optional(timeSchema) }),
  /** Without a result. */
  v.strictObject({ do: v.literal('end') }),
] as const

/** What somebody may ask the others to agree to, besides who has a seat. */
export const motionSchema = v.variant('do', MOTIONS)
export type Motion = v.InferOutput<typeof motionSchema>

/** What a vote is about. */
export const aboutSchema = v.variant('do', [
  /** Who shall have a seat: a bot, or whoever comes. */
  v.strictObject({ do: v.literal('seat'), seat: seatNumber, as: seatWishSchema }),
  ...MOTIONS,
])
export type About = v.InferOutput<typeof aboutSchema>
