import * as v from 'valibot'
import { idSchema, nameSchema, textSchema, whole } from './parts.ts'

const time = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.string()
const points = v.pipe(v.number(), v.integer())

/** How strong somebody is believed to be, and how far that may be off (one standard deviation). */
const strength = { points, spread: points }

const botSchema = v.strictObject({
  level: text,
  ...strength,
  /** From how many matches against other bots, with how many at the table, that follows. */
  matches: whole,
  seats: whole,
})
export type BotStrength = v.InferOutput<typeof botSchema>

const ratingSchema = v.strictObject({
  game: text,
  seats: whole,
  ...strength,
  /** How many matches it rests on, and how many it takes not to be provisional. */
  matches: whole,
  enough: whole,
  /** The points after each of the newest of them, the oldest first. */
  line: v.array(points),
  bots: v.array(botSchema),
})
export type RatingView = v.InferOutput<typeof ratingSchema>

const pastSchema = v.strictObject({
  match: text,
  game: text,
  at: time,
  /** 0 where the match ended without a result. */
  place: whole,
  score: v.number(),
  left: v.boolean(),
  others: v.array(
    v.strictObject({ person: v.optional(text), name: text, player: text, place: whole, score: v.number() }),
  ),
  /** What it did to the rating; nothing of a friendly match. */
  change: v.optional(points),
  counts: v.boolean(),
})
export type Past = v.InferOutput<typeof pastSchema>

/** What everybody may know of somebody. */
export const profileSchema = v.strictObject({
  person: text,
  name: text,
  mine: v.boolean(),
  blocked: v.boolean(),
  since: time,
  matches: whole,
  left: whole,
  /** The median of what a turn took, by the clocks, in milliseconds. */
  live: v.optional(time),
  turns: v.optional(time),
  ratings: v.array(ratingSchema),
  heads: v.array(v.strictObject({ person: text, name: text, matches: whole, before: whole, behind: whole })),
  history: v.array(pastSchema),
})
export type Profile = v.InferOutput<typeof profileSchema>

/** Why somebody is reported. */
export const REPORT_REASONS = ['insult', 'spam', 'name', 'cheating', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Somebody, or a line of theirs at a table. */
export const reportSchema = v.strictObject({
  person: idSchema,
  match: v.optional(idSchema),
  line: v.optional(whole),
  reason: v.picklist(REPORT_REASONS),
  words: v.optional(textSchema),
})
export type Report = v.InferOutput<typeof reportSchema>

export const blockedSchema = v.array(v.strictObject({ person: text, name: text }))
export type Blocked = v.InferOutput<typeof blockedSchema>

const lineSchema = v.strictObject({
  version: whole,
  at: time,
  from: text,
  to: text,
  text: v.optional(text),
  /** The one that was reported. */
  reported: v.boolean(),
})

/** A report with what was said, as a moderator sees it. */
export const caseSchema = v.strictObject({
  id: text,
  at: time,
  by: text,
  about: v.strictObject({
    person: text,
    name: text,
    banned: v.boolean(),
    warnings: whole,
    reports: whole,
  }),
  reason: v.picklist(REPORT_REASONS),
  words: v.optional(text),
  match: v.optional(text),
  game: v.optional(text),
  lines: v.array(lineSchema),
})
export type Case = v.InferOutput<typeof caseSchema>
export const casesSchema = v.strictObject({ cases: v.array(caseSchema) })

/** What a moderator does. */
export const judgementSchema = v.variant('do', [
  v.strictObject({ do: v.literal('remove'), match: idSchema, line: whole }),
  v.strictObject({ do: v.literal('rename'), person: idSchema, name: v.optional(nameSchema) }),
  v.strictObject({ do: v.literal('warn'), person: idSchema, words: textSchema }),
  v.strictObject({ do: v.literal('ban'), person: idSchema, words: textSchema }),
  v.strictObject({ do: v.literal('close'), report: idSchema }),
])
export type Judgement = v.InferOutput<typeof judgementSchema>
