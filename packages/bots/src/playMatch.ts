import {
  type Choice,
  type Config,
  type Decision,
  type Entry,
  fastChance,
  type Game,
  type GameState,
  type Result,
  Runner,
  RulesFault,
  type Seat,
} from '@hippodrome/engine'
import type { Bot } from './bot.ts'
import { isOver } from './value.ts'

export type Played = {
  readonly result: Result
  /** Every choice: the seat, and the number of the choice in its list. */
  readonly choices: readonly (readonly [seat: Seat, choice: number])[]
}

const MOST_CHOICES = 50_000

/** Plays a whole match between bots, one for each seat. The same arguments give the same match. */
export function playMatch<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  config: Config,
  bots: readonly Bot[],
  seed: number,
): Played {
  const runner = new Runner(rules as unknown as Game)
  const state = runner.start(rules.setup(config, rules.tables(config)), fastChance(seed))
  const choices: [Seat, number][] = []
  while (!isOver(state)) {
    if (choices.length >= MOST_CHOICES) throw new RulesFault(`no end after ${MOST_CHOICES} choices`)
    const decision = state.pending[0] as Decision
    const bot = bots[decision.seat]
    if (!bot) throw new RangeError(`seat ${decision.seat} has no bot`)
    const choice = bot.choose(runner, state, decision.seat)
    runner.choose(state, decision, choice)
    choices.push([decision.seat, choice])
  }
  return { result: runner.rules.result(state.game), choices }
}
