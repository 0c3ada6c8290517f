import type { Effort, Review } from '@hippodrome/bots/review'
import type { MatchFile } from '@hippodrome/engine'

export type ReviewRequest = { readonly file: MatchFile; readonly effort: Effort }

export type ReviewResponse =
  | { readonly is: 'progress'; readonly done: number }
  | { readonly is: 'done'; readonly review: Review }
  | { readonly is: 'failed'; readonly detail: string }
