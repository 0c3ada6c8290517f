import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'
import type { Bag } from '../types.ts'

const patron = (id: string, event = 'EV-I-01', seats = 2) =>
  cardTable({ taktika: true, seats, event }).patron(0, id)
const gainedBy = (table: ReturnType<typeof cardTable>, id: string): Bag[] =>
  table.told.flatMap((entry) =>
    entry.kind === 'gained' && entry.seat === 0 && entry.source === id ? [entry.gain] : [],
  )

/** Everybody votes this on these Options, in Initiative order. */
function votes(table: ReturnType<typeof cardTable>, ...cast: (readonly [option: number, n: number])[]) {
  table.run({ step: 'influence', local: { at: 0 } })
  for (const [option, n] of cast) {
    if (n === 0) table.when('vote-option', 'pass')
    else table.take('option', { option }).when('vote-amount', 'number', { n })
    table.quiet()
  }
  return table.when('break-option-tie', 'option', { option: 1 }).quiet()
}

describe('Patrons', () => {
  it('PT01 The Venetians: 1 Doxa for selling 2 or more in one action, once a round; their Trading Ships cost nothing', () => {
    const table = patron('PT01').give(0, { civicus: 1, virtus: 1, fides: 1, dynamis: 3 })
    table.game.market = [4, 5, 6]
    table.turn(0).take('action', { action: 'sell' }).quiet().take('sell', { good: 'civicus' }).take('done')
    expect(table.has(0, 'doxa')).toBe(0)
    table
      .turn(0)
      .take('action', { action: 'sell' })
      .quiet()
      .take('sell', { good: 'virtus' })
      .when('sell', 'sell', { good: 'fides' })
    expect(table.has(0, 'doxa')).toBe(1)
    const ship = patron('PT01')
      .give(0, { dynamis: 3 })
      .units('trading-ship', 'aegean')
      .units('monk', 'italia')
    ship.turn(0).take('action', { action: 'unit' }).quiet()
    expect(ship.offers('area', { area: 'italia' })).toBe(true)
    expect(ship.prompt).toBe('unit-move')
  })

  it('PT02 The House of Anicia: §6.10 [CB13] 1 Doxa if one’s Option is chosen, and 1 more for that Option', () => {
    const table = votes(patron('PT02').give(0, { auctoritas: 2 }).give(1, { auctoritas: 2 }), [2, 2], [1, 2])
    expect(table.told).toContainEqual({ kind: 'option', option: 2, totals: [2, 3] })
    expect(gainedBy(table, 'PT02')).toEqual([{ doxa: 1 }])
    expect(table.told).toContainEqual({ kind: 'most-votes', seats: [0, 1], doxa: 1 })
    const lost = votes(patron('PT02').give(0, { auctoritas: 1 }).give(1, { auctoritas: 4 }), [2, 1], [1, 4])
    expect(gainedBy(lost, 'PT02')).toEqual([])
    const silent = votes(patron('PT02').give(0, { auctoritas: 1 }).give(1, { auctoritas: 1 }), [2, 0], [1, 1])
    expect(silent.told).toContainEqual({ kind: 'option', option: 1, totals: [1, 0] })
  })

  it('PT03 The Great Church: 1 Doxa when an Ecclesiastical unit is placed, once a round', () => {
    const table = patron('PT03').give(1, { fides: 3 }).contribute({}, { fides: 3 }).quiet()
    expect(gainedBy(table, 'PT03')).toEqual([{ doxa: 1 }])
    const other = patron('PT03')
      .option(2)
      .give(1, { civicus: 2, frumentum: 1 })
      .contribute({}, { civicus: 2, frumentum: 1 })
      .quiet()
    expect(gainedBy(other, 'PT03')).toEqual([])
  })

  it('PT03 The Great Church: §23.11 [CA2] a Search for an Ecclesiastical card instead of one of the cards, first', () => {
    const table = patron('PT03')
      .give(0, { auctoritas: 3, dynamis: 3 })
      .deckTop('E011', 'E033', 'E050', 'E051')
      .turn(0)
    table.take('action', { action: 'draw' }).quiet().take('way', { way: 1, search: true })
    expect(table.handIds(0)).toEqual(['E033', 'E050'])
    table.turn(0).take('action', { action: 'draw' }).quiet()
    expect(table.offers('way', { search: true })).toBe(false)
  })

  it('PT03 The Great Church: §23.5 [CB22] not for miniatures of the set-up', () => {
    const table = cardTable({ taktika: true }).patron(0, 'PT03').patron(1, 'PT10')
    table
      .run({ step: 'place-miniature', local: { seat: 1 } })
      .when('place-miniature', 'area', { area: 'italia' })
    expect(table.unitsAt('monk', 'italia')).toBe(1)
    expect(table.has(0, 'doxa')).toBe(0)
  })

  it('PT04 The Bucellarii: 1 Doxa for removing another’s Seal, once a turn; Stratiotika cards cost 1 less', () => {
    const table = patron('PT04')
      .give(0, { nomisma: 20, dynamis: 3 })
      .seal(1, 'italia', 'africa')
      .hand(0, 'T016', 'E050')
      .turn(0)
    table
      .take('intrigue', { card: 'T016' })
      .quiet()
      .take('sealAt', { area: 'italia' })
      .take('sealAt', { area: 'africa' })
    expect(gainedBy(table, 'PT04')).toEqual([{ doxa: 1 }])
    const before = table.has(0, 'nomisma')
    table.take('action', { action: 'play' }).quiet().take('card', { card: 'E050' })
    expect(before - table.has(0, 'nomisma')).toBe(4)
  })

  it('PT05 The House of Apion: §23.6 1 Frumentum at the start of each round; 1 Doxa for 2 Frumentum contributed', () => {
    const start = patron('PT05').run({ step: 'begin-round', local: {} })
    expect(start.has(0, 'frumentum')).toBe(1)
    const gift = { frumentum: 2, civicus: 1 }
    const table = patron('PT05', 'EV-I-05').option(2).give(0, gift).contribute(gift, {}).quiet()
    expect(gainedBy(table, 'PT05')).toContainEqual({ doxa: 1 })
    const one = patron('PT05', 'EV-I-05')
      .option(2)
      .give(0, { frumentum: 1 })
      .give(1, gift)
      .contribute({ frumentum: 1 }, gift)
      .quiet()
    expect(gainedBy(one, 'PT05')).not.toContainEqual({ doxa: 1 })
  })

  it('PT06 The Argyropratai: 1 Doxa with 10 Nomisma at the end of a round; each purchase 1 cheaper', () => {
    const ends = (nomisma: number) =>
      gainedBy(patron('PT06').give(0, { nomisma }).run({ step: 'prepare', local: {} }).quiet(), 'PT06')
    expect([ends(9), ends(10)]).toEqual([[], [{ doxa: 1 }]])
    const table = patron('PT06')
      .give(0, { nomisma: 9, dynamis: 3 })
      .turn(0)
      .take('action', { action: 'buy' })
      .quiet()
    expect(table.offers('buy', { good: 'auctoritas', price: 1 })).toBe(true)
  })

  it('PT07 The Isaurians: 1 Doxa for Lapis contributed to a fulfilled Event; 1 Lapis as any other Resource', () => {
    const table = patron('PT07', 'EV-I-05')
      .give(0, { fides: 1, lapis: 2 })
      .contribute({ fides: 1, lapis: 2 }, {})
    table.take('good', { good: 'fides' }).quiet()
    expect(table.fulfilled).toBe(true)
    expect(gainedBy(table, 'PT07')).toEqual([{ doxa: 1 }])
  })

  it('PT08 The Theatre of the Greens: §23.14 1 Doxa for a cancelled Event; [CA14] 4 Nomisma or 2 Resources less when Defeated', () => {
    const table = patron('PT08', 'EV-II-04')
      .give(0, { nomisma: 9, frumentum: 1 })
      .give(1, { fides: 1 })
      .contribute({}, { fides: 1 })
      .quiet()
    expect(table.offers('ease', { what: 'doxa' })).toBe(false)
    table.take('ease', { what: 'nomisma' }).quiet()
    expect([table.has(0, 'nomisma'), table.has(0, 'frumentum'), table.has(0, 'doxa')]).toEqual([7, 0, 1])
  })

  it('PT09 The Phylarchs of Ghassan: §23.12 [CA3] 1 Doxa for Virtus given to an Event that places a Stratiotika unit', () => {
    const war = { virtus: 2, lignum: 1 }
    const table = patron('PT09', 'EV-I-02').option(2).give(0, war).contribute(war, {}).quiet()
    expect(gainedBy(table, 'PT09')).toEqual([{ doxa: 1 }])
    const none = patron('PT09', 'EV-II-08').give(0, { civicus: 3, virtus: 2, auctoritas: 2, nomisma: 4 })
    none.contribute({ civicus: 3, virtus: 2, auctoritas: 2, nomisma: 4 }, {}).quiet()
    expect(none.fulfilled).toBe(true)
    expect(gainedBy(none, 'PT09')).toEqual([])
    const idle = patron('PT09', 'EV-I-02').option(2).give(1, war).contribute({}, war).quiet()
    expect(gainedBy(idle, 'PT09')).toEqual([])
  })

  it('PT09 The Phylarchs of Ghassan: Cataphracts and Caravans have Speed 3', () => {
    const table = patron('PT09')
      .give(0, { auctoritas: 3, dynamis: 3 })
      .units('cataphract', 'italia')
      .turn(0)
      .take('action', { action: 'unit' })
      .quiet()
    expect([table.offers('area', { area: 'oriens' }), table.offers('area', { area: 'aegyptus' })]).toEqual([
      true,
      false,
    ])
  })

  it('PT10 The Monks of Scetis: §23.13 [CA4] 1 Doxa for using the ability, not for a mere move; 2 more cards at the end', () => {
    const moved = patron('PT10')
      .give(0, { auctoritas: 3, fides: 2, dynamis: 3 })
      .units('monk', 'italia')
      .seal(0, 'italia')
    moved.activateUnit(0, 'monk', 'italia', 'illyricum').take('done')
    expect(gainedBy(moved, 'PT10')).toEqual([])
    const used = patron('PT10')
      .give(0, { auctoritas: 3, fides: 2, dynamis: 3 })
      .units('monk', 'italia')
      .seal(0, 'italia')
    used.activateUnit(0, 'monk', 'italia').take('use')
    expect(gainedBy(used, 'PT10')).toEqual([{ doxa: 1 }])
    const full = patron('PT10')
      .hand(0, 'E001', 'E002', 'E003', 'E004', 'E005', 'E006', 'E007', 'E008', 'E009')
      .run({ step: 'hand-limit', local: { seat: 0 } })
    full.take('card', { card: 'E009' })
    expect(full.handIds(0)).toHaveLength(8)
    expect(full.pending).toEqual([])
  })

  it('PT11 The Sacred Scrinia: 1 Doxa more for the most Auctoritas; one Draw a round 1 cheaper', () => {
    const table = votes(patron('PT11').give(0, { auctoritas: 3 }).give(1, { auctoritas: 2 }), [1, 3], [2, 2])
    expect(table.has(0, 'doxa')).toBe(3)
    const less = votes(patron('PT11').give(0, { auctoritas: 1 }).give(1, { auctoritas: 2 }), [1, 1], [2, 2])
    expect(less.has(0, 'doxa')).toBe(0)
    const draw = patron('PT11').give(0, { dynamis: 3 }).turn(0).take('action', { action: 'draw' }).quiet()
    expect(draw.when('draw-way', 'way', { cost: 0 }).handIds(0)).toHaveLength(2)
    expect(draw.turn(0).offers('action', { action: 'draw' })).toBe(false)
  })

  it('PT12 The Federates of Illyricum: 1 Doxa more when Victorious; a Legion lets a Stratiotika card produce, once a round', () => {
    const table = patron('PT12').give(0, { fides: 3 }).contribute({ fides: 3 }, {}).quiet()
    expect(table.has(0, 'doxa')).toBe(4)
    const legion = patron('PT12')
      .give(0, { auctoritas: 3, dynamis: 3 })
      .inPlay(0, 'E050', 'E011')
      .units('legion', 'italia')
    legion.activateUnit(0, 'legion', 'italia').take('done')
    expect(legion.offers('activate', { card: 'E011' })).toBe(false)
    legion.take('activate', { card: 'E050' })
    expect(legion.has(0, 'lapis')).toBe(1)
    legion.activateUnit(0, 'legion', 'italia').take('done')
    expect(legion.prompt).not.toBe('activate-free')
  })
})
