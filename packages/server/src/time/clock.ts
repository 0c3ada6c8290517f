import type { Time } from '@hippodrome/wire'
import * as v from 'valibot'

const ms = v.pipe(v.number(), v.integer(), v.minValue(0))
/** How many choices had been made; -1 before any. */
const mark = v.pipe(v.number(), v.integer(), v.minValue(-1))

/** One seat's clock, as it was when it last started or stopped. */
export const clockSchema = v.object({
  /** What is left of the time for this turn or decision, and what beside it. */
  own: ms,
  bank: ms,
  /** Since when it runs. */
  since: v.optional(ms),
  /** Whether the seat is being asked, though the clock may stand. */
  turn: v.boolean(),
  /** It has run out, and runs no more before its seat does something. */
  out: v.boolean(),
  /** What this turn has taken so far. */
  spent: ms,
  /** What may yet be given back for the way that messages take. */
  lag: ms,
  /**
   * How far the match had come when there was time for a turn, and for the end of one: whoever takes a choice back and makes
   * it again gets neither twice.
   */
  refilled: mark,
  paid: mark,
  /** What each turn took that its seat ended itself. */
  turns: v.optional(v.array(ms), []),
})
export type Clock = v.InferOutput<typeof clockSchema>

/** What a kind of time gives: every one is a bank, something for each turn or decision, and something at its end. */
type Tempo = {
  readonly bank: number
  readonly each: number
  readonly per: 'turn' | 'decision'
  readonly increment: number
  /** The most that is given back for slow messages before it is earned anew. */
  readonly lag: number
}

const LAG_MS = 1000

export function tempoOf(time: Time): Tempo {
  switch (time.kind) {
    case 'live':
      return { bank: time.base, each: 0, per: 'turn', increment: time.increment, lag: LAG_MS }
    case 'bank':
      return { bank: time.bank, each: time.each, per: 'decision', increment: 0, lag: LAG_MS }
    case 'turns':
      return { bank: time.reserve, each: time.each, per: 'turn', increment: 0, lag: 0 }
  }
}

export const freshClock = ({ bank, each, lag }: Tempo): Clock => ({
  own: each,
  bank,
  turn: false,
  out: false,
  spent: 0,
  lag,
  refilled: -1,
  paid: -1,
  turns: [],
})

/** Takes from what is for the turn, then from the bank, then from what was for slow messages. */
export function take(clock: Clock, used: number): void {
  const own = Math.min(clock.own, used)
  const bank = Math.min(clock.bank, used - own)
  clock.own -= own
  clock.bank -= bank
  clock.lag = Math.max(0, clock.lag - (used - own - bank))
  clock.spent += used
}
