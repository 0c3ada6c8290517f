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
import { withModel } from '../model/judge.ts'
import type { Model } from '../model/model.ts'
import { type Estimate, Mean } from '../review/estimate.ts'
import { isOver, winShare } from '../value.ts'
import { keptMatch } from './kept.ts'

/** A blunder is looked for at this many decisions of a match, so far apart. */
const MOST_LOOKS = 12
const APART = 4
/** As many choices beside the one that was made are tried. */
const RIVALS = 12

/** Who looks for a candidate: quick players, in so many matches after each choice, then in more after those that seem worst. */
const QUICK: Style = { wide: 6, narrow: 3, slips: 0, heat: 0.01 }
const HEATS = [
  { matches: 5, kept: 4 },
  { matches: 10, kept: 2 },
  { matches: 25, kept: 1 },
] as const
/** In each of them it must win so much less than the choice that was made. */
const LESS = 0.2

/**
 * Who says what the candidate costs, in other matches: players as good as those of the match, who never play the same twice.
 * Those that answer alike each time make one course of a match out of many, and then any choice wins all or nothing.
 */
const OTHERS = 'greedy~2%'
/** They play so many pairs of matches, and not as many where it is soon plain. */
const MOST = 120
const BATCH = 10
/** What makes a choice a blunder: it costs so much of the win, and that much with so many standard errors to spare. */
const BLUNDER = 0.05
const SPARE = 2
/** Looked at more than once, it must be surer to be counted before all matches are played. */
const SPARE_SOON = 3
const SOON = 40

export type Planted = {
  readonly file: MatchFile
  /** How many choices were made before the blunder; nothing where none was found. */
  readonly at: number | undefined
  /** What it costs by the matches that confirmed it: none of those by which it was picked. */
  readonly cost: Estimate
}

/**
 * A match between bots, which play by the model if there is one, in which one choice is a blunder by what came of it: of the
 * ends of matches that were played on from there. No judge has a word in it, so that a review that finds it has found it
 * by itself.
 */
export function plantBlunder(rules: Game, spec: string, n: number, model?: Model): Planted {
  const seats = 2
  const playouts = new Playouts(rules, mixSeeds(71, n), model)
  const lots = fastChance(mixSeeds(72, n))
  const from = 20 + draw(lots, 70)
  let looks = 0
  let found: Pick<Planted, 'at' | 'cost'> = { at: undefined, cost: { value: 0, error: 0 } }
  const instead = ({ seat, choices }: Decision, chosen: number, state: State): number => {
    const isDue = found.at === undefined && looks < MOST_LOOKS && state.version >= from + APART * looks
    if (!isDue || choices.length < 2) return chosen
    looks += 1
    const worst = playouts.worstOf(state, seat, chosen, lots)
    const cost = worst === undefined ? undefined : playouts.costOf(state, seat, chosen, worst)
    if (worst === undefined || cost === undefined) return chosen
    found = { at: state.version, cost }
    return worst
  }
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(spec, { seed: mixSeeds(n, seat), model }))
  const file = keptMatch(rules, { seats, seed: `planted ${n}`, bots, instead })
  return { file, ...found }
}

/** Plays matches on to their end and counts who wins. */
export class Playouts {
  private readonly runner: Runner
  private pairs = 0

  constructor(
    rules: Game,
    private readonly seed: number,
    private readonly model: Model | undefined,
  ) {
    this.runner = new Runner(rules)
  }

  /** Of a few choices beside the one that was made, that after which the seat wins least; nothing where none seems bad. */
  worstOf(state: State, seat: Seat, chosen: number, lots: ReturnType<typeof fastChance>): number | undefined {
    const { length } = decisionOf(state, seat).choices
    const rivals = new Set<number>()
    for (let tries = 0; tries < 4 * RIVALS && rivals.size < Math.min(RIVALS, length - 1); tries++) {
      const rival = draw(lots, length)
      if (rival !== chosen) rivals.add(rival)
    }
    let left = [...rivals]
    for (const { matches, kept } of HEATS) {
      const pairs = this.pairsOf(matches)
      const most = this.meanShare(state, seat, chosen, pairs) - LESS
      if (most < 0) return undefined
      left = left
        .map((rival) => ({ rival, share: this.meanShare(state, seat, rival, pairs) }))
        .filter(({ share }) => share <= most)
        .sort((a, b) => a.share - b.share)
        .slice(0, kept)
        .map(({ rival }) => rival)
    }
    return left[0]
  }

  /** What a choice costs beside another, with the same first dice for both; nothing where that is no blunder. */
  costOf(state: State, seat: Seat, made: number, worse: number): Estimate | undefined {
    const cost = new Mean()
    while (cost.count < MOST) {
      for (const pair of this.pairsOf(BATCH)) {
        const share = (choice: number) => this.share(state, seat, choice, pair, this.others)
        cost.add(share(made) - share(worse))
      }
      const { value, error } = cost.estimate
      const errorAtLast = error * Math.sqrt(cost.count / MOST)
      if (value + error < BLUNDER + SPARE * errorAtLast) return undefined
      if (cost.count >= SOON && value - SPARE_SOON * error >= BLUNDER) break
    }
    const { value, error } = cost.estimate
    return value - SPARE * error >= BLUNDER ? { value, error } : undefined
  }

  /** The numbers of pairs of matches that nobody has played yet. */
  private pairsOf(count: number): readonly number[] {
    this.pairs += count
    return Array.from({ length: count }, (_, n) => this.pairs - count + n)
  }

  private meanShare(state: State, seat: Seat, choice: number, pairs: readonly number[]): number {
    return (
      pairs.reduce((sum, pair) => sum + this.share(state, seat, choice, pair, this.quick), 0) / pairs.length
    )
  }

  private readonly quick = (seed: number): Bot => {
    const bot = hastyBot(seed, QUICK)
    return this.model ? withModel(bot, this.model) : bot
  }

  private readonly others = (seed: number): Bot => makeBot(OTHERS, { seed, model: this.model })

  /** What the seat wins of one match. No two pairs have players that answer alike. */
  private share(
    state: State,
    seat: Seat,
    choice: number,
    pair: number,
    player: (seed: number) => Bot,
  ): number {
    const { runner } = this
    const seed = mixSeeds(this.seed, pair)
    const bots = Array.from({ length: state.game.seats }, (_, each) => player(mixSeeds(seed, each)))
    // What the seat cannot know is drawn anew, and all dice are.
    const copy = runner.sample(state, seat, fastChance(seed))
    runner.choose(copy, decisionOf(copy, seat), choice)
    while (!isOver(copy)) {
      const decision = copy.pending[0] as Decision
      runner.choose(copy, decision, (bots[decision.seat] as Bot).choose(runner, copy, decision.seat))
    }
    return winShare(runner.rules.result(copy.game), seat)
  }
}
