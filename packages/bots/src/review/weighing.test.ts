import { configure, draw, fastChance, type Game, type MatchFile, Runner } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { makeBot } from '../makeBot.ts'
import { hunches } from '../testing/hunches.ts'
import { keptMatch } from '../testing/kept.ts'
import { reviewed } from '../testing/reviewed.ts'
import { PAINS } from './effort.ts'
import { judgeFor } from './judge.ts'
import { Settler, weigh } from './weighing.ts'

const rules = hunches as unknown as Game
const config = configure(rules, { seats: 2 })

it('what a choice cost is as unsure as what is hidden makes it, however often it is tried', () => {
  const settler = new Settler(new Runner(judgeFor(rules, config, 1).rules))
  const state = settler.runner.start(rules.setup(config, rules.tables(config)), fastChance(1))
  const [trust, keep] = [0, 1]
  const tries = PAINS.deep.triesDeeper
  const measured = Array.from({ length: 100 }, (_, seed) => {
    const [cost] = weigh(settler, { state, seat: 0, played: trust, seed }, keep, tries, 'again').effect
    return cost ?? { value: 1, error: 0 }
  })
  // Trusting costs nothing, so that all that was measured is error.
  const squares = measured.reduce((sum, { value, error }) => sum + (value / error) ** 2, 0)
  const inErrors = Math.sqrt(squares / measured.length)
  expect(inErrors).toBeGreaterThan(0.75)
  expect(inErrors).toBeLessThan(1.25)
})

it('no sample is met twice: a second look does not repeat what the first one picked by', () => {
  const met: number[] = []
  const watched: Game = {
    ...rules,
    resample(game, seat, chance) {
      met.push(draw(chance, 1_000_000_000))
      rules.resample(game, seat, chance)
    },
  }
  reviewed(watched, rashMatch(), 'quick')
  expect(met.length).toBeGreaterThan(PAINS.quick.triesDeeper)
  expect(new Set(met).size).toBe(met.length)
})

/** Seat 0 trusts its luck each time. */
function rashMatch(): MatchFile {
  const bots = [0, 1].map((seed) => makeBot('random', { seed }))
  return keptMatch(rules, { seats: 2, seed: 'hunches', bots, instead: () => 0 })
}
