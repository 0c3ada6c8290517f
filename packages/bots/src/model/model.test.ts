import { BadData, configure } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { judgedBy, plainLayers, scorerBy } from './judge.ts'
import { fits, type Model, modelFile, parseModel } from './model.ts'
import { anyModel } from '../testing/anyModel.ts'
import type { Game } from '@hippodrome/engine'

const rules = families as unknown as Game
const config = configure(rules, { seats: 2 })
const model = anyModel(rules, config)
const { inputs } = model.net
const judge = (by: Model) => {
  const out: number[] = []
  const game = rules.setup(config, rules.tables(config))
  judgedBy(rules, by).evaluate(game, out, [{ step: 'actions', local: {} }])
  return out
}

describe('a model file', () => {
  it('keeps what a model says, but for the rounding of its weights', () => {
    const again = parseModel(JSON.parse(JSON.stringify(modelFile(model))))
    expect(again.about).toEqual(model.about)
    const [before = 0, after = 0] = [judge(model)[0], judge(again)[0]]
    expect(after).toBeCloseTo(before, 1)
    expect(modelFile(again)).toEqual(modelFile(parseModel(modelFile(again))))
  })

  it.each([
    ['weights of another number', { inputs: inputs - 1 }],
    ['no text of bytes', { weights: '?' }],
    ['another format', { format: 'hippodrome-model-2' }],
    ['hidden units that the kernel cannot take', { hidden: 33 }],
    ['a field that nobody knows', { surprise: 1 }],
  ])('is refused with %s', (_, wrong) => {
    expect(() => parseModel({ ...modelFile(model), ...wrong })).toThrow(BadData)
  })
})

describe('a judge', () => {
  it('gives every seat its share of one', () => {
    const shares = judge(model)
    expect(shares).toHaveLength(2)
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1, 10)
  })

  it('says the same with the kernel and without', () => {
    const out: number[] = []
    const game = rules.setup(config, rules.tables(config))
    const plain = scorerBy(plainLayers(model.net, 2), model.net, 2)
    judgedBy(rules, model, plain).evaluate(game, out, [{ step: 'actions', local: {} }])
    expect(out).toEqual(judge(model))
  })

  it('leaves a match that is over to the game', () => {
    const game = rules.setup(config, rules.tables(config))
    const [by, hand]: [number[], number[]] = [[], []]
    judgedBy(rules, model).evaluate(game, by, [])
    rules.evaluate(game, hand, [])
    expect(by).toEqual(hand)
  })
})

describe('a model fits', () => {
  const other = (about: Partial<Model['about']>): Model => ({ ...model, about: { ...model.about, ...about } })
  it('a match by its rules, seats and board', () => {
    expect(fits(model, rules, { seats: 2 })).toBe(true)
    expect(fits(model, rules, { seats: 3 })).toBe(false)
    expect(fits(model, rules, { seats: 2, data: {} })).toBe(false)
    expect(fits(other({ general: true }), rules, { seats: 2, data: {} })).toBe(true)
    expect(fits(other({ rules: 'older' }), rules, { seats: 2 })).toBe(false)
    expect(fits(other({ features: 0 }), rules, { seats: 2 })).toBe(false)
    expect(fits(other({ data: 'another' }), rules, { seats: 2 })).toBe(false)
  })
})
