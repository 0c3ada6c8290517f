import { type Config, type Game, type GameState, logistic, logit } from '@hippodrome/engine'
import { judgedBy } from '../model/judge.ts'
import { fits, type Model } from '../model/model.ts'
import { winShare } from '../value.ts'
import { CALIBRATIONS, type Calibration } from './calibrations.ts'

/** Who says what a position is worth. */
export type Judge = {
  /** A net that learned the game, or the game's own evaluation made honest by what came true. */
  readonly by: 'model' | 'hand'
  /** From how many matches it learned. */
  readonly learned?: number
  /** The same rules, whose evaluation gives every seat its chance to win: they sum to one, also when the match is over. */
  readonly rules: Game
}

/** What each seat expects for itself, as chances that go together. */
export function sumToOne(out: number[], seats: number): void {
  let sum = 0
  for (let seat = 0; seat < seats; seat++) sum += out[seat] ?? 0
  for (let seat = 0; seat < seats; seat++) out[seat] = sum > 0 ? (out[seat] ?? 0) / sum : 1 / seats
}

/** The model where it fits, and otherwise the game's own evaluation. `last` is the round in which the match ended. */
export function judgeFor(
  rules: Game,
  config: Pick<Config, 'seats' | 'data'>,
  last: number,
  model?: Model,
): Judge {
  const learned = model && fits(model, rules, config) ? model : undefined
  return learned ? judgeBy(rules, learned) : { by: 'hand', rules: finishedByResult(honest(rules, last)) }
}

/** A model that is known to fit. */
export const judgeBy = (rules: Game, model: Model): Judge => ({
  by: 'model',
  learned: model.about.trained.matches,
  rules: finishedByResult(judgedBy(rules, model)),
})

/** What is over is worth what came of it. Whoever plays alone has no chance to win but a standing, which stays as it is. */
function finishedByResult(rules: Game): Game {
  return {
    ...rules,
    evaluate(game, out, stack) {
      if (stack.length > 0 || game.seats === 1) {
        rules.evaluate(game, out, stack)
        if (game.seats > 1) sumToOne(out, game.seats)
        return
      }
      const result = rules.result(game)
      for (let seat = 0; seat < game.seats; seat++) out[seat] = winShare(result, seat)
    },
  }
}

function honest(rules: Game, last: number): Game {
  const calibration = CALIBRATIONS[rules.id]
  return {
    ...rules,
    evaluate(game, out, stack) {
      rules.evaluate(game, out, stack)
      const { seats } = game
      if (seats === 1) return
      if (calibration) calibrate(calibration, roundOf(rules, game), last, out, seats)
    },
  }
}

/** The round in which a position is, as the game itself counts them. */
export const roundOf = (rules: Game, game: GameState): number => rules.periods?.(game).round ?? 0

export function calibrate(
  calibration: Calibration,
  round: number,
  last: number,
  out: number[],
  seats: number,
): void {
  const slope = slopeAt(calibration, round, last)
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = logistic(slope * logit(out[seat] ?? 0) + calibration.offset)
  }
}

/** Between the middles of two parts of the match the slope goes from the one to the other, so that chances do not leap. */
export function slopeAt({ first, slopes }: Calibration, round: number, last: number): number {
  const part = ((round - first + 0.5) / Math.max(1, last - first + 1)) * slopes.length - 0.5
  const before = Math.min(slopes.length - 1, Math.max(0, Math.floor(part)))
  const after = Math.min(slopes.length - 1, before + 1)
  const way = Math.min(1, Math.max(0, part - before))
  return (slopes[before] ?? 1) * (1 - way) + (slopes[after] ?? 1) * way
}
