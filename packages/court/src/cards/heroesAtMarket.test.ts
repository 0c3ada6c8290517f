import { configure, fastChance, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import { cardTable } from '../testing/cardTable.ts'

const idOf = (name: string): string => name.slice(0, 4)

/** A market with Lapis (2), Lignum (3) and Frumentum (4), so that the next position is marked 5. */
function shortMarket(table: ReturnType<typeof cardTable>) {
  table.game.market = [4, 5, 6]
  return table
}

describe('Heroes at the market', () => {
  it('E061 Peter Barsymes: 1 Nomisma more for each Resource sold, 1 less for each bought', () => {
    const seller = shortMarket(cardTable())
      .give(0, { civicus: 1, virtus: 1, dynamis: 2 })
      .inPlay(0, 'E061')
      .turn(0)
    seller.take('action', { action: 'sell' }).quiet()
    seller.take('sell', { good: 'civicus', price: 6 }).when('sell', 'sell', { good: 'virtus', price: 7 })
    expect(seller.has(0, 'nomisma')).toBe(13)
    const buyer = shortMarket(cardTable()).give(0, { nomisma: 9, dynamis: 2 }).inPlay(0, 'E061').turn(0)
    buyer.take('action', { action: 'buy' }).quiet()
    buyer
      .take('buy', { good: 'lapis', price: 1 })
      .take('buy', { good: 'lignum', price: 2 })
      .take('buy', { price: 3 })
    expect(buyer.has(0, 'nomisma')).toBe(3)
  })

  it('E061 Peter Barsymes: §13.17 also outside the actions, but not for others; in Solo too', () => {
    const free = shortMarket(cardTable())
      .give(0, { nomisma: 9, civicus: 1, dynamis: 2 })
      .inPlay(0, 'E061')
      .hand(0, 'E038')
    free.playing(0, 'E038').take('sell', { good: 'civicus', price: 7 })
    const other = shortMarket(cardTable()).give(1, { nomisma: 9, dynamis: 2 }).inPlay(0, 'E061').turn(1)
    other.take('action', { action: 'buy' }).quiet()
    expect(other.offers('buy', { good: 'lapis', price: 2 })).toBe(true)
    const solo = shortMarket(cardTable({ mode: 'solo' }))
      .give(0, { nomisma: 9, doxa: 5, dynamis: 2 })
      .inPlay(0, 'E061')
    solo.turn(0).take('action', { action: 'trade' }).when('trade-mode', 'action', { action: 'buy' })
    expect(solo.offers('buy', { good: 'lapis', price: 1 })).toBe(true)
  })

  it('E062 Cosmas Indicopleustes: §12.8 §13.16 [CA21] buys or sells exactly 1 Resource for each Emporion card, before anything else', () => {
    const table = shortMarket(cardTable()).give(0, { nomisma: 14, civicus: 1, dynamis: 2 }).inPlay(0, 'E062')
    table.hand(0, 'E073', 'E076').playing(0, 'E073')
    expect(table.prompt).toBe('trade-mode')
    table.take('action', { action: 'sell' }).when('sell', 'sell', { good: 'civicus' })
    expect(table.has(0, 'civicus')).toBe(0)
    expect(table.has(0, 'dynamis')).toBe(1)
    table
      .take('card', { card: 'E076' })
      .when('trade-mode', 'action', { action: 'buy' })
      .take('buy', { good: 'lapis' })
    expect(table.prompt).not.toBe('buy')
    expect(table.has(0, 'lapis')).toBe(1)
  })

  it('E062 Cosmas Indicopleustes: §9.7 [D33] not for himself, not for other types; it may be declined; Solo is the same', () => {
    const self = shortMarket(cardTable())
      .give(0, { nomisma: 14, civicus: 1, dynamis: 2 })
      .hand(0, 'E062')
      .playing(0, 'E062')
    expect(self.prompt).not.toBe('trade-mode')
    const other = shortMarket(cardTable())
      .give(0, { nomisma: 14, dynamis: 2 })
      .inPlay(0, 'E062')
      .hand(0, 'E011')
    expect(other.playing(0, 'E011').prompt).not.toBe('trade-mode')
    const solo = shortMarket(cardTable({ mode: 'solo' }))
      .give(0, { nomisma: 14, doxa: 5, dynamis: 2 })
      .inPlay(0, 'E062')
    solo.hand(0, 'E073').playing(0, 'E073').take('done')
    expect(solo.has(0, 'nomisma')).toBe(14 - 4 + 2 + 3)
  })

  it('E062 Cosmas Indicopleustes: §9.6 §13.16 [CB7] also for an Intrigue card', () => {
    const table = shortMarket(cardTable())
      .give(0, { nomisma: 14, civicus: 1, dynamis: 2 })
      .inPlay(0, 'E062')
      .hand(0, 'E119')
    table.turn(0).take('intrigue', { card: 'E119' })
    expect(table.prompt).toBe('trade-mode')
  })

  it('E065 Hephaestus of Alexandria: 3 Nomisma for each reset, whatever brings it about', () => {
    for (const mode of ['court', 'solo'] as const) {
      const table = cardTable({ mode }).give(0, { doxa: 5, dynamis: 2 }).inPlay(0, 'E065').turn(0)
      table.take('action', { action: 'reset' }).quiet()
      expect(table.has(0, 'nomisma')).toBe(3)
    }
    const card = cardTable()
      .give(0, { nomisma: 4, dynamis: 2 })
      .inPlay(0, 'E065')
      .hand(0, 'E079')
      .playing(0, 'E079')
      .take('yes')
    expect(card.has(0, 'nomisma')).toBe(5)
    const other = cardTable()
      .give(1, { dynamis: 2 })
      .inPlay(0, 'E065')
      .turn(1)
      .take('action', { action: 'reset' })
      .quiet()
    expect(other.has(0, 'nomisma')).toBe(0)
  })

  it('E066 Nonnosus the Envoy: §13.18 [CA7] the first Resource of a Buy action for 2 less, at least 1', () => {
    const table = cardTable().give(0, { nomisma: 20, dynamis: 3 }).inPlay(0, 'E066').turn(0)
    table.take('action', { action: 'buy' }).quiet()
    expect(table.offers('buy', { good: 'auctoritas', price: 1 })).toBe(true)
    table.take('buy', { good: 'frumentum', price: 6 })
    expect(table.offers('buy', { good: 'auctoritas', price: 2 })).toBe(true)
    table.take('done')
    table.turn(0).take('action', { action: 'buy' }).quiet()
    expect(table.offers('buy', { good: 'lignum', price: 5 })).toBe(true)
    const card = cardTable()
      .give(0, { nomisma: 20, dynamis: 3 })
      .inPlay(0, 'E066')
      .hand(0, 'E080')
      .playing(0, 'E080')
    expect(card.offers('buy', { good: 'auctoritas', price: 1 })).toBe(true)
    expect(card.offers('buy', { good: 'civicus', price: 2 })).toBe(true)
  })

  it('E067 Sopatros of Adulis: 1 Auctoritas for selling, once a round', () => {
    for (const mode of ['court', 'solo'] as const) {
      const table = shortMarket(cardTable({ mode }))
        .give(0, { civicus: 1, virtus: 1, doxa: 5, dynamis: 3 })
        .inPlay(0, 'E067')
      const action = mode === 'solo' ? 'trade' : 'sell'
      for (const good of ['civicus', 'virtus'])
        table
          .turn(0)
          .take('action', { action })
          .quiet()
          .when('trade-mode', 'action', { action: 'sell' })
          .when('sell', 'sell', { good })
          .when('sell', 'done')
          .when('trade-mode', 'done')
      expect(table.has(0, 'auctoritas')).toBe(1)
    }
  })
})

describe('Heroes who take a Casket twice', () => {
  const four = [
    ['E045 Mundus', 'labaron', 'auctoritas'],
    ['E046 Buzes', 'chalice', 'virtus'],
    ['E047 Artabanes', 'scepter', 'lapis'],
    ['E048 Martin', 'robes', 'frumentum'],
  ] as const

  it.each(four)('%s: §13.15 [D43] the loot of the %s twice', (name, position, good) => {
    const table = cardTable().inPlay(0, idOf(name))
    table.game.initiative.track.fill(-1)
    table.run({ step: 'take-position', local: { seat: 0 } }).take('position', { position })
    expect([table.has(0, good), table.has(0, 'nomisma')]).toEqual([2, 4])
  })

  it.each(four)('%s: once for another position, and once for another player', (name, position, good) => {
    const table = cardTable().inPlay(0, idOf(name))
    table.game.initiative.track.fill(-1)
    const other = position === 'labaron' ? 'robes' : 'labaron'
    table.run({ step: 'take-position', local: { seat: 0 } }).take('position', { position: other })
    expect(table.has(0, 'nomisma')).toBe(2)
    table.run({ step: 'take-position', local: { seat: 1 } }).take('position', { position })
    expect(table.has(1, good)).toBe(1)
  })

  it.each(four)('%s: in Solo when the Seal is placed there', (name, position, good) => {
    const table = cardTable({ mode: 'solo' }).give(0, { doxa: 5, dynamis: 2 }).inPlay(0, idOf(name)).turn(0)
    table.take('claim', { position })
    expect(table.has(0, good)).toBe(2)
  })
})

describe('E003 Antonina', () => {
  const intrigue = () =>
    cardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .give(1, { auctoritas: 1 })
      .hand(0, 'E140', 'E116')
      .inPlay(1, 'E003')
      .turn(0)

  it('E003 Antonina: §13.20 cancels an Intrigue card of another player for 1 Auctoritas, once a round', () => {
    const table = intrigue().give(1, { auctoritas: 2 })
    table.take('intrigue', { card: 'E140' }).answer(1, 'ability', { source: 'E003' }).quiet()
    expect(table.told).toContainEqual({ kind: 'intrigue-cancelled', seat: 0, card: 'E140' })
    expect(table.handIds(0)).toEqual(['E116'])
    expect(table.has(1, 'auctoritas')).toBe(1)
    table.take('intrigue', { card: 'E116' })
    expect(table.offers('ability', { source: 'E003' })).toBe(false)
  })

  it('E003 Antonina: may let it pass, and needs the Auctoritas', () => {
    const table = intrigue().take('intrigue', { card: 'E140' }).answer(1, 'pass')
    expect(table.handIds(0)).toHaveLength(3)
    const poor = intrigue().give(1, { auctoritas: 0 }).take('intrigue', { card: 'E140' })
    expect(poor.offers('ability')).toBe(false)
  })

  it('E003 Antonina: §13.20 [CA16] not at the end of the game', () => {
    const table = cardTable()
      .give(0, { nomisma: 9 })
      .give(1, { auctoritas: 1 })
      .hand(0, 'E107')
      .inPlay(1, 'E003')
      .units('monk', 'italia')
    table.game.phase = 'end'
    table.run({ step: 'end-turn', local: { seat: 0, at: 0, passes: 0 } }).take('intrigue', { card: 'E107' })
    expect(table.offers('ability')).toBe(false)
  })

  it('E003 Antonina: stays in the box in Solo', () => {
    const config = configure(court, { seats: 1, options: { mode: 'solo' } })
    const { game } = new Runner(court).start(court.setup(config, court.tables(config)), fastChance(1))
    const dealt = [...game.cards.deck, ...game.cards.offer, ...game.players.hands.flat()].map(
      (card) => game.tables.cards[card]?.id,
    )
    expect(dealt).toHaveLength(99)
    expect(dealt).not.toContain('E003')
  })
})
