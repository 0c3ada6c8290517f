import { configure, type Decision, fastChance, type Game, Runner, type State } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { judgeFromView, Lookahead } from './lookahead.ts'
import { makeBot, specOf } from './makeBot.ts'
import { judgedBy } from './model/judge.ts'
import type { Model } from './model/model.ts'
import { modelFor } from './models/index.ts'
import { isOver } from './value.ts'

const rules = families as unknown as Game
const config = configure(rules, { seats: 2 })
const shipped = await modelFor(rules, config)

/** The first positions with something to choose of a match between glances, a few choices apart. */
function positions(count: number, apart: number): State[] {
  const runner = new Runner(rules)
  const bot = makeBot('glance', { seed: 3 })
  const state = runner.start(rules.setup(config, rules.tables(config)), fastChance(8))
  const found: State[] = []
  for (let asked = 0; found.length < count && !isOver(state); asked++) {
    const decision = state.pending[0] as Decision
    if (asked % apart === 0 && decision.choices.length > 2) found.push(runner.clone(state))
    runner.choose(state, decision, bot.choose(runner, state, decision.seat))
  }
  return found
}

/** How much worse than the best what each level chooses is on average, as a squire without a temperature sees it. */
function regrets(levels: readonly string[], model: Model | undefined): number[] {
  const judging = new Runner(model ? judgedBy(rules, model) : rules)
  const lookahead = new Lookahead(judging)
  const sums = levels.map(() => 0)
  const found = positions(8, 7)
  for (const state of found) {
    const seat = (state.pending[0] as Decision).seat
    const values = judgeFromView(judging, lookahead, state, seat, { budget: 100, samples: 2, seed: 1 })
    const best = Math.max(...values)
    levels.forEach((level, index) => {
      for (let seed = 0; seed < SEEDS; seed++) {
        const choice = makeBot(specOf(level), { seed, model }).choose(judging, state, seat)
        sums[index] = (sums[index] ?? 0) + (best - (values[choice] ?? 0)) / (SEEDS * found.length)
      }
    })
  }
  return sums
}

const SEEDS = 2
const LEVELS = ['random', 'recruit', 'novice', 'squire']

describe.each([
  ['the game’s own evaluation', undefined],
  ['a model', shipped],
] as const)('by %s', (_name, model) => {
  it('a level gives away less than the one below it, and the lowest less than chance does', () => {
    const given = regrets(LEVELS, model)
    expect(given).toEqual(given.toSorted((a, b) => b - a))
    given.slice(1).forEach((regret, above) => expect(regret).toBeLessThan(0.9 * (given[above] ?? 0)))
  }, 60_000)
})
