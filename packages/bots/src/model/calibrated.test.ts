import { configure, type Game } from '@hippodrome/engine'
import { court } from '@hippodrome/court'
import { describe, expect, it } from 'vitest'
import { anyModel } from '../testing/anyModel.ts'
import { comesTrue, farthestOff, isCalibrated, verdictOnMode } from './calibrated.ts'
import type { Calibration, ModeCalibration } from './model.ts'

const tenth = (said: number, won: number, results = 1000, cases = 1000) => ({ cases, said, won, results })
const measured = (...tenths: Calibration['tenths']): Calibration => ({
  matches: 1000,
  positions: 1000,
  logLoss: 0.5,
  brier: 0.2,
  tenths,
})
const inDuel = (matches: number, ...tenths: Calibration['tenths']): ModeCalibration => ({
  option: 'mode',
  value: 'duel',
  ...measured(...tenths),
  matches,
})

describe('what a model says', () => {
  it('comes true if no tenth is off by more than 3 points', () => {
    expect(comesTrue(measured(tenth(0.2, 0.229), tenth(0.8, 0.771)))).toBe(true)
    expect(comesTrue(measured(tenth(0.2, 0.2), tenth(0.8, 0.76)))).toBe(false)
    expect(comesTrue(undefined)).toBe(false)
  })

  it('is not judged by a tenth of next to no cases', () => {
    const rare = measured(tenth(0.2, 0.21), tenth(0.9, 0.5, 10, 10))
    expect(farthestOff(rare)).toBeCloseTo(0.01, 10)
    expect(comesTrue(rare)).toBe(true)
  })
})

describe('a mode', () => {
  it.each([
    ['is off by no more than is allowed', 1000, tenth(0.75, 0.775, 100_000), 'told'],
    ['is off by more, and by more than chance would have it', 1000, tenth(0.75, 0.82, 600), 'held back'],
    ['is off by as much, but of so few results that it may be chance', 195, tenth(0.75, 0.82, 130), 'told'],
    ['is far off in few matches', 195, tenth(0.75, 0.9, 130), 'held back'],
    ['was measured in next to no matches', 99, tenth(0.75, 1, 90), 'too few'],
    ['was measured by who did not count its results', 195, { cases: 9, said: 0.75, won: 1 }, 'told'],
    ['was never won where that was hardly expected', 195, tenth(0.045, 0, 50), 'told'],
  ] as const)('that %s', (_why, matches, found, verdict) => {
    expect(verdictOnMode(inDuel(matches, found))).toBe(verdict)
  })
})

describe('chances are told', () => {
  const rules = court as unknown as Game
  const config = configure(rules, { seats: 2 })
  const duel = configure(rules, { seats: 2, options: { mode: 'duel' } })
  const model = anyModel(rules, config)
  const told = (calibration: Calibration, ...modes: ModeCalibration[]) =>
    [config, duel].map((each) =>
      isCalibrated({ ...model, about: { ...model.about, calibration, modes } }, each),
    )
  const good = measured(tenth(0.5, 0.5))

  it('in a mode where they come true, and not in one where they do not', () => {
    expect(told(good, inDuel(1000, tenth(0.5, 0.6)))).toEqual([true, false])
    expect(told(good, inDuel(1000, tenth(0.5, 0.52)))).toEqual([true, true])
  })

  it('as in all modes together where one was measured in too few matches or not at all', () => {
    expect(told(good, inDuel(50, tenth(0.5, 0.9)))).toEqual([true, true])
    expect(told(good)).toEqual([true, true])
    expect(told(measured(tenth(0.5, 0.6)), inDuel(50, tenth(0.5, 0.5)))).toEqual([false, false])
    expect(isCalibrated(model, config)).toBe(false)
  })
})
