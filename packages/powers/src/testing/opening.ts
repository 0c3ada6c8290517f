import { configure, fastChance, type Options, Runner } from '@hippodrome/engine'
import { powers } from '../game.ts'
import { clone, type Powers } from '../state.ts'

const runner = new Runner(powers)

/** The position of four players after everybody has placed. */
export function opening(options: Options, seed = 1): Powers {
  const config = configure(powers, { seats: 4, options })
  const state = runner.start(powers.setup(config, powers.tables(config)), fastChance(seed))
  for (;;) {
    const decision = state.pending[0]
    if (decision?.prompt !== 'place' && decision?.prompt !== 'garrison') return state.game
    runner.choose(state, decision, 0)
  }
}

/** What a power collects in a year without raising taxes. */
export function incomeOf(game: Powers, power: number): number {
  const copy = clone(game)
  copy.treasury.fill(0)
  runner.start(copy, fastChance(1), [{ step: 'income', local: { power, skip: [] } }])
  return copy.treasury[power] ?? Number.NaN
}
