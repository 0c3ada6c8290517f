import { type Config, configure, draw, fastChance, type Game, type Options } from '@hippodrome/engine'
import { auction } from '@hippodrome/engine/testing'
import { families } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { modelFile, parseModel } from '../model/model.ts'
import { layoutOf, type Net } from '../model/net.ts'
import { anyModel } from '../testing/anyModel.ts'
import { dares } from '../testing/rounds.ts'
import { calibrationIn, calibrationOf, measuredIn, Tally } from './calibration.ts'
import { playBout, type Verdict, verdictOf, weightOf } from './duel.ts'
import { fitNet } from './fit.ts'
import { type Lesson, parseLesson, playLesson, variedConfig } from './lesson.ts'
import { Positions } from './positions.ts'
import { tempered } from './temper.ts'

const rules = families as unknown as Game
const seats = 2
const inputs = rules.features?.writer(rules.tables(configure(rules, { seats })), seats).names.length ?? 0
const lessons = [3, 4, 5].map((seed) => playLesson({ rules, seats }, seed))

function positionsOf(of: readonly Lesson[]): Positions {
  const positions = new Positions(rules, seats, inputs)
  for (const lesson of of) positions.add(lesson)
  return positions
}

const seen = positionsOf(Array.from({ length: 30 }, () => lessons).flat())
const byHeart = fitNet(seen, { inputs, hidden: 32, places: 1, seed: 1 })

describe('a lesson', () => {
  it('follows from its seed, and is read again from a line of text', () => {
    expect(playLesson({ rules, seats }, 3)).toEqual(lessons[0])
    expect(parseLesson(JSON.parse(JSON.stringify(lessons[0])))).toEqual(lessons[0])
    expect(() => parseLesson({ ...lessons[0], shares: [2, 0] })).toThrow('lesson.shares')
  })

  it('has a guest as often as it is asked to, who judges by hand where the others judge by a model', () => {
    const model = anyModel(rules, configure(rules, { seats }))
    const played = (guests: number | undefined, seed: number) =>
      playLesson({ rules, seats, model, guests }, seed)
    const some = Array.from({ length: 12 }, (_, seed) => played(50, seed))
    const guests = some.map(({ guest }) => guest)
    expect(new Set(guests)).toEqual(new Set([undefined, 0, 1]))
    expect(played(100, 1).guest).toBeDefined()
    // A model that knows nothing loses to whoever judges by what the game knows.
    const all = Array.from({ length: 12 }, (_, seed) => played(100, 100 + seed))
    const won = all.reduce((sum, { shares, guest = 0 }) => sum + (shares[guest] ?? 0), 0)
    expect(won).toBeGreaterThan(9)
    expect(played(0, 1)).toEqual(played(undefined, 1))
    // In the first lessons all judge by hand.
    expect(playLesson({ rules, seats, guests: 100 }, 3)).toEqual(lessons[0])
  })

  it('is as usual but for what is played as often as it is asked to be, and keeps what is fixed', () => {
    const names = ['cards', 'map', 'walls', 'ships', 'gold']
    const odd = { values: [0, 1, 2, 3, 4] }
    const small = {
      ...auction,
      options: { rounds: { values: [1, 3] }, ...Object.fromEntries(names.map((name) => [name, odd])) },
      refuse: ({ options }: Config) => (options['cards'] === 0 ? undefined : 'are not these cards'),
    } as unknown as Game
    const chance = fastChance(1)
    const played = (plan: { usual?: number; options?: Options }) =>
      Array.from({ length: 2000 }, () => variedConfig({ rules: small, seats, ...plan }, chance).options)
    const usual = (plan: { usual?: number }) =>
      played(plan).filter((options) => names.every((name) => options[name] === 0)).length / 2000
    const plain = played({ usual: 100 })
    expect(plain.every((options) => names.every((name) => options[name] === 0))).toBe(true)
    expect(new Set(plain.map(({ rounds }) => rounds)).size).toBe(2)
    // Of the others one in eight is as usual by chance; that two in five of them are refused changes nothing.
    expect(Math.abs(usual({}) - (0.5 + 0.5 / 8))).toBeLessThan(0.04)
    expect(Math.abs(usual({ usual: 20 }) - (0.2 + 0.8 / 8))).toBeLessThan(0.04)
    expect(new Set(played({ usual: 0, options: { map: 3 } }).map(({ map }) => map))).toEqual(new Set([3]))
  })

  it('gives positions whose inputs have names, and the result of the match', () => {
    const positions = positionsOf(lessons)
    expect(positions.count).toBeGreaterThan(60)
    const read = positions.index.array.subarray(0, positions.index.length)
    expect(read.every((input) => input < inputs)).toBe(true)
    for (let position = 0; position < positions.count; position++)
      expect(
        (positions.shares.array[position * 2] ?? 0) + (positions.shares.array[position * 2 + 1] ?? 0),
      ).toBe(1)
  })
})

describe('a fit', () => {
  it('learns who wins where it can be seen', () => {
    const { logLoss } = calibrationOf(byHeart, seen, lessons.length)
    expect(logLoss).toBeLessThan(0.55)
  })

  it('that begins from a net keeps what that one knows, and leaves it as it was', () => {
    const few = positionsOf(lessons.slice(0, 1))
    const before = byHeart.weights.slice()
    const lossOf = (from?: Net) =>
      calibrationOf(fitNet(few, { inputs, hidden: 32, places: 1, seed: 2, from }), seen, 3).logLoss
    expect(lossOf(byHeart)).toBeLessThan(lossOf() - 0.05)
    expect(byHeart.weights).toEqual(before)
  })
})

describe('a net that is too sure of itself', () => {
  const unseen = positionsOf(Array.from({ length: 12 }, (_, i) => playLesson({ rules, seats }, 20 + i)))
  const { line, bias, out, size } = layoutOf(byHeart)
  const times = (factor: number) => {
    const weights = byHeart.weights.slice()
    for (let i = line; i < size; i++) if (i < bias || i >= out) weights[i] = (weights[i] ?? 0) * factor
    return { ...byHeart, weights }
  }
  const lossOf = (net: Net) => calibrationOf(net, unseen, 12).logLoss

  it('is tempered until what it says comes true as well as it can', () => {
    const best = lossOf(tempered(byHeart, unseen))
    expect(best).toBeLessThan(lossOf(byHeart))
    for (const factor of [0.3, 0.6, 0.9, 1.2]) expect(best).toBeLessThanOrEqual(lossOf(times(factor)))
  })

  it('is tempered to the same chances, however sure it was', () => {
    expect(lossOf(tempered(times(0.7), unseen))).toBeCloseTo(lossOf(tempered(byHeart, unseen)), 3)
  })

  it('stays as it is where there is nothing to temper it by', () => {
    expect(tempered(byHeart, positionsOf([]))).toEqual(byHeart)
  })
})

describe('calibration', () => {
  it('holds what any evaluation says of quiet positions against the end of the match', () => {
    const timid: Game = {
      ...rules,
      evaluate(_, said) {
        said[0] = 0.6
        said[1] = 0.2
      },
    }
    const { tenths, matches, positions } = calibrationIn(timid, seats, lessons)
    expect(matches).toBe(3)
    expect(tenths[7]).toMatchObject({ cases: positions, said: 0.75 })
    expect(tenths[2]).toMatchObject({ cases: positions, said: 0.25 })
    expect((tenths[7]?.won ?? 0) + (tenths[2]?.won ?? 0)).toBeCloseTo(1, 3)
  })

  it('compares what was said with what came of it, by tenths', () => {
    const tally = new Tally()
    for (let i = 0; i < 10; i++) tally.add([0.75, 0.25], i < 8 ? [1, 0] : [0, 1])
    const { tenths, brier, logLoss } = tally.of(10)
    expect(tenths[7]).toMatchObject({ cases: 10, said: 0.75, won: 0.8 })
    expect(tenths[2]).toMatchObject({ cases: 10, said: 0.25, won: 0.2 })
    expect(brier).toBeCloseTo(0.8 * 0.0625 + 0.2 * 0.5625, 4)
    expect(logLoss).toBeCloseTo(-0.8 * Math.log(0.75) - 0.2 * Math.log(0.25), 3)
  })
})

describe('the results behind what was said', () => {
  const won = [1, 0]
  const resultsOf = (cases: readonly number[]) => {
    const tally = new Tally()
    for (const count of cases) {
      for (let i = 0; i < count; i++) tally.add([0.75, 0.25], won)
      tally.endMatch()
    }
    return tally.of(cases.length).tenths[7]?.results
  }

  it('are as many as matches, however often it was said in each', () => {
    expect(resultsOf([1, 1, 1, 1])).toBe(4)
    expect(resultsOf([30, 30, 30, 30])).toBe(4)
  })

  it('are fewer where most of it was said in a few of them', () => {
    expect(resultsOf([97, 1, 1, 1])).toBe(1)
    expect(resultsOf([10, 10, 0, 0])).toBe(2)
  })

  it('are no more of a net than of what it judges', () => {
    const { tenths } = calibrationOf(byHeart, seen, lessons.length)
    expect(Math.max(...tenths.map(({ results = 0 }) => results))).toBeLessThanOrEqual(2 * 90)
    expect(Math.max(...tenths.map(({ results = 0 }) => results))).toBeGreaterThan(10)
  })
})

describe('a model that was measured', () => {
  const model = anyModel(rules, configure(rules, { seats }))
  const ofMode = (value: string) => (lesson: Lesson) => lesson.options['attackerRetreat'] === value
  const first = lessons[0] as Lesson
  const both = ['back', 'full', 'full'].map((attackerRetreat) => ({
    ...first,
    options: { ...first.options, attackerRetreat },
  }))

  it('knows how its chances came true in each mode, beside what is said by hand', () => {
    const { calibration, modes } = measuredIn(rules, model, both).about
    expect(calibration.matches).toBe(3)
    expect(calibration.hand).toBeDefined()
    expect(modes?.map(({ option, value, matches }) => [option, value, matches])).toEqual([
      ['attackerRetreat', 'back', both.filter(ofMode('back')).length],
      ['attackerRetreat', 'full', both.filter(ofMode('full')).length],
    ])
  })

  it('forgets what was found before, and tells no modes apart where there was one', () => {
    const before = measuredIn(rules, model, both)
    const { calibration, modes } = measuredIn(rules, before, both.slice(0, 1)).about
    expect([calibration.matches, modes]).toEqual([1, undefined])
  })

  it('is written as it will be written when it was read again', () => {
    const file = modelFile(measuredIn(rules, model, both))
    expect(JSON.stringify(modelFile(parseModel(file)))).toBe(JSON.stringify(file))
  })
})

describe('a duel', () => {
  it('plays the same dice from every seat, so that a player against itself has an even share', () => {
    const plan = { rules, seats, player: { bot: 'random' }, rival: { bot: 'random' } }
    const bouts = Array.from({ length: 40 }, (_, seed) => playBout(plan, seed))
    const { share, low, high, matches } = verdictOf(bouts)
    expect(matches).toBe(80)
    expect(low).toBeLessThan(0.5)
    expect(high).toBeGreaterThan(0.5)
    expect(share).toBeGreaterThan(0.3)
  })

  it('takes off luck in a game that no model has learned, by what its own evaluation says', () => {
    const plan = {
      rules: dares as unknown as Game,
      seats,
      player: { bot: 'greedy' },
      rival: { bot: 'greedy:50%' },
    }
    const bouts = Array.from({ length: 200 }, (_, seed) => playBout(plan, seed))
    const { share, low, high, factor } = verdictOf(bouts)
    expect(factor).toBeGreaterThan(1.5)
    const plain = verdictOf(bouts.map((bout) => ({ ...bout, luck: 0 })))
    expect(plain.factor).toBe(1)
    expect(high - low).toBeLessThan(0.85 * (plain.high - plain.low))
    expect(share).toBeGreaterThan(plain.low)
    expect(share).toBeLessThan(plain.high)
  })

  it('is no surer of few bouts by a luck that has nothing to do with them', () => {
    const lots = fastChance(1)
    const lot = () => draw(lots, 1000) / 1000
    const series = Array.from({ length: 1000 }, () =>
      verdictOf(Array.from({ length: 6 }, () => ({ share: lot(), luck: lot(), matches: 2 }))),
    )
    const squares = series.reduce((sum, { error }) => sum + error * error, 0) / series.length
    expect(squares / (1 / 12 / 6)).toBeGreaterThan(0.95)
    expect(verdictOf([0.1, 0.3].map((luck) => ({ share: 0.5 + luck, luck, matches: 2 }))).factor).toBe(1)
  })

  it('takes off what was luck, and says how many matches that saves', () => {
    const bouts = Array.from({ length: 400 }, (_, i) => {
      const luck = ((i * 37) % 101) / 100 - 0.5
      const skill = 0.55 + (((i * 17) % 11) - 5) / 100
      return { share: skill + luck, luck, matches: 2 }
    })
    const { share, low, high, factor } = verdictOf(bouts)
    expect(share).toBeCloseTo(0.55, 2)
    expect(factor).toBeGreaterThan(20)
    // As sure as six times as many matches would be, and no surer.
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt((0.55 * 0.45) / 4800), 3)
  })

  it('is not sure of a few bouts that happen to be alike', () => {
    const alike = (count: number) =>
      verdictOf(Array.from({ length: count }, () => ({ share: 0.75, luck: 0, matches: 2 })))
    expect(alike(1)).toMatchObject({ low: 0, high: 1 })
    expect(alike(2).low).toBeLessThan(0.31)
    expect(alike(2).high).toBeGreaterThan(0.95)
    const won = verdictOf(Array.from({ length: 3 }, () => ({ share: 1, luck: 0, matches: 2 })))
    expect(won.low).toBeLessThan(0.62)
    expect(won.high).toBe(1)
    const two = verdictOf([0.7, 0.8].map((share) => ({ share, luck: 0, matches: 2 })))
    expect(two.low).toBeLessThan(0.3)
  })

  it('counts for as many single matches as would tell as much', () => {
    const series = (share: number, error: number): Verdict => ({
      matches: 100,
      share,
      error,
      low: share - 1.96 * error,
      high: share + 1.96 * error,
      factor: 1,
    })
    expect(weightOf(series(0.5, 0.05))).toBeCloseTo(100, 6)
    expect(weightOf(series(0.5, 0.025))).toBeCloseTo(400, 6)
    // Neither a lucky lack of spread nor a clean sweep makes a series worth any number of matches.
    expect(weightOf(series(0.5, 0.001))).toBe(600)
    expect(weightOf(series(1, 0))).toBe(100)
  })
})
