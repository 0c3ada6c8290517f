import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'
import type { Bag } from '../types.ts'
import type { Area, Good, Resource, Unit } from '../vocabulary.ts'

const idOf = (name: string): string => name.slice(0, 4)

type Substitute = readonly [
  name: string,
  from: Good,
  amount: number,
  option: number,
  as: Resource,
  rest: Bag,
  unit: Unit,
]

const substitutes: readonly Substitute[] = [
  ['E004 Tribonian', 'civicus', 1, 1, 'fides', { fides: 2 }, 'priest'],
  ['E023 Severus of Antioch', 'fides', 1, 2, 'civicus', { civicus: 1, frumentum: 1 }, 'senator'],
  ['E026 Junillus Africanus', 'doxa', 1, 1, 'fides', { fides: 2 }, 'priest'],
  ['E042 Germanus', 'virtus', 1, 1, 'fides', { fides: 2 }, 'priest'],
  ['E063 The Two Silk Smugglers', 'lignum', 1, 1, 'fides', { fides: 2 }, 'priest'],
  ['E064 Julianus Argentarius', 'nomisma', 3, 1, 'fides', { fides: 2 }, 'priest'],
]

const plus = (bag: Bag, good: Good, n: number): Bag => ({ ...bag, [good]: (bag[good] ?? 0) + n })

describe('§13.13 [D41] Heroes who let one good stand for another', () => {
  it.each(substitutes)(
    '%s: §15.5 §15.6 [D16] %s for one missing Resource fulfils the Event',
    (name, from, amount, option, as, rest) => {
      const gift = plus(rest, from, amount)
      const table = cardTable()
        .inPlay(0, idOf(name))
        .option(option)
        .give(0, { ...gift, doxa: 5 + (gift.doxa ?? 0) })
      table.contribute(gift)
      expect(table.prompt).toBe('substitute')
      table.take('good', { good: as }).quiet()
      expect(table.fulfilled).toBe(true)
      expect(table.has(0, from)).toBe(from === 'doxa' ? 8 : from === 'nomisma' ? 0 : from === as ? 1 : 0)
      expect(table.told).toContainEqual({ kind: 'contribution-doxa', seat: 0, doxa: 3 })
    },
  )

  it.each(substitutes)(
    '%s: §15.7 [CB8] what is not declared is returned, and the Event fails',
    (name, from, amount, option, _as, rest) => {
      const gift = plus(rest, from, amount)
      const table = cardTable()
        .inPlay(0, idOf(name))
        .option(option)
        .give(0, { ...gift, doxa: 5 + (gift.doxa ?? 0) })
      table.contribute(gift, {}).take('done').quiet()
      expect(table.game.events.outcomes[0]).toBe(2)
      expect(table.told.filter(({ kind }) => kind === 'substituted')).toEqual([])
    },
  )

  it.each(substitutes)(
    '%s: §10.4 §13.3 once only, and not from under another Hero',
    (name, from, amount, option, as, rest) => {
      const twice = plus(rest, from, amount * 2)
      const table = cardTable()
        .inPlay(0, idOf(name))
        .option(option)
        .give(0, { ...twice, doxa: 9 })
      table.contribute(plus(rest, from, amount)).take('good', { good: as })
      expect(table.prompt).not.toBe('substitute')
      const covered = cardTable()
        .option(option)
        .give(0, { ...twice, doxa: 9 })
      const leader = { E004: 'E001', E023: 'E001', E026: 'E001', E042: 'E041', E063: 'E061', E064: 'E061' }[
        idOf(name)
      ]
      covered.bandon(0, leader ?? '', idOf(name)).contribute(rest)
      expect(covered.prompt).not.toBe('substitute')
    },
  )

  it.each(substitutes)(
    '%s: §22.21 in Solo it pays for a unit instead',
    (name, from, amount, _option, as, _rest, unit) => {
      const table = cardTable({ mode: 'solo' }).inPlay(0, idOf(name))
      table.give(0, {
        doxa: 5,
        dynamis: 2,
        ...plus({ [as]: 2 }, from, amount),
        ...(from === 'doxa' ? { doxa: 5 } : {}),
      })
      table.build(unit, 'italia')
      table.take('good', { good: as })
      expect(table.unitsAt(unit, 'italia')).toBe(1)
      expect(table.has(0, 'doxa')).toBe(from === 'doxa' ? 6 : 7)
    },
  )
})

describe('Heroes who answer to contributions', () => {
  it('E063 The Two Silk Smugglers: §13.14 [D40] 1 Nomisma for each Resource, also in Solo for each Resource of a unit', () => {
    const table = cardTable()
      .inPlay(0, 'E063')
      .give(0, { fides: 3, doxa: 5 })
      .contribute({ fides: 2 }, {})
      .quiet()
    expect(table.told).toContainEqual({ kind: 'gained', seat: 0, gain: { nomisma: 2 }, source: 'E063' })
    const solo = cardTable({ mode: 'solo' })
      .inPlay(0, 'E063')
      .give(0, { virtus: 1, frumentum: 1, doxa: 5, dynamis: 2 })
    solo.build('legion', 'italia')
    expect(solo.has(0, 'nomisma')).toBe(2)
  })

  it('E044 John, Nephew of Vitalian: 1 Nomisma for each Virtus, none for other Resources', () => {
    const table = cardTable({ event: 'EV-I-08' })
      .option(2)
      .inPlay(0, 'E044')
      .give(0, { virtus: 2, lignum: 1, doxa: 5 })
    table.contribute({ virtus: 2, lignum: 1 }, {}).quiet()
    expect(table.told).toContainEqual({ kind: 'gained', seat: 0, gain: { nomisma: 2 }, source: 'E044' })
    const solo = cardTable({ mode: 'solo' })
      .inPlay(0, 'E044')
      .give(0, { virtus: 2, frumentum: 1, doxa: 5, dynamis: 2 })
    solo.build('cataphract', 'italia')
    expect(solo.has(0, 'nomisma')).toBe(2)
  })

  it('E087 Nicholas of Sion: 2 Nomisma for each Frumentum', () => {
    const table = cardTable().option(2).inPlay(0, 'E087').give(0, { civicus: 2, frumentum: 1, doxa: 5 })
    table.contribute({ civicus: 2, frumentum: 1 }, {}).quiet()
    expect(table.told).toContainEqual({ kind: 'gained', seat: 0, gain: { nomisma: 2 }, source: 'E087' })
    const solo = cardTable({ mode: 'solo' })
      .inPlay(0, 'E087')
      .give(0, { civicus: 1, frumentum: 2, doxa: 5, dynamis: 2 })
    solo.build('caravan', 'italia')
    expect(solo.has(0, 'nomisma')).toBe(4)
  })
})

describe('Heroes who answer to the outcome', () => {
  const contributed = [
    ['E021 Menas, Patriarch of Constantinople', 'fides', 'priest', { fides: 2 }],
    ['E085 Chryses of Alexandria', 'lapis', 'aqueduct', { civicus: 1, lapis: 2 }],
  ] as const

  it.each(contributed)('%s: 1 Doxa for a fulfilled Event to which one gave %s', (name, good) => {
    const requires: Bag = { fides: 2, lapis: 1 }
    const table = cardTable({ event: 'EV-I-05' }).inPlay(0, idOf(name)).give(0, requires).give(1, requires)
    table.contribute({ [good]: 1 }, requires).quiet()
    expect(table.fulfilled).toBe(true)
    expect(table.has(0, 'doxa')).toBe(2)
    const without = cardTable({ event: 'EV-I-05' })
      .inPlay(0, idOf(name))
      .give(1, requires)
      .contribute({}, requires)
      .quiet()
    expect(without.has(0, 'doxa')).toBe(0)
    const failed = cardTable({ event: 'EV-I-05' })
      .inPlay(0, idOf(name))
      .give(0, requires)
      .contribute({ [good]: 1 }, {})
      .quiet()
    expect(failed.has(0, 'doxa')).toBe(1)
  })

  it.each(contributed)('%s: in Solo for each unit paid with %s', (name, good, unit, cost) => {
    const table = cardTable({ mode: 'solo' })
      .inPlay(0, idOf(name))
      .give(0, { ...cost, doxa: 5, dynamis: 2 })
    table.build(unit, 'italia')
    const spent = Object.values(cost).reduce((sum, n) => sum + n, 0)
    expect(table.has(0, 'doxa')).toBe(5 + spent + 1)
    expect(table.has(0, good)).toBe(0)
  })

  it('E008 Porphyrius the Charioteer: 1 Auctoritas and 2 Nomisma when Victorious, in Solo when an Event is met', () => {
    const table = cardTable().inPlay(0, 'E008').give(0, { fides: 3 }).contribute({ fides: 3 }, {}).quiet()
    expect([table.has(0, 'auctoritas'), table.has(0, 'nomisma')]).toEqual([5, 2])
    const other = cardTable().inPlay(0, 'E008').give(1, { fides: 3 }).contribute({}, { fides: 3 }).quiet()
    expect(other.bag(0)['nomisma']).toBeUndefined()
    const solo = cardTable({ mode: 'solo' })
      .inPlay(0, 'E008')
      .give(0, { doxa: 5 })
      .units('trading-ship', 'tyrrhenian')
    solo.run({ step: 'solo-resolve', local: {} })
    expect([solo.has(0, 'auctoritas'), solo.has(0, 'nomisma')]).toEqual([1, 7])
  })

  it('E041 Belisarius: 1 Doxa more when Victorious, none when somebody else is', () => {
    const table = cardTable().inPlay(0, 'E041').give(0, { fides: 3 }).contribute({ fides: 3 }, {}).quiet()
    expect(table.has(0, 'doxa')).toBe(4)
    const other = cardTable().inPlay(0, 'E041').give(1, { fides: 3 }).contribute({}, { fides: 3 }).quiet()
    expect(other.has(0, 'doxa')).toBe(0)
    const solo = cardTable({ mode: 'solo' })
      .inPlay(0, 'E041')
      .give(0, { doxa: 5 })
      .units('trading-ship', 'tyrrhenian')
    solo.run({ step: 'solo-resolve', local: {} })
    expect(solo.has(0, 'doxa')).toBe(6)
  })

  it('E024 Sabas the Sanctified: 1 Fides and 1 Frumentum when an Event is cancelled, not when it is fulfilled', () => {
    const table = cardTable()
      .inPlay(0, 'E024')
      .give(0, { nomisma: 9 })
      .contribute({}, {})
      .take('seat', { seat: 0 })
      .quiet()
    expect([table.has(0, 'fides'), table.has(0, 'frumentum')]).toEqual([1, 1])
    const met = cardTable().inPlay(0, 'E024').give(1, { fides: 3 }).contribute({}, { fides: 3 }).quiet()
    expect([met.has(0, 'fides'), met.has(0, 'frumentum')]).toEqual([0, 0])
    const solo = cardTable({ mode: 'solo' })
      .inPlay(0, 'E024')
      .give(0, { doxa: 5 })
      .run({ step: 'solo-resolve', local: {} })
    expect([solo.has(0, 'fides'), solo.has(0, 'doxa')]).toEqual([1, 3])
  })

  it('E086 Dioscorus of Aphrodito: §13.21 [CA14] exactly one relief of the Consequences', () => {
    const defeated = (what: string) => {
      const table = cardTable({ event: 'EV-II-04' })
        .inPlay(0, 'E086')
        .give(0, { nomisma: 9, frumentum: 1, doxa: 5 })
      table.contribute({}, {}).take('seat', { seat: 0 }).take('ease', { what }).quiet()
      return [table.has(0, 'nomisma'), table.has(0, 'frumentum'), table.has(0, 'doxa')]
    }
    expect(defeated('nomisma')).toEqual([7, 0, 5])
    expect(defeated('resources')).toEqual([3, 1, 5])
    const solo = cardTable({ mode: 'solo' })
      .inPlay(0, 'E086')
      .give(0, { doxa: 5 })
      .run({ step: 'solo-resolve', local: {} })
    if (solo.prompt === 'ease-consequence') solo.take('ease', { what: 'doxa' })
    expect(solo.has(0, 'doxa')).toBe(4)
  })

  const placing = [
    [
      'E022 Eutychius of Amaseia',
      'EV-I-01',
      { fides: 3 },
      'EV-I-08',
      { civicus: 2, auctoritas: 1 },
      { fides: 1 },
    ],
    [
      'E081 Anthemius of Tralles',
      'EV-I-05',
      { fides: 2, lapis: 1 },
      'EV-I-01',
      { fides: 3 },
      { lapis: 1, doxa: 1 },
    ],
  ] as const

  it.each(placing)(
    '%s: when such a unit is placed by anybody, and by no other',
    (name, event, gift, else_, other, gain) => {
      const id = idOf(name)
      const table = cardTable({ event }).inPlay(0, id).give(1, gift).contribute({}, gift).quiet()
      expect(table.bag(0)).toMatchObject(gain)
      const none = cardTable({ event: else_ }).inPlay(0, id).give(1, other).contribute({}, other).quiet()
      for (const good of Object.keys(gain)) expect(none.has(0, good as Good)).toBe(0)
    },
  )

  it.each([
    ['E022 Eutychius of Amaseia', 'monk', { fides: 1, frumentum: 1 }, { fides: 1 }],
    ['E081 Anthemius of Tralles', 'church', { fides: 2, lapis: 1 }, { lapis: 1 }],
  ] as const)('%s: in Solo when it is built', (name, unit, cost, gain) => {
    const table = cardTable({ mode: 'solo' })
      .inPlay(0, idOf(name))
      .give(0, { ...cost, doxa: 5, dynamis: 2 })
    table.build(unit, 'italia' satisfies Area)
    expect(table.bag(0)).toMatchObject(gain)
  })

  it('E081 Anthemius of Tralles: §13.22 [CA13] not for a building that a card places', () => {
    const table = cardTable().inPlay(0, 'E081').hand(0, 'E110').give(0, { nomisma: 9 })
    table.run({ step: 'end-turn', local: { seat: 0, at: 0, passes: 0 } }).take('intrigue', { card: 'E110' })
    table.take('unit', { unit: 'hippodrome' }).take('area', { area: 'italia' }).take('done')
    expect(table.has(0, 'lapis')).toBe(0)
  })
})
