import { configure, draw, fastChance, Runner, type State } from '@hippodrome/engine'
import { court } from '../index.ts'
import type { Court } from '../state.ts'

type Wish = { readonly seats?: number; readonly seed?: number; readonly [option: string]: unknown }

/** A match that is played at random until `stop` says so, or to its end. */
export function randomMatch(wish: Wish, stop: (game: Court, state: State<Court>) => boolean): Court {
  const { seats = 2, seed = 1, ...options } = wish
  const config = configure(court, { seats, options })
  const runner = new Runner<Court>(court as never)
  const state = runner.start(court.setup(config, court.tables(config)), fastChance(seed))
  const dice = fastChance(seed + 1000)
  while (state.pending.length > 0 && !stop(state.game, state)) {
    const decision = state.pending[draw(dice, state.pending.length)]
    if (decision) runner.choose(state, decision, draw(dice, decision.choices.length))
  }
  return state.game
}

/** Whether somebody is asked this now. */
export const asks =
  (prompt: string) =>
  (_game: Court, state: State<Court>): boolean =>
    state.pending.some((decision) => decision.prompt === prompt)

export const never = (): boolean => false
