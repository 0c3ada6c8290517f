import { Runner } from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from '../bot.ts'
import { Search, TUNING, type Tuning } from './search.ts'

/** How much a decision may cost. */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly now: () => number }

/** Reading the clock costs about as much as a playout. */
const BETWEEN_LOOKS = 16

export function searchBot(name: string, seed: number, budget: Budget, tuning: Tuning = TUNING): Bot {
  let runner: Runner | undefined
  return {
    name,
    choose(table, state, seat) {
      if (decisionOf(state, seat).choices.length === 1) return 0
      if (runner?.rules !== table.rules) runner = new Runner(table.rules)
      const search = new Search(runner, state, seat, mixSeeds(seed, state.version), tuning)
      if ('playouts' in budget) spendPlayouts(search, budget.playouts)
      else spendTime(search, budget.milliseconds, budget.now)
      return search.best()
    },
  }
}

function spendPlayouts(search: Search, playouts: number): void {
  for (let left = playouts; left > 0 && !search.settled(left); left--) search.playout()
}

function spendTime(search: Search, milliseconds: number, now: () => number): void {
  const end = now() + milliseconds
  do {
    for (let i = 0; i < BETWEEN_LOOKS; i++) search.playout()
  } while (now() < end)
}
