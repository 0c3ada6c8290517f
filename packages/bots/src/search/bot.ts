import { fastChance, Runner, type Seat, type State } from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from '../bot.ts'
import { firstThatLeads } from '../dawdle.ts'
import { type Effort, judgeFromView, Lookahead } from '../lookahead.ts'
import { COLD, drawnFirst, type Temperature } from '../temperature.ts'
import { CarefulSearch } from './careful.ts'
import { Contest, type Entry } from './contest.ts'
import { Samples } from './samples.ts'
import { Search, TUNING, type Tuning } from './search.ts'

/** How much a decision may cost. */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly now: () => number }

/** What the choices meet before the first playout: a look, and a contest that counts it for some playouts. */
type Prelude = { readonly look: Omit<Effort, 'seed'>; readonly entry: Entry }

const SWIFT: Prelude = { look: { budget: 200, samples: 3 }, entry: { most: 40, weight: 6 } }
/** One careful playout knows more than a look, that always finds the way that suits the dice which it has seen fall. */
const CAREFUL: Prelude = { look: { budget: 100, samples: 1 }, entry: { most: 12, weight: 1 } }
/** Reading the clock costs about as much as a playout. */
const BETWEEN_LOOKS = 16
/** Which of the chances of a decision decides what heat makes of it: samples take the others. */
const HEATED = -7

export function searchBot(
  name: string,
  seed: number,
  budget: Budget,
  temperature: Temperature = COLD,
  tuning: Tuning = TUNING,
): Bot {
  let runner: Runner | undefined
  return {
    name,
    choose(table, state, seat) {
      if (decisionOf(state, seat).choices.length === 1) return 0
      if (runner?.rules !== table.rules) runner = new Runner(table.rules)
      const { samples, contest } = searched(runner, state, seat, seed, budget, tuning)
      const chance = fastChance(mixSeeds(mixSeeds(seed, state.version), HEATED))
      const ranking = drawnFirst(contest.ranking(), (choice) => contest.mean(choice), temperature, chance)
      return firstThatLeads(runner, samples.get(0), seat, ranking)
    },
  }
}

/** A choice, and how well its seat would stand after it, from 0 (lost) to 1 (won). */
export type Advice = { readonly choice: number; readonly value: number }

/** What a search finds of all the choices that `seat` has, its own choice first. */
export function advise(
  { rules }: Runner,
  state: State,
  seat: Seat,
  seed: number,
  budget: Budget,
): readonly Advice[] {
  const runner = new Runner(rules)
  const { samples, contest } = searched(runner, state, seat, seed, budget, TUNING)
  const ranking = contest.ranking()
  const first = firstThatLeads(runner, samples.get(0), seat, ranking)
  const rest = ranking.filter((choice) => choice !== first)
  // Nothing is worth more than a win, though a look adds a little where several answer at the same time.
  let least = 1
  return [first, ...rest].map((choice) => {
    // What left the contest early was tried seldom, and may look better than those that stayed.
    least = Math.min(least, contest.mean(choice))
    return { choice, value: least }
  })
}

function searched(
  runner: Runner,
  state: State,
  seat: Seat,
  seed: number,
  budget: Budget,
  tuning: Tuning,
): { readonly samples: Samples; readonly contest: Contest } {
  const own = mixSeeds(seed, state.version)
  const lookahead = new Lookahead(runner)
  const samples = new Samples(runner, state, seat, own)
  const careful = runner.rules.playouts === 'careful'
  const search = careful
    ? new CarefulSearch(runner, lookahead, samples, seat)
    : new Search(runner, samples, seat, own, tuning)
  const meter = meterOf(budget)
  const { look, entry } = careful ? CAREFUL : SWIFT
  const looks = judgeFromView(runner, lookahead, state, seat, { ...look, seed: own })
  const contest = new Contest(looks, entry)
  // Where no dice fall and nothing is revealed, careful playouts would only repeat what the look has shown.
  const settled = careful && !lookahead.sealed
  for (let spent = meter(); spent < 1 && !settled && !contest.decided; spent = meter()) {
    const index = contest.next()
    contest.add(index, search.playout(index))
    contest.spent(spent)
  }
  return { samples, contest }
}

/** Tells at each playout which share of the budget is spent. */
function meterOf(budget: Budget): () => number {
  let playouts = 0
  if ('playouts' in budget) return () => playouts++ / budget.playouts
  const start = budget.now()
  let share = 0
  return () => {
    if (playouts++ % BETWEEN_LOOKS === 0) share = (budget.now() - start) / budget.milliseconds
    return share
  }
}
