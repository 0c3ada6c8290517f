import { expect, it } from 'vitest'
import { choiceKey } from './choiceKey.ts'

it('is the same for equal data, whatever the order of its names', () => {
  expect(choiceKey({ do: 'strike', card: 3 })).toBe(choiceKey({ card: 3, do: 'strike' }))
  expect(choiceKey({ path: [1, 2] })).toBe(choiceKey({ path: [1, 2] }))
})

it('tells choices apart', () => {
  const choices = [
    {},
    { n: 0 },
    { n: -1 },
    { n: 1.5 },
    { m: 0 },
    { n: '0' },
    { n: true },
    { n: false },
    { n: null },
    { n: [0] },
    { n: [0, 1] },
    { n: [1, 0] },
    { n: { n: 0 } },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    ...Array.from({ length: 2000 }, (_, i) => ({ from: i % 50, to: Math.floor(i / 50) })),
  ]
  expect(new Set(choices.map(choiceKey)).size).toBe(choices.length)
})
