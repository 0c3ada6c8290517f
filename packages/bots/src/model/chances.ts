import { fastChance, type Runner, type Seat, type State } from '@hippodrome/engine'
import { mixSeeds } from '../bot.ts'
import { judgedBy } from './judge.ts'
import type { Model } from './model.ts'

/** How many positions that the seat cannot tell apart are averaged, where there is something that it cannot know. */
const SAMPLES = 8

/** Each seat's chance to win, as far as `seat` can know: from samples of its view, never from what is hidden. */
export function chancesOf(runner: Runner, model: Model, state: State, seat: Seat, seed: number): number[] {
  const judged = judgedBy(runner.rules, model)
  const taken = runner.rules.secrets === false ? 1 : SAMPLES
  const sums = new Array<number>(state.game.seats).fill(0)
  const out: number[] = []
  for (let number = 0; number < taken; number++) {
    const sample = runner.sample(state, seat, fastChance(mixSeeds(seed, number)))
    judged.evaluate(sample.game, out, sample.stack)
    out.forEach((chance, of) => (sums[of] = (sums[of] ?? 0) + chance / taken))
  }
  return sums
}
