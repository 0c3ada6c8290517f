import { describe, expect, it } from 'vitest'
import { CardTable } from '../testing/cardTable.ts'
import { courtView } from '../view.ts'

const idsOf = (table: CardTable, cards: readonly number[]) =>
  cards.map((card) => table.game.tables.cards[card]?.id)

describe('the Action Phase (chapter 7)', () => {
  it('§7.1 §7.3 turns go round in Initiative order until the Dynamis are spent', () => {
    const table = new CardTable().give(0, { dynamis: 1 }).give(1, { dynamis: 2 })
    table.run({ step: 'next-turn', local: { at: 0 } })
    const seats: number[] = []
    while (table.prompt === 'take-turn') {
      seats.push(table.pending[0]?.seat ?? -1)
      table.take('action', { action: 'reset' }).quiet().when('end-turn', 'done')
    }
    expect(seats).toEqual([0, 1, 1])
  })

  it('§7.3 [D34] who passes with Dynamis left is out for the phase', () => {
    const table = new CardTable().give(0, { dynamis: 3 }).give(1, { dynamis: 2 })
    table.run({ step: 'next-turn', local: { at: 0 } }).take('pass')
    expect(table.pending[0]?.seat).toBe(1)
    table.take('action', { action: 'reset' }).quiet()
    expect(table.pending[0]?.seat).toBe(1)
    expect(courtView(table.game, 0).players[0]?.passed).toBe(true)
  })

  it('§7.2 §24.1 [D73] six actions, and a seventh with Taktika', () => {
    const actions = (taktika: boolean) =>
      new CardTable({ taktika })
        .give(0, {
          auctoritas: 3,
          nomisma: 9,
          lapis: 1,
          civicus: 1,
          virtus: 1,
          fides: 1,
          lignum: 1,
          frumentum: 1,
        })
        .inPlay(0, 'E091')
        .units('monk', 'italia')
        .turn(0)
        .pending[0]?.choices.flatMap((choice) => (choice.do === 'action' ? [choice.action] : []))
    expect(actions(false)).toEqual(['draw', 'play', 'activate', 'sell', 'buy', 'reset'])
    expect(actions(true)).toEqual(['draw', 'play', 'activate', 'sell', 'buy', 'reset', 'unit'])
  })

  it('§7.4 [D8] a discarded card yields 1 Auctoritas and 2 Nomisma in one’s own turn', () => {
    const table = new CardTable()
      .hand(0, 'E001', 'E002')
      .turn(0)
      .take('discard', { card: 'E001' })
      .take('discard', { card: 'E002' })
    expect([table.has(0, 'auctoritas'), table.has(0, 'nomisma'), table.has(0, 'dynamis')]).toEqual([2, 4, 2])
  })

  it('§7.7 [CB21] the Escort’s free action can be cancelled; nothing is lost but the action', () => {
    const table = new CardTable()
      .give(0, { nomisma: 7 })
      .give(1, { nomisma: 4 })
      .hand(0, 'E030')
      .hand(1, 'E105')
    table.playing(0, 'E030').when('play-card', 'done').when('form-bandons', 'done')
    const before = table.has(0, 'dynamis')
    table.take('action', { action: 'reset' }).take('intrigue', { card: 'E105' }).quiet()
    expect(table.has(0, 'dynamis')).toBe(before)
    expect(table.kinds()).toContain('action-cancelled')
    expect(table.handIds(0)).toEqual([])
  })

  it('§7.7 §25.14 Fortifications give no Dynamis back for a free action, which cost none', () => {
    const table = new CardTable({ taktika: true }).give(0, { nomisma: 7 }).hand(0, 'E030')
    table.game.map.stores = [1, 3, 1]
    table.playing(0, 'E030').when('play-card', 'done').when('form-bandons', 'done')
    const before = table.has(0, 'dynamis')
    table.take('action', { action: 'reset' }).take('store', { area: 'oriens' }).quiet()
    expect(table.has(0, 'dynamis')).toBe(before)
    expect(table.told).toContainEqual({ kind: 'action-cancelled', seat: 0, action: 'reset', refund: false })
  })
})

describe('Draw Cards (chapter 8)', () => {
  const drawing = (auctoritas: number) =>
    new CardTable()
      .give(0, { auctoritas })
      .offer('E001', 'E002')
      .discardPile('E004', 'E005')
      .deckTop('E091', 'E092')

  it('§8.1 1 Auctoritas draws two cards', () => {
    const table = drawing(1)
      .turn(0)
      .take('action', { action: 'draw' })
      .quiet()
      .when('draw-way', 'way', { way: 1 })
    expect(table.handIds(0)).toEqual(['E091', 'E092'])
  })

  it('§8.2 2 Auctoritas draw one card and take one of the Offer, whose place is filled at once (§4.3)', () => {
    const table = drawing(2)
      .turn(0)
      .take('action', { action: 'draw' })
      .quiet()
      .take('way', { way: 2 })
      .take('card', { card: 'E001' })
    expect(table.handIds(0)).toEqual(['E091', 'E001'])
    expect(idsOf(table, table.game.cards.offer.slice(0, 2))).toEqual(['E092', 'E002'])
  })

  it('§8.3 3 Auctoritas take the topmost discard and draw one card', () => {
    const table = drawing(3).turn(0).take('action', { action: 'draw' }).quiet().take('way', { way: 3 })
    expect(table.handIds(0)).toEqual(['E005', 'E091'])
  })

  it('§8.3 [CB10] with an empty Deck the discard is taken before the pile is shuffled', () => {
    const table = drawing(3)
    for (const card of table.game.cards.deck.splice(0)) table.game.cards.place[card] = 5
    table.turn(0).take('action', { action: 'draw' }).quiet().take('way', { way: 3 })
    expect(table.handIds(0)).toEqual(['E005', 'E004'])
  })

  it('§8.4 [D10] the third way is closed without a Discard Pile', () => {
    const table = new CardTable()
      .give(0, { auctoritas: 3 })
      .offer('E001')
      .turn(0)
      .take('action', { action: 'draw' })
      .quiet()
    expect([table.offers('way', { way: 2 }), table.offers('way', { way: 3 })]).toEqual([true, false])
  })

  it('§8.5 [CA18] what lowers the cost is reckoned before it is paid', () => {
    const table = new CardTable().inPlay(0, 'E007').turn(0).take('action', { action: 'draw' }).quiet()
    expect([table.handIds(0).length, table.has(0, 'auctoritas')]).toEqual([2, 0])
  })

  it('§4.2 [D9] an empty Deck is made of the Discard Pile', () => {
    const table = new CardTable().give(0, { auctoritas: 2 }).discardPile('E004')
    for (const card of table.game.cards.deck.splice(0)) table.game.cards.place[card] = 5
    table.turn(0).take('action', { action: 'draw' }).quiet().when('draw-way', 'way', { way: 1 })
    expect(table.handIds(0)).toEqual(['E004'])
  })

  it('§4.2 §8.2 if both are empty nothing is drawn, and an empty place in the Offer stays empty', () => {
    const table = new CardTable().give(0, { auctoritas: 2 }).offer('E001')
    for (const card of table.game.cards.deck.splice(1)) table.game.cards.place[card] = 5
    table.turn(0).take('action', { action: 'draw' }).quiet()
    table.when('draw-way', 'way', { way: 2 }).when('take-offer', 'card')
    expect([table.handIds(0).length, table.game.cards.offer[0]]).toEqual([2, -1])
  })

  it('§8.6 [CC7] with both piles empty there is nothing to draw, whatever one could pay', () => {
    for (const auctoritas of [0, 1, 3]) {
      const table = new CardTable().give(0, { auctoritas }).offer('E001')
      for (const card of table.game.cards.deck.splice(0)) table.game.cards.place[card] = 5
      table.turn(0)
      expect(table.denied[0]).toEqual(['action', 'no-cards-left', '8.1'])
    }
  })
})

describe('Play Cards (chapter 9)', () => {
  it('§9.2 the rulebook’s discounts: Belisarius 9, then 2, 2 and 3', () => {
    const table = new CardTable().give(0, { nomisma: 16 }).hand(0, 'E041', 'E049', 'E050', 'E009')
    table.playing(0, 'E041')
    expect(table.has(0, 'nomisma')).toBe(7)
    table.take('card', { card: 'E049' }).quiet()
    expect(table.has(0, 'nomisma')).toBe(5)
    table.take('card', { card: 'E050' }).quiet()
    expect(table.has(0, 'nomisma')).toBe(3)
    table.take('card', { card: 'E009' }).quiet()
    expect(table.has(0, 'nomisma')).toBe(0)
  })

  it('§9.3 [D27] the best single Hero counts, with both types if the card has both, and never below 0', () => {
    const both = new CardTable()
      .inPlay(0, 'E041', 'E042', 'E004')
      .give(0, { nomisma: 9 })
      .hand(0, 'E057')
      .playing(0, 'E057')
    expect(both.has(0, 'nomisma')).toBe(9)
    const single = new CardTable()
      .inPlay(0, 'E041', 'E042')
      .give(0, { nomisma: 9 })
      .hand(0, 'E050')
      .playing(0, 'E050')
    expect(single.has(0, 'nomisma')).toBe(9 - 2)
    const intrigue = new CardTable().inPlay(0, 'E041').give(0, { nomisma: 2 }).hand(0, 'E139').turn(0)
    expect(intrigue.offers('intrigue', { card: 'E139', cost: 2 })).toBe(true)
  })

  it('§9.4 [D28] a covered Hero gives the discount, a face-down Hero does not', () => {
    const covered = new CardTable()
      .bandon(0, 'E041', 'E042')
      .inPlay(0, 'E004')
      .give(0, { nomisma: 9 })
      .hand(0, 'E043')
    covered.game.players.down.push(covered.game.tables.cardNumber.get('E041') ?? -1)
    covered.playing(0, 'E043')
    expect(covered.has(0, 'nomisma')).toBe(9 - 4)
  })

  it('§9.5 [D3] the ability of a card comes before the next card is played, depth first', () => {
    const table = new CardTable().give(0, { nomisma: 20, civicus: 1 }).hand(0, 'E009', 'E050', 'E091')
    table.playing(0, 'E009')
    expect(table.prompt).toBe('play-another')
    table.take('card', { card: 'E050' })
    expect([table.has(0, 'lapis'), table.prompt]).toEqual([1, 'play-card'])
  })

  it('§9.9 [CB6] a Play Cards action without a card may rearrange', () => {
    const table = new CardTable()
      .inPlay(0, 'E041', 'E050')
      .turn(0)
      .take('action', { action: 'play' })
      .quiet()
      .when('play-card', 'done')
    table.take('join', { card: 'E050', leader: 'E041' })
    expect(courtView(table.game, 0).players[0]?.played[1]?.leader).toBe('E041')
  })

  it('§13.10 [D4] the Escort’s action comes after Bandons are rearranged, and an activation by it is not marked', () => {
    const table = new CardTable()
      .give(0, { nomisma: 7 })
      .inPlay(0, 'E041', 'E050')
      .hand(0, 'E030')
      .playing(0, 'E030')
    table.when('play-card', 'done')
    expect(table.prompt).toBe('form-bandons')
    table.take('done').take('action', { action: 'activate' }).quiet().take('activate', { card: 'E050' })
    expect(table.has(0, 'lapis')).toBe(1)
    expect(table.game.players.spent).toEqual([])
  })

  it('§13.1 [CA17] an ability is declined as a whole, not in its drawbacks', () => {
    const declined = new CardTable()
      .give(0, { nomisma: 5 })
      .hand(0, 'E015', 'E001')
      .playing(0, 'E015')
      .take('no')
    expect(declined.handIds(0)).toEqual(['E001'])
    const used = new CardTable()
      .give(0, { nomisma: 5 })
      .hand(0, 'E015', 'E001')
      .playing(0, 'E015')
      .take('yes')
    expect(used.prompt).toBe('discard-card')
    expect(used.offers('pass') || used.offers('done')).toBe(false)
  })
})

describe('Bandons (chapter 10)', () => {
  const forming = (table: CardTable) => table.run({ step: 'form-bandons', local: { seat: 0, moved: [] } })

  it('§10.2 [D29] the levels of two types add up, and each card is charged to one of them', () => {
    const table = forming(
      new CardTable().bandon(0, 'E041', 'E049', 'E050', 'E051').inPlay(0, 'E058', 'E009', 'E010', 'E011'),
    )
    expect(table.offers('join', { card: 'E058' })).toBe(false)
    table.take('join', { card: 'E009', leader: 'E041' }).take('join', { card: 'E010', leader: 'E041' })
    expect(table.offers('join', { card: 'E011' })).toBe(false)
  })

  it('§10.2 a card of both types goes where there is room', () => {
    const table = forming(
      new CardTable().bandon(0, 'E041', 'E049', 'E050', 'E051').inPlay(0, 'E054', 'E055', 'E057'),
    )
    table.take('join', { card: 'E054', leader: 'E041' }).take('join', { card: 'E055', leader: 'E041' })
    expect(table.offers('join', { card: 'E057' })).toBe(false)
  })

  it('§10.3 [D30] Intrigue never lies in a Bandon', () => {
    expect(forming(new CardTable().inPlay(0, 'E041', 'E139')).prompt).toBeUndefined()
  })

  it('§10.6 [D31] a card or Bandon with a Dynamis on it is locked', () => {
    const table = new CardTable().bandon(0, 'E041', 'E050').inPlay(0, 'E058').turn(0)
    table.take('action', { action: 'activate' }).quiet().take('activate', { card: 'E041' })
    forming(table)
    expect(table.prompt).toBeUndefined()
  })

  it('§10.7 [CB5] a face-down card neither leads nor joins', () => {
    const table = new CardTable().inPlay(0, 'E041', 'E050', 'E004', 'E009')
    table.game.players.down.push(
      table.game.tables.cardNumber.get('E041') ?? -1,
      table.game.tables.cardNumber.get('E009') ?? -1,
    )
    forming(table)
    expect(table.prompt).toBeUndefined()
  })

  it('§10.8 [CB5] a locked Bandon that loses its Hero is loose and stays locked', () => {
    const table = new CardTable().bandon(0, 'E041', 'E050').give(1, { nomisma: 6 }).hand(1, 'E114').turn(0)
    table.take('action', { action: 'activate' }).quiet()
    table.turn(1).take('intrigue', { card: 'E114' }).quiet().take('cardOf', { card: 'E041' })
    expect(table.game.players.under[0]).toEqual([-1])
    expect(idsOf(table, table.game.players.spent)).toEqual(['E050'])
    table.turn(0)
    expect(table.offers('action', { action: 'activate' })).toBe(false)
  })

  it('§10.9 [CB3] a Bandon has the types of any face-up card in it', () => {
    const table = new CardTable().bandon(0, 'E005', 'E062').bandon(0, 'E041', 'E057').turn(0)
    table.take('action', { action: 'activate' }).quiet().take('activate', { card: 'E041' })
    expect(table.kinds().filter((kind) => kind === 'ability')).toHaveLength(1)
  })

  it('§10.1 §10.10 [CB2] a lone Hero is no Bandon', () => {
    const table = new CardTable().inPlay(0, 'E041').give(0, { nomisma: 5 }).hand(0, 'E139').turn(0)
    table.take('intrigue', { card: 'E139' }).quiet()
    expect(table.prompt).toBe('take-turn')
  })

  it('§10.5 a card that has joined a Bandon stays there until the next rearranging', () => {
    const table = forming(new CardTable().inPlay(0, 'E041', 'E050'))
    table.take('join', { card: 'E050', leader: 'E041' })
    expect(table.prompt).toBeUndefined()
  })

  it('§10.5 two full Bandons can swap their cards', () => {
    const table = forming(new CardTable().bandon(0, 'E045', 'E050').bandon(0, 'E047', 'E058'))
    table.take('leave', { card: 'E050' }).take('join', { card: 'E058', leader: 'E045' })
    table.take('join', { card: 'E050', leader: 'E047' })
    const { game } = table
    expect(idsOf(table, game.players.under[0] as number[])).toEqual([undefined, 'E047', undefined, 'E045'])
  })
})

describe('the end of the last turn', () => {
  const drawing = (dynamis: number) => {
    const table = new CardTable().give(0, { auctoritas: 1, dynamis }).deckTop('E001', 'E117').turn(0)
    return table.take('action', { action: 'draw' }).quiet()
  }

  it('§7.4 what was drawn with the last Dynamis can still be discarded in that turn', () => {
    const table = drawing(1)
    expect(table.prompt).toBe('end-turn')
    table.take('discard', { card: 'E001' })
    expect([table.has(0, 'auctoritas'), table.has(0, 'nomisma')]).toEqual([1, 2])
    table.take('discard', { card: 'E117' })
    expect([table.handIds(0), table.prompt]).toEqual([[], undefined])
  })

  it('§7.4 with Dynamis left, or without new cards, the next turn is soon enough', () => {
    expect(drawing(2).prompt).toBeUndefined()
    const sold = new CardTable().give(0, { auctoritas: 1, dynamis: 1 }).hand(0, 'E001').turn(0)
    expect(sold.take('action', { action: 'sell' }).quiet().prompt).toBeUndefined()
  })

  const seller = (dynamis: number) => {
    const table = new CardTable().give(0, { lapis: 1, nomisma: 9, dynamis }).give(1, { nomisma: 9 })
    table.hand(0, 'E117').hand(1, 'E115')
    table.game.market = [0]
    return table
  }
  const selling = (dynamis: number) => seller(dynamis).turn(0).take('action', { action: 'sell' })

  it.each([1, 2])(
    '§14.17 [CC1] after an action its owner plays own-turn Intrigue, with %d Dynamis before it',
    (n) => {
      const table = selling(n).quietUntil('end-turn')
      expect([table.pending[0]?.seat, table.offers('discard')]).toEqual([0, false])
      table.take('intrigue', { card: 'E117' })
      expect(table.playedIds(0)).toEqual(['E117'])
    },
  )

  it.each([1, 2])(
    '§14.17 [CC1] then everybody may play what is played at any time, with %d Dynamis before it',
    (n) => {
      const table = selling(n).quietUntil('answer-turn')
      expect(table.pending.map(({ seat }) => seat)).toEqual([0, 1])
      table.answer(0, 'pass').answer(1, 'intrigue', { card: 'E115' })
      expect(table.playedIds(1)).toEqual(['E115'])
    },
  )

  it('§14.17 [CC1] the moment is there after the last action of all, before contributions, and not after a pass', () => {
    const asked = (first: 'action' | 'pass') => {
      const table = seller(1).run({ step: 'next-turn', local: { at: 0 } })
      table.take(first, first === 'action' ? { action: 'sell' } : {})
      const prompts: (string | undefined)[] = []
      for (; table.game.phase === 'action'; table.passOne()) prompts.push(table.prompt)
      return prompts
    }
    expect(asked('action').slice(-3)).toEqual(['end-turn', 'answer-turn', 'answer-turn'])
    expect(asked('pass')).toEqual([])
  })

  it('§14.17 an ability waits for the last action; before that the next turn is soon enough', () => {
    const vigilius = (dynamis: number) => {
      const table = new CardTable().inPlay(0, 'E025').give(0, { fides: 2, dynamis })
      table.game.market = [0]
      return table.turn(0).take('action', { action: 'sell' }).when('sell', 'sell').when('sell', 'done')
    }
    expect(vigilius(1).offers('ability', { source: 'E025' })).toBe(true)
    expect(vigilius(2).prompt).toBeUndefined()
  })
})

describe('Activate (chapter 11)', () => {
  it('§13.19 [CC5] Procopius answers to a Rustica Intrigue card that is played in the action too', () => {
    const table = new CardTable()
      .inPlay(0, 'E083')
      .bandon(0, 'E041', 'E050')
      .give(0, { nomisma: 20 })
      .hand(0, 'E125')
    table.playing(0).take('intrigue', { card: 'E125' })
    expect([table.prompt, table.offers('activate', { card: 'E041' })]).toEqual(['activate-free', true])
  })

  it('§11.1 the rulebook’s Belisarius: 3 Virtus, 2 Civicus, 1 Lapis, 1 Frumentum, 1 Nomisma', () => {
    const table = new CardTable()
      .bandon(0, 'E041', 'E049', 'E050', 'E009')
      .turn(0)
      .take('action', { action: 'activate' })
      .quiet()
    expect(table.bag(0)).toEqual({ virtus: 3, civicus: 2, lapis: 1, frumentum: 1, nomisma: 1, dynamis: 1 })
  })

  it('§11.2 once a round with a Dynamis; §11.4 [D32] again without one', () => {
    const table = new CardTable()
      .bandon(0, 'E041', 'E050')
      .give(0, { nomisma: 9, dynamis: 3 })
      .hand(0, 'E139')
      .turn(0)
    table.take('action', { action: 'activate' }).quiet()
    table.turn(0)
    expect(table.offers('action', { action: 'activate' })).toBe(false)
    table.take('intrigue', { card: 'E139' }).quiet().take('activate', { card: 'E041' })
    expect(table.has(0, 'lapis')).toBe(2)
  })

  it('§11.5 [CB4] an effect may activate one card of a Bandon alone, the action may not', () => {
    const table = new CardTable().bandon(0, 'E041', 'E050').give(0, { nomisma: 9 }).hand(0, 'E054').turn(0)
    table.take('action', { action: 'play' }).quiet().take('card', { card: 'E054' })
    table.take('activate', { card: 'E050', alone: true })
    expect([table.has(0, 'lapis'), table.has(0, 'virtus')]).toEqual([1, 1])
    const action = new CardTable()
      .bandon(0, 'E041', 'E050')
      .inPlay(0, 'E091')
      .turn(0)
      .take('action', { action: 'activate' })
      .quiet()
    expect(action.offers('activate', { card: 'E050' })).toBe(false)
  })

  it('§13.19 [D44] Procopius activates a Bandon that is not yet activated, and marks it', () => {
    const table = new CardTable()
      .inPlay(0, 'E083')
      .bandon(0, 'E041', 'E050')
      .give(0, { nomisma: 20 })
      .hand(0, 'E090', 'E091')
    table.playing(0, 'E090').take('activate', { card: 'E041' })
    expect(idsOf(table, table.game.players.spent)).toEqual(['E041', 'E050'])
    table.take('card', { card: 'E091' })
    expect(table.prompt).not.toBe('activate-free')
  })
})
