import { expect, it } from 'vitest'
import { evennessOf } from './evenness.ts'
import won from './won.json' with { type: 'json' }

it('below a hundred matches nothing is said about how even a war is', () => {
  expect(evennessOf({ matches: 99, won: { b: 25, m: 25, k: 24, f: 25 } })).toBeUndefined()
  for (const counted of Object.values(won))
    if (counted.matches < 100) expect(evennessOf(counted)).toBeUndefined()
})

it('from a hundred on the largest share of what was won says it', () => {
  expect(evennessOf({ matches: 100, won: { b: 28, m: 25, k: 24, f: 23 } })).toBe('veryEven')
  expect(evennessOf({ matches: 100, won: { b: 35, m: 25, k: 20, f: 20 } })).toBe('quiteEven')
  expect(evennessOf({ matches: 100, won: { b: 40, m: 20, k: 20, f: 20 } })).toEqual({ leans: 'b' })
  // Several powers may win one match.
  expect(evennessOf({ matches: 100, won: { b: 80, m: 80, k: 80, f: 80 } })).toBe('veryEven')
})
