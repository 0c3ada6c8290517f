import { expect, it } from 'vitest'
import { tooSoon } from './useSteadyHand.ts'

const first = { decision: 3, words: 'Take Damascus', x: 100, y: 100, at: 1000, detail: 1 }

it('a new question does not act for 400 ms under a pointer that has just clicked', () => {
  const next = { decision: 4, words: 'From the pool', x: 104, y: 98, at: 1200, detail: 1 }
  expect(tooSoon(first, next)).toBe(true)
  expect(tooSoon(first, { ...next, at: 1400 })).toBe(false)
  expect(tooSoon(first, { ...next, x: 160 })).toBe(false)
  expect(tooSoon(first, { ...next, at: 1600, detail: 2 })).toBe(true)
})

it('clicks of the same question, and the same words again, count', () => {
  const again = { ...first, at: 1100 }
  expect(tooSoon(first, { ...again, words: 'Take Antioch' })).toBe(false)
  expect(tooSoon(first, { ...again, decision: 4 })).toBe(false)
})

it('a click that only let the news go on is a click too', () => {
  const skipped = { ...first, decision: undefined, words: undefined }
  expect(tooSoon(skipped, { ...first, at: 1200 })).toBe(true)
})
