import { type Choice, draw, fastChance, Runner } from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from './bot.ts'
import { firstThatLeads } from './dawdle.ts'
import { judgeFromView, Lookahead } from './lookahead.ts'

const EFFORT = { budget: 100, samples: 2 }

/**
 * Takes what leads to the best evaluation at the end of the action under way. With `slips` it makes any choice
 * instead in that share of its decisions.
 */
export function greedyBot(seed: number, slips = 0): Bot {
  let runner: Runner | undefined
  let lookahead: Lookahead | undefined
  return {
    name: slips > 0 ? `greedy:${Math.round(slips * 100)}%` : 'greedy',
    choose(table, state, seat) {
      const { choices } = decisionOf(state, seat)
      const { length } = choices
      if (length === 1) return 0
      const own = mixSeeds(seed, state.version)
      const chance = fastChance(own)
      if (draw(chance, 1000) < slips * 1000) return draw(chance, length)
      if (runner?.rules !== table.rules || !lookahead) {
        runner = new Runner(table.rules)
        lookahead = new Lookahead(runner)
      }
      const values = judgeFromView(runner, lookahead, state, seat, { ...EFFORT, seed: own })
      const ranked = rank(values, draw(chance, length))
      const busy = ranked.filter((index) => table.rules.idle?.(choices[index] as Choice) !== true)
      const ranking = busy.length > 0 ? busy : ranked
      return firstThatLeads(runner, runner.sample(state, seat, chance), seat, ranking)
    },
  }
}

/** Indices, the best value first; equals in the order of the list from `start` on, so that its order means nothing. */
function rank(values: readonly number[], start: number): number[] {
  const { length } = values
  return values
    .map((_, i) => (start + i) % length)
    .sort((a, b) => (values[b] as number) - (values[a] as number))
}
