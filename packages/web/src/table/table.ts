import type { Counsel } from '@hippodrome/bots'
import type {
  Acted,
  Choice,
  Denied,
  Finding,
  MatchFile,
  MatchView,
  Orders,
  Outcome,
  Preview,
  Reason,
  Seat,
  Told,
  Walk,
} from '@hippodrome/engine'
import type { Keepsake } from './atHome.ts'

export type SeatInfo = { readonly name: string; readonly player: string }

/** What is wrong with the table itself, in a form that the page has words for. */
export type Problem = {
  readonly kind:
    | 'no-such-match'
    | 'bad-match'
    | 'other-rules'
    | 'store-full'
    | 'no-store'
    | 'elsewhere'
    | 'worker-died'
    | 'bot-failed'
    | 'load-failed'
  /** For a bug report. */
  readonly detail: string
}

/** All that the screens show of a match. Each change is a new object. */
export type TableState<V = unknown> = {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: MatchFile['options']
  /** `Game.board`: what never changes in the match. */
  readonly board?: unknown
  /** How many choices were made in this match. */
  readonly made: number
  /** What the seat that looks at the screen may see, and is asked. */
  readonly view: MatchView<V>
  /** What that seat may read of the chronicle. */
  readonly told: readonly Told[]
  /** Somebody else at this screen is asked next, and must not see what the one before saw. Only at a local table. */
  readonly curtain?: Seat
  /** It goes on from a match that people play elsewhere: nobody is helped here. Only at a local table. */
  readonly unaided?: true
  /** The bot that is thinking. Only at a local table. */
  readonly thinking?: Seat
  /** What was chosen and is not kept yet, while that takes long. Only at a table elsewhere. */
  readonly sending?: Sending
  readonly problem?: Problem
}

/** Choices under way to a table elsewhere, and the decision that they answer. */
export type Sending = { readonly decision: number; readonly choices: readonly Choice[] }

/** The table at an earlier moment. */
export type Moment<V = unknown> = {
  readonly version: number
  readonly view: V
  /** Who had to choose then. */
  readonly waiting: readonly Seat[]
}

/** The way to a number inside a view. */
export type Path = readonly (string | number)[]

/** What came of playing a finished match again. */
export type Checked = {
  readonly findings: readonly Finding[]
  /** How often chance was asked. */
  readonly drawn: number
  readonly commitment: string
  /** Of a match that was played elsewhere: it is not the seal that was seen before, or not the words that were given. */
  readonly broken?: 'seal' | 'words' | undefined
}

/** Each seat's chance to win, after so many changes of the match. */
export type Chances = { readonly version: number; readonly of: readonly number[] }

/** By choice, how the chance to win of the seat that is asked would change, after so many changes of the match. */
export type Changes = { readonly version: number; readonly by: readonly number[] }

/** What only a table in this browser has. */
export interface Here {
  /** Shows the table to the seat behind the curtain. */
  lift(): void
  /** Bots wait for this before each of their choices, so that a person can follow them. */
  pace: () => Promise<void>
  /** What a captain thinks of the choices that the seat has, its own first. The match remembers that it was asked. */
  readonly advise?: (() => Promise<Counsel>) | undefined
  /** Each seat's chance to win, as far as the seat that looks can know. Nothing where nobody can say, or has been overtaken. */
  readonly chances?: (() => Promise<Chances | undefined>) | undefined
  /** How each choice would change the chance of the seat that is asked; nothing in the same cases. */
  readonly changes?: (() => Promise<Changes | undefined>) | undefined
}

/**
 * A match as the screens know it, played in this browser or elsewhere. Whatever is asked of it speaks for the seat that
 * looks at the screen.
 */
export interface Table<V = unknown> {
  readonly id: string
  /** Absent from a table that plays elsewhere. */
  readonly here?: Here
  /** Nothing while the match is being opened. */
  state(): TableState<V> | undefined
  /** Of the choices that are offered after this many were made, those that a lesson asks for. Only at its table. */
  guide?(made: number): readonly number[]
  /** What went wrong before there was anything to show. */
  failure(): Problem | undefined
  subscribe(listener: () => void): () => void
  /**
   * Makes a choice, by its number, of the decision with this number. Whatever is asked of a table while it changes waits
   * its turn; a choice of a decision that is no longer open then is refused as stale.
   */
  submit(decision: number, choice: number): Promise<Outcome>
  /** Makes choices one after the other as far as they are offered, as one change. */
  act(choices: readonly Choice[]): Promise<Acted>
  undo(): Promise<Outcome>
  redo(): Promise<Outcome>
  /** Takes back all of the turn that may be taken back. */
  reset(): Promise<Outcome>
  /** Lets the match go on after `view.holding`. */
  confirmTurn(): Promise<Outcome>
  /** Leaves standing orders for the seat; `view.orders` are those that it has. */
  order(orders: Orders): Promise<Outcome>
  why(choice: Choice): Promise<Reason | undefined>
  /** What the seat might expect and is not offered now, with the reasons. */
  denied(): Promise<readonly Denied[]>
  previews(): Promise<readonly Preview[]>
  /** Tries choices one after the other without making them: how far they lead, and what they change. */
  walk(choices: readonly Choice[]): Promise<Walk>
  /** The table after `version` choices. */
  at(version: number): Promise<Moment<V>>
  /** The numbers at each of these paths of the view, after every choice from none to all. */
  series(paths: readonly Path[]): Promise<readonly (readonly number[])[]>
  /** A new match that goes on from the table after `version` choices; gives its name. */
  goOnFrom(version: number): Promise<string>
  /** The match file; of a match elsewhere only once it is over. */
  export(): Promise<MatchFile>
  /** What whoever looks may take home now: the match file, or all that their seat knows of a match elsewhere. */
  takeHome(): Promise<Keepsake>
  /** How many choices had been made when the seat that looks last chose. */
  chose(): Promise<number>
  /** Plays the match again from its seal and says what was found. */
  verify(): Promise<Checked>
  /** Tries again what went wrong. */
  retry(): void
  close(): void
}

export const isHuman = (seat: Pick<SeatInfo, 'player'> | undefined): boolean => seat?.player === 'human'
