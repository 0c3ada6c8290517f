import { BOT_LEVELS } from '@hippodrome/bots'
import { describe, expect, it } from 'vitest'
import type { ResultsTable } from '../store/tables.ts'
import { botRating, botRatings } from './bots.ts'
import ladder from './ladder.json' with { type: 'json' }
import { rateMatch } from './rateMatch.ts'
import { NEWCOMER, rate } from './rating.ts'
import { UNRATED } from './results.ts'

type Like = Partial<ResultsTable>
const rowsOf = (...seats: readonly Like[]): ResultsTable[] =>
  seats.map((like, seat) => ({
    match: 'm',
    seat,
    person: `p${seat}`,
    player: 'human',
    game: 'families',
    seats: seats.length,
    place: seat + 1,
    score: 0,
    gone: 0,
    counts: 1,
    tempo: '',
    times: '[]',
    at: 1,
    ...UNRATED,
    ...like,
  }))
const change = (...seats: readonly Like[]) =>
  rateMatch(rowsOf(...seats), () => NEWCOMER).map(({ after }) => after.mean - NEWCOMER.mean)

describe('a match that counts', () => {
  it('does what the method says to those who stayed', () => {
    const [first, second] = rateMatch(rowsOf({}, {}), () => NEWCOMER)
    expect([first?.after, second?.after]).toEqual(rate([NEWCOMER, NEWCOMER], [1, 2]))
  })

  it('puts whoever left last, though a bot has won in their seat', () => {
    const [left = 0, stayed = 0] = change({ gone: 1, place: 1 }, { place: 2 })
    expect(left).toBeLessThan(0)
    expect(stayed).toBeCloseTo(-left, 12)
  })

  it('without a result takes from who left and gives nobody anything', () => {
    const [left = 0, second, third] = change({ gone: 1, place: 0 }, { place: 0 }, { place: 0 })
    expect(left).toBeLessThan(0)
    expect([second, third]).toEqual([0, 0])
  })

  it('rates people against bots by the ladder of the bots, which it does not change', () => {
    const changes = rateMatch(
      rowsOf({}, { place: 2 }, { person: '', player: 'master', place: 3 }),
      () => NEWCOMER,
    )
    expect(changes.map(({ seat }) => seat)).toEqual([0, 1])
    const [better = 0] = change({}, { person: '', player: 'captain' })
    const [weaker = 0] = change({}, { person: '', player: 'novice' })
    expect(better).toBeGreaterThan(weaker)
  })
})

describe('bots', () => {
  const series = { game: 'g', seats: 2, against: 'squire', matches: 100, source: '' }

  it('stand on the scale of people where their ladder puts them, as sure as it is long', () => {
    const [even] = botRatings('g', 2, [{ ...series, level: 'even', won: 50 }])
    expect(even?.mean).toBeCloseTo(NEWCOMER.mean, 12)
    const [short, long] = [100, 400].map(
      (matches) => botRatings('g', 2, [{ ...series, level: 'x', matches, won: matches * 0.75 }])[0],
    )
    expect(long?.spread).toBeLessThan((short?.spread ?? 0) * 0.55)
  })

  it('have a rating by a ladder of so many seats, or else by that of two', () => {
    const two = { ...series, level: 'x', won: 80 }
    const four = { ...series, level: 'x', seats: 4, won: 60 }
    expect(botRatings('g', 4, [two, four]).map(({ seats }) => seats)).toEqual([4])
    expect(botRatings('g', 3, [two, four]).map(({ seats }) => seats)).toEqual([2])
  })

  it('of every game are in the order of their levels, as far as they were measured', () => {
    for (const game of new Set(ladder.map((one) => one.game))) {
      const measured = new Set(['squire', ...botRatings(game, 2).map(({ level }) => level)])
      const levels = BOT_LEVELS.map(({ id }) => id).filter((id) => measured.has(id))
      expect(levels.length).toBeGreaterThanOrEqual(2)
      const means = levels.map((level) => botRating(level, game, 2).mean)
      expect(means).toEqual(means.toSorted((a, b) => a - b))
    }
  })

  it('that nobody measured count as newcomers', () => {
    expect(botRating('strategos', 'no such game', 2)).toEqual(NEWCOMER)
  })
})
