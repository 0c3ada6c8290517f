import { BOT_LEVELS } from '@hippodrome/bots'
import { describe, expect, it } from 'vitest'
import type { ResultsTable } from '../store/tables.ts'
import { botRating, botRatings } from './bots.ts'
import ladder from './ladder.json' with { type: 'json' }
import { rateMatch } from './rateMatch.ts'
import { chancesToWin, NEWCOMER, rate } from './rating.ts'
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
  const rung = { game: 'g', seats: 2, level: 'x', lead: 0, error: 0.2, matches: 100 }

  it('stand on the scale of people where their ladder puts them, as sure as it is', () => {
    const [even] = botRatings('g', 2, [rung])
    expect(even?.mean).toBeCloseTo(NEWCOMER.mean, 12)
    const [short, long] = [0.2, 0.1].map((error) => botRatings('g', 2, [{ ...rung, error }])[0])
    expect((long?.spread ?? 0) / (short?.spread ?? 0)).toBeCloseTo(0.5, 12)
  })

  it('win as large a share against the measure as the ladder says', () => {
    const lead = Math.log(0.8 / 0.2)
    const [better] = botRatings('g', 2, [{ ...rung, lead }])
    const known = { mean: better?.mean ?? 0, spread: 0 }
    expect(chancesToWin([known, { mean: NEWCOMER.mean, spread: 0 }])[0]).toBeCloseTo(0.8, 12)
  })

  it('have a rating by a ladder of so many seats, or else by that of two', () => {
    const four = { ...rung, seats: 4, lead: 1 }
    expect(botRatings('g', 4, [rung, four]).map(({ seats }) => seats)).toEqual([4])
    expect(botRatings('g', 3, [rung, four]).map(({ seats }) => seats)).toEqual([2])
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
