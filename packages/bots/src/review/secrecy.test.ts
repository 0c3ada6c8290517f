import { configure, fastChance, type Game, Runner } from '@hippodrome/engine'
import { auction } from '@hippodrome/engine/testing'
import { court } from '@hippodrome/court'
import { powers } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { positions } from '../testing/positions.ts'
import { judgeFor } from './judge.ts'
import { betterThan, type Chosen, Settler, weigh } from './weighing.ts'

function weighed(settler: Settler, chosen: Chosen) {
  const better = betterThan(settler, chosen, 3)
  return better === undefined ? 'none' : weigh(settler, chosen, better, 3)
}

const LONG = 120_000

describe('what a choice cost follows from what its seat knew, neither from what was hidden nor from the dice', () => {
  it.each([
    ['auctions', auction, 3, 1],
    ['court', court, 2, 90],
    ['powers', powers, 2, 200],
  ] as const)(
    'in %s',
    (_name, game, seats, every) => {
      const rules = game as unknown as Game
      const config = configure(rules, { seats })
      const settler = new Settler(new Runner(judgeFor(rules, config, 8).rules))
      let found = 0
      for (const state of positions(settler.runner, config, 5, every))
        for (const { seat, choices } of state.pending) {
          const chosen = { seat, played: choices.length - 1, seed: 3 }
          const real = weighed(settler, { ...chosen, state })
          if (real !== 'none') found += 1
          for (let other = 0; other < 2; other++) {
            const swapped = settler.runner.sample(state, seat, fastChance(100 + other))
            expect(weighed(settler, { ...chosen, state: swapped })).toEqual(real)
          }
        }
      expect(found).toBeGreaterThan(0)
    },
    LONG,
  )
})
