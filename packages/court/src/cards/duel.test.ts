import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'

/** Seat 0 leads Belisarius, seat 1 Narses. */
const duel = (taktika = false) => cardTable({ mode: 'duel', taktika }).inPlay(0, 'E041').inPlay(1, 'E002')

describe('abilities of the Duel', () => {
  it('Loyalty Above Gold: §26.10 [CA1] one card that is no Hero, without paying, before any other, once a round', () => {
    const table = duel().give(0, { dynamis: 3 }).hand(0, 'E011', 'E042', 'E012').turn(0)
    table.take('action', { action: 'play' }).quiet()
    expect(table.prompt).toBe('play-another')
    expect(table.offers('card', { card: 'E042' })).toBe(false)
    table.take('card', { card: 'E011' })
    expect([table.playedIds(0), table.has(0, 'auctoritas')]).toEqual([['E041', 'E011'], 2])
    table.finish()
    table.turn(0).take('action', { action: 'play' }).quiet()
    expect(table.prompt).not.toBe('play-another')
  })

  it('Loyalty Above Gold: [CB18] an Intrigue card only in its window', () => {
    const table = duel()
      .give(0, { dynamis: 3 })
      .hand(0, 'E140', 'E101')
      .turn(0)
      .take('action', { action: 'play' })
      .quiet()
    expect([table.offers('intrigue', { card: 'E140' }), table.offers('intrigue', { card: 'E101' })]).toEqual([
      true,
      false,
    ])
    table.take('intrigue', { card: 'E140' }).quiet()
    expect(table.handIds(0)).toHaveLength(3)
  })

  it('Loyalty Above Gold: Narses has it not', () => {
    const table = duel()
      .give(1, { dynamis: 3 })
      .hand(1, 'E011')
      .turn(1)
      .take('action', { action: 'play' })
      .quiet()
    expect(table.prompt).not.toBe('play-another')
  })

  it('Cunning Logistics: §26.11 §14.16 [CB7] 1 Nomisma for each Intrigue card of Narses, also a cancelled one', () => {
    const table = duel()
      .give(0, { nomisma: 5 })
      .give(1, { nomisma: 9, dynamis: 3 })
      .hand(0, 'E127')
      .hand(1, 'E140')
      .turn(1)
    table.take('intrigue', { card: 'E140' })
    expect([table.has(0, 'nomisma'), table.has(1, 'nomisma')]).toEqual([4, 9 + 1])
    table.answer(0, 'intrigue', { card: 'E127' }).quiet()
    expect(table.told).toContainEqual({ kind: 'intrigue-cancelled', seat: 1, card: 'E140' })
    expect(table.has(1, 'nomisma')).toBe(10)
  })

  it('Cunning Logistics: not for ordinary cards, and not for Belisarius', () => {
    const table = duel().give(0, { nomisma: 5 }).give(1, { nomisma: 5, dynamis: 3 }).hand(1, 'E011').turn(1)
    table.take('action', { action: 'play' }).quiet().take('card', { card: 'E011' })
    expect(table.has(0, 'nomisma')).toBe(5)
    const other = duel().give(0, { nomisma: 9, dynamis: 3 }).give(1, { nomisma: 5 }).hand(0, 'E140').turn(0)
    other.take('intrigue', { card: 'E140' }).quiet()
    expect(other.has(1, 'nomisma')).toBe(5)
  })

  it('Elite Troops: §26.12 [CB19] 1 Virtus for a Legion or a Cataphract where the unit ended, once a turn', () => {
    const table = duel(true).give(0, { auctoritas: 3, virtus: 3, dynamis: 3 }).units('legion', 'italia', 2)
    table
      .activateUnit(0, 'legion', 'italia', 'illyricum')
      .take('done')
      .when('pay-for', 'yes')
      .take('branch', { index: 1 })
    table
      .when('place-unit', 'unit', { unit: 'cataphract' })
      .when('place-unit-to', 'area', { area: 'illyricum' })
    expect([table.unitsAt('cataphract', 'illyricum'), table.has(0, 'virtus')]).toEqual([1, 2])
    table.when('unit-pick', 'unit', { unit: 'legion' }).when('unit-move', 'stay').when('unit-use', 'done')
    expect(table.prompt).not.toBe('pay-for')
    expect(table.has(0, 'virtus')).toBe(2)
  })

  it('Elite Troops: not for units of other types, and only with Taktika', () => {
    const table = duel(true).give(0, { auctoritas: 3, virtus: 3, dynamis: 3 }).units('monk', 'italia')
    table.activateUnit(0, 'monk', 'italia').take('done')
    expect(table.prompt).not.toBe('pay-for')
    expect(duel().game.tables.duel[0]?.abilities).toHaveLength(1)
  })

  it('Strategic Maneuvers: §26.13 1 Virtus for the ability once more, without another Seal', () => {
    const table = duel(true)
      .give(1, { auctoritas: 3, virtus: 1, fides: 2, dynamis: 3 })
      .units('monk', 'italia', 2)
      .seal(1, 'italia')
    table.activateUnit(1, 'monk', 'italia').take('use').when('pay-for', 'yes').when('pay-for', 'yes')
    expect([table.has(1, 'doxa'), table.has(1, 'virtus'), table.has(1, 'fides')]).toEqual([4, 0, 0])
  })

  it('Strategic Maneuvers: not for a unit whose ability was not used', () => {
    const table = duel(true)
      .give(1, { auctoritas: 3, virtus: 1, fides: 2, dynamis: 3 })
      .units('monk', 'italia')
    table.activateUnit(1, 'monk', 'italia').take('seal')
    expect([table.prompt === 'pay-for', table.has(1, 'virtus')]).toEqual([false, 1])
  })

  it('§26.9 Belisarius and Narses can neither be removed nor turned face down', () => {
    for (const card of ['E114', 'E115']) {
      const table = duel().give(0, { nomisma: 9, dynamis: 2 }).inPlay(1, 'E011').hand(0, card).turn(0)
      table.take('intrigue', { card }).quiet()
      expect([table.offers('cardOf', { card: 'E002' }), table.offers('cardOf', { card: 'E011' })]).toEqual([
        false,
        true,
      ])
    }
  })
})
