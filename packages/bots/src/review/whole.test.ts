import { configure, type Game } from '@hippodrome/engine'
import { court } from '@hippodrome/court'
import { powers } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../makeBot.ts'
import type { Model } from '../model/model.ts'
import { anyModel } from '../testing/anyModel.ts'
import { keptMatch } from '../testing/kept.ts'
import { reviewed } from '../testing/reviewed.ts'
import type { Estimate } from './estimate.ts'

const LONG = 120_000

/** A short match, since both make any choice, and its review. */
function whole(game: unknown, modelOf?: (rules: Game) => Model) {
  const rules = game as Game
  const bots = [0, 1].map((seed) => makeBot('random', { seed }))
  const file = keptMatch(rules, { seats: 2, seed: 'whole', bots })
  return { file, review: reviewed(rules, file, 'quick', modelOf?.(rules)) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each([
  ['court, by hand', court, undefined],
  ['court, by a model', court, (rules: Game) => anyModel(rules, configure(rules, { seats: 2 }))],
  ['powers, by hand', powers, undefined],
] as const)('the review of a whole match of %s', (_name, game, modelOf) => {
  it(
    'has parts that sum up to the result, errors that are numbers, and no mistake that is not clear',
    () => {
      const { file, review } = whole(game, modelOf)
      const { accounts, chances, mistakes, turnings } = review
      expect(review.judge).toBe(modelOf ? 'model' : 'hand')

      for (const { seat, start, result, luck, own, others, residual } of accounts) {
        const parts = [luck, own, others, residual]
        expect(start + sum(parts.map(({ value }) => value))).toBeCloseTo(result, 9)
        expect(residual.error).toBeCloseTo(Math.hypot(luck.error, own.error, others.error), 9)
        expect(chances[seat]).toHaveLength(file.choices.length + 1)
        expect([chances[seat]?.[0], chances[seat]?.at(-1)]).toEqual([start, result])
      }
      for (const at of chances[0]?.keys() ?? [])
        expect(sum(chances.map((line) => line[at] ?? Number.NaN))).toBeCloseTo(1, 9)
      expect(chances.flat().every((chance) => chance >= 0 && chance <= 1)).toBe(true)

      const told: readonly Estimate[] = [
        ...accounts.flatMap(({ luck, own, others, residual }) => [luck, own, others, residual]),
        ...mistakes.map(({ cost }) => cost),
        ...turnings.map(({ change }) => change),
      ]
      const isSound = ({ value, error }: Estimate) =>
        Number.isFinite(value) && Number.isFinite(error) && error >= 0
      expect(told.filter((estimate) => !isSound(estimate))).toEqual([])

      expect(mistakes.length).toBeGreaterThan(0)
      for (const { at, seat, cost, choice } of mistakes) {
        expect(cost.value).toBeGreaterThan(2 * cost.error)
        expect(cost.value).toBeGreaterThanOrEqual(0.01)
        const [chose, played] = file.choices[at] ?? []
        expect(chose).toBe(seat)
        expect(played).not.toBe(choice)
      }
      for (const { change } of turnings) expect(Math.abs(change.value)).toBeGreaterThan(2 * change.error)
      // It is kept as it is.
      expect(JSON.parse(JSON.stringify(review))).toEqual(review)
    },
    LONG,
  )
})
