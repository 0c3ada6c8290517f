import { expect, it } from 'vitest'
import { tooSoon } from './useSteadyHand.ts'

const asked = (number: number, prompt: string) => ({ number, prompt })
const first = {
  decision: asked(3, 'lose'),
  picks: undefined,
  walks: undefined,
  x: 100,
  y: 100,
  at: 1000,
  detail: 1,
}

it('a new question does not act for 400 ms under a pointer that has just clicked', () => {
  const next = { ...first, decision: asked(4, 'cube'), x: 104, y: 98, at: 1200 }
  expect(tooSoon(first, next)).toBe(true)
  expect(tooSoon(first, { ...next, at: 1400 })).toBe(false)
  expect(tooSoon(first, { ...next, x: 160 })).toBe(false)
  expect(tooSoon(first, { ...next, at: 1600, detail: 2 })).toBe(true)
})

it('a double click answers one question, even where the next is worded alike', () => {
  expect(tooSoon(first, { ...first, decision: asked(4, 'lose'), at: 1150, detail: 2 })).toBe(true)
})

it('clicks of the same question count', () => {
  expect(tooSoon(first, { ...first, at: 1100, detail: 2 })).toBe(false)
})

it('one cube after another is picked from a box without a rest, but only in answer to the same question', () => {
  const cube = { ...first, picks: 'box:0:0:main' }
  const again = { ...cube, decision: asked(4, 'lose'), at: 1100, detail: 2 }
  expect(tooSoon(cube, again)).toBe(false)
  expect(tooSoon(cube, { ...again, picks: 'box:0:0:elite' })).toBe(true)
  expect(tooSoon(cube, { ...again, decision: asked(4, 'cube') })).toBe(true)
  expect(tooSoon(cube, { ...again, decision: asked(9, 'lose') })).toBe(true)
})

it('undo after undo, and step after step through time, need no rest', () => {
  const undo = { ...first, walks: 'undo' }
  const again = { ...undo, decision: asked(4, 'cube'), at: 1100, detail: 2 }
  expect(tooSoon(undo, again)).toBe(false)
  expect(tooSoon(undo, { ...again, walks: undefined })).toBe(true)
})

it('a click that only let the news go on is a click too', () => {
  expect(tooSoon({ ...first, decision: undefined }, { ...first, at: 1200 })).toBe(true)
})
