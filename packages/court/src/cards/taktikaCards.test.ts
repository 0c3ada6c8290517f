import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'

const idOf = (name: string): string => name.slice(0, 4)
const taktika = (seats = 2) => cardTable({ taktika: true, seats })
const rich = { nomisma: 9, auctoritas: 3, dynamis: 3 }

describe('Heroes of Taktika', () => {
  it('T001 Maurice: §24.12 [CA18] one unit of each action costs no Auctoritas', () => {
    const table = taktika()
      .give(0, { auctoritas: 1, dynamis: 3 })
      .inPlay(0, 'T001')
      .units('monk', 'italia', 2)
    table.activateUnit(0, 'monk', 'italia').take('done')
    expect(table.has(0, 'auctoritas')).toBe(1)
    table.take('unit', { unit: 'monk' }).take('stay').take('done')
    expect(table.has(0, 'auctoritas')).toBe(0)
    table.activateUnit(0, 'monk', 'italia').take('done')
    expect(table.has(0, 'auctoritas')).toBe(0)
  })

  it('T002 Sophia Augusta: 2 Nomisma for the first Seal of a round', () => {
    const table = taktika()
      .give(0, { auctoritas: 2, dynamis: 3 })
      .inPlay(0, 'T002')
      .units('monk', 'italia')
      .units('monk', 'oriens')
    table.activateUnit(0, 'monk', 'italia').take('seal')
    expect(table.has(0, 'nomisma')).toBe(2)
    table.activateUnit(0, 'monk', 'oriens').take('seal')
    expect(table.has(0, 'nomisma')).toBe(2)
  })

  it('T003 Zemarchus the Cilician: Merchants and Caravans go one step further, others do not', () => {
    const reach = (unit: 'merchant' | 'monk') =>
      taktika()
        .give(0, rich)
        .inPlay(0, 'T003')
        .units(unit, 'italia')
        .turn(0)
        .take('action', { action: 'unit' })
        .quiet()
    expect(reach('merchant').offers('area', { area: 'thracia' })).toBe(true)
    expect(reach('monk').offers('area', { area: 'thracia' })).toBe(false)
  })

  it('T004 Gregory of Antioch: 1 Fides for the first Ecclesiastical unit of a round', () => {
    const table = taktika().give(0, rich).inPlay(0, 'T004').units('monk', 'italia').units('legion', 'oriens')
    table.activateUnit(0, 'legion', 'oriens').take('done')
    expect(table.has(0, 'fides')).toBe(0)
    table.activateUnit(0, 'monk', 'italia').take('done')
    table.activateUnit(0, 'monk', 'italia').take('done')
    expect(table.has(0, 'fides')).toBe(1)
  })

  it('T005 Theodore of Sykeon: 1 Doxa when another player removes one’s Seal, not when one does so oneself', () => {
    const table = taktika()
      .give(1, rich)
      .inPlay(0, 'T005')
      .seal(0, 'italia')
      .hand(1, 'T007')
      .playing(1, 'T007')
    table.take('yes').when('remove-seal', 'sealAt', { seat: 0 })
    expect(table.has(0, 'doxa')).toBe(1)
    const own = taktika()
      .give(0, { ...rich, fides: 1 })
      .inPlay(0, 'T005')
      .seal(0, 'italia')
      .units('monk', 'italia')
    own.activateUnit(0, 'monk', 'italia').take('use')
    expect(own.has(0, 'doxa')).toBe(1)
    expect(own.told.filter((entry) => entry.kind === 'gained' && entry.source === 'T005')).toEqual([])
  })
})

describe('other Empire cards of Taktika', () => {
  it('T006 Scribones of Comentiolus: §23.15 [CA6] a Seal in any territory, not at sea, not where one lies', () => {
    const table = taktika().give(0, rich).seal(0, 'italia').hand(0, 'T006').playing(0, 'T006').take('yes')
    expect([table.offers('area', { area: 'italia' }), table.offers('area', { area: 'aegean' })]).toEqual([
      false,
      false,
    ])
    table.take('area', { area: 'africa' })
    expect(table.hasSeal(0, 'africa')).toBe(true)
  })

  it('T014 Militia of the Greens: §13.1 [CA17] declined as a whole or used as a whole', () => {
    const table = taktika().give(0, { nomisma: 9, dynamis: 3 }).hand(0, 'T014').playing(0, 'T014').take('no')
    expect([table.hasSeal(0, 'thracia'), table.has(0, 'auctoritas')]).toEqual([false, 0])
  })

  it("T007 Exarch's Staff of Ravenna: removes one Seal of another player, none of one’s own", () => {
    const table = taktika()
      .give(0, rich)
      .seal(0, 'italia')
      .seal(1, 'oriens')
      .seal(1, 'africa')
      .hand(0, 'T007')
      .playing(0, 'T007')
      .take('yes')
    expect([table.offers('sealAt', { seat: 0 }), table.offers('done')]).toEqual([false, false])
    table.take('sealAt', { area: 'oriens', seat: 1 })
    expect([table.hasSeal(1, 'oriens'), table.hasSeal(1, 'africa')]).toEqual([false, true])
  })

  it('T008 Customs of Nisibis: 1 Nomisma for each Seal on the map, at most 5', () => {
    const few = taktika()
      .give(0, { nomisma: 3, dynamis: 2 })
      .seal(1, 'italia')
      .seal(0, 'italia')
      .hand(0, 'T008')
      .playing(0, 'T008')
    expect(few.has(0, 'nomisma')).toBe(2)
    const many = taktika()
      .give(0, { nomisma: 3, dynamis: 2 })
      .seal(1, 'italia', 'africa', 'oriens', 'thracia')
      .seal(0, 'italia', 'africa')
    expect(many.hand(0, 'T008').playing(0, 'T008').has(0, 'nomisma')).toBe(5)
  })

  it('T009 Sogdian Silk Bazaar: 1 Nomisma for each Emporion unit on the map, at most 4', () => {
    const table = taktika()
      .give(0, { nomisma: 4, dynamis: 2 })
      .units('merchant', 'italia', 3)
      .units('monk', 'italia', 2)
      .hand(0, 'T009')
    expect(table.playing(0, 'T009').has(0, 'nomisma')).toBe(3)
    const many = taktika().give(0, { nomisma: 4, dynamis: 2 }).units('merchant', 'italia', 6).hand(0, 'T009')
    expect(many.playing(0, 'T009').has(0, 'nomisma')).toBe(4)
  })

  it('T010 Mission to the Nobades: a Monk in Egypt, if one is left', () => {
    const table = taktika()
      .give(0, rich)
      .hand(0, 'T010')
      .playing(0, 'T010')
      .when('place-unit', 'unit', { unit: 'monk' })
    expect(table.when('place-unit-to', 'area', { area: 'aegyptus' }).unitsAt('monk', 'aegyptus')).toBe(1)
    const none = taktika().give(0, rich).units('monk', 'italia', 10).hand(0, 'T010').playing(0, 'T010')
    expect(none.idle).toBe(true)
  })

  it('T011 Ladder-Monks of Sinai: §24.11 [CB19] an Ecclesiastical unit without cost, with its ability', () => {
    const table = taktika()
      .give(0, { nomisma: 9, fides: 1, dynamis: 3 })
      .seal(0, 'italia')
      .units('monk', 'italia')
      .units('legion', 'italia')
    table.hand(0, 'T011').playing(0, 'T011')
    expect(table.offers('unitAt', { unit: 'legion' })).toBe(false)
    table.take('unitAt', { unit: 'monk' }).take('stay').take('use')
    expect([table.has(0, 'doxa'), table.has(0, 'dynamis')]).toEqual([1, 2])
  })

  it('T012 Border Farmers of Thrace: 1 Frumentum for each area with one’s Seal, at most 2', () => {
    const one = taktika()
      .give(0, rich)
      .seal(0, 'aegean')
      .seal(1, 'italia', 'africa')
      .hand(0, 'T012')
      .playing(0, 'T012')
    expect(one.has(0, 'frumentum')).toBe(1)
    const three = taktika()
      .give(0, rich)
      .seal(0, 'aegean', 'italia', 'africa')
      .hand(0, 'T012')
      .playing(0, 'T012')
    expect(three.has(0, 'frumentum')).toBe(2)
  })

  it('T013 Shipwrights of the Neorion: a Trading Ship in any sea or territory', () => {
    const table = taktika()
      .give(0, rich)
      .hand(0, 'T013')
      .playing(0, 'T013')
      .when('place-unit', 'unit', { unit: 'trading-ship' })
    expect(table.pending[0]?.choices).toHaveLength(12)
    expect(table.take('area', { area: 'libyan' }).unitsAt('trading-ship', 'libyan')).toBe(1)
  })

  it('T014 Militia of the Greens: a Seal in Thrace and the City and 1 Auctoritas', () => {
    const table = taktika().give(0, { nomisma: 9, dynamis: 3 }).hand(0, 'T014').playing(0, 'T014').take('yes')
    expect([table.hasSeal(0, 'thracia'), table.has(0, 'auctoritas')]).toEqual([true, 1])
    const there = taktika()
      .give(0, { nomisma: 9, dynamis: 3 })
      .seal(0, 'thracia')
      .hand(0, 'T014')
      .playing(0, 'T014')
      .take('yes')
    expect(there.has(0, 'auctoritas')).toBe(1)
  })
})

describe('Intrigue of Taktika', () => {
  it('T015 Sealed Orders: §24.11 [CB19] moves one unit and places a Seal, without cost and without ability', () => {
    const table = taktika()
      .give(0, { nomisma: 3, fides: 1, dynamis: 2 })
      .seal(0, 'italia')
      .units('monk', 'italia')
      .hand(0, 'T015')
      .turn(0)
    table
      .take('intrigue', { card: 'T015' })
      .quiet()
      .take('unitAt', { unit: 'monk' })
      .take('area', { area: 'illyricum' })
    expect(table.offers('use')).toBe(false)
    table.take('seal')
    expect([table.hasSeal(0, 'illyricum'), table.has(0, 'dynamis')]).toEqual([true, 2])
  })

  it('T016 Broken Seals: up to 2 Seals of other players, at any time', () => {
    const table = taktika(3)
      .give(1, { nomisma: 4 })
      .give(0, { dynamis: 2 })
      .seal(0, 'italia')
      .seal(2, 'africa', 'oriens')
      .seal(1, 'italia')
    table
      .hand(1, 'T016')
      .turn(0)
      .take('action', { action: 'reset' })
      .answer(1, 'intrigue', { card: 'T016' })
      .quiet()
    expect(table.offers('sealAt', { seat: 1 })).toBe(false)
    table.take('sealAt', { seat: 0, area: 'italia' }).take('sealAt', { seat: 2, area: 'africa' })
    expect([table.hasSeal(0, 'italia'), table.hasSeal(2, 'africa'), table.hasSeal(2, 'oriens')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('T017 Storm off Cape Malea: one ship goes back to the supply, no land unit', () => {
    const table = taktika()
      .give(0, { nomisma: 4, dynamis: 2 })
      .units('dromon', 'aegean')
      .units('trading-ship', 'italia')
      .units('monk', 'italia')
    table.hand(0, 'T017').turn(0).take('intrigue', { card: 'T017' }).quiet()
    expect(table.offers('unitAt', { unit: 'monk' })).toBe(false)
    table.take('unitAt', { unit: 'dromon' })
    expect([table.unitsAt('dromon', 'aegean'), table.game.map.pool[15]]).toEqual([0, 3])
    expect(table.prompt).not.toBe('remove-unit')
  })

  it('T018 Relic Procession: §23.15 [CA6] moves up to 2 Ecclesiastical units, then a Seal where one of them ended', () => {
    const table = taktika()
      .give(0, { nomisma: 3, dynamis: 2 })
      .units('monk', 'italia', 2)
      .units('legion', 'italia')
      .hand(0, 'T018')
      .turn(0)
    table.take('intrigue', { card: 'T018' }).quiet()
    expect(table.offers('unitAt', { unit: 'legion' })).toBe(false)
    table.take('unitAt', { unit: 'monk' }).take('area', { area: 'oriens' })
    table.take('unitAt', { unit: 'monk', area: 'italia' }).take('area', { area: 'africa' })
    expect(table.pending[0]?.choices).toEqual([
      { do: 'area', area: 'oriens' },
      { do: 'area', area: 'africa' },
    ])
    expect(table.take('area', { area: 'africa' }).hasSeal(0, 'africa')).toBe(true)
  })

  it('T019 Cut Traces: cancels a unit action of another player, and no other action', () => {
    const table = taktika()
      .give(0, { auctoritas: 1, dynamis: 2 })
      .give(1, { nomisma: 4 })
      .units('monk', 'italia')
      .hand(1, 'T019')
      .turn(0)
    table.take('action', { action: 'unit' }).answer(1, 'intrigue', { card: 'T019' }).quiet()
    expect([table.has(0, 'auctoritas'), table.has(0, 'dynamis')]).toEqual([1, 1])
    const reset = taktika()
      .give(0, { dynamis: 2 })
      .give(1, { nomisma: 4 })
      .hand(1, 'T019')
      .turn(0)
      .take('action', { action: 'reset' })
    expect(reset.offers('intrigue')).toBe(false)
  })

  it('T020 Last Census: §23.15 [CA6] up to 2 Seals in areas that hold a unit, at the end of the game only', () => {
    const table = taktika()
      .give(0, { nomisma: 5 })
      .units('monk', 'italia')
      .units('legion', 'africa')
      .hand(0, 'T020')
    table
      .run({ step: 'end-turn', local: { seat: 0, at: 0, passes: 0 } })
      .take('intrigue', { card: 'T020' })
      .quiet()
    expect(table.offers('area', { area: 'oriens' })).toBe(false)
    table.take('area', { area: 'italia' }).take('area', { area: 'africa' })
    expect([table.hasSeal(0, 'italia'), table.hasSeal(0, 'africa')]).toEqual([true, true])
    const early = taktika()
      .give(0, { nomisma: 5, dynamis: 2 })
      .units('monk', 'italia')
      .hand(0, 'T020')
      .turn(0)
    expect(early.offers('intrigue')).toBe(false)
  })

  it.each(['T015 Sealed Orders', 'T018 Relic Procession'])('%s: not in another player’s turn', (name) => {
    const table = taktika()
      .give(0, { dynamis: 2 })
      .give(1, { nomisma: 9 })
      .units('monk', 'italia')
      .hand(1, idOf(name))
      .turn(0)
    table.take('action', { action: 'reset' })
    expect(table.offers('intrigue')).toBe(false)
  })
})
