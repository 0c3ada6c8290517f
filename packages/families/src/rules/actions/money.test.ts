import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

describe('Tax', () => {
  it('§10.1 [A9] one cube or more, from the pool only', () => {
    const t = table()
    expect(t.offered({ do: 'tax' }).map((choice) => choice.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const empty = table().pool(0, 0)
    expect(empty.offered({ do: 'tax' })).toEqual([])
    expect(empty.why({ do: 'tax' })).toMatchObject({ key: 'no-pool', rule: '10.1' })
  })

  it('§10.2 §10.3 [A9] two Bezants a cube, divided in any whole amounts', () => {
    const t = table().choose({ do: 'tax', n: 4 })
    expect(t.asked.choices).toHaveLength(9)
    t.choose({ do: 'split', byzantine: 3, arab: 5 })
    expect([t.moneyOf(0, 'byzantine'), t.moneyOf(0, 'arab')]).toEqual([18, 10])
    expect([t.now.pool[0], t.now.taxBox[0]]).toEqual([5, 4])
  })

  it('§10.4 once a turn', () => {
    const t = table({ seats: 3 })
      .rich()
      .choose({ do: 'tax', n: 1 }, { do: 'split', byzantine: 0, arab: 2 }, { do: 'pass' })
    t.choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
    expect(t.offered({ do: 'tax' })).toEqual([])
    expect(t.why({ do: 'tax' })).toMatchObject({ key: 'taxed', rule: '10.4' })
    t.choose({ do: 'pass' }, { do: 'pass' })
    t.choose(
      { do: 'control', city: 'ankara' },
      { do: 'take', source: 'pool' },
      { do: 'control', city: 'sinope' },
      { do: 'take', source: 'pool' },
    )
    expect(t.offers({ do: 'tax', n: 1 })).toBe(true)
  })
})

describe('Church and Mosque', () => {
  it('§11.1 six Bezants and a cube score 2, once', () => {
    const t = table()
      .rich()
      .choose({ do: 'build', side: 'byzantine' }, { do: 'take', source: 'pool' }, { do: 'pass' })
    expect([t.pointsOf(0, 'byzantine'), t.now.built[0]]).toEqual([12, 1])
    expect(t.told('build')).toHaveLength(1)
    t.choose({ do: 'pass' })
    expect(t.pointsOf(0, 'byzantine')).toBe(12)
  })

  it('§11.1 not without the money', () => {
    const t = table()
    expect(t.offers({ do: 'build', side: 'arab' })).toBe(false)
    expect(t.why({ do: 'build', side: 'arab' })).toMatchObject({
      key: 'poor-building',
      facts: { need: 6, have: 5, building: 6, cube: 0 },
    })
  })

  it('§11.2 says that the cube costs three more where the pool is empty', () => {
    const t = table().pool(0, 0).money(0, 8, 0)
    expect(t.why({ do: 'build', side: 'byzantine' })).toMatchObject({
      facts: { need: 9, building: 6, cube: 3 },
    })
  })

  it('§11.2 [A8] a bought cube costs three more from the same treasury', () => {
    const t = table().choose({ do: 'build', side: 'byzantine' }, { do: 'take', source: 'casualties' })
    expect(t.moneyOf(0, 'byzantine')).toBe(6)
    const short = (money: number) =>
      table().pool(0, 0).money(0, money, 0).offers({ do: 'build', side: 'byzantine' })
    expect([short(8), short(9)]).toEqual([false, true])
  })

  it('§11.3 the cube stays for good, and there may be any number', () => {
    const t = table({ seats: 3 })
      .rich()
      .choose({ do: 'build', side: 'arab' }, { do: 'take', source: 'pool' }, { do: 'pass' }, { do: 'pass' })
      .choose({ do: 'build', side: 'arab' }, { do: 'take', source: 'pool' })
    expect(t.now.turn).toBe(2)
    expect(t.now.built[1]).toBe(2)
    expect(t.problems).toEqual([])
  })
})
