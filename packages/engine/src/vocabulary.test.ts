import { describe, expect, it } from 'vitest'
import { addTo, at, because, deny, shared } from './vocabulary.ts'

describe('the words that all rules share', () => {
  it('reads and adds by index', () => {
    const list = [1, 2]
    addTo(list, 1, 3)
    addTo(list, 2, 4)
    expect(at(list, 1)).toBe(5)
    expect(list).toEqual([1, 5, 4])
  })

  it('makes each choice once, whatever its numbers, and never lets it be changed', () => {
    const march = shared((a, b, c) => ({ do: 'march', a, b, c }))
    expect(march(1, 2, 3)).toBe(march(1, 2, 3))
    expect(march(1)).toEqual({ do: 'march', a: 1, b: 0, c: 0 })
    const made = [march(0, 0, 300), march(0, 300, 0), march(300, 0, 0), march(0, 1, 44)]
    expect(new Set(made).size).toBe(4)
    expect(Object.isFrozen(march(1))).toBe(true)
  })

  it('gives a reason with its rule, and facts only where there are some', () => {
    expect(because('no-money', '3.1')).toEqual({ key: 'no-money', rule: '3.1' })
    expect(deny({ do: 'buy' }, 'no-money', '3.1', { cost: 3 })).toEqual({
      choice: { do: 'buy' },
      reason: { key: 'no-money', rule: '3.1', facts: { cost: 3 } },
    })
  })
})
