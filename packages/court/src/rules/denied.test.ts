import { describe, expect, it } from 'vitest'
import { CardTable } from '../testing/cardTable.ts'

describe('what is not offered says why', () => {
  it('§7.2 actions that cannot be performed', () => {
    const table = new CardTable().turn(0)
    expect(table.denied).toEqual([
      ['action', 'no-auctoritas', '8.1'],
      ['action', 'nothing-to-activate', '11.1'],
      ['action', 'nothing-to-sell', '12.2'],
      ['action', 'nothing-affordable', '12.5'],
    ])
  })

  it('§8.1 §8.4 ways to draw that are too dear or closed', () => {
    const table = new CardTable().give(0, { auctoritas: 1 }).offer('E001').turn(0)
    table.take('action', { action: 'draw' }).quiet()
    expect(table.handIds(0)).toHaveLength(2)
    const rich = new CardTable().give(0, { auctoritas: 3 }).offer('E001').turn(0)
    rich.take('action', { action: 'draw' }).quiet()
    expect(rich.denied).toEqual([['way', 'no-cards-left', '8.4']])
    const poor = new CardTable().give(0, { auctoritas: 2 }).offer('E001').turn(0)
    poor.take('action', { action: 'draw' }).quiet()
    expect(poor.denied).toEqual([['way', 'no-auctoritas', '8.3']])
  })

  it('§9.1 a card that is too dear', () => {
    const table = new CardTable().give(0, { nomisma: 4 }).hand(0, 'E050', 'E039').playing(0)
    expect(table.denied).toEqual([['card', 'too-dear', '9.1']])
  })

  it('§12.2 §12.5 goods that the market has, and goods that are too dear', () => {
    const table = new CardTable().give(0, { auctoritas: 1, fides: 1, lapis: 1 })
    table.game.market = [0, 3]
    table.turn(0).take('action', { action: 'sell' }).quiet()
    expect(table.denied).toEqual([['sell', 'in-market', '12.2']])
    const buying = new CardTable().give(0, { nomisma: 3 })
    buying.game.market = [0, 3, 4]
    buying.turn(0).take('action', { action: 'buy' }).quiet()
    expect(buying.denied).toEqual([['buy', 'too-dear', '12.5']])
  })

  it('§14.2 Intrigue whose window is another one', () => {
    const table = new CardTable().give(0, { nomisma: 9 }).hand(0, 'E134').turn(0)
    expect(table.denied).toContainEqual(['intrigue', 'not-its-window', '14.2'])
  })

  it('§22.6 units that cannot be paid, or are all on the map', () => {
    const table = new CardTable({ mode: 'solo' }).give(0, { fides: 8, lapis: 8, lignum: 8, doxa: 5 })
    table.units('hagia-sophia', 'italia').turn(0).take('action', { action: 'build' })
    const denied = table.denied.map(([, key, rule]) => `${key} ${rule}`)
    expect([new Set(denied).size, denied.filter((each) => each === 'none-left 2.7')]).toEqual([
      2,
      ['none-left 2.7'],
    ])
  })

  it('§24.6 §24.7 a Seal where there is one, an ability without one', () => {
    const table = new CardTable({ taktika: true })
      .give(0, { auctoritas: 2, fides: 1 })
      .units('monk', 'italia')
    table.activateUnit(0, 'monk', 'italia')
    expect(table.denied).toEqual([['use', 'no-seal', '24.7']])
    const both = new CardTable({ taktika: true }).give(0, { auctoritas: 2, fides: 1 }).units('monk', 'italia')
    both.seal(0, 'italia').activateUnit(0, 'monk', 'italia')
    expect(both.denied).toEqual([['seal', 'seal-there', '24.6']])
  })
})
