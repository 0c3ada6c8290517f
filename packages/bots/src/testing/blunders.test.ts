import { configure, fastChance, type Game, Runner } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { mixSeeds } from '../bot.ts'
import { Playouts } from './blunders.ts'
import { dares } from './rounds.ts'

const rules = dares as unknown as Game
const [CAREFUL, RASH] = [0, 1]
const LONG = 60_000

const begun = () =>
  new Runner(rules).start(rules.setup(configure(rules, { seats: 2 }), undefined), fastChance(1))

it(
  'what a blunder costs by matches played on is what it costs',
  () => {
    const state = begun()
    const chanceAfter = (points: number) => {
      const out: number[] = []
      rules.evaluate({ ...state.game, points: [points, 0], pile: 7 } as typeof state.game, out, [])
      return out[0] ?? 0
    }
    // The one comes on 3 or more, the other on a 6.
    const cost = (2 / 3 - 1 / 6) * (chanceAfter(1) - chanceAfter(0))
    expect(cost).toBeGreaterThan(0.1)
    const costs = Array.from({ length: 20 }, (_, n) =>
      new Playouts(rules, mixSeeds(9, n), undefined).costOf(state, 0, CAREFUL, RASH),
    )
    const mean = costs.reduce((sum, each) => sum + (each?.value ?? 0), 0) / costs.length
    const error = Math.hypot(...costs.map((each) => each?.error ?? 0)) / costs.length
    expect(error).toBeLessThan(0.02)
    expect(Math.abs(mean - cost)).toBeLessThan(3 * error)
  },
  LONG,
)

it('a good choice is no blunder, and a rash one is the worst', () => {
  const state = begun()
  const playouts = new Playouts(rules, 3, undefined)
  expect(playouts.costOf(state, 0, RASH, CAREFUL)).toBeUndefined()
  expect(playouts.costOf(state, 0, CAREFUL, CAREFUL)).toBeUndefined()
})
