import { configure, type Decision, fastChance, type Game, Runner, type State } from '@hippodrome/engine'
import { court } from '@hippodrome/court'
import { families } from '@hippodrome/families'
import { powers } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { judgeFromView, Lookahead } from './lookahead.ts'
import { makeBot, specOf } from './makeBot.ts'
import { judgedBy } from './model/judge.ts'
import type { Model } from './model/model.ts'
import { modelFor } from './models/index.ts'
import { positions } from './testing/positions.ts'
import { isOver } from './value.ts'

const gameOf = (game: unknown) => {
  const rules = game as Game
  return { rules, config: configure(rules, { seats: 2 }) }
}
const ofFamilies = gameOf(families)
const shipped = await modelFor(ofFamilies.rules, ofFamilies.config)

/** The first positions with something to choose of a match between glances, a few choices apart. */
function glanced(count: number, apart: number): State[] {
  const { rules, config } = ofFamilies
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

/** Some of two random matches: where glances are slow, these are found at once. */
const atRandom = ({ rules, config }: typeof ofFamilies, every: number): State[] =>
  [2, 3].flatMap((seed) =>
    positions(new Runner(rules), config, seed, every)
      .filter(({ pending }) => (pending[0]?.choices.length ?? 0) > 2)
      .slice(0, 6),
  )

/** Which levels choose, and how often each. */
type Asked = { readonly levels: readonly string[]; readonly seeds: number }

/** How much worse than the best what each level chooses is on average, as a squire without a temperature sees it. */
function regrets(
  rules: Game,
  found: readonly State[],
  { levels, seeds }: Asked,
  model: Model | undefined,
): number[] {
  const judging = new Runner(model ? judgedBy(rules, model) : rules)
  const lookahead = new Lookahead(judging)
  const sums = levels.map(() => 0)
  for (const state of found) {
    const seat = (state.pending[0] as Decision).seat
    const values = judgeFromView(judging, lookahead, state, seat, { budget: 100, samples: 2, seed: 1 })
    const best = Math.max(...values)
    levels.forEach((level, index) => {
      for (let seed = 0; seed < seeds; seed++) {
        const choice = makeBot(specOf(level), { seed, model }).choose(judging, state, seat)
        sums[index] = (sums[index] ?? 0) + (best - (values[choice] ?? 0)) / (seeds * found.length)
      }
    })
  }
  return sums
}

const LEVELS = ['random', 'recruit', 'novice', 'squire']
const ALL: Asked = { levels: LEVELS, seeds: 2 }
/** Those above them give away too little to be told apart by a few positions. */
const LOWEST: Asked = { levels: LEVELS.slice(0, 3), seeds: 4 }

const ofCourt = gameOf(court)
const ofPowers = gameOf(powers)

describe.each([
  ['families, by its own evaluation', ofFamilies, () => glanced(8, 7), undefined, ALL],
  ['families, by a model', ofFamilies, () => glanced(8, 7), shipped, ALL],
  ['court, by its own evaluation', ofCourt, () => atRandom(ofCourt, 11), undefined, LOWEST],
  ['powers, by its own evaluation', ofPowers, () => atRandom(ofPowers, 41), undefined, LOWEST],
] as const)('in %s', (_name, { rules }, find, model, asked) => {
  it('a level gives away less than the one below it, and the lowest less than chance does', () => {
    const found = find()
    expect(found.length).toBeGreaterThanOrEqual(8)
    const given = regrets(rules, found, asked, model)
    expect(given).toEqual(given.toSorted((a, b) => b - a))
    given.slice(1).forEach((regret, above) => expect(regret).toBeLessThan(0.9 * (given[above] ?? 0)))
  }, 60_000)
})
