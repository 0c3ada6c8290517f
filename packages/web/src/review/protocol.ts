import type { Effort, Lines, Review } from '@hippodrome/bots/review'
import type { MatchFile, Seat } from '@hippodrome/engine'

/** A whole review, or one of its mistakes played out beside what was better. */
export type ReviewRequest =
  | { readonly do: 'review'; readonly file: MatchFile; readonly effort: Effort }
  | {
      readonly do: 'lines'
      readonly file: MatchFile
      /** Who judged the review. */
      readonly judge: Review['judge']
      /** How many choices were made before the mistake, and the number of the better choice. */
      readonly at: number
      readonly choice: number
      readonly viewer: Seat
    }

export type ReviewResponse =
  | { readonly is: 'progress'; readonly done: number }
  | { readonly is: 'done'; readonly review: Review }
  | { readonly is: 'lines'; readonly lines: Lines }
  | { readonly is: 'failed'; readonly detail: string }
