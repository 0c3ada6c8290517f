import {
  type Config,
  type Decision,
  draw,
  type Entry,
  fastChance,
  type Game,
  Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { mixSeeds } from '../bot.ts'
import { isOver } from '../value.ts'
import { type Judge, roundOf } from './judge.ts'
import { luckOf, type Valuer } from './luck.ts'

/** How often what chance did is thrown again, to see what it was worth. */
const THROWS = 12

/** Adds up what chance was worth to every seat, as positions look at once, while a match is played. */
export class LuckMeter implements Valuer {
  /** By seat. */
  readonly luck: number[] = []
  readonly runner: Runner
  private events = 0

  constructor(
    judge: Judge,
    private readonly seed: number,
  ) {
    this.runner = new Runner(judge.rules)
  }

  /** Makes a choice in `state`. */
  play(
    state: State,
    decision: Decision,
    choice: number,
    tell?: (entry: Entry, to?: readonly Seat[]) => void,
  ): void {
    const { runner } = this
    const before = runner.clone(state)
    runner.choose(state, decision, choice, tell)
    const event = { before, decision, choice, after: state, sealed: runner.sealed }
    const luck = luckOf(this, event, { throws: THROWS, most: THROWS }, mixSeeds(this.seed, this.events))
    if (!luck) return
    this.events += 1
    luck.forEach(({ value }, seat) => (this.luck[seat] = (this.luck[seat] ?? 0) + value))
  }

  value(state: State, out: number[]): boolean {
    this.runner.rules.evaluate(state.game, out, state.stack)
    return false
  }
}

/**
 * The round in which matches of this kind end, as one by lot did: whoever judges luck while a match is played cannot know
 * when that one will.
 */
export function usualEnd(rules: Game, config: Config): number {
  const runner = new Runner(rules)
  const state = runner.start(rules.setup(config, rules.tables(config)), fastChance(1))
  const lots = fastChance(2)
  while (!isOver(state)) {
    const decision = state.pending[0] as Decision
    runner.choose(state, decision, draw(lots, decision.choices.length))
  }
  return roundOf(rules, state.game)
}
