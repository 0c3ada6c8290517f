import { type Choice, type Decision, type Runner, sameJson, type Seat, type State } from '@hippodrome/engine'
import { decisionOf, mixSeeds } from '../bot.ts'
import { judgeFromView, Lookahead } from '../lookahead.ts'
import { Samples } from '../search/samples.ts'
import { isOver, isQuiet, valuesOf } from '../value.ts'
import { type Estimate, meansFor } from './estimate.ts'
import type { Valuer } from './luck.ts'
import type { Weighed } from './report.ts'

/** How many answers an action is followed through before it is judged as it stands. */
const LONGEST = 20
/** How often dice are thrown for the first sight of an answer on the way. */
const THROWS = 2
/** How many choices are tried beside the one that was made, the best at a look. */
const RIVALS = 3
/** A choice that looks worse by less than this is taken to be as good as the best. */
const ALIKE = 0.002

const LOOK = { budget: 60, samples: 1 }

/** Plays on to the end of the action under way, every seat by what looks best to it at once, and judges that. */
export class Settler implements Valuer {
  private readonly lookahead: Lookahead

  constructor(readonly runner: Runner) {
    this.lookahead = new Lookahead(runner)
  }

  /** An action under way shows its price and not yet what it buys. Plays on in `state` itself. */
  value(state: State, out: number[]): boolean {
    let sealed = false
    for (let depth = 0; depth < LONGEST && !isOver(state) && !isQuiet(state); depth++) {
      const decision = state.pending[0] as Decision
      this.runner.choose(state, decision, this.lookahead.atOnce(state, decision, THROWS))
      sealed ||= this.runner.sealed
    }
    valuesOf(this.runner, state, out)
    return sealed
  }

  /** What a seat stands to get by each of its choices at a look; seen from its view alone. */
  looks(state: State, seat: Seat, seed: number): number[] {
    return judgeFromView(this.runner, this.lookahead, state, seat, { ...LOOK, seed })
  }
}

/** A choice that a seat made, at a table that is only ever sampled: what the seat could not know is in none of this. */
export type Chosen = {
  readonly state: State
  readonly seat: Seat
  readonly played: number
  readonly seed: number
}

/** The better choice that the seat had, if one seems to be there: at a look, and then on a few samples. */
export function betterThan(settler: Settler, chosen: Chosen, tries: number): number | undefined {
  const { state, seat, played, seed } = chosen
  const looks = settler.looks(state, seat, seed)
  const { choices } = decisionOf(state, seat)
  const isIdle = (index: number) => settler.runner.rules.idle?.(choices[index] as Choice) === true
  const least = (looks[played] ?? 0) + ALIKE
  const rivals = looks
    .map((_, index) => index)
    .filter((index) => index !== played && (looks[index] ?? 0) > least && !isIdle(index))
    .sort((a, b) => (looks[b] ?? 0) - (looks[a] ?? 0))
    .slice(0, RIVALS)
  const costs = rivals.map((rival) => -(pairs(settler, chosen, rival, tries, SERIES.found)[seat]?.value ?? 0))
  const dearest = Math.max(0, ...costs)
  return dearest > 0 ? rivals[costs.indexOf(dearest)] : undefined
}

/** Samples by which something was picked flatter it: whatever is weighed next meets others. */
const SERIES = { found: 1, first: 2, again: 3 } as const

/** Weighs the choice that was made against a better one, on the same samples with the same dice. */
export const weigh = (
  settler: Settler,
  chosen: Chosen,
  better: number,
  tries: number,
  look: 'first' | 'again' = 'first',
): Weighed => ({ better, effect: pairs(settler, chosen, better, tries, SERIES[look]) })

function pairs(
  settler: Settler,
  { state, seat, played, seed }: Chosen,
  rival: number,
  tries: number,
  series: number,
): readonly Estimate[] {
  const samples = new Samples(settler.runner, state, seat, mixSeeds(seed, series))
  const effect = meansFor(state.game.seats)
  const made: number[] = []
  const other: number[] = []
  // Each try meets a sample of its own: tries on the same one say less than as many that do not depend on each other.
  const playOn = (choice: number, out: number[]): State => {
    const sample = samples.next(choice, tries)
    settler.runner.choose(sample, decisionOf(sample, seat), choice)
    settler.value(sample, out)
    return sample
  }
  for (let n = 0; n < tries; n++) {
    const mine = playOn(played, made)
    const theirs = playOn(rival, other)
    const [handed, over] = [isHanded(mine, seat), isHanded(theirs, seat)]
    if (handed && !over) follow(settler, theirs, state, seat, played, other)
    if (over && !handed) follow(settler, mine, state, seat, rival, made)
    effect.forEach((mean, each) => mean.add((made[each] ?? 0) - (other[each] ?? 0)))
  }
  return effect.map(({ estimate }) => estimate)
}

const isHanded = (state: State, seat: Seat): boolean => !state.pending.some((asked) => asked.seat === seat)

/**
 * What hands the turn over may bring what comes at its end, which whoever goes on still has to come. So the one who goes
 * on hands over too, if that is still to be had.
 */
function follow(
  settler: Settler,
  state: State,
  root: State,
  seat: Seat,
  choice: number,
  out: number[],
): void {
  const wanted = decisionOf(root, seat).choices[choice]
  const decision = decisionOf(state, seat)
  const index = decision.choices.findIndex((offered) => wanted !== undefined && sameJson(offered, wanted))
  if (index < 0) return
  settler.runner.choose(state, decision, index)
  settler.value(state, out)
}
