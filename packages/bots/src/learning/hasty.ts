import { type Decision, draw, fastChance, Runner, type Seat, type State } from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from '../bot.ts'
import { firstThatLeads } from '../dawdle.ts'
import { likeliest } from '../likeliest.ts'
import { isOver, isQuiet, valuesOf } from '../value.ts'

/** How a player of lessons plays: quickly, and not always the same. */
export type Style = {
  /** How many choices are followed, the likeliest first. */
  readonly wide: number
  /** How many are compared on the way to the end of an action. */
  readonly narrow: number
  /** The share of decisions in which any choice is made. */
  readonly slips: number
  /** How far a choice may look worse than the best and still be made now and then, as a share of the win. */
  readonly heat: number
}

const LONGEST = 16
const FINE = 1_000_000
const SEEDS = 2 ** 30

/** A cheap player for self-play: one throw of the dice for each of a few choices, followed to the end of their action. */
export function hastyBot(seed: number, style: Style): Bot {
  let hurry: Hurry | undefined
  return {
    name: 'hasty',
    choose(table, real, seat) {
      const { length } = decisionOf(real, seat).choices
      if (length === 1) return 0
      const chance = fastChance(mixSeeds(seed, real.version))
      if (draw(chance, FINE) < style.slips * FINE) return draw(chance, length)
      if (hurry?.runner.rules !== table.rules) hurry = new Hurry(new Runner(table.rules), style)
      const state = hurry.runner.sample(real, seat, chance)
      const noise = () => -Math.log(-Math.log((draw(chance, FINE) + 0.5) / FINE)) * style.heat
      const ranking = hurry.ranking(state, decisionOf(state, seat), draw(chance, SEEDS), noise)
      return firstThatLeads(hurry.runner, state, seat, ranking)
    },
  }
}

class Hurry {
  private readonly out: number[] = []

  constructor(
    readonly runner: Runner,
    private readonly style: Style,
  ) {}

  /** The choices that were followed, the best first. */
  ranking(state: State, decision: Decision, dice: number, noise: () => number): number[] {
    const values = new Map<number, number>()
    for (const index of likeliest(this.runner.rules, state, decision, this.style.wide)) {
      const copy = this.runner.clone(state)
      copy.chance = fastChance(dice)
      this.runner.choose(copy, decision, index)
      this.finish(copy)
      values.set(index, this.worth(copy, decision.seat) + noise())
    }
    return [...values].sort(([, a], [, b]) => b - a).map(([index]) => index)
  }

  private finish(state: State): void {
    for (let played = 0; played < LONGEST && !isOver(state) && !isQuiet(state); played++) {
      const decision = state.pending[0] as Decision
      this.runner.choose(state, decision, this.bestAtOnce(state, decision))
    }
  }

  private bestAtOnce(state: State, decision: Decision): number {
    const [first = 0, ...others] = likeliest(this.runner.rules, state, decision, this.style.narrow)
    if (others.length === 0) return first
    let chosen = first
    let best = this.worthAtOnce(state, decision, first)
    for (const index of others) {
      const worth = this.worthAtOnce(state, decision, index)
      if (worth <= best) continue
      best = worth
      chosen = index
    }
    return chosen
  }

  private worthAtOnce(state: State, decision: Decision, index: number): number {
    const copy = this.runner.clone(state)
    this.runner.choose(copy, decision, index)
    return this.worth(copy, decision.seat)
  }

  private worth(state: State, seat: Seat): number {
    valuesOf(this.runner, state, this.out, seat)
    return this.out[seat] ?? 0
  }
}
