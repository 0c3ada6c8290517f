import { expect, it } from 'vitest'
import { sharing } from './sharing.ts'

it('keeps the very parts that did not change', () => {
  const before = {
    board: { size: 33 },
    cities: [
      { id: 1, armies: [] },
      { id: 2, armies: [] },
    ],
  }
  const after = sharing(before, {
    board: { size: 33 },
    cities: [
      { id: 1, armies: [] },
      { id: 2, armies: [7] },
    ],
  })
  expect(after).toEqual({
    board: { size: 33 },
    cities: [
      { id: 1, armies: [] },
      { id: 2, armies: [7] },
    ],
  })
  expect(after.board).toBe(before.board)
  expect(after.cities[0]).toBe(before.cities[0])
  expect(after.cities[1]).not.toBe(before.cities[1])
})

it('gives back the same object when nothing changed, and sees a key that is gone', () => {
  const before = { a: { b: 1 }, c: [1, 2] }
  expect(sharing(before, { a: { b: 1 }, c: [1, 2] })).toBe(before)
  expect(sharing(before, { a: {}, c: [1] })).toEqual({ a: {}, c: [1] })
  expect(sharing({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
})
