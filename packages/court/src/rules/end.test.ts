import { describe, expect, it } from 'vitest'
import { CardTable } from '../testing/cardTable.ts'
import type { Bag } from '../types.ts'
import { courtResult } from './end.ts'

describe('the end of the game (chapter 20)', () => {
  it('§20.1 [D53] [CB14] round and round in Initiative order; a pass is not final while others play', () => {
    const table = new CardTable()
      .hand(0, 'E107')
      .hand(1, 'E108')
      .give(0, { nomisma: 4 })
      .give(1, { nomisma: 4 })
      .units('monk', 'africa')
    table.run({ step: 'end-of-game', local: {} })
    table.answer(0, 'pass').answer(1, 'intrigue', { card: 'E108' })
    while (table.prompt !== 'end-game') table.passOne()
    expect(table.pending[0]?.seat).toBe(0)
    table.answer(0, 'intrigue', { card: 'E107' })
    expect(table.kinds().filter((kind) => kind === 'played')).toHaveLength(2)
  })

  it('§20.1 the rulebook’s Pilgrimage: three Ecclesiastical units go to Italy for a Quest on Italy', () => {
    const table = new CardTable()
      .hand(0, 'E107')
      .give(0, { nomisma: 4 })
      .units('monk', 'africa', 2)
      .units('church', 'oriens')
    table.game.quests.held[0] = [5]
    table.run({ step: 'end-of-game', local: {} }).take('intrigue', { card: 'E107' })
    for (let i = 0; i < 2; i++)
      table.take('unitAt', { unit: 'monk', area: 'africa' }).take('area', { area: 'italia' })
    table.take('unitAt', { unit: 'church' }).take('area', { area: 'italia' }).quiet()
    expect(table.game.quests.doxa[0]).toEqual([6])
  })

  it('§20.3 [CC2] cards are discarded only towards an Intrigue card that one holds and cannot pay yet', () => {
    const poor = new CardTable().hand(0, 'E107', 'E001', 'E002').run({ step: 'end-of-game', local: {} })
    expect(poor.offers('discard', { card: 'E107' })).toBe(false)
    expect(poor.denied).toEqual([['discard', 'nothing-to-pay-for', '20.3']])
    poor.take('discard', { card: 'E001' }).take('discard', { card: 'E002' })
    expect(poor.has(0, 'nomisma')).toBe(4)
    expect([poor.offers('discard'), poor.offers('intrigue', { card: 'E107' })]).toEqual([false, true])
    const idle = new CardTable().hand(0, 'E001').give(0, { nomisma: 9 })
    idle.run({ step: 'end-of-game', local: {} })
    expect(idle.pending[0]?.choices).toHaveLength(1)
  })

  it('§20.4 §20.7 [D51] all who are tied gain the place, and the next total takes the next place', () => {
    const table = new CardTable({ seats: 4 })
      .give(0, { lapis: 2 })
      .give(1, { fides: 2 })
      .give(2, { virtus: 1 })
    table.run({ step: 'bonuses', local: {} })
    expect([0, 1, 2, 3].map((seat) => table.has(seat, 'doxa'))).toEqual([3, 3, 2, 0])
  })

  it('§20.5 §20.6 [D50] the printed cost of all cards in the area counts, Intrigue and face-down ones too', () => {
    const table = new CardTable({ seats: 3 }).inPlay(0, 'E041', 'E107').inPlay(1, 'E001').give(0, { doxa: 0 })
    table.game.players.down.push(table.game.tables.cardNumber.get('E041') ?? -1)
    table.run({ step: 'bonuses', local: {} })
    expect(table.told.filter(({ kind }) => kind === 'end-score').slice(3)).toEqual([
      { kind: 'end-score', seat: 0, what: 'cost', total: 13, doxa: 6 },
      { kind: 'end-score', seat: 1, what: 'cost', total: 10, doxa: 4 },
      { kind: 'end-score', seat: 2, what: 'cost', total: 0, doxa: 0 },
    ])
  })

  it('§20.7 [CB15] a total cost of 0 gains nothing', () => {
    const table = new CardTable().run({ step: 'bonuses', local: {} })
    expect([table.has(0, 'doxa'), table.has(1, 'doxa')]).toEqual([0, 0])
  })

  it('§20.8 [D52] a Quest for the most is met by all who are tied, with at least 1', () => {
    const table = new CardTable().inPlay(0, 'E107').inPlay(1, 'E108')
    table.game.quests.held = [[0], [0]]
    table.run({ step: 'bonuses', local: {} })
    expect(table.game.quests.doxa).toEqual([[5], [5]])
    const none = new CardTable()
    none.game.quests.held = [[0], []]
    expect(none.run({ step: 'bonuses', local: {} }).game.quests.doxa[0]).toEqual([0])
  })

  it('§20.9 the rulebook’s Power of Authority: an Aqueduct, a Hippodrome and 3 Senators are 10 Doxa', () => {
    const table = new CardTable()
      .units('aqueduct', 'italia')
      .units('hippodrome', 'thracia')
      .units('senator', 'oriens', 3)
    table.game.quests.held[0] = [1]
    expect(table.run({ step: 'bonuses', local: {} }).game.quests.doxa[0]).toEqual([10])
  })

  it('§20.10 ties are broken by Auctoritas, then Nomisma, and shared after that', () => {
    const ranks = (first: Bag, second: Bag) =>
      courtResult(new CardTable().give(0, first).give(1, second).game).ranks
    expect(ranks({ doxa: 5, auctoritas: 1 }, { doxa: 5, nomisma: 9 })).toEqual([1, 2])
    expect(ranks({ doxa: 5, nomisma: 1 }, { doxa: 5, nomisma: 2 })).toEqual([2, 1])
    expect(ranks({ doxa: 5 }, { doxa: 5 })).toEqual([1, 1])
  })
})
