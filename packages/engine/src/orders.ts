import type { Ahead } from './ahead.ts'

/**
 * When a seat is asked: always; only if it can do something, that is, has more than one choice; and of what happens
 * outside its turn only if it is aimed at, or never.
 */
export const STANDING = ['ask', 'able', 'pass-unless-target', 'pass'] as const
export type Standing = (typeof STANDING)[number]

/** What an order may last: to the end of the turn or of the round in which it is given, else of the match. */
export const PERIODS = ['turn', 'round'] as const
export type Period = (typeof PERIODS)[number]

/** Lets windows pass as long as it says and unless what it says. */
export type Passing = {
  readonly do: 'pass'
  readonly until?: Period | undefined
  /** When the seat is asked all the same. */
  readonly unless?:
    | {
        readonly aimed?: true | undefined
        /** The window's amount (a price, a strength, a stake) is more than this. */
        readonly over?: number | undefined
      }
    | undefined
  /** The match writes this when its turn or round is over. */
  readonly ended?: true | undefined
}
export type Order = Standing | Passing

/** Orders by kind of window; `*` is for all the others, and for what is asked in a seat's own turn. */
export type StandingOrders = { readonly [window: string]: Order }

/** All that a seat has ordered. */
export type Orders = {
  readonly standing?: StandingOrders | undefined
  /** Whether a turn of its own that it may still take back waits for its word before others go on. */
  readonly confirm?: boolean | undefined
  /** What it will choose when it is asked next. */
  readonly ahead?: Ahead | undefined
}

/** What a window can be ordered by, beside its kind. */
export type WindowSpec = {
  /** Whether it may be aimed at some seats and not at others. */
  readonly aims?: true
  /** Whether it has an amount. */
  readonly amount?: true
}
export type Windows = { readonly [kind: string]: WindowSpec }

/** Numbers that change when a turn or a round is over; absent where a game has no such thing. */
export type Periods = { readonly [period in Period]?: number }

/** What a person wants who has not said otherwise. */
export const USUAL_ORDERS: StandingOrders = { '*': 'able' }
