import * as v from 'valibot'
import { aboutSchema } from './motions.ts'
import { ABSENCES, momentSchema } from './time.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(7))
const vote = { by: seat, about: aboutSchema, reason: v.optional(v.string()) }

/** What happened to a table besides its match, told among the talk. */
export const noteSchema = v.variant('kind', [
  /** A seat's time ran out. `paused` when nobody is left who plays. */
  v.strictObject({
    kind: v.literal('out'),
    seat,
    absence: v.picklist(ABSENCES),
    paused: v.optional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('back'), seat }),
  v.strictObject({ kind: v.literal('asked'), ...vote }),
  v.strictObject({ kind: v.literal('agreed'), ...vote }),
  /** `seat` is against. */
  v.strictObject({ kind: v.literal('against'), ...vote, seat }),
  /** Not all had answered when the time for it was over. */
  v.strictObject({ kind: v.literal('lapsed'), ...vote }),
  /** By whoever looks after the server. */
  v.strictObject({ kind: v.literal('stopped'), reason: v.optional(v.string()) }),
  v.strictObject({ kind: v.literal('outage'), from: momentSchema, to: momentSchema }),
])
export type Note = v.InferOutput<typeof noteSchema>
