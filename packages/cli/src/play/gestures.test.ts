import { expect, it } from 'vitest'
import { Gestures } from './gestures.ts'

it('a line is taken back and made again whole, as long as it is the newest', () => {
  const gestures = new Gestures()
  gestures.note({ seat: 0, choices: 3, from: 4, to: 8 })
  expect(gestures.back(0, 8)).toBe(3)
  expect(gestures.back(0, 9)).toBe(1)
  expect(gestures.back(1, 8)).toBe(1)
  gestures.tookBack(0, { from: 4, to: 8, choices: 3 })
  expect(gestures.back(0, 8)).toBe(1)
  expect(gestures.again(0, 4)).toBe(3)
  expect(gestures.again(0, 5)).toBe(1)
  gestures.madeAgain(0, { from: 4, to: 8, choices: 3 })
  expect(gestures.again(0, 4)).toBe(1)
  expect(gestures.back(0, 8)).toBe(3)
})

it('what is left of a line that the rules took back in part is made again alone', () => {
  const gestures = new Gestures()
  gestures.note({ seat: 0, choices: 3, from: 4, to: 7 })
  gestures.tookBack(0, { from: 6, to: 7, choices: 1 })
  expect(gestures.back(0, 6)).toBe(1)
  expect(gestures.again(0, 6)).toBe(1)
  gestures.note({ seat: 0, choices: 2, from: 6, to: 8 })
  expect(gestures.again(0, 6)).toBe(1)
  expect(gestures.back(0, 8)).toBe(2)
})
