import { type Calendar, DAY, HOUR, type Off } from '@hippodrome/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rests } from './rests.ts'
import { calendarOf } from './zone.ts'

const at = (iso: string): number => Date.parse(iso)
const AMSTERDAM = { zone: 'Europe/Amsterdam', night: [23 * 60, 7 * 60] as [number, number], away: [] }
const calendar = calendarOf(AMSTERDAM, at('2026-01-01T00:00Z'))
const both: readonly Off[] = ['nights', 'weekends']

describe('when a clock rests', () => {
  it('does not by itself', () => {
    expect(new Rests(calendar, []).worked(1000, 5000)).toBe(4000)
    expect(new Rests(calendar, []).after(1000, 4000)).toBe(5000)
  })

  it('goes by the local day of whoever plays', () => {
    const rests = new Rests(calendar, ['nights'])
    // A Tuesday in winter: the night in Amsterdam is from 22:00 to 06:00 by UTC.
    expect(rests.worked(at('2026-01-06T20:00Z'), at('2026-01-07T08:00Z'))).toBe(4 * HOUR)
    expect(rests.after(at('2026-01-06T20:00Z'), 3 * HOUR)).toBe(at('2026-01-07T07:00Z'))
    expect(rests.between(at('2026-01-06T20:00Z'), at('2026-01-07T08:00Z'), 9)).toEqual([
      [at('2026-01-06T22:00Z'), at('2026-01-07T06:00Z')],
    ])
  })

  it('follows the change to summer time', () => {
    const rests = new Rests(calendar, ['nights'])
    // On 29 March 2026 the clocks of Amsterdam go from 2 to 3: that night has seven hours.
    expect(rests.between(at('2026-03-28T12:00Z'), at('2026-03-29T12:00Z'), 9)).toEqual([
      [at('2026-03-28T22:00Z'), at('2026-03-29T05:00Z')],
    ])
    expect(rests.worked(at('2026-03-28T12:00Z'), at('2026-03-29T12:00Z'))).toBe(17 * HOUR)
  })

  it('stands on Saturday and Sunday, and goes on as it was', () => {
    const rests = new Rests(calendar, ['weekends'])
    const friday = at('2026-01-09T17:00Z')
    expect(rests.worked(friday, at('2026-01-12T17:00Z'))).toBe(24 * HOUR)
    expect(rests.after(friday, DAY)).toBe(at('2026-01-12T17:00Z'))
  })

  it('stands on vacation, nights and weekends counted once', () => {
    const away: [number, number][] = [[at('2026-01-09T12:00Z'), at('2026-01-13T12:00Z')]]
    const rests = new Rests({ ...calendar, away }, both)
    expect(rests.worked(at('2026-01-09T10:00Z'), at('2026-01-13T14:00Z'))).toBe(4 * HOUR)
    expect(rests.after(at('2026-01-09T10:00Z'), 3 * HOUR)).toBe(at('2026-01-13T13:00Z'))
  })

  it('knows a night that ends before midnight or begins after it', () => {
    const owl = new Rests({ ...calendar, night: [60, 9 * 60] }, ['nights'])
    expect(owl.worked(at('2026-01-06T00:00Z'), at('2026-01-07T00:00Z'))).toBe(16 * HOUR)
    const early = new Rests({ ...calendar, night: [18 * 60, 24 * 60] }, ['nights'])
    expect(early.worked(at('2026-01-06T00:00Z'), at('2026-01-07T00:00Z'))).toBe(18 * HOUR)
  })
})

describe('whatever the calendar', () => {
  const START = at('2026-01-01T00:00Z')
  const moment = fc.integer({ min: START, max: START + 200 * DAY })
  const zones = [
    'Europe/Amsterdam',
    'America/St_Johns',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
  ]
  const calendars = zones.map((zone) => calendarOf({ ...AMSTERDAM, zone }, START))
  const anyRests = fc
    .record({
      base: fc.constantFrom(...calendars),
      from: fc.integer({ min: 0, max: 1440 }),
      length: fc.integer({ min: 1, max: 720 }),
      off: fc.subarray([...both]),
      leaves: moment,
      days: fc.integer({ min: 0, max: 15 }),
    })
    .map(({ base, from, length, off, leaves, days }) => {
      const away: Calendar['away'] = days > 0 ? [[leaves, leaves + days * DAY]] : []
      return new Rests({ ...base, night: [from, (from + length) % 1440], away }, off)
    })

  it('what goes between two moments is the sum of its parts', () => {
    fc.assert(
      fc.property(anyRests, moment, moment, moment, (rests, ...moments) => {
        const [one, two, three] = moments.toSorted((a, b) => a - b) as [number, number, number]
        expect(rests.worked(one, two) + rests.worked(two, three)).toBe(rests.worked(one, three))
        const rested = rests.between(one, three, 1000).reduce((sum, [from, to]) => sum + to - from, 0)
        expect(rests.worked(one, three) + rested).toBe(three - one)
      }),
    )
  })

  it('a clock that has gone for so long has, and a millisecond earlier had not', () => {
    fc.assert(
      fc.property(anyRests, moment, fc.integer({ min: 1, max: 9 * DAY }), (rests, from, amount) => {
        const due = rests.after(from, amount)
        expect(rests.worked(from, due)).toBe(amount)
        expect(rests.worked(from, due - 1)).toBe(amount - 1)
      }),
    )
  })
})

describe('a time zone', () => {
  it('is written down as its changes, to the minute', () => {
    expect(calendar.shifts.slice(0, 3)).toEqual([
      [at('2026-01-01T00:00Z'), 60],
      [at('2026-03-29T01:00Z'), 120],
      [at('2026-10-25T01:00Z'), 60],
    ])
    expect(calendarOf({ ...AMSTERDAM, zone: 'UTC' }, 0).shifts).toEqual([[0, 0]])
  })

  it('that is none is refused', () => {
    expect(() => calendarOf({ ...AMSTERDAM, zone: 'Europe/Nowhere' }, 0)).toThrow('is no time zone')
  })
})
