import { configure } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { court } from '../index.ts'
import { cardTable } from '../testing/cardTable.ts'
import { AREAS, RESOURCES, TYPES, UNITS } from '../vocabulary.ts'

const tables = court.tables(configure(court, { seats: 4, options: {} }))
const bits = (mask: number): number => TYPES.filter((_, type) => mask & (1 << type)).length

describe('words and components (chapters 1 and 2)', () => {
  it('§1.2 “any Resource” never means Nomisma, Doxa or Dynamis', () => {
    const table = cardTable().give(0, { nomisma: 9, doxa: 5, dynamis: 2 }).hand(0, 'E078').playing(0, 'E078')
    const goods = table.pending[0]?.choices.flatMap((choice) => (choice.do === 'good' ? [choice.good] : []))
    expect(goods).toEqual(RESOURCES)
  })

  it('§1.4 [D19] who would lose more than there is loses what there is, Doxa included', () => {
    const table = cardTable({ event: 'EV-II-02' }).give(0, { nomisma: 1, doxa: 2 }).give(1, { virtus: 1 })
    table.contribute({}, { virtus: 1 }).quiet()
    expect([table.has(0, 'nomisma'), table.has(0, 'doxa')]).toEqual([0, 0])
  })

  it('§1.5 a card of two types has both, for discounts and for Quests alike', () => {
    const table = cardTable()
      .give(0, { nomisma: 9, dynamis: 2 })
      .inPlay(0, 'E042')
      .hand(0, 'E054')
      .playing(0, 'E054')
    expect(table.has(0, 'nomisma')).toBe(9 - (5 - 3))
  })

  it('§1.6 §2.2 Heroes have a Level for each of their types, others none, and Intrigue produces nothing', () => {
    for (const { hero, levels, types, intrigue, produces, cost } of tables.cards) {
      const ranked = levels.filter((level) => level > 0)
      expect(ranked).toHaveLength(hero ? bits(types) : 0)
      expect(bits(types)).toBeGreaterThan(0)
      expect(bits(types)).toBeLessThan(3)
      if (intrigue) expect(produces.every((n) => n === 0)).toBe(true)
      expect(cost).toBeGreaterThan(0)
    }
  })

  it('§1.7 a face-down card is still in play', () => {
    const table = cardTable().inPlay(0, 'E050')
    table.game.players.down = [table.game.tables.cardNumber.get('E050') ?? -1]
    table.run({ step: 'bonuses', local: {} })
    expect(table.told).toContainEqual({ kind: 'end-score', seat: 0, what: 'cost', total: 5, doxa: 6 })
  })

  it('§1.8 §2.6 sixteen kinds of unit in four types, 93 in all, none of them Rustica', () => {
    expect(Object.fromEntries(UNITS.map((unit, index) => [unit, tables.units[index]?.count]))).toEqual({
      senator: 10,
      aqueduct: 3,
      hippodrome: 3,
      merchant: 10,
      caravan: 7,
      'trading-ship': 7,
      priest: 10,
      monk: 10,
      church: 3,
      monastery: 3,
      'hagia-sophia': 1,
      legion: 10,
      cataphract: 7,
      fortifications: 3,
      'siege-tower': 3,
      dromon: 3,
    })
    expect(tables.units.reduce((sum, { count }) => sum + count, 0)).toBe(93)
    expect(new Set(tables.units.map(({ type }) => TYPES[type]))).toEqual(
      new Set(['palatine', 'emporion', 'ecclesiastical', 'stratiotika']),
    )
  })

  it('§1.9 Initiative order is the order of the positions, with gaps', () => {
    const table = cardTable({ seats: 3 })
      .give(0, { auctoritas: 1 })
      .give(1, { auctoritas: 1 })
      .give(2, { auctoritas: 1 })
    table.game.initiative.track.splice(0, 4, 2, -1, 0, 1)
    const order: number[] = []
    table.run({ step: 'influence', local: { at: 0 } })
    while (table.prompt === 'vote-option') {
      order.push(table.pending[0]?.seat ?? -1)
      table.take('pass')
    }
    expect(order).toEqual([2, 0, 1])
  })

  it('§1.10 [D20] the Scepter breaks ties, also one’s own; without it the Ring does', () => {
    const tied = (track: readonly number[], ring: number) => {
      const table = cardTable({ seats: 3 }).give(0, { fides: 1 }).give(1, { fides: 1 }).give(2, { fides: 1 })
      table.game.initiative.track.splice(0, 4, ...track)
      table.game.ring = ring
      return table.contribute({ fides: 1 }, { fides: 1 }, { fides: 1 }).quiet()
    }
    const scepter = tied([0, 1, 2, -1], 0)
    expect(scepter.pending.map(({ seat, prompt }) => [seat, prompt])).toEqual([[2, 'break-tie']])
    expect(scepter.take('seat', { seat: 2 }).told).toContainEqual({ kind: 'victorious', seat: 2 })
    expect(tied([0, 1, -1, 2], 1).pending[0]?.seat).toBe(1)
  })

  it('§1.11 Doxa is scored at once', () => {
    const table = cardTable().give(0, { nomisma: 9, dynamis: 2 }).hand(0, 'E020', 'E011').playing(0, 'E020')
    expect(table.has(0, 'doxa')).toBe(1)
    expect(table.prompt).toBe('play-card')
  })

  it('§2.4 §2.5 [D49] Options of an Event differ in requirements and units; only ships go to sea', () => {
    for (const { solo, trial, options, bidDoxa } of tables.events) {
      if (solo) continue
      expect(options).toHaveLength(trial ? 1 : 2)
      expect(bidDoxa).toHaveLength(trial ? 4 : 0)
      for (const { units } of options)
        for (const { unit, area } of units)
          if (tables.areas[area]?.sea) expect(tables.units[unit]?.ship).toBe(true)
      const lands = new Set(
        options.flatMap(({ units }) => units.flatMap(({ area }) => (tables.areas[area]?.sea ? [] : [area]))),
      )
      expect(lands.size).toBeLessThan(2)
    }
  })

  it('§2.8 [D48] six territories and six seas, whose borders lead both ways', () => {
    expect(tables.areas.map(({ sea }) => sea)).toEqual(AREAS.map((_, area) => area >= 6))
    tables.areas.forEach(({ ships, shores }, area) => {
      for (const to of ships) expect(tables.areas[to]?.ships).toContain(area)
      if (area >= 6) expect(shores).toHaveLength(2)
    })
  })

  it('§2.10 six kinds of unit are buildings, and no building moves', () => {
    expect(UNITS.filter((_, unit) => tables.units[unit]?.building)).toEqual([
      'aqueduct',
      'hippodrome',
      'church',
      'monastery',
      'hagia-sophia',
      'fortifications',
    ])
    for (const { building, speed } of tables.units) if (building) expect(speed).toBe(0)
  })

  it('§22.8 what units cost in Solo', () => {
    const cost = (unit: (typeof UNITS)[number]) =>
      Object.fromEntries(
        RESOURCES.flatMap((good, index) => {
          const n = tables.units[UNITS.indexOf(unit)]?.cost[index] ?? 0
          return n > 0 ? [[good, n]] : []
        }),
      )
    expect(cost('senator')).toEqual({ civicus: 2 })
    expect(cost('hippodrome')).toEqual({ civicus: 2, lapis: 2 })
    expect(cost('hagia-sophia')).toEqual({ fides: 4, lapis: 3, lignum: 1 })
    expect(cost('siege-tower')).toEqual(cost('dromon'))
    expect(UNITS.map((unit) => Object.values(cost(unit)).reduce((sum, n) => sum + n, 0))).toEqual([
      2, 3, 4, 2, 3, 2, 2, 2, 3, 3, 8, 2, 3, 3, 3, 3,
    ])
  })
})
