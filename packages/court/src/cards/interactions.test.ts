import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'

describe('cards that meet', () => {
  it.each(['E114 Assassinate', 'E115 Seduce'])(
    '%s: §14.9 cannot touch an Intrigue card that still waits to be carried out',
    (name) => {
      const table = cardTable()
        .give(0, { nomisma: 9, dynamis: 2 })
        .give(1, { nomisma: 9 })
        .hand(0, 'E140')
        .inPlay(0, 'E011')
        .hand(1, name.slice(0, 4))
      table.turn(0).take('intrigue', { card: 'E140' })
      table.take('intrigue', { card: name.slice(0, 4) })
      table.quiet()
      expect(table.offers('cardOf', { card: 'E011' })).toBe(true)
      expect(table.offers('cardOf', { card: 'E140' })).toBe(false)
    },
  )

  it('E114 Assassinate: §14.9 cannot touch a card whose own ability is not done', () => {
    const table = cardTable()
      .give(0, { nomisma: 9, civicus: 1, dynamis: 2 })
      .give(1, { nomisma: 9 })
      .hand(0, 'E009', 'E140')
      .inPlay(0, 'E011')
      .hand(1, 'E114')
    table.playing(0, 'E009').take('intrigue', { card: 'E140' }).take('intrigue', { card: 'E114' }).quiet()
    expect(table.offers('cardOf', { card: 'E011' })).toBe(true)
    expect(table.offers('cardOf', { card: 'E009' })).toBe(false)
  })

  it('PT04 Bucellarii: §13.4 what was gained outside a turn does not use up the turn that follows', () => {
    const table = cardTable({ taktika: true })
      .patron(0, 'PT04')
      .give(0, { nomisma: 9, auctoritas: 3, dynamis: 2 })
      .give(1, { auctoritas: 1 })
      .hand(0, 'T016')
      .seal(0, 'italia')
      .seal(1, 'italia', 'africa')
      .units('legion', 'italia')
    table.game.events.options[0] = -1
    table.run({ step: 'vote-option', local: { seat: 1 } }, { step: 'next-turn', local: { at: 0 } })
    table.take('option', { option: 1 }).when('vote-amount', 'number', { n: 1 })
    table.take('intrigue', { card: 'T016' }).quiet()
    table.take('sealAt', { area: 'africa' }).take('done')
    expect(table.has(0, 'doxa')).toBe(1)
    table
      .quiet()
      .take('action', { action: 'unit' })
      .quiet()
      .when('unit-pick', 'unit')
      .take('stay')
      .take('use')
    table.when('remove-seal', 'sealAt', { area: 'italia' })
    expect(table.has(0, 'doxa')).toBe(2)
  })

  it('E101, E102: §14.5 two who turn the same vote at once: the second is asked again, not held to it', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { auctoritas: 2 })
      .give(1, { nomisma: 9 })
      .give(2, { nomisma: 9 })
      .hand(1, 'E101')
      .hand(2, 'E102')
    table.game.events.options[0] = -1
    table.run({ step: 'vote-amount', local: { seat: 0, option: 0 } }).take('number', { n: 2 })
    table
      .answer(1, 'intrigue', { card: 'E101' })
      .answer(2, 'intrigue', { card: 'E102' })
      .quietUntil('answer-vote')
    expect([table.game.votes.placed.slice(0, 2), table.playedIds(2)]).toEqual([[0, 2], []])
    expect(table.offers('intrigue', { card: 'E102' })).toBe(true)
  })

  it('E002 Narses: §13.1 the chronicle tells of an ability only when it is used', () => {
    const used = (choice: 'trade' | 'done') => {
      const table = cardTable().bandon(0, 'E002', 'E050').give(0, { lapis: 1 })
      table.turn(0).take('action', { action: 'activate' }).quiet().when('activate', 'activate').take(choice)
      return table.kinds().filter((kind) => kind === 'ability').length
    }
    expect([used('done'), used('trade')]).toEqual([0, 1])
  })

  it('Belisarius: §26.12 nobody is asked to pay for Elite Troops where neither unit can stand', () => {
    const table = cardTable({ mode: 'duel', taktika: true })
      .give(0, { virtus: 2, auctoritas: 3 })
      .units('dromon', 'aegean')
    table.activateUnit(0, 'dromon', 'aegean').take('done')
    expect(table.prompt).not.toBe('pay-for')
  })

  it('Narses: §26.13 nobody is asked to pay for using an ability again whose own cost they then lack', () => {
    const again = (virtus: number) => {
      const table = cardTable({ mode: 'duel', taktika: true })
        .give(1, { virtus, auctoritas: 3 })
        .inPlay(0, 'E043', 'E044')
        .seal(1, 'italia')
        .units('siege-tower', 'italia')
      table.activateUnit(1, 'siege-tower', 'italia').take('use').take('cardOf', { card: 'E043' })
      table.when('form-bandons', 'done')
      return table.prompt
    }
    expect([again(2), again(3)]).toEqual([undefined, 'pay-for'])
  })

  it('Robes in Solo: §9.5 the ability of the card comes before the others are discarded', () => {
    const table = cardTable({ mode: 'solo' })
      .inPlay(0, 'E011', 'E012')
      .discardPile('E013')
      .deckTop('E040', 'E014')
    table.turn(0).take('claim', { position: 'robes' }).take('card', { card: 'E040' })
    expect(table.handIds(0)).toEqual(['E013'])
    expect(table.kinds()).not.toContain('drew-cards')
  })

  it('§7.4 who draws with the last Dynamis may discard, also when the same action emptied the hand', () => {
    const table = cardTable()
      .give(0, { nomisma: 40, auctoritas: 2, dynamis: 1 })
      .hand(0, 'E030', 'E033', 'E035')
    table.turn(0).take('action', { action: 'play' }).quiet()
    for (const card of ['E030', 'E033', 'E035']) table.take('card', { card }).quiet()
    table.when('form-bandons', 'done').take('action', { action: 'draw' }).quiet()
    table.when('draw-way', 'way', { way: 1 })
    expect(table.prompt).toBe('end-turn')
  })

  it('T018 Relic Procession: §23.15 no Seal where a unit only passed through', () => {
    const table = cardTable({ taktika: true })
      .give(0, { nomisma: 9, dynamis: 2 })
      .hand(0, 'T018')
      .units('monk', 'oriens')
    table.turn(0).take('intrigue', { card: 'T018' }).quiet()
    table.take('unitAt', { area: 'oriens' }).take('area', { area: 'italia' })
    table.take('unitAt', { area: 'italia' }).take('area', { area: 'africa' })
    // The only place that is left is taken at once.
    expect([table.hasSeal(0, 'italia'), table.hasSeal(0, 'africa')]).toEqual([false, true])
  })

  it('§13.21 what Dioscorus spares is offered and told as what it really is', () => {
    const table = cardTable({ event: 'EV-I-04' }).inPlay(0, 'E086').give(0, { auctoritas: 3, nomisma: 9 })
    table.contribute({}, {}).quietUntil('break-tie').take('seat', { seat: 0 })
    expect(table.pending[0]?.choices).toEqual([
      { do: 'ease', what: 'nomisma', n: 2 },
      { do: 'ease', what: 'resources', n: 2 },
    ])
    table.take('ease', { what: 'nomisma' }).quiet()
    expect(table.told).toContainEqual({ kind: 'eased', seat: 0, what: 'nomisma', n: 2 })
    expect(table.has(0, 'nomisma')).toBe(9)
  })

  it('§18.3 a tie in the Trial that somebody breaks is told', () => {
    const table = cardTable({ event: 'EV-I-03', seats: 3 })
    table.game.trial.bids.splice(0, 3, 2, 2, 1)
    table.run({ step: 'rank-bids', local: { place: 0, seats: [0, 1, 2] } }).take('seat', { seat: 1 })
    expect(table.told).toEqual([
      { kind: 'tie', seat: 2, what: 'trial' },
      { kind: 'trial', seat: 1, place: 1, doxa: 3 },
      { kind: 'trial', seat: 0, place: 2, doxa: 2 },
      { kind: 'trial', seat: 2, place: 3, doxa: 1 },
    ])
  })

  it('§15.7 what is returned from a contribution is told', () => {
    const table = cardTable().inPlay(0, 'E004').give(0, { civicus: 3 }).option(2)
    table.contribute({ civicus: 3 }, {}).when('substitute', 'done')
    expect(table.told).toContainEqual({ kind: 'returned', seat: 0, gift: { civicus: 1 } })
  })

  it('§22.11 who has stopped with Dynamis left is not told that they are spent', () => {
    const table = cardTable({ mode: 'solo', event: 'SE-I-05' }).give(0, { nomisma: 9, dynamis: 2 })
    table.run({ step: 'next-turn', local: { at: 0 } }).take('pass')
    expect(table.offers('settle')).toBe(true)
    expect(table.pending[0]?.facts).toEqual({ stopped: true })
  })

  it('what an action costs besides its Dynamis is told', () => {
    const paid = (table: ReturnType<typeof cardTable>) =>
      table.told.flatMap((entry) => (entry.kind === 'paid' ? [entry.loss] : []))
    const drawing = cardTable().give(0, { auctoritas: 1 })
    drawing.turn(0).take('action', { action: 'draw' }).quiet()
    const unit = cardTable({ taktika: true }).give(0, { auctoritas: 1 }).units('monk', 'africa')
    unit.activateUnit(0, 'monk', 'africa')
    const turning = cardTable().give(0, { nomisma: 9 }).inPlay(0, 'E041')
    turning.game.players.down = [turning.game.tables.cardNumber.get('E041') ?? -1]
    turning.turn(0).take('action', { action: 'play' }).quiet().take('turnUp', { card: 'E041' })
    const building = cardTable({ mode: 'solo' }).inPlay(0, 'E004').give(0, { virtus: 1, civicus: 1, doxa: 5 })
    building.build('legion', 'italia').when('build-substitute', 'good')
    expect([drawing, unit, turning, building].map(paid)).toEqual([
      [{ auctoritas: 1 }],
      [{ auctoritas: 1 }],
      [{ nomisma: 9 }],
      [{ civicus: 1, virtus: 1 }],
    ])
  })

  it('PT01 The Venetians: what is sold in one action counts together, and only in their own action', () => {
    const sold = (first: string[], seat: number) => {
      const table = cardTable({ taktika: true })
        .patron(0, 'PT01')
        .inPlay(0, 'E062')
        .give(0, { nomisma: 40, lapis: 1, lignum: 1, auctoritas: 1 })
        .give(1, { nomisma: 9, dynamis: 2 })
        .hand(0, 'E073', 'E076', 'E129')
        .hand(1, 'E140')
      table.game.market = [1, 2]
      const sell = () => table.take('action', { action: 'sell' }).when('sell', 'sell').quiet()
      if (seat === 0) {
        table.turn(0).take('action', { action: 'play' }).quiet()
        for (const card of first) {
          table.take('card', { card })
          sell()
        }
      } else {
        table.turn(1).take('intrigue', { card: 'E140' }).take('intrigue', { card: 'E129' })
        sell()
      }
      return table.has(0, 'doxa')
    }
    expect([sold(['E073'], 0), sold(['E073', 'E076'], 0), sold([], 1)]).toEqual([0, 1, 0])
  })

  it('§7.4 at the last moment of a turn no action is refused for a reason that is not the true one', () => {
    const table = cardTable().give(0, { auctoritas: 1, dynamis: 1 })
    table.turn(0).take('action', { action: 'draw' }).quiet().when('draw-way', 'way', { way: 1 })
    expect(table.prompt).toBe('end-turn')
    expect(table.denied.filter(([kind]) => kind === 'action')).toEqual([])
  })

  it('E124 Bought Loyalty: §14.15 the chronicle says to which Option the Auctoritas went', () => {
    const table = cardTable().give(0, { auctoritas: 2 }).give(1, { nomisma: 9 }).hand(1, 'E124')
    table.run({ step: 'vote-amount', local: { seat: 0, option: 0 } }).take('number', { n: 2 })
    table.take('intrigue', { card: 'E124' }).quiet().take('number', { n: 1 }).take('option', { option: 2 })
    expect(table.told).toContainEqual({ kind: 'votes-stolen', seat: 1, from: 0, n: 1, option: 2 })
  })

  it('E123 Triumph of the Spirit: §14.2 out of its windows it names both of them', () => {
    const table = cardTable().give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E123').turn(0)
    expect(table.reasonFor('intrigue')?.facts).toEqual({ trigger: 'onDefeated', other: 'onCanceled' })
  })

  it('§14.5 what a seat wants to play after another is a secret until it is played', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { auctoritas: 2, nomisma: 9 })
      .give(1, { nomisma: 9 })
      .give(2, { nomisma: 9 })
      .hand(0, 'E011')
      .hand(1, 'E101')
      .hand(2, 'E138')
    table.run({ step: 'vote-amount', local: { seat: 0, option: 0 } }).take('number', { n: 2 })
    table.answer(0, 'pass').answer(1, 'intrigue').answer(2, 'intrigue', { card: 'E138' })
    expect(table.prompt).toBe('answer-intrigue')
    const wanted = (seat: number) =>
      table
        .imagined(seat)
        .flatMap(({ step, local }) =>
          step === 'answer-window' ? [(local as { choice: object }).choice] : [],
        )
    expect([wanted(0), wanted(2)]).toEqual([[{ do: 'pass' }], [{ do: 'intrigue', card: 'E138', cost: 3 }]])
  })

  it('§24.1 §24.12 who picks units is shown what each of them costs', () => {
    const table = cardTable({ taktika: true })
      .patron(0, 'PT01')
      .give(0, { auctoritas: 2 })
      .units('monk', 'oriens')
      .units('trading-ship', 'oriens')
    table.turn(0).take('action', { action: 'unit' }).quiet()
    expect(table.pending[0]?.choices).toEqual([
      { do: 'unit', unit: 'trading-ship', cost: 0 },
      { do: 'unit', unit: 'monk', cost: 1 },
    ])
  })
})
