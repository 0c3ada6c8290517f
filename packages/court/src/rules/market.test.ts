import { describe, expect, it } from 'vitest'
import { CardTable } from '../testing/cardTable.ts'
import { goodOf } from './choices.ts'
import type { Resource } from '../vocabulary.ts'

function stall(...goods: Resource[]): CardTable {
  const table = new CardTable()
  table.game.market = goods.map(goodOf)
  return table
}

const act = (table: CardTable, action: string): CardTable => table.turn(0).take('action', { action }).quiet()
const goodsOf = (table: CardTable): number[] => table.game.market
const FIVE: Resource[] = ['auctoritas', 'virtus', 'fides', 'lignum', 'frumentum']

describe('the market (chapter 12)', () => {
  it('§12.2 the rulebook’s sale: Lapis and Civicus are missing and bring 7, then 8', () => {
    const table = act(stall(...FIVE).give(0, { lapis: 1, civicus: 1 }), 'sell')
    table.take('sell', { good: 'lapis', price: 7 })
    expect(table.offers('sell', { good: 'civicus', price: 8 })).toBe(true)
    table.take('sell', { good: 'civicus' })
    expect(table.has(0, 'nomisma')).toBe(15)
  })

  it('§12.3 §12.4 [D13] [CB24] missing kinds in any order, then one duplicate of the first, which ends the sale', () => {
    const table = act(stall(...FIVE).give(0, { auctoritas: 3, lapis: 1, civicus: 1 }), 'sell')
    table.take('sell', { good: 'civicus' }).take('sell', { good: 'lapis' })
    table.take('sell', { good: 'auctoritas', price: 9, duplicate: true })
    expect(table.has(0, 'nomisma')).toBe(7 + 8 + 9)
    expect(table.offers('sell')).toBe(false)
  })

  it('§12.3 the rulebook’s duplicate: a second Lignum brings 9, the first leaves, and the rest slides', () => {
    const table = act(
      stall('lignum', ...FIVE.filter((good) => good !== 'lignum'), 'civicus', 'lapis').give(0, { lignum: 1 }),
      'sell',
    )
    expect(table.has(0, 'nomisma')).toBe(9)
    expect(goodsOf(table)).toHaveLength(7)
    expect(goodsOf(table)[6]).toBe(goodOf('lignum'))
  })

  it('§12.4 [CB24] after the duplicate no missing kind is sold', () => {
    const table = act(stall(...FIVE).give(0, { auctoritas: 1, lapis: 1 }), 'sell')
    table.take('sell', { good: 'auctoritas', duplicate: true })
    expect([table.has(0, 'nomisma'), table.offers('sell')]).toEqual([7, false])
  })

  it('§12.5 the rulebook’s purchase: Civicus at 3 and Lapis at 6 cost 9', () => {
    const table = act(
      stall('auctoritas', 'civicus', 'virtus', 'fides', 'lapis').give(0, { nomisma: 9 }),
      'buy',
    )
    table.take('buy', { good: 'civicus', price: 3 }).take('buy', { good: 'lapis', price: 6 })
    expect([table.has(0, 'nomisma'), table.has(0, 'civicus'), table.has(0, 'lapis')]).toEqual([0, 1, 1])
    expect(goodsOf(table)).toEqual([0, 2, 3])
  })

  it('§12.5 [D12] prices do not slide between two purchases of one action', () => {
    const table = act(stall('auctoritas', 'civicus', 'virtus').give(0, { nomisma: 20 }), 'buy')
    table.take('buy', { good: 'auctoritas', price: 2 })
    expect(table.offers('buy', { good: 'civicus', price: 3 })).toBe(true)
    table.take('done')
    expect(goodsOf(table)).toEqual([1, 2])
  })

  it('§1.1 [D14] Auctoritas is sold and bought like the other Resources', () => {
    const table = act(stall('civicus').give(0, { auctoritas: 1 }), 'sell')
    expect([table.has(0, 'nomisma'), table.has(0, 'auctoritas')]).toEqual([3, 0])
  })

  it('§12.6 a reset lays one of each Resource in the first seven positions and draws a card', () => {
    const table = act(stall('civicus'), 'reset')
    expect(goodsOf(table).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(table.handIds(0)).toHaveLength(1)
  })

  it('§12.7 [CA18] a price is reckoned before paying and never below 0', () => {
    const table = stall('auctoritas').give(0, { nomisma: 9 }).inPlay(0, 'E061').hand(0, 'E080')
    table.game.players.patrons[0] = 5
    table.playing(0, 'E080')
    expect(table.offers('buy', { good: 'auctoritas', price: 0 })).toBe(true)
  })

  it('§12.8 [CA21] “up to” may stop, “exactly one” may not', () => {
    const upTo = stall('auctoritas').give(0, { nomisma: 9 }).hand(0, 'E080').playing(0, 'E080')
    expect(upTo.offers('done')).toBe(true)
    const exactly = stall('auctoritas', 'lapis')
      .give(0, { nomisma: 20 })
      .inPlay(0, 'E062')
      .hand(0, 'E073')
      .playing(0, 'E073')
    exactly.take('action', { action: 'buy' })
    expect(exactly.offers('done')).toBe(false)
  })
})
