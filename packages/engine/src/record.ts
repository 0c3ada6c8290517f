import type { Answered, Unfit } from './ahead.ts'
import type { Decision, Reason, Seat } from './decision.ts'
import type { Result } from './game.ts'
import type { Orders } from './orders.ts'
import type { Despite } from './standing.ts'
import type { Entry } from './step.ts'

export const REFUSALS = [
  'not-your-decision',
  'not-offered',
  'stale',
  'held',
  'not-holding',
  'match-over',
  'malformed',
  'unknown-window',
  'no-undo',
] as const
export type Refusal = {
  readonly code: (typeof REFUSALS)[number]
  readonly message: string
  readonly reason?: Reason
}

export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refusal)

/** An answer to a decision: the number of the decision and of the choice. */
export type Submission = { readonly seat: Seat; readonly decision: number; readonly choice: number }

/** A choice that was made. */
export type Made = {
  readonly seat: Seat
  readonly choice: number
  /** Dice fell, something hidden was seen, or the match ended. */
  readonly sealed: boolean
  /** The number of the decision that it answered. */
  readonly decision: number
  readonly draws: readonly number[]
  /** Absent where the seat chose itself. */
  readonly by?: 'orders' | 'ahead' | undefined
  /** What was answered for it: the kind of window, or the prompt. Absent where there was only one choice. */
  readonly of?: string | undefined
}

/** A choice that was taken back and may be made again, where the same is asked. Older files have only its number. */
export type Undone = {
  readonly seat: Seat
  readonly choice: number
  readonly step?: { readonly prompt: string; readonly choice: object } | undefined
}

export type Told = { readonly at: number; readonly entry: Entry; readonly to?: readonly Seat[] | undefined }

export type PendingView = Decision & { readonly number: number; readonly rule?: string }

/** All that leaves the table towards one seat. */
export type MatchView<V = unknown> = {
  readonly game: string
  readonly seat: Seat
  readonly version: number
  readonly table: V
  readonly decision?: PendingView
  /** The seats that are asked now. */
  readonly waiting: readonly Seat[]
  /** A seat whose turn is played but may still be taken back: nobody goes on before it confirms. */
  readonly holding?: Seat
  readonly undo: boolean
  readonly redo: boolean
  /** The seat's own standing orders. */
  readonly orders?: Orders
  /** Why it is asked now although it has left orders. */
  readonly stopped?: Despite | Unfit
  /** What its orders have chosen for it since it last chose itself. */
  readonly answered?: readonly Answered[]
  readonly result?: Result
}
