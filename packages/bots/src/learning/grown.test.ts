import { configure, type Game, Runner } from '@hippodrome/engine'
import { court } from '@hippodrome/court'
import { expect, it } from 'vitest'
import { judgedBy } from '../model/judge.ts'
import type { Model } from '../model/model.ts'
import { layoutOf } from '../model/net.ts'
import { anyModel } from '../testing/anyModel.ts'
import { grown } from './grown.ts'
import { playLesson, replayLesson } from './lesson.ts'

const rules = court as unknown as Game
const seats = 2
const config = configure(rules, { seats })
const general = ((): Model => {
  const all = anyModel(rules, config)
  const inputs = rules.features?.writer(rules.tables(config), seats).general ?? 0
  const net = { ...all.net, inputs }
  const weights = all.net.weights.slice(0, layoutOf(net).size)
  return { net: { ...net, weights }, about: { ...all.about, inputs, general: true } }
})()

it('says of every position what the general model said, to the bit', () => {
  const wide = grown(general, rules)
  expect(wide.about).toMatchObject({ general: false, inputs: anyModel(rules, config).about.inputs })
  expect(wide.net.inputs).toBeGreaterThan(2 * general.net.inputs)
  const judges = [general, wide].map((model) => judgedBy(rules, model))
  const lesson = playLesson({ rules, seats, usual: 100, options: config.options }, 1)
  let looked = 0
  for (const { game, stack } of replayLesson(new Runner(rules), seats, lesson)) {
    const [narrow = [], broad = []] = judges.map((judge) => {
      const out: number[] = []
      judge.evaluate(game, out, stack)
      return out
    })
    expect(broad).toEqual(narrow)
    looked += 1
  }
  expect(looked).toBeGreaterThan(100)
})

it('is nothing for a model that reads places and cards already', () => {
  expect(() => grown(anyModel(rules, config), rules)).toThrow('reads places and cards already')
})
