import { type Game, Runner } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { makeBot } from '../makeBot.ts'
import { keptMatch } from '../testing/kept.ts'
import { dares } from '../testing/rounds.ts'
import { courseOf } from './course.ts'
import { mistakesOf } from './moments.ts'
import { type Point, Speaker } from './report.ts'

it('the dearest choices of one seat do not push those of another off the list', () => {
  const rules = dares as unknown as Game
  const bots = [0, 1].map((seed) => makeBot('random', { seed }))
  const file = keptMatch(rules, { seats: 2, seed: 'moments', bots })
  const [made] = [...courseOf(new Runner(rules), file)]
  if (!made) throw new Error('nobody chose')
  const pointAt = (at: number, seat: number, cost: number): Point => {
    const lost = { value: -cost, error: 0 }
    return { at, seat, weighed: { better: 1, effect: [lost, lost] } }
  }
  const dear = Array.from({ length: 20 }, (_, n) => pointAt(n, 1, 0.5 + n / 100))
  const points = [...dear, pointAt(20, 0, 0.02), pointAt(21, 0, 0.005)]
  const course = points.map(({ at }) => ({ ...made, at }))
  const mistakes = mistakesOf(points, course, new Speaker(rules, ['Anna', 'Basil']))
  expect(mistakes.map(({ seat }) => seat)).toEqual([...Array.from({ length: 12 }, () => 1), 0])
  expect(mistakes[0]?.cost.value).toBeCloseTo(0.69, 9)
  // What costs less than a point is not worth a word.
  expect(mistakes.some(({ at }) => at === 21)).toBe(false)
})
