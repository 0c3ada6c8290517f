import { fastChance, Runner, type Seat, type State } from '@hippodrome/engine'
import { decisionOf, mixSeeds } from '../bot.ts'
import { judgeBy } from '../review/judge.ts'
import { Settler } from '../review/weighing.ts'
import { Samples } from '../search/samples.ts'
import type { Model } from './model.ts'

/** How many positions that the seat cannot tell apart are averaged, where there is something that it cannot know. */
const SAMPLES = 8

const settlerFor = ({ rules }: Runner, model: Model): Settler =>
  new Settler(new Runner(judgeBy(rules, model).rules))

/**
 * Each seat's chance to win, as far as `seat` can know: from samples of its view, never from what is hidden. What is half
 * done is first played to its end, as in a review.
 */
export function chancesOf(runner: Runner, model: Model, state: State, seat: Seat, seed: number): number[] {
  const settler = settlerFor(runner, model)
  const sums = new Array<number>(state.game.seats).fill(0)
  const out: number[] = []
  let wanted = runner.rules.secrets === false ? 1 : SAMPLES
  let taken = 0
  for (; taken < wanted; taken++) {
    const sample = settler.runner.sample(state, seat, fastChance(mixSeeds(seed, taken)))
    if (settler.value(sample, out)) wanted = SAMPLES
    out.forEach((chance, of) => (sums[of] = (sums[of] ?? 0) + chance))
  }
  return sums.map((sum) => sum / taken)
}

/** All choices together are tried about so often, each no more and no less often than this. */
const TRIES = 240
const FEWEST = 3
const MOST = 12

/**
 * By choice, how the seat's own chance to win changes if it is made: on samples of what the seat may know, the same for
 * every choice, with dice of their own. Rests after every try, so that whoever works it out can leave.
 */
export function* changesOf(
  runner: Runner,
  model: Model,
  state: State,
  seat: Seat,
  seed: number,
): Generator<undefined, number[]> {
  const settler = settlerFor(runner, model)
  const { choices } = decisionOf(state, seat)
  const most = Math.min(MOST, Math.max(FEWEST, Math.round(TRIES / choices.length)))
  const samples = new Samples(settler.runner, state, seat, seed)
  const least = runner.rules.secrets === false ? 1 : most
  const out: number[] = []
  function* worthOf(turn: number, act?: (sample: State) => void): Generator<undefined, number> {
    let sum = 0
    let wanted = least
    let taken = 0
    for (; taken < wanted; taken++) {
      const sample = samples.next(turn, most)
      act?.(sample)
      const fell = act !== undefined && settler.runner.sealed
      if (settler.value(sample, out) || fell) wanted = most
      sum += out[seat] ?? 0
      yield
    }
    return sum / taken
  }
  const now = yield* worthOf(choices.length)
  const changes: number[] = []
  for (const choice of choices.keys()) {
    const worth = yield* worthOf(choice, (sample) =>
      settler.runner.choose(sample, decisionOf(sample, seat), choice),
    )
    changes.push(worth - now)
  }
  return changes
}
