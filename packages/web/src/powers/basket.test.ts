import { configure, draw, fastChance, type Game, Runner } from '@hippodrome/engine'
import { powers, type PowersBoard, type PowersChoice } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import {
  type Basket,
  boughtView,
  choicesOf,
  isPurchase,
  leftAfter,
  mostOf,
  oneMore,
  withCount,
} from './basket.ts'
import { dueOf, wagesOf } from './ledger.ts'
import type { PowersSituation } from './usePowers.ts'

const runner = new Runner(powers as unknown as Game)

describe('§10.1-§10.9 whatever a basket holds can be bought in its order, for the money that it says', () => {
  it.each([
    ['1', 2, {}],
    ['3', 4, { monasteries: true, fortifications: true, budapest: true }],
    ['B', 2, { militiaAtHome: true }],
  ])('scenario %s', (scenario, seats, options) => {
    const config = configure(powers, { seats, options: { scenario, ...options } })
    const tables = powers.tables(config)
    const board = powers.board?.(tables) as PowersBoard
    const state = runner.start(powers.setup(config, tables), fastChance(3))
    const lot = fastChance(4)
    let baskets = 0
    for (let made = 0; made < 600; made++) {
      const [decision] = state.pending
      if (!decision) break
      const choices = decision.choices as readonly PowersChoice[]
      if (decision.prompt !== 'treasury') {
        runner.choose(state, decision, draw(lot, choices.length))
        continue
      }
      const situation = () =>
        ({
          view: powers.view(state.game as never, decision.seat),
          board,
          decision,
          choices,
        }) as unknown as PowersSituation
      const at = situation()
      const offered = choices.filter(isPurchase).filter(({ do: verb }) => verb !== 'buyChit')
      let basket: Basket = []
      for (let click = 0; click < 12 && offered.length > 0; click++) {
        const bought = offered[draw(lot, offered.length)]
        if (bought) basket = oneMore(at, basket, bought)
      }
      const power = decision.facts?.['power'] as 'frank'
      const wages = dueOf(wagesOf({ view: boughtView(at, basket), board }, power))
      for (const bought of choicesOf(basket)) {
        const [next] = state.pending
        const index =
          next?.choices.findIndex((choice) => JSON.stringify(choice) === JSON.stringify(bought)) ?? -1
        expect([bought, index >= 0]).toEqual([bought, true])
        if (next) runner.choose(state, next, index)
      }
      const after = situation()
      expect(leftAfter(after, [])).toBe(leftAfter(at, basket))
      expect(dueOf(wagesOf(after, power))).toBe(wages)
      baskets += basket.length > 1 ? 1 : 0
      const [closing] = state.pending
      if (closing) runner.choose(state, closing, 0)
    }
    expect(baskets).toBeGreaterThan(3)
  })
})

it('§10.2 one unit in an area, any number in a box: a second click takes out the one and adds to the other', () => {
  const config = configure(powers, { seats: 2, options: { scenario: '1' } })
  const board = powers.board?.(powers.tables(config)) as PowersBoard
  const recruit = (place: 'Syr' | 'antioch' | 'East', unit: 'warrior' | 'militia' = 'warrior') =>
    ({ do: 'recruit', unit, place, cost: unit === 'warrior' ? 3 : 1 }) as const
  const at = {
    board,
    view: { cup: 5, powers: [{ power: 'muslim', treasury: 13, pool: [0, 5, 5, 5, 5, 5] }] },
    decision: { facts: { power: 'muslim' } },
  } as unknown as PowersSituation
  const one = oneMore(at, [], recruit('Syr'))
  expect(oneMore(at, one, recruit('Syr'))).toEqual([])
  expect(oneMore(at, one, recruit('antioch', 'militia'))).toEqual([
    { bought: recruit('antioch', 'militia'), n: 1 },
  ])
  const two = oneMore(at, oneMore(at, one, recruit('East')), recruit('East'))
  expect(two.map(({ n }) => n)).toEqual([1, 2])
  expect(mostOf(at, two, recruit('East'))).toBe(3)
  expect(leftAfter(at, withCount(at, two, recruit('East'), 9))).toBe(1)
})
