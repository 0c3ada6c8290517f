import { type Choice, draw, fastChance, Runner } from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from './bot.ts'
import { firstThatLeads } from './dawdle.ts'
import { judgeFromView, Lookahead } from './lookahead.ts'
import { COLD, drawnFirst, type Temperature } from './temperature.ts'

/** Looks for its best way through the action that a choice begins. */
const SEARCHING = { budget: 100, samples: 2 }
/** Follows an action by what looks best at once, with one throw of what is hidden. */
const GLANCING = { budget: 0, samples: 1 }

export type Manner = {
  readonly glances?: boolean
  /** The share of decisions in which it makes any choice. */
  readonly slips?: number
  readonly temperature?: Temperature
}

/** Takes what leads to the best evaluation at the end of the action under way. */
export function greedyBot(
  name: string,
  seed: number,
  { glances = false, slips = 0, temperature = COLD }: Manner = {},
): Bot {
  const effort = glances ? GLANCING : SEARCHING
  let runner: Runner | undefined
  let lookahead: Lookahead | undefined
  return {
    name,
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
      const values = judgeFromView(runner, lookahead, state, seat, { ...effort, seed: own })
      const ranked = rank(values, draw(chance, length))
      const busy = ranked.filter((index) => table.rules.idle?.(choices[index] as Choice) !== true)
      const sensible = busy.length > 0 ? busy : ranked
      const ranking = drawnFirst(sensible, (index) => values[index] ?? 0, temperature, chance)
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
