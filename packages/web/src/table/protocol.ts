import type { Counsel } from '@hippodrome/bots'
import type {
  Acted,
  Choice,
  Denied,
  Json,
  LogEntry,
  MatchFile,
  MatchView,
  Outcome,
  Preview,
  Reason,
  Seat,
  Told,
  Walk,
} from '@hippodrome/engine'
import type { Checked, Moment, Path, Problem, SeatInfo } from './table.ts'

/** What the page asks of the worker that holds the match. */
export type Calls = {
  /** Keeps a new match, and gives its name. */
  create: { ask: NewMatch; answer: { id: string } }
  /** With `confirm` a turn of a person that may be taken back waits for their word. */
  open: { ask: { id: string; confirm: boolean }; answer: Position & { readonly board?: unknown } }
  /** The position as one seat sees it. */
  look: { ask: { seat: Seat }; answer: Position }
  /** `as` is the seat that looks at the outcome. */
  apply: { ask: { entry: LogEntry; as: Seat }; answer: Changed }
  act: {
    ask: { seat: Seat; choices: readonly Choice[] }
    answer: { readonly acted: Acted; readonly position: Position }
  }
  /** What may be told to who advises the seat; the match remembers that it was asked. */
  imagine: { ask: { seat: Seat }; answer: BotTable }
  /** The same for who only says how the seats stand, and when that was; the match does not remember it. */
  glimpse: { ask: { seat: Seat }; answer: { readonly version: number; readonly table: BotTable } }
  why: { ask: { seat: Seat; choice: Choice }; answer: { reason: Reason | undefined } }
  denied: { ask: { seat: Seat }; answer: readonly Denied[] }
  walk: { ask: { seat: Seat; choices: readonly Choice[] }; answer: Walk }
  previews: { ask: { seat: Seat }; answer: readonly Preview[] }
  at: { ask: { seat: Seat; version: number }; answer: Moment }
  series: { ask: { seat: Seat; paths: readonly Path[] }; answer: readonly (readonly number[])[] }
  goOnFrom: { ask: { version: number }; answer: { id: string } }
  export: { ask: Record<never, never>; answer: MatchFile }
  verify: { ask: Record<never, never>; answer: Checked }
}

/** A match that has yet to begin. */
export type NewMatch = {
  readonly game: string
  readonly seats: MatchFile['seats']
  readonly options: MatchFile['options']
  readonly tables?: Json | undefined
}

export type CallName = keyof Calls
export type Request = { [K in CallName]: { id: number; call: K; ask: Calls[K]['ask'] } }[CallName]
export type Response =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly problem: Problem }

export type Position = {
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: MatchFile['options']
  readonly made: number
  readonly view: MatchView
  /** The chronicle of the seat that looks: `keep` entries as they were, then these. */
  readonly told: { readonly keep: number; readonly add: readonly Told[] }
  /** The game shows one seat what it does not show another. */
  readonly secrets: boolean
  /** It goes on from a match that people play elsewhere: nobody is helped here. */
  readonly unaided?: true
  /** The choice could not be stored; the match goes on in memory. */
  readonly problem?: Problem
  /** What the bot that is asked next needs. */
  readonly forBots?: BotTable
}

export type Changed = { readonly outcome: Outcome; readonly position: Position }

export type BotTable = {
  readonly game: string
  readonly seats: number
  readonly options: MatchFile['options']
  readonly tables?: Json
  /** Who is asked. */
  readonly seat: Seat
  /** A state that this seat could not tell from the true one, without dice. */
  readonly state: Json
  /** By seat, the number of its decision. */
  readonly opened: readonly number[]
}

/**
 * What the page asks of the worker that thinks: the choice of a bot of some level, what a captain thinks of all, each
 * seat's chance to win as far as the seat can know, or by how much each of its choices would change its own. The last two
 * are empty where nobody can say.
 */
export type Thought = {
  choose: { ask: { readonly level: string }; answer: number }
  advise: { ask: Record<never, never>; answer: Counsel }
  chances: { ask: Record<never, never>; answer: readonly number[] }
  changes: { ask: Record<never, never>; answer: readonly number[] }
}
export type Wish = { [K in keyof Thought]: { readonly call: K } & Thought[K]['ask'] }[keyof Thought]
export type BotThought = BotTable & Wish & { readonly id: number }
/** Something to think about, or that nobody wants to know any more what choices would change. */
export type BotRequest = BotThought | { readonly call: 'leave' }
export type BotResponse =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly detail: string }
