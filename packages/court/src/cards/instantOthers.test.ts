import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'

describe('cards aimed at others, and what Solo makes of them (§22.18 to §22.20)', () => {
  it('E013 Praetor of the People: §13.5 §22.19 [D58] each other player loses 2 Nomisma, or what they have; Solo gains 2 once', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 5, dynamis: 2 })
      .give(1, { nomisma: 5 })
      .give(2, { nomisma: 1, doxa: 4 })
    table.hand(0, 'E013').playing(0, 'E013')
    expect([0, 1, 2].map((seat) => table.has(seat, 'nomisma'))).toEqual([0, 3, 0])
    expect(table.has(2, 'doxa')).toBe(4)
    const solo = cardTable({ mode: 'solo' })
      .give(0, { nomisma: 5, doxa: 5, dynamis: 2 })
      .hand(0, 'E013')
      .playing(0, 'E013')
    expect(solo.has(0, 'nomisma')).toBe(2)
  })

  it('E060 Hunnic Horse Archers: §13.6 takes 2 Nomisma from one player of choice; Solo gains them', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 4, dynamis: 2 })
      .give(1, { nomisma: 5 })
      .give(2, { nomisma: 1 })
    table.hand(0, 'E060').playing(0, 'E060').take('seat', { seat: 2 })
    expect([0, 1, 2].map((seat) => table.has(seat, 'nomisma'))).toEqual([1, 5, 0])
    const solo = cardTable({ mode: 'solo' })
      .give(0, { nomisma: 4, doxa: 5, dynamis: 2 })
      .hand(0, 'E060')
      .playing(0, 'E060')
    expect(solo.has(0, 'nomisma')).toBe(2)
  })

  it('E070 Telones of the Harbor Gate: §7.5 [D8] each other player discards a card without gain; Solo draws one', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 4, dynamis: 2 })
      .hand(0, 'E070')
      .hand(1, 'E001', 'E002')
    table.playing(0, 'E070').take('card', { card: 'E001' })
    expect(table.handIds(1)).toEqual(['E002'])
    expect(table.bag(1)).toEqual({})
    const solo = cardTable({ mode: 'solo' })
      .give(0, { nomisma: 4, doxa: 5, dynamis: 2 })
      .hand(0, 'E070')
      .playing(0, 'E070')
    expect(solo.handIds(0)).toHaveLength(1)
  })

  it('E098 Salt Panners of the Euxine: 1 Nomisma from each other player; Solo gains 1', () => {
    const table = cardTable({ seats: 4 })
      .give(0, { nomisma: 4, dynamis: 2 })
      .give(1, { nomisma: 5 })
      .give(2, { nomisma: 1 })
    table.hand(0, 'E098').playing(0, 'E098')
    expect([0, 1, 2, 3].map((seat) => table.has(seat, 'nomisma'))).toEqual([2, 4, 0, 0])
    const solo = cardTable({ mode: 'solo' })
      .give(0, { nomisma: 4, doxa: 5, dynamis: 2 })
      .hand(0, 'E098')
      .playing(0, 'E098')
    expect(solo.has(0, 'nomisma')).toBe(1)
  })
})

describe('cards that trade', () => {
  it.each(['E038 Mosaicists of Ravenna', 'E094 Olive Growers of Syria'])(
    '%s: sells 1 Resource for 1 Nomisma more, or none',
    (name) => {
      const id = name.slice(0, 4)
      for (const mode of ['court', 'solo'] as const) {
        const table = cardTable({ mode })
          .give(0, { nomisma: 5, doxa: 5, lapis: 2, virtus: 1, dynamis: 2 })
          .hand(0, id)
        table.game.market = [0, 1, 2, 3]
        const left = 5 - (table.game.tables.cards.find((card) => card.id === id)?.cost ?? 0)
        table.playing(0, id)
        expect(table.offers('sell', { good: 'virtus' })).toBe(false)
        table.take('sell', { good: 'lapis', price: 7 })
        expect(table.has(0, 'nomisma')).toBe(left + 7)
        expect(table.idle).toBe(true)
      }
      const declined = cardTable().give(0, { nomisma: 5, lapis: 1, dynamis: 2 }).hand(0, id)
      declined.game.market = [0, 1, 2, 3]
      declined.playing(0, id).take('done')
      expect(declined.has(0, 'lapis')).toBe(1)
    },
  )

  it('E072 Silk Weavers of Berytus: §12.8 sells up to 2 Resources, at the price of their positions', () => {
    const table = cardTable()
      .give(0, { nomisma: 5, lapis: 1, lignum: 1, frumentum: 1, dynamis: 2 })
      .hand(0, 'E072')
    table.game.market = [0, 1, 2, 3]
    table
      .playing(0, 'E072')
      .take('sell', { good: 'lapis', price: 6 })
      .take('sell', { good: 'lignum', price: 7 })
    expect(table.offers('sell')).toBe(false)
    expect(table.has(0, 'nomisma')).toBe(13)
    expect(table.has(0, 'dynamis')).toBe(1)
  })

  it('E080 Naukleroi of Alexandria: §12.5 [D12] buys up to 2 Resources, each for 1 Nomisma less; prices stay while buying', () => {
    const table = cardTable().give(0, { nomisma: 12, dynamis: 2 }).hand(0, 'E080').playing(0, 'E080')
    table.take('buy', { good: 'auctoritas', price: 1 }).take('buy', { good: 'virtus', price: 3 })
    expect(table.offers('buy')).toBe(false)
    expect(table.bag(0)).toEqual({ auctoritas: 1, virtus: 1, nomisma: 3, dynamis: 1 })
  })

  it('E079 Wine Shippers of Gaza: resets the market without Dynamis and draws the card for it', () => {
    const table = cardTable().give(0, { nomisma: 4, dynamis: 2 }).hand(0, 'E079').deckTop('E001')
    table.game.market = [0, 1]
    table.playing(0, 'E079').take('yes')
    expect(table.game.market).toHaveLength(7)
    expect(table.handIds(0)).toEqual(['E001'])
    expect(table.has(0, 'dynamis')).toBe(1)
  })

  it('E079 Wine Shippers of Gaza: §13.1 may leave the market as it is', () => {
    const table = cardTable().give(0, { nomisma: 4, dynamis: 2 }).hand(0, 'E079').deckTop('E001')
    table.game.market = [0, 1]
    table.playing(0, 'E079').take('no')
    expect([table.game.market, table.handIds(0)]).toEqual([[0, 1], []])
  })
})

describe('cards about Caskets', () => {
  it('E017 Cubicularius of the Bedchamber: §5.3 the loot of the own Casket once more', () => {
    const table = cardTable().give(1, { nomisma: 5, dynamis: 2 }).hand(1, 'E017').playing(1, 'E017')
    expect(table.bag(1)).toEqual({ virtus: 1, nomisma: 2, dynamis: 1 })
  })

  it('E017 Cubicularius of the Bedchamber: in Solo the position claimed this round, or nothing', () => {
    const solo = cardTable({ mode: 'solo' }).give(0, { nomisma: 5, doxa: 5, dynamis: 2 }).hand(0, 'E017')
    solo.playing(0, 'E017')
    expect(solo.bag(0)).toEqual({ doxa: 5, dynamis: 1 })
    const claimed = cardTable({ mode: 'solo' })
      .give(0, { nomisma: 5, doxa: 5, dynamis: 2 })
      .hand(0, 'E017')
      .turn(0)
    claimed.take('claim', { position: 'scepter' })
    const lapis = claimed.has(0, 'lapis')
    claimed.take('action', { action: 'play' }).take('card', { card: 'E017' })
    expect([lapis, claimed.has(0, 'lapis')]).toEqual([1, 2])
  })

  it('E077 Ivory Carvers of the Mese: the loot of a position without a Seal, of choice', () => {
    const table = cardTable().give(0, { nomisma: 4, dynamis: 2 }).hand(0, 'E077').playing(0, 'E077')
    expect(table.pending[0]?.choices).toEqual([
      { do: 'position', position: 'scepter' },
      { do: 'position', position: 'robes' },
    ])
    table.take('position', { position: 'scepter' })
    expect(table.bag(0)).toEqual({ lapis: 1, nomisma: 2, dynamis: 1 })
  })

  it('E077 Ivory Carvers of the Mese: nothing when all four positions are taken', () => {
    const table = cardTable({ seats: 4 })
      .give(0, { nomisma: 4, dynamis: 2 })
      .hand(0, 'E077')
      .playing(0, 'E077')
    expect(table.bag(0)).toEqual({ dynamis: 1 })
  })
})
