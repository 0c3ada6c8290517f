import { describe, expect, it } from 'vitest'
import { smallGame } from '../testing.ts'
import { type Outcome, playOne } from './oneMatch.ts'
import { type Plan, seatingOf } from './plan.ts'
import { plotSvg } from './plot.ts'
import { barText, progressOn } from './progress.ts'
import { seriesText, statisticsText } from './report.ts'
import { tallyOf } from './tally.ts'

const plan: Plan = {
  game: 'auction',
  options: { rounds: 3 },
  bots: ['greedy', 'random'],
  swap: true,
  seed: 'series',
  matches: 6,
  files: false,
}

const series = (of: Plan) =>
  Promise.all(Array.from({ length: of.matches }, (_, index) => playOne(smallGame, of, index)))

const outcome = (index: number, ranks: number[], scores: number[], more: Partial<Outcome> = {}): Outcome => ({
  index,
  seating: seatingOf(plan, index),
  ranks,
  scores,
  decisions: 10 + index,
  ...more,
})

describe('a series of matches', () => {
  it('moves the bots up one seat with every match', () => {
    expect([0, 1, 2].map((index) => seatingOf(plan, index))).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
    ])
    expect(seatingOf({ ...plan, swap: false }, 1)).toEqual([0, 1])
  })

  it('follows from the seed alone, match by match', async () => {
    const [one, other] = [await series(plan), await series(plan)]
    expect(one).toEqual(other)
    expect(await series({ ...plan, seed: 'other' })).not.toEqual(one)
    expect(await playOne(smallGame, plan, 4)).toEqual(one[4])
  })

  it('measures what chance was worth, if that is wanted, and changes nothing by it', async () => {
    const [plain, metered] = [await series(plan), await series({ ...plan, luck: true })]
    const without = metered.map((played) => {
      const { luck, ...rest } = played as Outcome
      return { rest, luck: luck ?? [] }
    })
    expect(without.map(({ rest }) => rest)).toEqual(plain)
    expect(without.some(({ luck }) => luck.some((worth) => Math.abs(worth) > 0.001))).toBe(true)
    // What one seat gains by chance the others lose.
    for (const { luck } of without) expect(luck.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(0, 9)
  })

  it('takes off what luck did, and says how many matches that saves', () => {
    const lucks = [0.4, 0.3, -0.5, -0.4, 0.45, -0.35]
    const outcomes = lucks.map((luck, index) =>
      outcome(index, luck > 0 ? [1, 2] : [2, 1], [1, 0], { luck: [luck, -luck] }),
    )
    const { seats } = tallyOf({ ...plan, swap: false }, outcomes)
    expect(seats[0]?.fair?.factor).toBeGreaterThan(10)
    expect((seats[0]?.fair?.share ?? 0) + (seats[1]?.fair?.share ?? 0)).toBeCloseTo(1, 9)
    const text = seriesText(tallyOf(plan, outcomes), { seconds: 1, decisionsPerSecond: 1, workers: 1 })
    expect(text).toMatch(/rank +luck off +95 % interval +factor/)
    expect(tallyOf(plan, [outcome(0, [1, 2], [1, 0])]).bots[0]).not.toHaveProperty('fair')
  })

  it('brings files that say how they ended, if they are wanted', async () => {
    const played = await playOne(smallGame, { ...plan, files: true }, 1)
    expect(played).toHaveProperty('file.end.scores', 'scores' in played ? played.scores : [])
    expect(played).toHaveProperty('file.seats.0.player', 'random')
  })

  it('gives back what broke, with the file that shows it', async () => {
    const broken = {
      ...smallGame,
      result: () => {
        throw new Error('no winner')
      },
    }
    const told = await playOne(broken, plan, 0)
    expect(told).toMatchObject({ index: 0, fault: 'no winner', rules: true })
    expect(told).toHaveProperty('file.choices.0')
    expect(await playOne(smallGame, { ...plan, bots: ['exec:no-such-program', 'random'] }, 0)).toMatchObject({
      rules: false,
      fault: expect.stringContaining('cannot be started') as string,
    })
  })

  it('takes the numbers that a game counts itself', async () => {
    const counting = { ...smallGame, statistics: () => ({ rounds: 3 }) }
    expect(await playOne(counting, plan, 0)).toMatchObject({ statistics: { rounds: 3 } })
  })
})

describe('the tally', () => {
  it('counts wins by bot and by seat, a shared victory in part, in any order', () => {
    const outcomes = [outcome(1, [1, 2], [5, 3]), outcome(0, [1, 2], [8, 2]), outcome(2, [1, 1], [4, 4])]
    const tally = tallyOf(plan, outcomes)
    expect(tally).toEqual(tallyOf(plan, [...outcomes].reverse()))
    expect(tally.bots.map(({ bot, wins, matches }) => [bot, wins, matches])).toEqual([
      ['greedy', 1.5, 3],
      ['random', 1.5, 3],
    ])
    expect(tally.seats.map(({ wins }) => wins)).toEqual([2.5, 0.5])
    expect(tally.bots[0]?.score).toMatchObject({ mean: 5, min: 3, max: 8 })
    expect(tally.length).toMatchObject({ mean: 11, min: 10, max: 12 })
  })

  it('averages statistics over the matches that have them', () => {
    const outcomes = [
      outcome(0, [1, 2], [1, 0], { statistics: { sieges: 2 } }),
      outcome(1, [1, 2], [1, 0], { statistics: { sieges: 4, falls: 1 } }),
    ]
    expect(tallyOf(plan, outcomes).statistics).toMatchObject({
      falls: { matches: 1, mean: 1 },
      sieges: { mean: 3, min: 2, max: 4 },
    })
    expect(statisticsText(tallyOf(plan, outcomes))).toMatch(/sieges +2 +3\.000 +1\.000 +2 +4/)
  })

  it('is a picture with a bar for each number, group by group, to the left of zero where it is negative', () => {
    const statistics = { 'card worth: A1': -2, 'card worth: A2': 2, 'card played: A1': 1, length: 3 }
    const svg = plotSvg(tallyOf(plan, [outcome(0, [1, 2], [1, 0], { statistics })]))
    const bars = [...svg.matchAll(/<rect x="([\d.]+)".*? width="([\d.]+)"/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ])
    const titles = [...svg.matchAll(/font-weight="bold"[^>]*>([^<]+)/g)].map(([, title]) => title ?? '')
    expect(titles.toSorted()).toEqual(['a match', 'card played', 'card worth', 'wins by seat, 1 matches'])
    expect(bars).toContainEqual([266, 95])
    expect(bars).toContainEqual([361, 95])
  })

  it('draws half of a 95 % interval to both sides, and the greatest of a long group first', () => {
    const cards = (shift: number) =>
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`card worth: C${i}`, i + shift]))
    const series = [0, 2].map((shift, index) => outcome(index, [1, 2], [1, 0], { statistics: cards(shift) }))
    const svg = plotSvg(tallyOf(plan, series))
    expect(svg.indexOf('>C19<')).toBeLessThan(svg.indexOf('>C0<'))
    expect(svg).toMatch(/<path d="M[\d.]+ [\d.]+H[\d.]+"/)
  })

  it('has room for every interval between the labels and the numbers', () => {
    const series = [0, 9].map((value, index) => outcome(index, [1, 2], [1, 0], { statistics: { value } }))
    const svg = plotSvg(tallyOf(plan, series))
    const ends = [...svg.matchAll(/<path d="M([\d.]+) [\d.]+H([\d.]+)"/g)].map(([, from, to]) => [from, to])
    expect(ends.at(-1)).toEqual(['266.0', '456.0'])
    for (const [from, to] of ends) expect(Number(from)).toBeLessThan(Number(to))
  })

  it('is a table with intervals', () => {
    const text = seriesText(tallyOf(plan, [outcome(0, [1, 2], [8, 2])]), {
      seconds: 2,
      decisionsPerSecond: 5,
      workers: 1,
    })
    expect(text).toMatch(/1 greedy +1 +1 +100.0 % +20.7 % - 100.0 % +8.0 ± 0.0 +1.00/)
    expect(text).toContain('1 matches of 10 decisions (10 to 10)')
  })
})

describe('progress', () => {
  const run = (isTTY: boolean) => {
    const written: string[] = []
    const bar = progressOn({ isTTY, write: (text) => written.push(text) }, 40, () => 0)
    for (const done of [1, 2, 9, 40]) bar.at(done)
    bar.end()
    return written
  }

  it('is a bar for a person and a line a tenth for a file', () => {
    expect(run(true)[0]).toMatch(/^\r\[#\.+\] 1\/40/)
    expect(run(false)).toEqual(['9/40\n', '40/40\n'])
  })

  it('says how long it will take', () => {
    expect(barText(10, 40, 5000)).toBe('[########......................] 10/40  15 s left ')
  })
})
