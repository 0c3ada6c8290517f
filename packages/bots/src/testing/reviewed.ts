import { configOf, type Game, type MatchFile, Runner } from '@hippodrome/engine'
import { mixSeeds } from '../bot.ts'
import type { Model } from '../model/model.ts'
import { courseOf, endOf } from '../review/course.ts'
import { type Effort, PAINS } from '../review/effort.ts'
import { judgeFor } from '../review/judge.ts'
import { luckOf } from '../review/luck.ts'
import type { Review } from '../review/report.ts'
import { reviewMatch } from '../review/review.ts'
import { Settler } from '../review/weighing.ts'

/** A whole review. */
export function reviewed(rules: Game, file: MatchFile, effort: Effort, model?: Model): Review {
  const walk = reviewMatch(rules, file, { effort, model })
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
  }
}

/** By seat, the luck of a match as a review measures it: all of it, and what fell to the seat's own choices. */
export function luckIn(rules: Game, file: MatchFile, effort: Effort, model?: Model) {
  const { last } = endOf(rules, file)
  const settler = new Settler(new Runner(judgeFor(rules, configOf(rules, file), last, model).rules))
  const { throws } = PAINS[effort]
  const seats = file.seats.length
  const [luck, own] = [new Array<number>(seats).fill(0), new Array<number>(seats).fill(0)]
  for (const made of courseOf(settler.runner, file)) {
    const found = luckOf(settler, made, { throws, most: 2 * throws }, mixSeeds(31, made.at))
    found?.forEach(({ value }, seat) => {
      luck[seat] = (luck[seat] ?? 0) + value
      if (seat === made.decision.seat) own[seat] = (own[seat] ?? 0) + value
    })
  }
  return { luck, own }
}
