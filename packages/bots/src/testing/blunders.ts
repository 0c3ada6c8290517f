import {
  type Decision,
  draw,
  fastChance,
  type Game,
  type MatchFile,
  Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from '../bot.ts'
import { hastyBot, type Style } from '../learning/hasty.ts'
import { makeBot } from '../makeBot.ts'
import type { Model } from '../model/model.ts'
import { isOver, winShare } from '../value.ts'
import { keptMatch } from './kept.ts'

/** Players of rollouts: quick, by the game's own evaluation, whoever judges the review. */
const QUICK: Style = { wide: 6, narrow: 3, slips: 0, heat: 0.01 }

/** As many choices beside the one that was made are tried. */
const RIVALS = 4
/** At first each is tried so often; what wins so much less than the choice that was made is looked at again. */
const FIRST = 16
const LESS = 0.25
/** It is held against the choice that was made, in this many other rollouts of each. */
const AGAIN = 120
/** What makes a choice a blunder: so much of the win is lost by it, and that is clear. */
const BLUNDER = 0.2
const CLEAR = 3
/** A blunder is looked for at this many decisions of a match. */
const MOST_LOOKS = 12

export type Planted = {
  readonly file: MatchFile
  /** How many choices were made before the blunder; nothing where none was found. */
  readonly at: number | undefined
  /** What it costs by the rollouts, and the standard error of that. */
  readonly cost: number
  readonly error: number
}

/**
 * A match between bots, which play by the model if there is one, in which one choice is a blunder by what came of it: of the ends of matches that were played on
 * from there. No judge has a word in it, so that a review that finds it has found it by itself.
 */
export function plantBlunder(rules: Game, spec: string, n: number, model?: Model): Planted {
  const seats = 2
  const rollouts = new Rollouts(rules, mixSeeds(71, n))
  const lots = fastChance(mixSeeds(72, n))
  const from = 20 + draw(lots, 100)
  let looks = 0
  let found: Pick<Planted, 'at' | 'cost' | 'error'> = { at: undefined, cost: 0, error: 0 }
  const instead = ({ seat, choices }: Decision, chosen: number, state: State): number => {
    const isDue = found.at === undefined && looks < MOST_LOOKS && state.version >= from + 5 * looks
    if (!isDue || choices.length < 2) return chosen
    looks += 1
    const worst = rollouts.worstOf(state, seat, chosen, lots)
    if (worst === undefined) return chosen
    const { cost, error } = rollouts.costOf(state, seat, chosen, worst)
    if (cost < BLUNDER || cost < CLEAR * error) return chosen
    found = { at: state.version, cost, error }
    return worst
  }
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(spec, { seed: mixSeeds(n, seat), model }))
  const file = keptMatch(rules, { seats, seed: `planted ${n}`, bots, instead })
  return { file, ...found }
}

/** Plays matches on to their end and counts who wins. */
class Rollouts {
  private readonly runner: Runner
  private readonly bot: Bot
  private played = 0

  constructor(
    rules: Game,
    private readonly seed: number,
  ) {
    this.runner = new Runner(rules)
    this.bot = hastyBot(seed, QUICK)
  }

  /** Of a few choices beside the one that was made, that after which the seat wins least; nothing where none seems bad. */
  worstOf(state: State, seat: Seat, chosen: number, lots: ReturnType<typeof fastChance>): number | undefined {
    const { length } = decisionOf(state, seat).choices
    const rivals = new Set<number>()
    for (let tries = 0; tries < 4 * RIVALS && rivals.size < Math.min(RIVALS, length - 1); tries++) {
      const rival = draw(lots, length)
      if (rival !== chosen) rivals.add(rival)
    }
    const shareOf = (choice: number) => {
      let share = 0
      for (let n = 0; n < FIRST; n++) share += this.share(state, seat, choice, mixSeeds(this.seed, n)) / FIRST
      return share
    }
    const made = shareOf(chosen)
    const worst = [...rivals]
      .map((rival) => ({ rival, share: shareOf(rival) }))
      .reduce((a, b) => (b.share < a.share ? b : a), { rival: chosen, share: made })
    return made - worst.share >= LESS ? worst.rival : undefined
  }

  /** What a choice costs beside another, with the same dice for both. */
  costOf(state: State, seat: Seat, made: number, worse: number) {
    let [sum, squares] = [0, 0]
    for (let n = 0; n < AGAIN; n++) {
      const dice = mixSeeds(this.seed, 1000 + this.played++)
      const lost = this.share(state, seat, made, dice) - this.share(state, seat, worse, dice)
      sum += lost
      squares += lost * lost
    }
    const cost = sum / AGAIN
    return { cost, error: Math.sqrt(Math.max(0, squares / AGAIN - cost * cost) / AGAIN) }
  }

  private share(state: State, seat: Seat, choice: number, dice: number): number {
    const { runner } = this
    // What the seat cannot know is drawn anew, and all dice are.
    const copy = runner.sample(state, seat, fastChance(dice))
    runner.choose(copy, decisionOf(copy, seat), choice)
    while (!isOver(copy)) {
      const decision = copy.pending[0] as Decision
      runner.choose(copy, decision, this.bot.choose(runner, copy, decision.seat))
    }
    return winShare(runner.rules.result(copy.game), seat)
  }
}
