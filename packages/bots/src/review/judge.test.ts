import { configure, fastChance, type Game, Runner } from '@hippodrome/engine'
import { court } from '@hippodrome/court'
import { families } from '@hippodrome/families'
import { powers } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { anyModel } from '../testing/anyModel.ts'
import { dares } from '../testing/rounds.ts'
import { CALIBRATIONS } from './calibrations.ts'
import { judgeFor, slopeAt } from './judge.ts'
import { luckOf } from './luck.ts'

const begun = (rules: Game, seats: number) => {
  const config = configure(rules, { seats })
  const runner = new Runner(rules)
  return { config, state: runner.start(rules.setup(config, rules.tables(config)), fastChance(3)) }
}

describe('a judge', () => {
  it.each([
    ['families', families, 4],
    ['powers', powers, 3],
    ['court', court, 2],
  ] as const)('gives the seats of %s shares that sum to one', (_name, game, seats) => {
    const rules = game as unknown as Game
    const { config, state } = begun(rules, seats)
    const out: number[] = []
    judgeFor(rules, config, 8).rules.evaluate(state.game, out, state.stack)
    expect(out).toHaveLength(seats)
    expect(out.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  it('trusts an evaluation as far as it came true in that part of a match', () => {
    const calibration = CALIBRATIONS.powers
    if (!calibration) throw new Error('powers is not calibrated')
    const slopes = [1, 4, 7, 10, 12].map((round) => slopeAt(calibration, round, 12))
    expect(slopes[0]).toBeLessThan(0.1)
    expect(slopes).toEqual(slopes.toSorted((a, b) => a - b))
    expect(slopes.at(-1)).toBeCloseTo(1.63, 2)
  })

  it('is the model where that has learned this game, and says so', () => {
    const rules = families as unknown as Game
    const { config, state } = begun(rules, 2)
    const model = anyModel(rules, config)
    const [byModel, byHand] = [model, undefined].map((each) => {
      const judge = judgeFor(rules, config, 3, each)
      const out: number[] = []
      judge.rules.evaluate(state.game, out, state.stack)
      return { by: judge.by, chance: out[0] }
    })
    expect([byModel?.by, byHand?.by]).toEqual(['model', 'hand'])
    expect(byModel?.chance).not.toBe(byHand?.chance)
    expect(judgeFor(rules, { seats: 3 }, 3, model).by).toBe('hand')
  })
})

describe('luck', () => {
  const rules = dares as unknown as Game
  const runner = new Runner(judgeFor(rules, { seats: 2 }, 1).rules)
  const valuer = {
    runner,
    value(state: Parameters<typeof runner.clone>[0], out: number[]) {
      runner.rules.evaluate(state.game, out, state.stack)
      return false
    },
  }
  const thrown = (side: number, most: number) => {
    const { state } = begun(rules, 2)
    state.chance = fastChance(1, [side])
    const before = runner.clone(state)
    const [decision] = before.pending
    if (!decision) throw new Error('nobody is asked')
    runner.choose(state, decision, 0)
    const event = { before, decision, choice: 0, after: state, sealed: runner.sealed }
    return luckOf(valuer, event, { throws: 400, most }, 7)?.[0] ?? { value: 0, error: 1 }
  }

  it('of one die is exact, and averages to nothing over its sides', () => {
    const sides = [1, 2, 3, 4, 5, 6].map((side) => thrown(side, 48))
    expect(sides.every(({ error }) => error === 0)).toBe(true)
    expect(sides.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(0, 12)
    expect(sides[0]?.value).toBeLessThan(0)
    expect(sides[5]?.value).toBeGreaterThan(0)
  })

  it('by other throws comes near what is exact, as near as it says', () => {
    const exact = thrown(6, 48)
    const sampled = thrown(6, 0)
    expect(sampled.error).toBeGreaterThan(0)
    expect(Math.abs(sampled.value - exact.value)).toBeLessThan(4 * sampled.error)
  })
})
