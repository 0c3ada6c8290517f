import { describe, expect, it } from 'vitest'
import { CardTable } from '../testing/cardTable.ts'
import { sealsLeft } from './map.ts'

const narses = (): CardTable => {
  const table = new CardTable({ mode: 'duel', taktika: true }).give(0, {
    auctoritas: 1,
    virtus: 1,
    civicus: 2,
  })
  table.game.players.heroes.splice(0, 2, 1, 0)
  return table
}

describe('Strategic Maneuvers with units that change', () => {
  it('§26.13 a Cataphract that moved again uses its ability once more where it stands now', () => {
    const table = narses()
      .units('cataphract', 'italia')
      .seal(0, 'italia')
      .seal(1, 'italia', 'illyricum', 'thracia')
    table.activateUnit(0, 'cataphract', 'italia').take('use')
    table.take('area', { area: 'illyricum' }).take('sealAt', { area: 'illyricum' }).take('yes')
    table.take('area', { area: 'thracia' }).take('sealAt', { area: 'thracia' })
    expect(table.unitsAt('cataphract', 'thracia')).toBe(1)
    expect(['italia', 'illyricum', 'thracia'].some((area) => table.hasSeal(1, area as 'italia'))).toBe(false)
  })

  it('§26.13 §25.3 a Hippodrome counts the same Seals again', () => {
    const table = narses().units('hippodrome', 'thracia').seal(0, 'thracia').seal(1, 'thracia')
    table.activateUnit(0, 'hippodrome', 'thracia').take('use')
    const once = table.has(0, 'doxa')
    table.take('yes')
    expect([once, table.has(0, 'doxa')]).toEqual([2, 4])
  })

  it('§26.13 who cannot pay what the ability costs once more is not asked for the Virtus', () => {
    const monk = (fides: number) => {
      const table = narses().give(0, { fides }).units('monk', 'italia').seal(0, 'italia')
      return table.activateUnit(0, 'monk', 'italia').take('use').when('pay-for', 'yes')
    }
    expect([monk(1).prompt, monk(1).has(0, 'virtus')]).toEqual([undefined, 1])
    expect([monk(2).has(0, 'doxa'), monk(2).has(0, 'virtus')]).toEqual([2, 0])
  })

  it('§26.13 §25.14 Fortifications used once more hold 2 Virtus, and only one Seal lies there', () => {
    const table = narses()
      .give(0, { virtus: 3 })
      .units('fortifications', 'italia')
      .seal(0, 'italia', 'africa')
    table.activateUnit(0, 'fortifications', 'italia').take('use').take('yes')
    expect([table.has(0, 'virtus'), sealsLeft(table.game, 0)]).toEqual([0, 6 - 1 - 1])
    const cancel = (): CardTable =>
      table.turn(1).take('action', { action: 'reset' }).take('store', { area: 'italia' })
    expect(cancel().has(1, 'dynamis')).toBe(2)
    expect(cancel().game.map.stores).toEqual([])
  })
})
