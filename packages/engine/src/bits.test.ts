import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bits } from './bits.ts'

const sets = fc.uniqueArray(fc.integer({ min: 0, max: 30 }))
const sorted = (members: Iterable<number>) => [...members].toSorted((a, b) => a - b)

describe('Bits behave like sets of numbers', () => {
  it('lists, counts and asks', () =>
    fc.assert(
      fc.property(sets, fc.integer({ min: 0, max: 30 }), (members, one) => {
        const set = Bits.of(...members)
        expect(Bits.list(set)).toEqual(sorted(members))
        expect(Bits.size(set)).toBe(members.length)
        expect(Bits.has(set, one)).toBe(members.includes(one))
        expect(Bits.list(Bits.with(set, one))).toEqual(sorted(new Set([...members, one])))
        expect(Bits.list(Bits.without(set, one))).toEqual(sorted(members.filter((n) => n !== one)))
        expect(Bits.sole(set)).toBe(members.length === 1 ? members[0] : -1)
        expect(Bits.sole(Bits.only(one))).toBe(one)
      }),
    ))

  it('unites, intersects and subtracts', () =>
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        const [one, other] = [Bits.of(...a), Bits.of(...b)]
        expect(Bits.list(Bits.union(one, other))).toEqual(sorted(new Set([...a, ...b])))
        expect(Bits.list(Bits.intersect(one, other))).toEqual(sorted(a.filter((n) => b.includes(n))))
        expect(Bits.meet(one, other)).toBe(a.some((n) => b.includes(n)))
        expect(Bits.list(Bits.minus(one, other))).toEqual(sorted(a.filter((n) => !b.includes(n))))
      }),
    ))

  it('knows all below a number', () => {
    expect(Bits.list(Bits.below(4))).toEqual([0, 1, 2, 3])
    expect(Bits.below(0)).toBe(Bits.empty)
  })
})
