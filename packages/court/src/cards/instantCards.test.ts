import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'

const idOf = (name: string): string => name.slice(0, 4)

describe('cards that draw', () => {
  const draws = [
    ['E019 Scribes of the Sacred Scrinium', 1],
    ['E039 Hermits of the Great Lavra', 1],
    ['E097 Beekeepers of Hymettus', 1],
    ['E049 Military Secretary', 2],
    ['E076 Papyrus Dealers of Arsinoe', 2],
  ] as const

  it.each(draws)('%s: draws %i from the Deck, also in Solo', (name, n) => {
    const id = idOf(name)
    for (const mode of ['court', 'solo'] as const) {
      const table = cardTable({ mode })
        .give(0, { nomisma: 9, doxa: 5, dynamis: 2 })
        .hand(0, id)
        .deckTop('E001', 'E002')
      table.playing(0, id)
      expect(table.handIds(0)).toEqual(['E001', 'E002'].slice(0, n))
    }
  })

  it('E012 Referendary of Petitions: §4.3 takes one card of the Offer, whose place is filled at once', () => {
    const table = cardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .hand(0, 'E012')
      .offer('E001', 'E002')
      .deckTop('E003')
    table.playing(0, 'E012').take('card', { card: 'E002' })
    expect(table.handIds(0)).toEqual(['E002'])
    expect(table.game.cards.offer[1]).toBe(table.game.tables.cardNumber.get('E003'))
  })

  it('E040 Sisters of the Metanoia: takes the topmost discard, and nothing from an empty pile', () => {
    const table = cardTable().give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E040').discardPile('E001', 'E002')
    table.playing(0, 'E040')
    expect(table.handIds(0)).toEqual(['E002'])
    const empty = cardTable().give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E040').playing(0, 'E040')
    expect(empty.handIds(0)).toEqual([])
  })

  it('E014 Quaesitor of Strangers: shows another hand to its owner alone, then draws; in Solo it only draws', () => {
    const table = cardTable({ seats: 3 }).give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E014').hand(2, 'E041')
    table.deckTop('E001').playing(0, 'E014').take('seat', { seat: 2 })
    expect(table.told).toContainEqual({ kind: 'saw-hand', seat: 0, of: 2, cards: ['E041'] })
    expect(table.handIds(0)).toEqual(['E001'])
    const solo = cardTable({ mode: 'solo' }).give(0, { nomisma: 9, doxa: 5, dynamis: 2 }).hand(0, 'E014')
    solo.deckTop('E001').playing(0, 'E014')
    expect(solo.handIds(0)).toEqual(['E001'])
    expect(solo.kinds()).not.toContain('saw-hand')
  })

  it('E015 Law Professors of Berytus: §13.1 [CA17] 2 cards, then 1 discarded without gain; all of it may be declined', () => {
    const used = cardTable()
      .give(0, { nomisma: 5, dynamis: 2 })
      .hand(0, 'E015')
      .deckTop('E001', 'E002')
      .playing(0, 'E015')
    used.take('yes').take('card', { card: 'E001' })
    expect(used.handIds(0)).toEqual(['E002'])
    expect(used.bag(0)).toEqual({ dynamis: 1 })
    const declined = cardTable()
      .give(0, { nomisma: 5, dynamis: 2 })
      .hand(0, 'E015')
      .playing(0, 'E015')
      .take('no')
    expect(declined.handIds(0)).toEqual([])
    const solo = cardTable({ mode: 'solo' }).give(0, { nomisma: 5, doxa: 5, dynamis: 2 }).hand(0, 'E015')
    solo.deckTop('E001', 'E002').playing(0, 'E015').take('yes').take('card', { card: 'E002' })
    expect(solo.handIds(0)).toEqual(['E001'])
  })

  it('E069 Glassblowers of Palestine: 2 for the owner, 1 for each other; in Solo only the 2', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { nomisma: 9, dynamis: 2 })
      .hand(0, 'E069')
      .playing(0, 'E069')
    table.take('yes')
    expect([0, 1, 2].map((seat) => table.handIds(seat).length)).toEqual([2, 1, 1])
    const declined = cardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .hand(0, 'E069')
      .playing(0, 'E069')
      .take('no')
    expect([0, 1].map((seat) => declined.handIds(seat).length)).toEqual([0, 0])
    const solo = cardTable({ mode: 'solo' }).give(0, { nomisma: 9, doxa: 5, dynamis: 2 }).hand(0, 'E069')
    solo.playing(0, 'E069')
    if (solo.prompt === 'use-ability') solo.take('yes')
    expect(solo.handIds(0)).toHaveLength(2)
  })
})

describe('§13.9 cards that play another card for a Resource', () => {
  const players = [
    ['E009 Commissioner of Food Supply', 'civicus'],
    ['E010 Treasurer', 'auctoritas'],
    ['E029 Church Administrator', 'fides'],
    ['E031 Icon Crafters of Mount Sinai', 'lignum'],
    ['E051 Military Provisioner', 'virtus'],
    ['E071 Sculpture Shippers of Aphrodisia', 'lapis'],
    ['E089 Fisherfolk of Lesbos', 'frumentum'],
  ] as const

  it.each(players)(
    '%s: plays the dearest card for 1 %s and no Nomisma, and that card does its work (§9.5 [D3])',
    (name, good) => {
      const id = idOf(name)
      for (const mode of ['court', 'solo'] as const) {
        const table = cardTable({ mode })
          .give(0, { nomisma: 5, doxa: 5, [good]: 1, dynamis: 2 })
          .hand(0, id, 'E018', 'E061')
        const left = 5 - (table.game.tables.cards.find((card) => card.id === id)?.cost ?? 0)
        table.playing(0, id).take('card', { card: 'E018' })
        expect(table.playedIds(0)).toEqual([id, 'E018'])
        expect(table.has(0, 'nomisma')).toBe(left)
        expect(table.has(0, good)).toBe(good === 'lapis' ? 1 : 0)
        expect(table.idle).toBe(true)
      }
    },
  )

  it.each(players)('%s: plays none without %s, and none if one likes', (name, good) => {
    const id = idOf(name)
    const without = cardTable().give(0, { nomisma: 5, dynamis: 2 }).hand(0, id, 'E061').playing(0, id)
    expect(without.idle).toBe(true)
    const declined = cardTable()
      .give(0, { nomisma: 5, [good]: 1, dynamis: 2 })
      .hand(0, id, 'E061')
      .playing(0, id)
    declined.take('pass')
    expect(declined.playedIds(0)).toEqual([id])
    expect(declined.has(0, good)).toBe(1)
  })
})

describe('E030 Ecclesiastical Escort', () => {
  it('E030 Ecclesiastical Escort: §13.10 [D4] one more action after the Bandons, without Dynamis and without a mark', () => {
    const table = cardTable().give(0, { nomisma: 7, dynamis: 1 }).hand(0, 'E030').playing(0, 'E030')
    table.finish()
    expect(table.prompt).toBe('extra-action')
    expect(table.has(0, 'dynamis')).toBe(0)
    table.take('action', { action: 'activate' })
    expect(table.bag(0)).toEqual({ virtus: 1, fides: 1 })
    expect(table.game.players.spent).toEqual([])
  })

  it('E030 Ecclesiastical Escort: may be declined, and gives one action, not two', () => {
    const declined = cardTable()
      .give(0, { nomisma: 7, dynamis: 1 })
      .hand(0, 'E030')
      .playing(0, 'E030')
      .finish()
    declined.take('pass')
    expect(declined.pending).toEqual([])
    const solo = cardTable({ mode: 'solo' }).give(0, { nomisma: 7, doxa: 5, dynamis: 1 }).hand(0, 'E030')
    solo.playing(0, 'E030').finish().take('action', { action: 'reset' })
    expect(solo.prompt).not.toBe('extra-action')
  })
})

describe('cards that let cards produce', () => {
  it('E032 Sleepless Monks: §11.4 [D32] one card that produces Fides, also one that was activated', () => {
    const table = cardTable().give(0, { nomisma: 5, dynamis: 2 }).inPlay(0, 'E033', 'E050').hand(0, 'E032')
    table.game.players.spent = [table.game.tables.cardNumber.get('E033') ?? -1]
    table.playing(0, 'E032')
    expect(table.offers('activate', { card: 'E050' })).toBe(false)
    table.take('activate', { card: 'E033' })
    expect(table.has(0, 'fides')).toBe(2)
    expect(table.has(0, 'dynamis')).toBe(1)
  })

  it('E032 Sleepless Monks: §11.5 [CB4] may produce itself, alone out of a Bandon, and in Solo too', () => {
    const table = cardTable({ mode: 'solo' }).give(0, { nomisma: 5, doxa: 5, dynamis: 2 })
    table.bandon(0, 'E021', 'E033', 'E037').hand(0, 'E032').playing(0, 'E032')
    expect(table.offers('activate', { card: 'E032' })).toBe(true)
    table.take('activate', { card: 'E037', alone: true })
    expect(table.has(0, 'fides')).toBe(2)
  })

  const others = [
    ['E054 Guard Captain', 'E050', 'E030', 'E011'],
    ['E099 Shepherds of the Taurus', 'E091', 'E083', 'E018'],
  ] as const

  it.each(others)(
    '%s: §13.12 [CA8] one other card of its type and of cost 5 or less',
    (name, fitting, dear, foreign) => {
      const id = idOf(name)
      const table = cardTable()
        .give(0, { nomisma: 9, dynamis: 2 })
        .inPlay(0, fitting, dear, foreign)
        .hand(0, id)
      table.playing(0, id)
      expect(table.pending[0]?.choices).toEqual([{ do: 'activate', card: fitting }, { do: 'pass' }])
      table.take('activate', { card: fitting })
      expect(table.has(0, 'lapis')).toBeGreaterThan(0)
      expect(table.game.players.spent).toEqual([])
    },
  )
})
