import type { Seat } from '@hippodrome/engine'
import { type Calendar, calendarSchema, type ClockView, DAY, type Time } from '@hippodrome/wire'
import * as v from 'valibot'
import { type Clock, clockSchema, freshClock, take, tempoOf } from './clock.ts'
import { Rests, type Span } from './rests.ts'

/** A turn that was ended earns so much against slow messages. */
const EARNED_MS = 100
/** The vacation that somebody may take in one match. */
const VACATION = 21 * DAY
/** Of so many turns it is kept how long they took. */
const TURNS_KEPT = 500
/** So many rests are told ahead. */
const RESTS_TOLD = 40

/** Nights of somebody who has not said where they are. */
const UTC: Calendar = { zone: 'UTC', night: [23 * 60, 7 * 60], away: [], shifts: [[0, 0]] }

/** What an entry came to, as far as clocks care. */
export type Move = {
  /** The seat that did something itself, if one did. */
  readonly by?: Seat | undefined
  /** How many choices have been made. */
  readonly made: number
  /** Whether clocks may run. */
  readonly runs: boolean
}

const seatSchema = v.object({
  clock: clockSchema,
  calendar: v.optional(calendarSchema),
  /** The one that holds from the next turn on. */
  next: v.optional(calendarSchema),
  /** Since when that calendar holds, and how much vacation was taken before. */
  from: v.number(),
  taken: v.number(),
})
export const clocksSchema = v.array(seatSchema)
type Kept = v.InferOutput<typeof seatSchema>

/**
 * The clocks of a table. They follow from its log alone: every moment comes from outside, so that the same entries give the
 * same clocks, to the millisecond. Whoever is asked has their clock run; several clocks run at the same time.
 */
export class Clocks {
  private readonly tempo
  private readonly rests: Rests[]

  constructor(
    readonly time: Time,
    private readonly seats: Kept[],
  ) {
    this.tempo = tempoOf(time)
    this.rests = seats.map((seat) => this.restsOf(seat))
  }

  /** Of a match that begins, or goes on by another time; a calendar for each seat whose days are known. */
  static of(time: Time, calendars: readonly (Calendar | undefined)[], at: number): Clocks {
    const clocks = new Clocks(
      time,
      calendars.map(() => ({ clock: freshClock(tempoOf(time)), from: at, taken: 0 })),
    )
    calendars.forEach((calendar, seat) => {
      if (calendar) clocks.goBy(seat, calendar, at)
    })
    return clocks
  }

  save(): Kept[] {
    return this.seats
  }

  /** After an entry: the clocks of those who are asked run, the others stand. */
  follow(asked: readonly Seat[], move: Move, at: number): void {
    this.seats.forEach(({ clock, next }, seat) => {
      const isAsked = asked.includes(seat)
      if (next && isAsked && !clock.turn) this.goBy(seat, next, at)
      this.goOn(seat, clock, isAsked, move, at)
    })
  }

  /** What the seat has left, at a moment from its last start on. */
  left(seat: Seat, at: number): number {
    const clock = this.clock(seat)
    return Math.max(0, clock.own + clock.bank - this.used(seat, clock, at))
  }

  /** How long the turns of a seat took. */
  turnsOf(seat: Seat): readonly number[] {
    return this.clock(seat).turns
  }

  /** When the first clock runs out, and nothing can be given back for slow messages any more. */
  get due(): number | undefined {
    const dues = this.seats.flatMap((_, seat) => this.dueOf(seat) ?? [])
    return dues.length > 0 ? Math.min(...dues) : undefined
  }

  /** Since when a clock runs, of those that do the longest. */
  get since(): number | undefined {
    const running = this.seats.flatMap(({ clock }) => clock.since ?? [])
    return running.length > 0 ? Math.min(...running) : undefined
  }

  /** The seats whose time is over. */
  overdue(at: number): Seat[] {
    return this.seats.flatMap((_, seat) =>
      (this.dueOf(seat) ?? Number.POSITIVE_INFINITY) <= at ? [seat] : [],
    )
  }

  /** Writes down that a clock has run out; whether it has is for the caller to know. */
  runOut(seat: Seat, at: number): void {
    const clock = this.clock(seat)
    this.stop(seat, clock, at)
    clock.out = true
  }

  /** Whether a seat's time is over, and it has done nothing since. */
  isOut(seat: Seat): boolean {
    return this.seats[seat]?.clock.out === true
  }

  /** Whoever comes back, or comes anew, has time for a turn. */
  revive(seat: Seat): void {
    const clock = this.clock(seat)
    clock.out = false
    clock.own = this.tempo.each
    if (this.tempo.each === 0) clock.bank = Math.max(clock.bank, Math.floor(this.tempo.bank / 10))
  }

  /** Somebody else has the seat now, of whose days nothing is known yet. */
  handOver(seat: Seat, at: number): void {
    this.goBy(seat, UTC, at)
    const kept = this.seats[seat]
    if (kept) {
      kept.taken = 0
      kept.clock.turns = []
    }
    this.revive(seat)
  }

  extend(seat: Seat, ms: number): void {
    const clock = this.clock(seat)
    clock.bank += ms
    clock.out = false
  }

  /** What may be given back to a seat whose turn has ended and whose messages took so long. */
  credit(seat: Seat, lag: number): number {
    const clock = this.clock(seat)
    if (clock.turn) return 0
    return Math.max(0, Math.min(Math.round(lag), clock.lag, clock.spent))
  }

  giveBack(seat: Seat, ms: number): void {
    const clock = this.clock(seat)
    clock.bank += ms
    clock.lag -= ms
    clock.spent -= ms
  }

  /** Nobody could play between two moments: that was nobody's time. */
  spare(from: number, to: number): void {
    this.seats.forEach(({ clock }, seat) => {
      if (clock.since === undefined || clock.since >= to) return
      if (clock.since < from) take(clock, this.used(seat, clock, from))
      clock.since = to
    })
  }

  /** From now on a seat's clock goes by this calendar. Vacation that is past, or beyond what there is of it, does not count. */
  goBy(seat: Seat, calendar: Calendar, at: number): void {
    const kept = this.seats[seat]
    if (!kept) return
    const { clock, calendar: before = UTC, from, taken } = kept
    if (clock.since !== undefined) {
      take(clock, this.used(seat, clock, at))
      clock.since = at
    }
    kept.taken = taken + before.away.reduce((sum, span) => sum + overlap(span, [from, at]), 0)
    kept.from = at
    delete kept.next
    kept.calendar = { ...calendar, away: vacation(calendar.away, at, VACATION - kept.taken) }
    this.rests[seat] = this.restsOf(kept)
  }

  /** The same, but for the night and the zone of somebody who is asked: whoever could move those meanwhile would never run out. */
  goByNext(seat: Seat, calendar: Calendar, at: number): void {
    const kept = this.seats[seat]
    if (!kept?.clock.turn) return this.goBy(seat, calendar, at)
    this.goBy(seat, { ...(kept.calendar ?? UTC), away: calendar.away }, at)
    kept.next = calendar
  }

  view(): ClockView[] {
    return this.seats.map(({ clock }, seat) => {
      const { own, bank, since, turn, out } = clock
      const due = since === undefined ? undefined : this.rest(seat).after(since, own + bank)
      const rests =
        since === undefined || due === undefined ? [] : this.rest(seat).between(since, due, RESTS_TOLD)
      return {
        own: turn ? own : this.tempo.each,
        bank,
        ...(since === undefined ? {} : { since }),
        ...(due === undefined ? {} : { due }),
        ...(rests.length > 0 ? { rests: rests.map(([from, to]) => [from, to] as [number, number]) } : {}),
        ...(out ? { out } : {}),
      }
    })
  }

  private goOn(seat: Seat, clock: Clock, asked: boolean, { by, made, runs }: Move, at: number): void {
    const { each, per, increment, lag } = this.tempo
    const acted = by === seat
    if (acted && clock.out) this.revive(seat)
    if (clock.since !== undefined && !(asked && runs)) this.stop(seat, clock, at)
    if (clock.turn && !asked) {
      clock.turn = false
      if (acted && clock.turns.length < TURNS_KEPT) clock.turns = [...clock.turns, clock.spent]
      if (acted && made > clock.paid) {
        clock.bank += increment
        clock.paid = made
        clock.lag = Math.min(lag, clock.lag + EARNED_MS)
      }
    } else if (asked && (!clock.turn || (acted && per === 'decision'))) {
      const running = clock.since !== undefined
      if (running) this.stop(seat, clock, at)
      if (!clock.turn) clock.spent = 0
      clock.turn = true
      if (made > clock.refilled) {
        clock.own = each
        clock.refilled = made
      }
    }
    if (asked && runs && !clock.out) clock.since ??= at
  }

  private stop(seat: Seat, clock: Clock, at: number): void {
    take(clock, this.used(seat, clock, at))
    delete clock.since
  }

  private used(seat: Seat, { since }: Clock, at: number): number {
    return since === undefined ? 0 : this.rest(seat).worked(since, at)
  }

  private dueOf(seat: Seat): number | undefined {
    const { since, own, bank, lag } = this.clock(seat)
    return since === undefined ? undefined : this.rest(seat).after(since, own + bank + lag)
  }

  private clock(seat: Seat): Clock {
    const kept = this.seats[seat]
    if (!kept) throw new RangeError(`there is no seat ${seat}`)
    return kept.clock
  }

  private rest(seat: Seat): Rests {
    return this.rests[seat] ?? this.restsOf({ calendar: UTC })
  }

  /** Whoever plays live sits there: only a match by turns knows days and nights. */
  private restsOf({ calendar = UTC }: Pick<Kept, 'calendar'>): Rests {
    const { time } = this
    return time.kind === 'turns' ? new Rests(calendar, time.off) : new Rests(UTC, [])
  }
}

const overlap = ([from, to]: Span, [other, until]: Span): number =>
  Math.max(0, Math.min(to, until) - Math.max(from, other))

/** Vacation from a moment on, in order and without overlap, until there is none left. */
function vacation(spans: readonly Span[], from: number, most: number): [number, number][] {
  const kept: [number, number][] = []
  let [at, left] = [from, most]
  for (const [starts, stops] of spans.toSorted(([one], [other]) => one - other)) {
    const begins = Math.max(starts, at)
    const ends = Math.min(stops, begins + left)
    if (ends <= begins) continue
    kept.push([begins, ends])
    at = ends
    left -= ends - begins
  }
  return kept
}
