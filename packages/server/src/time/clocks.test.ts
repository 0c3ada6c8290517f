import { type Calendar, DAY, HOUR, leftOf, MINUTE, SECOND, type Time } from '@hippodrome/wire'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Clocks, clocksSchema } from './clocks.ts'

const LIVE: Time = { kind: 'live', base: 15 * MINUTE, increment: 10 * SECOND }
const BANK: Time = { kind: 'bank', each: 30 * SECOND, bank: 5 * MINUTE }
const TURNS: Time = { kind: 'turns', each: DAY, reserve: 3 * DAY, off: [] }
/** Monday, 5 January 2026. */
const MONDAY = Date.parse('2026-01-05T00:00Z')
const CALENDAR: Calendar = { zone: 'UTC', night: [23 * 60, 7 * 60], away: [], shifts: [[0, 0]] }

const clocksOf = (time: Time, seats: number) =>
  Clocks.of(time, new Array<undefined>(seats).fill(undefined), 0)

/** Seat `by` acted, and now `asked` are asked. */
const then = (clocks: Clocks, asked: number[], by: number | undefined, made: number, at: number) =>
  clocks.follow(asked, { by, made, runs: true }, at)

describe('base and increment', () => {
  it('takes what a turn took, and gives the increment at its end', () => {
    const clocks = clocksOf(LIVE, 2)
    then(clocks, [0], undefined, 0, 0)
    then(clocks, [0], 0, 1, 20_000)
    then(clocks, [1], 0, 2, 30_000)
    expect(clocks.left(0, 99_000)).toBe(15 * MINUTE - 30_000 + 10_000)
    expect(clocks.left(1, 40_000)).toBe(15 * MINUTE - 10_000)
  })

  it('gives it once, however often a choice is taken back and made again', () => {
    const clocks = clocksOf(LIVE, 2)
    then(clocks, [0], undefined, 0, 0)
    for (let n = 0; n < 5; n++) {
      then(clocks, [1], 0, 1, n * 2000 + 1000)
      then(clocks, [0], undefined, 0, n * 2000 + 2000)
    }
    then(clocks, [1], 0, 1, 11_000)
    expect(clocks.left(0, 11_000)).toBe(15 * MINUTE - 6000 + 10_000)
    expect(clocks.left(1, 11_000)).toBe(15 * MINUTE - 5000)
  })

  it('runs the clocks of all who are asked at the same time', () => {
    const clocks = clocksOf(LIVE, 3)
    then(clocks, [0, 1, 2], undefined, 0, 0)
    then(clocks, [1, 2], 0, 1, 5000)
    then(clocks, [2], 1, 2, 9000)
    expect([0, 1, 2].map((seat) => clocks.left(seat, 12_000))).toEqual(
      [5000, 9000, 22_000].map((used) => 15 * MINUTE + 10_000 - used),
    )
  })
})

describe('a time for each decision, and a bank', () => {
  it('is there anew for each, and takes from the bank only what is over it', () => {
    const clocks = clocksOf(BANK, 2)
    then(clocks, [0], undefined, 0, 0)
    then(clocks, [0], 0, 1, 20_000)
    expect(clocks.left(0, 20_000)).toBe(5 * MINUTE + 30_000)
    then(clocks, [0], 0, 2, 60_000)
    expect(clocks.left(0, 60_000)).toBe(5 * MINUTE - 10_000 + 30_000)
  })

  it('is not there anew for a decision that was taken back', () => {
    const clocks = clocksOf(BANK, 2)
    then(clocks, [0], undefined, 0, 0)
    then(clocks, [0], 0, 1, 10_000)
    then(clocks, [0], undefined, 0, 20_000)
    then(clocks, [0], 0, 1, 30_000)
    expect(clocks.left(0, 30_000)).toBe(5 * MINUTE + 10_000)
  })
})

describe('by turns', () => {
  it('takes from the turn, then from the reserve, and a turn is as long as one is asked', () => {
    const clocks = clocksOf(TURNS, 2)
    then(clocks, [0], undefined, 0, MONDAY)
    then(clocks, [0], 0, 1, MONDAY + 20 * HOUR)
    expect(clocks.left(0, MONDAY + 20 * HOUR)).toBe(3 * DAY + 4 * HOUR)
    then(clocks, [1], 0, 2, MONDAY + 30 * HOUR)
    expect(clocks.view()[0]).toEqual({ own: DAY, bank: 3 * DAY - 6 * HOUR })
    expect(clocks.due).toBe(MONDAY + 30 * HOUR + 4 * DAY)
  })

  it('a weekend stops a clock and never refills one', () => {
    const clocks = clocksOf({ ...TURNS, off: ['weekends'] }, 2)
    const friday = MONDAY + 4 * DAY
    then(clocks, [0], undefined, 0, MONDAY)
    then(clocks, [0], 0, 1, friday)
    expect(clocks.left(0, friday)).toBe(0)
    expect(clocks.overdue(friday)).toEqual([0])
    expect(clocks.left(0, friday + 3 * DAY)).toBe(0)
  })

  it('rests by the calendar of each seat, from when it is told on', () => {
    const clocks = clocksOf({ ...TURNS, off: ['nights'] }, 2)
    then(clocks, [0, 1], undefined, 0, MONDAY + 12 * HOUR)
    clocks.goBy(1, { ...CALENDAR, shifts: [[0, 720]] }, MONDAY + 18 * HOUR)
    // Seat 1 sleeps from 11 to 19 by UTC from then on.
    expect(clocks.left(0, MONDAY + DAY)).toBe(4 * DAY - 11 * HOUR)
    expect(clocks.left(1, MONDAY + DAY)).toBe(4 * DAY - 6 * HOUR - 5 * HOUR)
    const shown = clocks.view()
    for (const hour of [13, 18, 19, 23, 30, 60])
      for (const seat of [0, 1])
        if (MONDAY + hour * HOUR >= (shown[seat]?.since ?? 0))
          expect(leftOf(shown[seat] ?? { own: 0, bank: 0 }, MONDAY + hour * HOUR)).toBe(
            clocks.left(seat, MONDAY + hour * HOUR),
          )
  })

  it('goes by another night or zone from the next turn on when its seat is asked, so that nobody sleeps before every deadline', () => {
    const clocks = clocksOf({ ...TURNS, off: ['nights'] }, 2)
    const noon = MONDAY + 12 * HOUR
    then(clocks, [0], undefined, 0, noon)
    const due = clocks.due
    // Night after night is moved to where the clock is about to run.
    for (let hour = 1; hour < 48; hour += 6) {
      const minute = ((12 + hour) % 24) * 60
      const night: [number, number] = [minute, (minute + 720) % 1440]
      clocks.goByNext(0, { ...CALENDAR, night }, noon + hour * HOUR)
    }
    expect(clocks.due).toBe(due)
    const asleep = { ...CALENDAR, night: [12 * 60, 24 * 60] as [number, number] }
    clocks.goByNext(0, { ...asleep, away: [[noon + 3 * DAY, noon + 4 * DAY]] }, noon + 2 * DAY)
    // Vacation holds at once: there is only so much of it.
    expect(clocks.due).toBe((due ?? 0) + DAY)
    const kept = new Clocks(
      { ...TURNS, off: ['nights'] },
      v.parse(clocksSchema, JSON.parse(JSON.stringify(clocks.save()))),
    )
    for (const one of [clocks, kept]) {
      then(one, [1], 0, 1, noon + 2 * DAY)
      then(one, [0], 1, 2, MONDAY + 7 * DAY + 12 * HOUR)
      expect(one.left(0, MONDAY + 7 * DAY + 24 * HOUR)).toBe(one.left(0, MONDAY + 7 * DAY + 12 * HOUR))
    }
    // Who is not asked sleeps from now on as they say.
    clocks.goByNext(1, asleep, MONDAY + 7 * DAY)
    then(clocks, [1], 0, 3, MONDAY + 8 * DAY + 12 * HOUR)
    expect(clocks.left(1, MONDAY + 9 * DAY)).toBe(clocks.left(1, MONDAY + 8 * DAY + 12 * HOUR))
  })

  it('counts no vacation that is past, and none beyond three weeks', () => {
    const clocks = clocksOf(TURNS, 1)
    then(clocks, [0], undefined, 0, MONDAY)
    clocks.goBy(0, { ...CALENDAR, away: [[MONDAY - 9 * DAY, MONDAY + 2 * DAY]] }, MONDAY + DAY)
    expect(clocks.left(0, MONDAY + 2 * DAY)).toBe(3 * DAY)
    clocks.goBy(0, { ...CALENDAR, away: [[MONDAY + 3 * DAY, MONDAY + 90 * DAY]] }, MONDAY + 2 * DAY)
    expect(clocks.left(0, MONDAY + 23 * DAY)).toBe(2 * DAY)
    expect(clocks.left(0, MONDAY + 24 * DAY)).toBe(DAY)
  })
})

describe('running out', () => {
  it('waits a moment longer for slow messages, once', () => {
    const clocks = clocksOf(LIVE, 2)
    then(clocks, [0], undefined, 0, 0)
    expect(clocks.due).toBe(15 * MINUTE + 1000)
    then(clocks, [1], 0, 1, 15 * MINUTE + 700)
    expect(clocks.left(0, 0)).toBe(10_000)
    then(clocks, [0], 1, 2, 15 * MINUTE + 700)
    expect(clocks.overdue(15 * MINUTE + 11_099)).toEqual([])
    expect(clocks.overdue(15 * MINUTE + 11_100)).toEqual([0])
  })

  it('leaves whoever comes back a turn, or a tenth', () => {
    for (const [time, left] of [
      [LIVE, 90 * SECOND],
      [BANK, 30 * SECOND],
      [TURNS, DAY],
    ] as const) {
      const clocks = clocksOf(time, 1)
      then(clocks, [0], undefined, 0, 0)
      clocks.runOut(0, 5 * DAY)
      then(clocks, [0], undefined, 0, 5 * DAY)
      expect(clocks.due).toBeUndefined()
      clocks.revive(0)
      then(clocks, [0], undefined, 0, 6 * DAY)
      expect(clocks.left(0, 6 * DAY)).toBe(left)
    }
  })

  it('does not happen while nobody could play', () => {
    const clocks = clocksOf(LIVE, 2)
    then(clocks, [0], undefined, 0, 1000)
    clocks.spare(61_000, 100 * MINUTE)
    expect(clocks.left(0, 100 * MINUTE)).toBe(14 * MINUTE)
    clocks.spare(61_000, 100 * MINUTE)
    expect(clocks.left(0, 101 * MINUTE)).toBe(13 * MINUTE)
  })

  it('does not happen in a pause, nor to whom nobody asks', () => {
    const clocks = clocksOf(TURNS, 2)
    then(clocks, [0], undefined, 0, 0)
    clocks.follow([0], { made: 0, runs: false }, 12 * HOUR)
    expect(clocks.due).toBeUndefined()
    then(clocks, [0], undefined, 0, 30 * DAY)
    expect(clocks.left(0, 30 * DAY)).toBe(4 * DAY - 12 * HOUR)
  })
})

describe('slow messages', () => {
  it('are given back within what there is for them, and within what the turn took', () => {
    const clocks = clocksOf(LIVE, 2)
    then(clocks, [0], undefined, 0, 0)
    then(clocks, [1], 0, 1, 300)
    expect(clocks.credit(0, 5000)).toBe(300)
    clocks.giveBack(0, clocks.credit(0, 200))
    expect(clocks.left(0, 0)).toBe(15 * MINUTE + 10_000 - 100)
    expect(clocks.credit(0, 5000)).toBe(100)
    expect(clocksOf(TURNS, 1).credit(0, 5000)).toBe(0)
  })
})

describe('whatever happens', () => {
  const kinds = fc.constantFrom<Time>(LIVE, BANK, TURNS, { ...TURNS, off: ['nights', 'weekends'] })
  const deeds = fc.array(
    fc.record({
      what: fc.constantFrom('play', 'undo', 'pause', 'days', 'spare', 'say'),
      asked: fc.subarray([0, 1, 2], { minLength: 1 }),
      by: fc.nat(2),
      wait: fc.integer({ min: 0, max: 9 * HOUR }),
    }),
    { maxLength: 60 },
  )

  /** Does it all; `between` may put other clocks in their place after each deed. */
  function run(
    time: Time,
    list: typeof deeds extends fc.Arbitrary<infer T> ? T : never,
    between = (c: Clocks) => c,
  ) {
    let clocks = clocksOf(time, 3)
    let [at, made, asked] = [MONDAY, 0, [0]]
    then(clocks, asked, undefined, made, at)
    for (const deed of list) {
      const before = at
      at += deed.wait
      if (deed.what === 'play') [made, asked] = [made + 1, deed.asked]
      if (deed.what === 'undo') [made, asked] = [Math.max(0, made - 1), deed.asked]
      if (deed.what === 'days')
        clocks.goBy(
          deed.by,
          { ...CALENDAR, shifts: [[0, deed.wait % 720]], away: [[at, at + deed.wait]] },
          at,
        )
      if (deed.what === 'spare') clocks.spare(before, at)
      const by = deed.what === 'play' ? deed.by : undefined
      clocks.follow(asked, { by, made, runs: deed.what !== 'pause' }, at)
      clocks = between(clocks)
    }
    return { clocks, at }
  }

  it('clocks that are put away and taken out again go the same', () => {
    fc.assert(
      fc.property(kinds, deeds, (time, list) => {
        const plain = run(time, list)
        const kept = run(time, list, (clocks) => {
          const saved = v.parse(clocksSchema, JSON.parse(JSON.stringify(clocks.save())))
          return new Clocks(time, saved)
        })
        expect(kept.clocks.save()).toEqual(plain.clocks.save())
        expect(kept.clocks.view()).toEqual(plain.clocks.view())
      }),
    )
  })

  it('what everybody is shown is what the table counts', () => {
    fc.assert(
      fc.property(kinds, deeds, fc.integer({ min: 0, max: 2 * DAY }), (time, list, later) => {
        const { clocks, at } = run(time, list)
        const running = [...clocks.view().entries()].filter(([, view]) => view.since !== undefined)
        expect(running.map(([, view]) => leftOf(view, at + later))).toEqual(
          running.map(([seat]) => clocks.left(seat, at + later)),
        )
      }),
    )
  })

  it('nobody by turns ever has more than a turn and the reserve', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const { clocks, at } = run({ ...TURNS, off: ['weekends'] }, list)
        for (const seat of [0, 1, 2]) expect(clocks.left(seat, at)).toBeLessThanOrEqual(4 * DAY)
      }),
    )
  })
})
