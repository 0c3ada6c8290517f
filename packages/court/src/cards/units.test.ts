import { fastChance, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import { cardTable } from '../testing/cardTable.ts'
import { type Area, type Unit, UNITS } from '../vocabulary.ts'

const taktika = (seats = 2) => cardTable({ taktika: true, seats })

/** A unit of seat 0 whose ability is used in Oriens, with a Seal to pay for it. */
function using(unit: Unit, n: number, table = taktika(), area: Area = 'oriens') {
  table.give(0, { auctoritas: 2, civicus: 1, fides: 2, virtus: 1, dynamis: 2 })
  return table.units(unit, area, n).seal(0, area).activateUnit(0, unit, area).take('use')
}

it('§24.1 a Unit Activation that was robbed of its Auctoritas before it began comes to nothing', () => {
  const { game } = taktika().units('monk', 'italia', 1)
  const { stack } = new Runner(court).start(game, fastChance(1), [
    { step: 'unit-action', local: { seat: 0 } },
  ])
  expect(stack).toEqual([])
})

describe('abilities of units (chapter 25)', () => {
  it('Senator: §25.1 [CA9] a different card for each Senator in the area', () => {
    const table = using('senator', 2, taktika().inPlay(0, 'E050', 'E090', 'E091'))
    table.when('pay-for', 'yes').take('activate', { card: 'E090' })
    expect(table.offers('activate', { card: 'E090' })).toBe(false)
    table.take('activate', { card: 'E091' })
    expect(table.prompt).not.toBe('activate-free')
    expect([table.has(0, 'civicus'), table.has(0, 'frumentum'), table.has(0, 'lapis')]).toEqual([0, 2, 2])
  })

  it('Aqueduct: §25.2 [CA22] a random card of a player who has a Seal there too', () => {
    const table = taktika(3).seal(2, 'oriens').hand(1, 'E001').hand(2, 'E041')
    using('aqueduct', 1, table).when('pay-for', 'yes')
    expect([table.handIds(0), table.handIds(1), table.handIds(2)]).toEqual([['E041'], ['E001'], []])
  })

  it('Hippodrome: §25.3 [CA5] [D64] 1 Doxa and 1 Auctoritas for each Seal, the removed one counted', () => {
    const table = using('hippodrome', 1, taktika().seal(1, 'oriens', 'italia')).when('pay-for', 'yes')
    expect([table.has(0, 'doxa'), table.has(0, 'auctoritas')]).toEqual([2, 2 - 1 + 2])
  })

  it('Merchant: §23.9 §25.4 one Trade for each Merchant', () => {
    const table = using('merchant', 2).take('trade', { give: 'civicus', take: 'lapis' })
    table.when('trade-resource', 'trade', { give: 'lapis', take: 'lignum' })
    expect([table.has(0, 'civicus'), table.has(0, 'lapis'), table.has(0, 'lignum')]).toEqual([0, 0, 1])
    expect(table.prompt).not.toBe('trade-resource')
  })

  it('Caravan: §25.5 a Resource of choice for each Caravan', () => {
    const table = using('caravan', 2).take('good', { good: 'lapis' }).take('good', { good: 'lignum' })
    expect([table.has(0, 'lapis'), table.has(0, 'lignum')]).toEqual([1, 1])
  })

  it('Trading Ship: §24.10 §25.6 [D65] [CB12] 2 Nomisma for each Seal on the map, the paid one not counted', () => {
    const table = using('trading-ship', 1, taktika().seal(0, 'italia').seal(1, 'oriens', 'africa'))
    expect(table.has(0, 'nomisma')).toBe(6)
  })

  it('Priest: §23.8 [CB17] §25.7 as many cards of the named type as there are Priests', () => {
    const table = using('priest', 2, taktika().deckTop('E011', 'E050', 'E012', 'E051', 'E052'))
    table.when('pay-for', 'yes').take('type', { type: 'stratiotika' })
    expect(table.handIds(0)).toEqual(['E050', 'E051'])
    expect(table.game.cards.discard).toHaveLength(2)
    expect(table.bag(0)['nomisma']).toBeUndefined()
  })

  it('Monk: §25.8 [D62] 1 Fides for 1 Doxa for each Monk', () => {
    const table = using('monk', 2, taktika().units('legion', 'oriens')).when('pay-for', 'yes')
    expect([table.has(0, 'doxa'), table.has(0, 'fides')]).toEqual([2, 1])
  })

  it('Church: §25.9 a card that produces the named Resource', () => {
    const table = using('church', 1, taktika().deckTop('E011', 'E090', 'E050')).when('pay-for', 'yes')
    table.take('good', { good: 'frumentum' })
    expect(table.handIds(0)).toEqual(['E090'])
  })

  it('Monastery: §25.10 1 Dynamis for each of up to 2 Fides', () => {
    const twice = using('monastery', 1).take('yes')
    expect([twice.has(0, 'fides'), twice.has(0, 'dynamis')]).toEqual([0, 3])
    const once = using('monastery', 1).take('no')
    expect([once.has(0, 'fides'), once.has(0, 'dynamis')]).toEqual([1, 2])
  })

  it('Hagia Sophia: §25.11 exchanges a future Event for one of three of its Age', () => {
    const table = taktika()
    table.game.events.box = table.game.tables.events.flatMap(({ age, solo, id }, index) =>
      age === 2 && !solo && id !== 'EV-II-01' ? [index] : [],
    )
    using('hagia-sophia', 1, table).when('choose-age', 'number', { n: 2 })
    expect(table.pending[0]?.choices).toHaveLength(4)
    table.take('swap', { out: 'EV-II-01' })
    expect(table.game.tables.events[table.game.events.row[1] ?? -1]?.id).not.toBe('EV-II-01')
    expect(table.game.events.box).toHaveLength(9)
  })

  it('Legion: §25.12 one Seal of another player in the area, none of one’s own', () => {
    const table = using('legion', 1, taktika().seal(1, 'oriens', 'italia').seal(0, 'italia'))
    expect(table.prompt).not.toBe('remove-seal')
    expect([table.hasSeal(1, 'oriens'), table.hasSeal(1, 'italia')]).toEqual([false, true])
  })

  it('Cataphract: §25.13 [CA10] a Seal here, then the same unit moves and takes one there', () => {
    const table = using(
      'cataphract',
      1,
      taktika().seal(1, 'oriens', 'aegyptus').units('cataphract', 'italia'),
    )
    table.take('area', { area: 'aegyptus' })
    expect(table.offers('done')).toBe(true)
    table.take('sealAt', { area: 'aegyptus', seat: 1 })
    expect([table.hasSeal(1, 'oriens'), table.hasSeal(1, 'aegyptus')]).toEqual([false, false])
    expect([table.unitsAt('cataphract', 'aegyptus'), table.unitsAt('cataphract', 'italia')]).toEqual([1, 1])
    const still = using('cataphract', 1, taktika().seal(1, 'oriens'))
    still.take('stay')
    expect(still.prompt).not.toBe('remove-seal')
  })

  it('Dromon: §25.16 a Seal of another player must go, one’s own need not', () => {
    const table = using('dromon', 2, taktika().seal(1, 'italia').seal(0, 'africa'))
    expect(table.pending[0]?.choices.map(({ do: kind }) => kind)).toEqual(['sealAt', 'sealAt'])
    table.take('sealAt', { seat: 1 })
    expect(table.pending[0]?.choices).toEqual([{ do: 'sealAt', area: 'africa', seat: 0 }, { do: 'done' }])
  })

  it('Fortifications: §25.14 [CB11] a stored Virtus cancels an action later, and the Dynamis is kept', () => {
    const table = using('fortifications', 1)
    expect([table.has(0, 'virtus'), table.hasSeal(0, 'oriens')]).toEqual([0, false])
    table.finish()
    table
      .give(1, { dynamis: 2 })
      .turn(1)
      .take('action', { action: 'reset' })
      .answer(0, 'store', { area: 'oriens' })
      .quiet()
    expect(table.has(1, 'dynamis')).toBe(2)
    expect(table.handIds(1)).toEqual([])
    expect(table.game.map.stores).toEqual([])
    expect(table.pending).toEqual([])
  })

  it('Siege Tower: §25.15 [D63] 1 Virtus removes any Hero in play from the game', () => {
    const table = using('siege-tower', 1, taktika().inPlay(1, 'E041', 'E050')).when('pay-for', 'yes')
    expect(table.offers('cardOf', { card: 'E050' })).toBe(false)
    table.take('cardOf', { card: 'E041' })
    expect([table.playedIds(1), table.game.cards.discard, table.has(0, 'virtus')]).toEqual([['E050'], [], 0])
  })

  it('Siege Tower: §10.8 §25.15 [CC3] whose loose Hero was removed does not rearrange, whose Bandon lost one does', () => {
    const removing = (card: string) => {
      const inPlay = taktika().bandon(1, 'E043', 'E049').inPlay(1, 'E041', 'E050')
      return using('siege-tower', 1, inPlay).when('pay-for', 'yes').take('cardOf', { card })
    }
    expect(removing('E041').pending.map(({ prompt }) => prompt)).not.toContain('form-bandons')
    expect(removing('E043').pending).toMatchObject([{ prompt: 'form-bandons', seat: 1 }])
  })

  it('Dromon: §25.16 [CA11] one Seal for each Dromon on the map; Trading Ships do not count', () => {
    const table = taktika()
      .seal(1, 'italia', 'africa')
      .seal(0, 'italia')
      .units('dromon', 'euxine')
      .units('trading-ship', 'aegean')
    using('dromon', 1, table, 'levantine')
    table.take('sealAt', { area: 'italia', seat: 1 }).take('sealAt', { area: 'italia', seat: 0 })
    expect(table.prompt).not.toBe('remove-seal')
    expect(table.hasSeal(1, 'africa')).toBe(true)
  })

  const all: readonly Unit[] = [
    'senator',
    'aqueduct',
    'hippodrome',
    'merchant',
    'caravan',
    'priest',
    'monk',
    'church',
    'monastery',
    'legion',
    'cataphract',
    'fortifications',
    'siege-tower',
  ]

  it.each(all)('%s: §24.7 [D60] no ability without one’s own Seal in the area where it started', (unit) => {
    const table = taktika()
      .give(0, { auctoritas: 2, civicus: 1, fides: 2, virtus: 1, dynamis: 2 })
      .seal(1, 'oriens')
    table.units(unit, 'oriens').activateUnit(0, unit, 'oriens')
    expect(table.offers('use')).toBe(false)
    expect(table.offers('seal')).toBe(true)
  })

  it.each([
    'senator',
    'aqueduct',
    'hippodrome',
    'priest',
    'monk',
    'church',
    'monastery',
    'fortifications',
    'siege-tower',
  ] as const)('%s: no ability that cannot be paid', (unit) => {
    const table = taktika().give(0, { auctoritas: 2, dynamis: 2 }).seal(0, 'oriens').units(unit, 'oriens')
    table.activateUnit(0, unit, 'oriens')
    expect(table.offers('use')).toBe(false)
  })
})

describe('activation of units (chapter 24)', () => {
  it('§24.2 §24.7 the rulebook’s Monk: from Italy to Illyricum with a Seal, and 2 Doxa in the next turn', () => {
    const table = taktika()
      .give(0, { auctoritas: 2, fides: 1, dynamis: 2 })
      .units('monk', 'italia')
      .units('monk', 'illyricum')
    table.activateUnit(0, 'monk', 'italia', 'illyricum').take('seal').finish()
    expect([table.has(0, 'auctoritas'), table.hasSeal(0, 'illyricum')]).toEqual([1, true])
    table.activateUnit(0, 'monk', 'illyricum').take('use').when('pay-for', 'yes')
    expect([table.has(0, 'doxa'), table.has(0, 'fides'), table.hasSeal(0, 'illyricum')]).toEqual([
      2,
      0,
      false,
    ])
  })

  it('§24.3 a land unit crosses a sea only where a ship stands', () => {
    const table = (ship: boolean) => {
      const made = taktika().give(0, { auctoritas: 2, dynamis: 2 }).units('monk', 'italia')
      if (ship) made.units('dromon', 'tyrrhenian')
      return made
        .turn(0)
        .take('action', { action: 'unit' })
        .quiet()
        .when('unit-area', 'area', { area: 'italia' })
        .when('unit-pick', 'unit', { unit: 'monk' })
    }
    expect([
      table(false).offers('area', { area: 'africa' }),
      table(true).offers('area', { area: 'africa' }),
    ]).toEqual([false, true])
  })

  it('§24.8 [D61] the same unit places a Seal or uses its ability, not both', () => {
    const table = taktika()
      .give(0, { auctoritas: 2, fides: 1, dynamis: 2 })
      .units('monk', 'oriens')
      .seal(0, 'oriens')
    table.activateUnit(0, 'monk', 'oriens', 'aegyptus').take('seal')
    expect(table.offers('use')).toBe(false)
    expect(table.hasSeal(0, 'oriens')).toBe(true)
  })

  it('§24.4 §24.5 a ship goes two steps by land or sea, a building none', () => {
    const table = taktika().give(0, { auctoritas: 2, dynamis: 2 }).units('dromon', 'tyrrhenian').turn(0)
    table.take('action', { action: 'unit' }).quiet()
    const areas = table.pending[0]?.choices.flatMap((choice) => (choice.do === 'area' ? [choice.area] : []))
    expect(areas).toEqual(
      expect.arrayContaining(['italia', 'africa', 'adriatic', 'libyan', 'aegean', 'illyricum']),
    )
    expect(areas).not.toContain('euxine')
    const church = taktika().give(0, { auctoritas: 2, dynamis: 2 }).units('church', 'italia').turn(0)
    expect(church.take('action', { action: 'unit' }).quiet().prompt).toBe('unit-use')
  })

  it('§24.5 the speeds of all units', () => {
    const { units } = taktika().game.tables
    expect(Object.fromEntries(UNITS.map((unit, index) => [unit, units[index]?.speed]))).toEqual({
      ...Object.fromEntries(['caravan', 'cataphract', 'trading-ship', 'dromon'].map((unit) => [unit, 2])),
      ...Object.fromEntries(
        ['senator', 'merchant', 'priest', 'monk', 'legion', 'siege-tower'].map((unit) => [unit, 1]),
      ),
      ...Object.fromEntries(
        ['aqueduct', 'hippodrome', 'church', 'monastery', 'hagia-sophia', 'fortifications'].map((unit) => [
          unit,
          0,
        ]),
      ),
    })
  })

  it('§24.1 several units of one area, each for 1 Auctoritas, as long as there is some', () => {
    const table = taktika().give(0, { auctoritas: 2, dynamis: 2 }).units('monk', 'italia', 3)
    table.activateUnit(0, 'monk', 'italia').take('done')
    table.take('unit', { unit: 'monk' }).take('stay').take('done')
    expect([table.has(0, 'auctoritas'), table.has(0, 'dynamis'), table.pending]).toEqual([0, 1, []])
  })

  it('§24.6 one Seal of each player in an area', () => {
    const table = taktika()
      .give(0, { auctoritas: 2, dynamis: 2 })
      .units('monk', 'italia')
      .seal(0, 'italia')
      .seal(1, 'illyricum')
    table.activateUnit(0, 'monk', 'italia')
    expect(table.offers('seal')).toBe(false)
    table.when('unit-use', 'done')
    table.activateUnit(0, 'monk', 'italia', 'illyricum')
    expect(table.offers('seal')).toBe(true)
  })

  it('§24.9 one Seal pays for one ability', () => {
    const table = taktika()
      .give(0, { auctoritas: 2, fides: 2, dynamis: 2 })
      .units('monk', 'italia', 2)
      .seal(0, 'italia')
    table.activateUnit(0, 'monk', 'italia').take('use').take('unit', { unit: 'monk' }).take('stay')
    expect(table.offers('use')).toBe(false)
  })

  it('§23.7 §24.13 six Seals; a removed one can be placed again', () => {
    const six = ['italia', 'illyricum', 'thracia', 'oriens', 'aegyptus', 'africa'] as const
    const table = taktika()
      .give(0, { auctoritas: 4, fides: 1, dynamis: 4 })
      .units('dromon', 'aegean')
      .units('monk', 'italia')
      .seal(0, ...six)
    table.activateUnit(0, 'dromon', 'aegean')
    expect(table.offers('seal')).toBe(false)
    table.when('unit-use', 'done')
    table.activateUnit(0, 'monk', 'italia').take('use')
    table.activateUnit(0, 'dromon', 'aegean')
    expect(table.offers('seal')).toBe(true)
  })
})
