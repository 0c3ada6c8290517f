import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'
import type { Bag } from '../types.ts'

const idOf = (name: string): string => name.slice(0, 4)

/** Activates a card or the Bandon that it leads, as an action of seat 0. */
function activated(table: ReturnType<typeof cardTable>, card: string) {
  return table.turn(0).take('action', { action: 'activate' }).quiet().when('activate', 'activate', { card })
}

describe('Heroes who answer to an activation', () => {
  it('E001 Theodora: 1 Auctoritas and a card for a Palatine or Ecclesiastical Bandon, once a round', () => {
    for (const mode of ['court', 'solo'] as const) {
      const table = cardTable({ mode })
        .give(0, { doxa: 5, dynamis: 3 })
        .bandon(0, 'E001', 'E011')
        .deckTop('E050')
      activated(table, 'E001')
      expect(table.bag(0)).toMatchObject({ auctoritas: 2, civicus: 2, fides: 1 })
      expect(table.handIds(0)).toEqual(['E050'])
    }
  })

  it('E001 Theodora: nothing for a lone card, nor for a Bandon of other types', () => {
    const lone = activated(cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E001', 'E018'), 'E018')
    expect(lone.bag(0)).toEqual({ civicus: 1, lapis: 1, dynamis: 2 })
    const other = activated(
      cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E001').bandon(0, 'E043', 'E049'),
      'E043',
    )
    expect(other.has(0, 'auctoritas')).toBe(0)
  })

  it('E002 Narses: may exchange a Resource when a Bandon is activated, once a round', () => {
    const table = activated(
      cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E002').bandon(0, 'E043', 'E050'),
      'E043',
    )
    table.take('trade', { give: 'lapis', take: 'fides' })
    expect(table.bag(0)).toEqual({ virtus: 2, fides: 1, nomisma: 1, dynamis: 2 })
    const lone = activated(cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E002', 'E050'), 'E050')
    expect(lone.prompt).not.toBe('trade-resource')
    const solo = cardTable({ mode: 'solo' })
      .give(0, { doxa: 5, dynamis: 3 })
      .inPlay(0, 'E002')
      .bandon(0, 'E043', 'E050')
    expect(activated(solo, 'E043').prompt).toBe('trade-resource')
    solo.take('done')
    expect(solo.has(0, 'fides')).toBe(0)
  })

  const types = [
    ['E005 John the Cappadocian', 'E018', 'E050', { nomisma: 1 }],
    ['E082 Flavius Apion', 'E090', 'E050', { nomisma: 1 }],
  ] as const

  it.each(types)(
    '%s: 1 Nomisma for each card or Bandon of the type, every time',
    (name, fitting, foreign, gain) => {
      const id = idOf(name)
      for (const mode of ['court', 'solo'] as const) {
        const table = activated(
          cardTable({ mode }).give(0, { doxa: 5, dynamis: 3 }).inPlay(0, id, fitting),
          fitting,
        )
        expect(table.bag(0)).toMatchObject(gain)
      }
      const none = activated(cardTable().give(0, { dynamis: 3 }).inPlay(0, id, foreign), foreign)
      expect(none.has(0, 'nomisma')).toBe(0)
    },
  )

  const large = [
    ['E027 Romanos the Melodist', 'E021', ['E033', 'E037'], 'doxa'],
    ['E043 Sittas', 'E041', ['E050', 'E058'], 'virtus'],
  ] as const

  it.each(large)(
    '%s: §10.9 [CB3] for a Bandon of three or more cards of the type',
    (name, leader, others, good) => {
      const id = idOf(name)
      const count = (size: number) => {
        const with_ = cardTable()
          .give(0, { dynamis: 3 })
          .inPlay(0, id)
          .bandon(0, leader, ...others.slice(0, size - 1))
        const without = cardTable()
          .give(0, { dynamis: 3 })
          .bandon(0, leader, ...others.slice(0, size - 1))
        return activated(with_, leader).has(0, good) - activated(without, leader).has(0, good)
      }
      expect([count(2), count(3)]).toEqual([0, 1])
    },
  )

  it.each(large)('%s: §13.4 once a round only, and in Solo too', (name, leader, others, good) => {
    const id = idOf(name)
    const table = cardTable({ mode: 'solo' })
      .give(0, { doxa: 5, dynamis: 3 })
      .inPlay(0, id)
      .bandon(0, leader, ...others)
    activated(table, leader)
    const once = table.has(0, good)
    table.game.players.spent = []
    activated(table, leader)
    const icons = good === 'virtus' ? 3 : 0
    expect(table.has(0, good) - once).toBe(icons)
  })

  it('E084 Isidore of Miletus: §10.1 [CB2] Lapis or Lignum for the Bandon that he leads, not for others', () => {
    const table = activated(cardTable().give(0, { dynamis: 3 }).bandon(0, 'E084', 'E090'), 'E084')
    expect(table.pending[0]?.choices).toEqual([
      { do: 'good', good: 'lapis' },
      { do: 'good', good: 'lignum' },
    ])
    table.take('good', { good: 'lignum' })
    expect(table.bag(0)).toEqual({ lapis: 1, lignum: 1, frumentum: 2, dynamis: 2 })
    const other = activated(
      cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E084').bandon(0, 'E082', 'E090'),
      'E082',
    )
    expect(other.prompt).not.toBe('gain-resource')
    const alone = activated(cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E084'), 'E084')
    expect(alone.prompt).not.toBe('gain-resource')
  })
})

describe('Heroes who answer to drawing and discarding', () => {
  it('E006 Peter the Patrician: 1 Civicus for the action Draw Cards, once a round', () => {
    const table = cardTable().give(0, { auctoritas: 3, dynamis: 3 }).inPlay(0, 'E006').turn(0)
    table.take('action', { action: 'draw' }).quiet().when('draw-way', 'way', { way: 1 })
    expect(table.has(0, 'civicus')).toBe(1)
    table.turn(0).take('action', { action: 'draw' }).quiet().when('draw-way', 'way', { way: 1 })
    expect(table.has(0, 'civicus')).toBe(1)
    const solo = cardTable({ mode: 'solo' })
      .give(0, { auctoritas: 3, doxa: 5, dynamis: 3 })
      .inPlay(0, 'E006')
      .turn(0)
    solo.take('action', { action: 'draw' }).when('draw-way', 'way', { way: 1 })
    expect(solo.has(0, 'civicus')).toBe(1)
  })

  it('E006 Peter the Patrician: not for cards drawn by another effect', () => {
    const table = cardTable()
      .give(0, { nomisma: 9, dynamis: 3 })
      .inPlay(0, 'E006')
      .hand(0, 'E049')
      .playing(0, 'E049')
    expect(table.has(0, 'civicus')).toBe(0)
  })

  it('E007 John Lydus: §8.5 [CA18] drawing costs 1 Auctoritas less, even nothing, once a round', () => {
    const table = cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E007').turn(0)
    table.take('action', { action: 'draw' }).quiet()
    table.when('draw-way', 'way', { way: 1, cost: 0 })
    expect(table.handIds(0)).toHaveLength(2)
    table.turn(0)
    expect(table.offers('action', { action: 'draw' })).toBe(false)
    const dear = cardTable({ mode: 'solo' })
      .give(0, { auctoritas: 1, doxa: 5, dynamis: 3 })
      .inPlay(0, 'E007')
      .offer('E001')
    dear.turn(0).take('action', { action: 'draw' }).take('way', { way: 2, cost: 1 })
    expect(dear.has(0, 'auctoritas')).toBe(0)
  })

  const discards = [
    ['E028 Jacob Baradaeus', { fides: 1 }],
    ['E068 Marcellus the Argyroprates', { nomisma: 2 }],
  ] as const

  it.each(discards)('%s: more for the first card discarded for its gain in a round', (name, gain) => {
    for (const mode of ['court', 'solo'] as const) {
      const table = cardTable({ mode })
        .give(0, { doxa: 5, dynamis: 3 })
        .inPlay(0, idOf(name))
        .hand(0, 'E011', 'E050')
      table.turn(0).take('discard', { card: 'E011' }).take('discard', { card: 'E050' })
      const expected: Bag = { auctoritas: 2, nomisma: 4, doxa: 5, dynamis: 3 }
      for (const [good, n] of Object.entries(gain))
        expect(table.has(0, good as 'fides')).toBe((expected[good as 'fides'] ?? 0) + n)
    }
  })

  it.each(discards)(
    '%s: §7.5 [CC6] a card for the hand limit or for the last step is discarded for its gain too',
    (name, gain) => {
      const full = cardTable().inPlay(0, idOf(name))
      full.hand(0, 'E001', 'E002', 'E004', 'E005', 'E006', 'E007', 'E008')
      full.run({ step: 'hand-limit', local: { seat: 0 } }).take('card', { card: 'E001' })
      const last = cardTable().inPlay(0, idOf(name)).hand(0, 'E107', 'E001')
      last.run({ step: 'end-of-game', local: {} }).take('discard', { card: 'E001' })
      for (const table of [full, last])
        expect(table.bag(0)).toEqual({
          auctoritas: 1,
          ...gain,
          nomisma: 2 + ('nomisma' in gain ? gain.nomisma : 0),
        })
    },
  )

  it.each(discards)('%s: §7.5 [D8] nothing for a card that an effect makes one discard', (name) => {
    const table = cardTable()
      .give(0, { nomisma: 4, dynamis: 3 })
      .inPlay(1, idOf(name))
      .hand(0, 'E070')
      .hand(1, 'E011', 'E050')
    table.playing(0, 'E070').take('card', { card: 'E011' })
    expect(table.bag(1)).toEqual({})
  })
})

describe('Heroes who work on their owner’s turn', () => {
  it('E025 Pope Vigilius: 1 Fides for 2 Auctoritas, once a round, only with Fides', () => {
    for (const mode of ['court', 'solo'] as const) {
      const table = cardTable({ mode }).give(0, { fides: 2, doxa: 5, dynamis: 3 }).inPlay(0, 'E025').turn(0)
      table.take('ability', { source: 'E025' })
      expect([table.has(0, 'fides'), table.has(0, 'auctoritas')]).toEqual([1, 2])
      expect(table.offers('ability', { source: 'E025' })).toBe(false)
    }
    const poor = cardTable().give(0, { dynamis: 3 }).inPlay(0, 'E025').turn(0)
    expect(poor.offers('ability')).toBe(false)
  })

  it('E088 Alexander of Tralles: 1 Frumentum for any other Resource, once a round', () => {
    for (const mode of ['court', 'solo'] as const) {
      const table = cardTable({ mode })
        .give(0, { frumentum: 2, lapis: 1, doxa: 5, dynamis: 3 })
        .inPlay(0, 'E088')
        .turn(0)
      table.take('ability', { source: 'E088' })
      expect(table.offers('trade', { give: 'lapis' })).toBe(false)
      table.take('trade', { give: 'frumentum', take: 'virtus' })
      expect([table.has(0, 'frumentum'), table.has(0, 'virtus')]).toEqual([1, 1])
      expect(table.offers('ability')).toBe(false)
    }
    const none = cardTable().give(0, { lapis: 1, dynamis: 3 }).inPlay(0, 'E088').turn(0)
    expect(none.offers('ability')).toBe(false)
  })
})

describe('E083 Procopius of Caesarea', () => {
  it('E083 Procopius of Caesarea: §13.19 [D44] each Rustica card activates one fresh Bandon and marks it', () => {
    const table = cardTable().give(0, { nomisma: 9, dynamis: 3 }).inPlay(0, 'E083').bandon(0, 'E043', 'E049')
    table.hand(0, 'E090', 'E091').playing(0, 'E090').take('activate', { card: 'E043' })
    expect(table.has(0, 'virtus')).toBe(2)
    expect(table.game.players.spent).toContain(table.game.tables.cardNumber.get('E043'))
    table.take('card', { card: 'E091' })
    expect(table.prompt).not.toBe('activate-free')
  })

  it('E083 Procopius of Caesarea: lone cards and cards of other types do nothing; Solo is the same', () => {
    const lone = cardTable()
      .give(0, { nomisma: 9, dynamis: 3 })
      .inPlay(0, 'E083', 'E050')
      .hand(0, 'E090')
      .playing(0, 'E090')
    expect(lone.prompt).not.toBe('activate-free')
    const other = cardTable()
      .give(0, { nomisma: 9, dynamis: 3 })
      .inPlay(0, 'E083')
      .bandon(0, 'E043', 'E049')
      .hand(0, 'E011')
    expect(other.playing(0, 'E011').prompt).not.toBe('activate-free')
    const solo = cardTable({ mode: 'solo' }).give(0, { nomisma: 9, doxa: 5, dynamis: 3 }).inPlay(0, 'E083')
    solo.bandon(0, 'E043', 'E049').hand(0, 'E090').playing(0, 'E090').take('activate', { card: 'E043' })
    expect(solo.has(0, 'virtus')).toBe(2)
  })
})
