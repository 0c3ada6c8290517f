import { type Calendar, DAY, MINUTE, type Off } from '@hippodrome/wire'

/** From, and up to but without. */
export type Span = readonly [from: number, to: number]

const WEEK = 7 * DAY
/** 1970 began on a Thursday. */
const WEEKEND: readonly number[] = [2, 3]

/** The part of one span that lies in another. */
const common = ([from, to]: Span, [other, until]: Span): Span => [Math.max(from, other), Math.min(to, until)]
const length = ([from, to]: Span): number => Math.max(0, to - from)

/** What of a day is no night. */
function wakingHours([from, to]: readonly [number, number]): readonly Span[] {
  const [falls, ends] = [from * MINUTE, to * MINUTE]
  return falls <= ends
    ? [
        [0, falls],
        [ends, DAY],
      ]
    : [[ends, falls]]
}

/** When a clock goes in a week that begins with 1970, by the local time of whoever plays; nothing if always. */
function weekOf({ night }: Calendar, off: readonly Off[]): readonly Span[] | undefined {
  if (off.length === 0) return undefined
  const hours = off.includes('nights') ? wakingHours(night) : [[0, DAY] as const]
  return Array.from({ length: 7 }, (_, day) => day).flatMap((day) =>
    off.includes('weekends') && WEEKEND.includes(day)
      ? []
      : hours.map(([from, to]): Span => [day * DAY + from, day * DAY + to]),
  )
}

/** When a seat's clock goes and when it rests. Pure arithmetic: what it needs of time zones stands in the calendar. */
export class Rests {
  private readonly week: readonly Span[] | undefined

  constructor(
    private readonly calendar: Calendar,
    off: readonly Off[],
  ) {
    this.week = weekOf(calendar, off)
  }

  /** How long the clock goes between two moments. */
  worked(from: number, to: number): number {
    let sum = 0
    for (const span of this.goes(from)) {
      if (span[0] >= to) break
      sum += length(common(span, [from, to]))
    }
    return sum
  }

  /** The moment at which it has gone for so long. */
  after(from: number, amount: number): number {
    let left = amount
    if (left <= 0) return from
    for (const span of this.goes(from)) {
      const goes = length(span)
      if (left <= goes) return span[0] + left
      left -= goes
    }
    return Number.POSITIVE_INFINITY
  }

  /** When it rests between two moments, the first so many times. */
  between(from: number, to: number, most: number): Span[] {
    const rests: Span[] = []
    let at = from
    for (const [starts, stops] of this.goes(from)) {
      if (starts > at) rests.push([at, Math.min(starts, to)])
      at = stops
      if (at >= to || rests.length >= most) break
    }
    return rests
  }

  /** When it goes, in order, from a moment on. The last of it has no end. */
  private *goes(from: number): Generator<Span> {
    for (const [offset, piece] of this.pieces(from)) {
      if (!this.week) {
        yield piece
        continue
      }
      const shift = offset * MINUTE
      for (let week = Math.floor((piece[0] + shift) / WEEK) * WEEK - shift; week < piece[1]; week += WEEK)
        for (const [starts, stops] of this.week) {
          const span = common([week + starts, week + stops], piece)
          if (length(span) > 0) yield span
        }
    }
  }

  /** Stretches without vacation in which the local time keeps its distance from UTC. */
  private *pieces(from: number): Generator<readonly [offset: number, Span]> {
    const { shifts, away } = this.calendar
    for (const [index, [, offset]] of shifts.entries()) {
      const end = shifts[index + 1]?.[0] ?? Number.POSITIVE_INFINITY
      let at = index === 0 ? from : Math.max(from, shifts[index]?.[0] ?? from)
      for (const [leaves, returns] of away) {
        if (returns <= at || leaves >= end) continue
        if (leaves > at) yield [offset, [at, leaves]]
        at = returns
      }
      if (at < end) yield [offset, [at, end]]
    }
  }
}
