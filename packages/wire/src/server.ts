import { REFUSALS } from '@hippodrome/engine'
import * as v from 'valibot'
import { aboutSchema, SEAT_KINDS } from './motions.ts'
import { noteSchema } from './notes.ts'
import { whole } from './parts.ts'
import { EMOTES } from './talk.ts'
import { ABSENCES, clockSchema, timeSchema } from './time.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(7))
/** Milliseconds since 1970. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.string()
const unknownObject = v.record(v.string(), v.unknown())

/** Whether somebody is at the table now: here, away (the page was hidden or cut less than a minute ago), gone since a time. */
export const PRESENCES = ['here', 'away', 'gone'] as const
export type Presence = (typeof PRESENCES)[number]

export const PHASES = ['gathering', 'playing', 'over', 'abandoned'] as const
export type Phase = (typeof PHASES)[number]

const seatSchema = v.strictObject({
  kind: v.picklist(SEAT_KINDS),
  name: text,
  /** The level of a bot, `human` for people, `program` for a program. */
  player: text,
  /** Who sits here: by this their profile is found. */
  person: v.optional(text),
  /** Whether this reader sits here. */
  mine: v.boolean(),
  /** Kept for this reader, who has not sat down yet. */
  kept: v.optional(v.boolean()),
  /** Whoever sits here opened the table. */
  host: v.optional(v.boolean()),
  presence: v.optional(v.picklist(PRESENCES)),
  /** When somebody who is gone was last here, in milliseconds. */
  since: v.optional(time),
  /** A bot plays for the person who sits here. */
  standIn: v.optional(text),
})
export type SeatView = v.InferOutput<typeof seatSchema>

/** A line of talk. */
export const saidSchema = v.strictObject({
  /** Of the log: lines are in this order, and none is shown twice. */
  version: whole,
  at: time,
  from: text,
  seat: v.optional(seat),
  /** The person who said it. */
  by: v.optional(text),
  to: v.union([v.picklist(['table', 'watchers']), seat]),
  says: v.union([
    v.strictObject({ text }),
    v.strictObject({ emote: v.picklist(EMOTES) }),
    /** It was said, and taken away. */
    v.strictObject({ removed: v.literal(true) }),
    /** By nobody: what happened to the table. */
    v.strictObject({ note: noteSchema }),
  ]),
})
export type Said = v.InferOutput<typeof saidSchema>

/** What a list shows of a table. */
const summarySchema = v.strictObject({
  id: text,
  game: text,
  phase: v.picklist(PHASES),
  options: unknownObject,
  seats: v.array(v.strictObject({ kind: v.picklist(SEAT_KINDS), name: text, player: text })),
  host: text,
  /** The person who opened it. */
  by: v.optional(text),
  listed: v.boolean(),
  rated: v.optional(v.boolean()),
  /** Nobody but those who play may look at it once it has begun. */
  closed: v.optional(v.boolean()),
  made: time,
  changed: time,
  choices: whole,
  waiting: v.array(seat),
  /** Seats that are asked to vote and have not. */
  votes: v.optional(v.array(seat)),
  /** How many lines were said to everybody. */
  said: v.optional(whole),
  /** What others did last to those who play: to whom, with which choice, and how it is told. */
  blows: v.optional(
    v.array(v.strictObject({ seat, at: whole, says: v.strictObject({ en: text, nl: text }) })),
  ),
  ranks: v.optional(v.array(whole)),
  time: v.optional(timeSchema),
  /** When the clocks that run would run out. */
  dues: v.optional(v.array(v.strictObject({ seat, due: time }))),
  paused: v.optional(v.boolean()),
})
export type Summary = v.InferOutput<typeof summarySchema>

const voteSchema = v.strictObject({
  id: whole,
  /** The seat that asked; -1 for the table itself. */
  by: seat,
  about: aboutSchema,
  reason: v.optional(text),
  /** When silence counts as a no. */
  ends: v.optional(time),
  /** Who agrees, of those who are asked; whoever is against ends it. */
  for: v.array(seat),
  of: v.array(seat),
})
export type VoteView = v.InferOutput<typeof voteSchema>

/** All clocks stand, and nobody plays. */
export const pauseSchema = v.strictObject({
  since: time,
  /** Who asked for it; nobody when all who played are gone. */
  by: v.optional(seat),
  reason: v.optional(text),
})
export type Pause = v.InferOutput<typeof pauseSchema>

/** Everything that the server says over the socket. */
export const serverSchema = v.variant('type', [
  v.strictObject({ type: v.literal('welcome'), protocol: whole, name: text, person: text, build: text }),
  /** `at` is the time of the server, by which clocks go. */
  v.strictObject({ type: v.literal('pong'), n: whole, at: time }),
  /** All that this reader may know of a table: the one way to begin and to come back. */
  v.strictObject({
    type: v.literal('table'),
    match: text,
    version: whole,
    game: text,
    phase: v.picklist(PHASES),
    options: unknownObject,
    seats: v.array(seatSchema),
    host: v.boolean(),
    listed: v.boolean(),
    spectators: v.boolean(),
    talks: v.boolean(),
    rated: v.optional(v.boolean()),
    watchers: v.array(text),
    commitment: text,
    /** Once the match is over. */
    seed: v.optional(text),
    votes: v.array(voteSchema),
    /** `Game.board`, with the first message after `watch` only. */
    board: v.optional(v.unknown()),
    made: v.optional(whole),
    /** How many choices had been made when the reader's seat last chose; with the first message after `watch` only. */
    chose: v.optional(whole),
    view: v.optional(unknownObject),
    told: v.optional(v.strictObject({ keep: whole, add: v.array(unknownObject) })),
    said: v.strictObject({ keep: whole, add: v.array(saidSchema) }),
    rematch: v.optional(text),
    /** How much time there is, what becomes of whoever has none left, and the clock of each seat. */
    time: v.optional(timeSchema),
    absence: v.optional(v.picklist(ABSENCES)),
    clocks: v.optional(v.array(clockSchema)),
    paused: v.optional(pauseSchema),
  }),
  v.strictObject({
    type: v.literal('present'),
    match: text,
    seats: v.array(seatSchema),
    watchers: v.array(text),
  }),
  /** An entry is in the log, on the disk. `made` is how many choices of a gesture were made. */
  v.strictObject({
    type: v.literal('done'),
    match: text,
    id: text,
    version: whole,
    made: v.optional(whole),
    stopped: v.optional(unknownObject),
  }),
  v.strictObject({
    type: v.literal('refused'),
    match: v.optional(text),
    id: v.optional(text),
    ask: v.optional(whole),
    code: v.picklist([
      ...REFUSALS,
      'not-there',
      'not-allowed',
      'paused',
      'name-taken',
      'too-fast',
      'other-protocol',
      'fault',
      'store',
    ]),
    message: text,
    reason: v.optional(unknownObject),
  }),
  v.strictObject({ type: v.literal('answer'), ask: whole, value: v.unknown() }),
  v.strictObject({ type: v.literal('lobby'), tables: v.array(summarySchema) }),
  /** The server stops in a moment; everything acknowledged is kept. */
  v.strictObject({ type: v.literal('closing') }),
])

export type ServerMessage = v.InferOutput<typeof serverSchema>
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>
