import { draw, fastChance } from '../chance.ts'
import type { Choice, Decision } from '../decision.ts'
import type { Config, Game, GameState } from '../game.ts'
import { Match } from '../match.ts'
import type { Entry } from '../step.ts'

type Moment<S extends GameState, V> = { readonly match: Match<S, V>; readonly asked: Decision }

/** A match played by lot: each of its decisions before it is answered. */
export function* byLot<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  config: Config,
  seed: number,
): Generator<Moment<S, V>, void> {
  const match = Match.begin(rules, config, fastChance(seed))
  const lot = fastChance(seed + 1)
  for (let [asked] = match.state.pending; asked; [asked] = match.state.pending) {
    yield { match, asked }
    const { seat, choices } = asked
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: draw(lot, choices.length) })
  }
}
