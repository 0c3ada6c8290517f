import * as v from 'valibot'
import { ordersSchema } from './standing.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What moves a match. Its log is a list of these, appended and never shortened; everything else follows from it. */
export const logEntrySchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('choose'),
    seat: whole,
    /** The number of the decision that is answered. */
    decision: whole,
    choice: whole,
    /** Absent where the seat chose itself. Only the match writes this. */
    by: v.optional(v.picklist(['orders', 'ahead'])),
  }),
  v.strictObject({ kind: v.literal('undo'), seat: whole }),
  v.strictObject({ kind: v.literal('redo'), seat: whole }),
  v.strictObject({ kind: v.literal('reset'), seat: whole }),
  v.strictObject({ kind: v.literal('confirm'), seat: whole }),
  v.strictObject({ kind: v.literal('orders'), seat: whole, orders: ordersSchema }),
])

export type LogEntry = v.InferOutput<typeof logEntrySchema>
export type EntryOf<K extends LogEntry['kind']> = Extract<LogEntry, { readonly kind: K }>

const KINDS: readonly string[] = logEntrySchema.options.map(({ entries }) => entries.kind.literal)

/** A table's log may hold kinds of its own (who came, what was said): the match passes over those. */
export const isLogEntry = <T extends { readonly kind: string }>(entry: T | LogEntry): entry is LogEntry =>
  KINDS.includes(entry.kind)
