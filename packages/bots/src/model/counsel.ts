import { type Config, Runner, type Seat, type State } from '@hippodrome/engine'
import { judgeBy } from '../review/judge.ts'
import { type Advice, advise, type Budget } from '../search/bot.ts'
import { isCalibrated } from './calibrated.ts'
import { judgedBy } from './judge.ts'
import type { Model } from './model.ts'

export type Counsel = {
  /** Of all the choices, the one that it would make first. */
  readonly advice: readonly Advice[]
  /** Whether its values are chances to win, and not only how well the seat would stand. */
  readonly chances: boolean
}

/**
 * What a captain thinks of the choices that `seat` has. Where a model's chances may be told, they are told as everywhere
 * else: the seats' chances sum to one, and a match that is over is won or lost, however well one stood.
 */
export function counselOf(
  { rules }: Runner,
  config: Pick<Config, 'options'>,
  model: Model | undefined,
  state: State,
  seat: Seat,
  seed: number,
  budget: Budget,
): Counsel {
  const chances = model !== undefined && isCalibrated(model, config)
  const judged = !model ? rules : chances ? judgeBy(rules, model).rules : judgedBy(rules, model)
  return { advice: advise(new Runner(judged), state, seat, seed, budget), chances }
}
