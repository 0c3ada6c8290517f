import { describe, expect, it } from 'vitest'
import { has } from '../state.ts'
import { CardTable } from '../testing/cardTable.ts'
import { asks, never, randomMatch } from '../testing/random.ts'
import { courtView } from '../view.ts'
import { soloRank } from './end.ts'

const solo = (): CardTable => new CardTable({ mode: 'solo' })

describe('Solo (chapter 22)', () => {
  it('§22.1 §22.2 no Intrigue and no Antonina; 9 cards of which 6 are kept; 5 Doxa, 2 Auctoritas, 5 Nomisma, 4 Dynamis', () => {
    const game = randomMatch({ mode: 'solo', seats: 1 }, asks('take-turn'))
    expect(
      game.cards.deck.length +
        (game.players.hands[0]?.length ?? 0) +
        game.cards.offer.length +
        game.cards.discard.length,
    ).toBe(99)
    expect([game.players.hands[0]?.length, game.cards.discard.length]).toEqual([6, 3])
    expect([has(game, 0, 8), has(game, 0, 0), has(game, 0, 7), has(game, 0, 9)]).toEqual([5, 2, 5, 4])
  })

  it('§22.3 §22.4 [D54] [D55] 1, 2, 3 or 2, 3, 3 Events, and a round without one before them', () => {
    const ages = (length: string) => {
      const game = randomMatch({ mode: 'solo', seats: 1, length }, () => true)
      expect(game.round).toBe(-1)
      return game.events.row.map((event) => game.tables.events[event]?.age)
    }
    expect(ages('standard')).toEqual([1, 2, 2, 3, 3, 3])
    expect(ages('marathon')).toEqual([1, 1, 2, 2, 2, 3, 3, 3])
  })

  it('§22.3 only the first Event lies open; for 3 Auctoritas another one does (§22.9)', () => {
    const game = randomMatch({ mode: 'solo', seats: 1 }, asks('take-turn'))
    expect(courtView(game, 0).events.map(({ event }) => event !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    const table = solo().give(0, { auctoritas: 3 }).turn(0).take('reveal', { round: 2 })
    expect(courtView(table.game, 0).events[1]?.event).toBe('SE-II-01')
    expect(table.has(0, 'auctoritas')).toBe(0)
  })

  it('§22.5 [CB9] one Dynamis buys and sells', () => {
    const table = solo().give(0, { lapis: 1, nomisma: 2 })
    table.game.market = [0, 1, 2]
    table.turn(0).take('action', { action: 'trade' })
    table.take('action', { action: 'sell' }).when('sell', 'sell', { good: 'lapis' })
    table.take('action', { action: 'buy' }).take('buy', { good: 'auctoritas' }).take('done')
    expect([table.has(0, 'auctoritas'), table.has(0, 'lapis'), table.has(0, 'dynamis')]).toEqual([1, 0, 1])
  })

  it('§22.26 [CC4] what was bought in the action is not sold in it, nor the other way round', () => {
    const table = solo().give(0, { lapis: 2, nomisma: 9 })
    table.game.market = [0, 1]
    table.turn(0).take('action', { action: 'trade' }).take('action', { action: 'sell' })
    table.when('sell', 'sell', { good: 'lapis' }).take('action', { action: 'buy' })
    expect([table.offers('buy', { good: 'lapis' }), table.offers('buy', { good: 'auctoritas' })]).toEqual([
      false,
      true,
    ])
    expect(table.reasonFor('buy')).toMatchObject({ key: 'sold-just-now', rule: '22.26' })
    const first = solo().give(0, { lapis: 1, fides: 1, nomisma: 9 })
    first.game.market = [0, 1, 2]
    first.turn(0).take('action', { action: 'trade' }).take('action', { action: 'buy' })
    first.take('buy', { good: 'auctoritas' }).take('done').take('action', { action: 'sell' })
    expect([first.offers('sell', { good: 'auctoritas' }), first.offers('sell', { good: 'lapis' })]).toEqual([
      false,
      true,
    ])
    expect(first.reasonFor('sell')).toMatchObject({ key: 'bought-just-now', rule: '22.26' })
  })

  it('§22.5 cards that were drawn with the last Dynamis lead to the moment that Solo has of its own', () => {
    const table = solo().give(0, { auctoritas: 1, dynamis: 1, doxa: 5 })
    table.run({ step: 'next-turn', local: { at: 0 } }).take('action', { action: 'draw' })
    expect([table.prompt, table.pending[0]?.facts]).toEqual(['take-turn', { last: true }])
  })

  it('§22.6 a unit costs what it costs and earns 1 Doxa for each Resource', () => {
    const table = solo().give(0, { lignum: 2, doxa: 5 }).build('trading-ship', 'tyrrhenian')
    expect([table.unitsAt('trading-ship', 'tyrrhenian'), table.bag(0).doxa, table.has(0, 'lignum')]).toEqual([
      1, 7, 0,
    ])
  })

  it('§22.7 [D59] one unit moves for each unit built, as far as it likes, and earns nothing', () => {
    const table = solo().give(0, { fides: 2, doxa: 5 }).units('monk', 'africa').build('priest', 'italia')
    table.take('move', { unit: 'monk', area: 'africa' }).take('area', { area: 'oriens' })
    expect([table.unitsAt('monk', 'oriens'), table.has(0, 'doxa')]).toEqual([1, 7])
    expect(table.offers('move')).toBe(false)
  })

  it('§22.10 cards that are not locked leave the Offer at the end of the round', () => {
    const table = solo().give(0, { auctoritas: 1, doxa: 9 }).offer('E001', 'E004')
    table.turn(0).take('lock', { card: 'E004' })
    table.run({ step: 'solo-next', local: {} })
    expect(table.game.cards.offer).toContain(table.game.tables.cardNumber.get('E004'))
    expect(table.game.cards.offer).not.toContain(table.game.tables.cardNumber.get('E001'))
    expect(table.game.cards.locks).toEqual([])
  })

  it('§22.12 the rulebook’s sea route: a Trading Ship in the Tyrrhenian Sea brings 5 Nomisma, none costs 2 Doxa', () => {
    const met = solo().give(0, { doxa: 5 }).units('trading-ship', 'tyrrhenian')
    met.run({ step: 'solo-resolve', local: {} })
    expect([met.has(0, 'nomisma'), met.has(0, 'doxa'), met.fulfilled]).toEqual([5, 5, true])
    const missed = solo().give(0, { doxa: 5 }).units('trading-ship', 'adriatic')
    missed.run({ step: 'solo-resolve', local: {} })
    expect([missed.has(0, 'nomisma'), missed.has(0, 'doxa'), missed.fulfilled]).toEqual([0, 3, false])
  })

  it('§22.11 §22.12 an Event with a cost is met only if that is paid, which earns no Doxa', () => {
    const table = () =>
      new CardTable({ mode: 'solo', event: 'SE-I-05' })
        .give(0, { nomisma: 2, doxa: 5 })
        .units('merchant', 'thracia')
    const paid = table().turn(0).take('settle')
    expect([paid.has(0, 'nomisma'), paid.has(0, 'doxa')]).toEqual([0, 5])
    paid.run({ step: 'solo-resolve', local: {} })
    expect(paid.fulfilled).toBe(true)
    const unpaid = table().run({ step: 'solo-resolve', local: {} })
    expect(unpaid.fulfilled).toBe(false)
  })

  it('§22.13 [D57] once a round a Seal takes a position, each position once in the game', () => {
    const table = solo().give(0, { doxa: 5 }).turn(0).take('claim', { position: 'chalice' })
    expect(table.offers('claim')).toBe(false)
    table.game.solo.claimed = 0
    table.turn(0)
    expect(table.offers('claim', { position: 'chalice' })).toBe(false)
    expect(table.offers('claim', { position: 'robes' })).toBe(true)
  })

  it('§22.5 §22.13 when the Dynamis are spent, a Seal can still be placed, and the Banner brings new ones', () => {
    const table = solo().give(0, { doxa: 5, nomisma: 9 }).bandon(0, 'E041', 'E049', 'E050').offer('E001')
    table.run({ step: 'next-turn', local: { at: 0 } })
    expect(table.offers('action')).toBe(false)
    table.take('claim', { position: 'labaron' })
    expect([table.has(0, 'dynamis'), table.offers('action', { action: 'activate' })]).toEqual([3, true])
  })

  it('§22.5 §22.10 when the Dynamis are spent, a card of the Offer can still be locked; who passes is done', () => {
    const table = solo().give(0, { doxa: 5, auctoritas: 1 }).offer('E001', 'E004')
    table
      .run({ step: 'next-turn', local: { at: 0 } })
      .take('lock', { card: 'E004' })
      .take('pass')
    expect(table.game.cards.offer).toContain(table.game.tables.cardNumber.get('E004'))
    expect(table.game.events.outcomes[0]).toBe(2)
  })

  it('§22.13 the Caskets are drawn once for the whole game', () => {
    expect(randomMatch({ mode: 'solo', seats: 1, seed: 4 }, never).initiative.bag).toHaveLength(36)
  })

  it('§22.14 [CA15] the Banner gives 1 Dynamis for each card of a Bandon that one chooses', () => {
    const table = solo().give(0, { doxa: 5 }).bandon(0, 'E041', 'E049', 'E050').bandon(0, 'E004', 'E011')
    table.turn(0).take('claim', { position: 'labaron' }).take('activate', { card: 'E004' })
    expect(table.has(0, 'dynamis')).toBe(2 + 2)
  })

  it('§22.14 [CB2] a lone Hero is no Bandon for the Banner', () => {
    const table = solo().give(0, { doxa: 5 }).inPlay(0, 'E041')
    table.turn(0).take('claim', { position: 'labaron' })
    expect(table.has(0, 'dynamis')).toBe(2)
  })

  it('§22.15 §22.16 the Chalice gives 2 Nomisma for each unit, the Scepter a Resource for each Event met', () => {
    const chalice = solo().give(0, { doxa: 5 }).units('monk', 'africa', 2)
    const before = chalice.turn(0).has(0, 'nomisma')
    chalice.take('claim', { position: 'chalice' })
    const loot = chalice.game.tables.caskets[chalice.game.initiative.caskets[1] as number]?.loot[7] ?? 0
    expect(chalice.has(0, 'nomisma') - before - loot).toBe(4)
    const scepter = solo().give(0, { doxa: 5 })
    scepter.game.events.outcomes[1] = 1
    scepter.turn(0).take('claim', { position: 'scepter' }).take('good', { good: 'fides' })
    expect(scepter.has(0, 'fides')).toBeGreaterThanOrEqual(1)
  })

  it('§22.17 the Robes show as many cards as one has in play; one is played free, the others are discarded', () => {
    const table = solo().give(0, { doxa: 5 }).inPlay(0, 'E004', 'E005').deckTop('E041', 'E050', 'E091')
    table.turn(0).take('claim', { position: 'robes' })
    expect(table.offers('card', { card: 'E091' })).toBe(false)
    table.take('card', { card: 'E041' })
    expect(table.playedIds(0)).toEqual(['E004', 'E005', 'E041'])
    expect(table.game.cards.discard.map((card) => table.game.tables.cards[card]?.id)).toEqual(['E050'])
  })

  it('§22.17 §4.2 the Robes look into the Discard Pile, shuffled, when the Deck is too small', () => {
    const table = solo().give(0, { doxa: 5 }).inPlay(0, 'E004', 'E005').discardPile('E050', 'E091')
    const rest = table.game.cards.deck.splice(0, table.game.cards.deck.length - 1)
    for (const card of rest) {
      table.game.cards.removed.push(card)
      table.game.cards.place[card] = 4
    }
    table.turn(0).take('claim', { position: 'robes' })
    expect(table.pending[0]?.choices).toHaveLength(2 + 1)
  })

  it('§22.18 what serves other players is no reason to decline, and is not asked about', () => {
    const table = solo().give(0, { nomisma: 9, doxa: 5 }).hand(0, 'E069').playing(0, 'E069')
    expect([table.prompt, table.handIds(0).length]).toEqual(['play-card', 2])
  })

  it('§22.19 [D58] what would hit several rivals happens once', () => {
    const table = solo().give(0, { nomisma: 9, doxa: 5 }).hand(0, 'E098')
    table.playing(0, 'E098')
    expect(table.has(0, 'nomisma')).toBe(9 - 4 + 1)
  })

  it('§22.22 [CB9] what answers to a missed Event answers in Solo, before the Consequences', () => {
    const table = solo().give(0, { doxa: 5 }).inPlay(0, 'E024')
    table.run({ step: 'solo-resolve', local: {} })
    expect([table.has(0, 'fides'), table.has(0, 'frumentum')]).toEqual([1, 1])
  })

  it('§22.23 [CB9] the hand limit holds with its gains, and there is no bonus at the end', () => {
    const table = solo().give(0, { doxa: 5 }).hand(0, 'E001', 'E002', 'E004', 'E005', 'E006', 'E007', 'E008')
    table.run({ step: 'solo-prepare', local: {} }).take('card', { card: 'E001' })
    expect([table.has(0, 'auctoritas'), table.has(0, 'nomisma'), table.has(0, 'doxa')]).toEqual([1, 2, 5])
  })

  it('§22.24 [D19] at 0 Doxa the empire falls at once', () => {
    const table = solo().give(0, { doxa: 2 }).run({ step: 'solo-resolve', local: {} })
    expect([table.game.solo.lost, table.game.phase, soloRank(table.game)]).toEqual([1, 'over', 'defeat'])
  })

  it('§22.24 [CB9] a unit paid with one’s last Doxa is scored before that is checked', () => {
    const table = solo().give(0, { fides: 1, doxa: 1 }).inPlay(0, 'E026').build('priest', 'italia')
    table.when('build-substitute', 'good', { good: 'fides' })
    expect([table.game.solo.lost, table.has(0, 'doxa')]).toEqual([0, 2])
  })

  it('§22.25 [D56] the eight ranks; 20 Doxa is Nero', () => {
    const rank = (doxa: number) => soloRank(solo().give(0, { doxa }).game)
    expect([0, 1, 20, 21, 25, 26, 30, 31, 40, 41, 50, 51, 60, 61].map(rank)).toEqual([
      'defeat',
      'nero',
      'nero',
      'caligula',
      'caligula',
      'titus',
      'titus',
      'trajan',
      'trajan',
      'marcus-aurelius',
      'marcus-aurelius',
      'julius-caesar',
      'julius-caesar',
      'augustus',
    ])
  })
})
