import { describe, expect, it } from 'vitest'
import { cardTable } from '../testing/cardTable.ts'
import type { Bag } from '../types.ts'
import type { Good } from '../vocabulary.ts'

/** Cards that only give goods when they are played. */
const gains: readonly (readonly [name: string, gain: Bag])[] = [
  ['E011 Silentiary of the Sacred Palace', { auctoritas: 2 }],
  ['E016 Agens in Rebus', { dynamis: 1 }],
  ['E018 Count of the Aqueducts', { lapis: 1 }],
  ['E020 Claque of the Blues', { doxa: 1 }],
  ['E033 Deaconesses of the Great Church', { fides: 1 }],
  ['E035 Skeuophylax of the Vessels', { nomisma: 3 }],
  ['E037 Stylite of the Wondrous Mountain', { doxa: 1 }],
  ['E050 Head of Fortifications', { lapis: 1 }],
  ['E055 Imperial Guard', { auctoritas: 2 }],
  ['E056 Elite Retainers', { dynamis: 1 }],
  ['E057 Palace Guard', { civicus: 1 }],
  ['E058 Border Defence', { virtus: 1 }],
  ['E059 Border Defense', { virtus: 1 }],
  ['E073 Moneychangers of the Augustaion', { nomisma: 3 }],
  ['E074 Purple-Dyers of Tyre', { auctoritas: 2 }],
  ['E090 Wheat Farmers of the Fayum', { frumentum: 1 }],
  ['E091 Quarrymen of Proconnesus', { lapis: 1 }],
  ['E092 Woodcutters of Bithynia', { lignum: 1 }],
  ['E095 Horse Breeders of Cappadocia', { dynamis: 1 }],
]

const idOf = (name: string): string => name.slice(0, 4)

const plus = (bag: Bag, gain: Bag): Bag => {
  const sum: { [good in Good]?: number } = { ...bag }
  for (const [good, n] of Object.entries(gain)) sum[good as Good] = (sum[good as Good] ?? 0) + n
  return sum
}

describe('cards that give goods at once', () => {
  it.each(gains)('%s: gives %o once, when played, and costs what is printed', (name, gain) => {
    const id = idOf(name)
    const table = cardTable().give(0, { nomisma: 10, doxa: 5, dynamis: 2 }).hand(0, id).playing(0, id)
    const cost = table.game.tables.cards.find((card) => card.id === id)?.cost ?? 0
    expect(table.bag(0)).toEqual(plus({ nomisma: 10 - cost, doxa: 5, dynamis: 1 }, gain))
    table.finish()
    expect(table.bag(0)).toEqual(plus({ nomisma: 10 - cost, doxa: 5, dynamis: 1 }, gain))
  })

  it.each(gains)('%s: may not be played without its cost, and gives nothing from hand', (name) => {
    const id = idOf(name)
    const table = cardTable().give(0, { nomisma: 2, dynamis: 2 }).hand(0, id).turn(0)
    table.take('action', { action: 'play' }).quiet()
    expect(table.offers('card', { card: id })).toBe(false)
    expect(table.bag(0)).toEqual({ nomisma: 2, dynamis: 1 })
  })

  it.each(gains)('%s: gives the same in Solo', (name, gain) => {
    const id = idOf(name)
    const table = cardTable({ mode: 'solo' }).give(0, { nomisma: 10, doxa: 5, dynamis: 2 }).hand(0, id)
    table.playing(0, id)
    const cost = table.game.tables.cards.find((card) => card.id === id)?.cost ?? 0
    expect(table.bag(0)).toEqual(plus({ nomisma: 10 - cost, doxa: 5, dynamis: 1 }, gain))
  })
})

describe('cards that give by count', () => {
  const counts = [
    ['E036 Home Synod', ['E033', 'E037', 'E032'], 'auctoritas', 3],
    ['E052 Military Paymaster', ['E049', 'E050', 'E051', 'E053'], 'nomisma', 4],
    ['E100 Brickmakers of Thrace', ['E090', 'E091', 'E092', 'E094'], 'nomisma', 4],
  ] as const

  it.each(counts)('%s: counts itself, and no more than its maximum', (name, others, good, most) => {
    const id = idOf(name)
    const alone = cardTable().give(0, { nomisma: 10, dynamis: 2 }).hand(0, id)
    const before = alone.has(0, good)
    alone.playing(0, id)
    const cost = alone.game.tables.cards.find((card) => card.id === id)?.cost ?? 0
    const paid = good === 'nomisma' ? cost : 0
    expect(alone.has(0, good) - before + paid).toBe(1)
    const many = cardTable()
      .give(0, { nomisma: 10, dynamis: 2 })
      .inPlay(0, ...others)
      .hand(0, id)
    const had = many.has(0, good)
    many.playing(0, id)
    expect(many.has(0, good) - had + paid).toBe(most)
  })

  it.each(counts)('%s: does not count cards of other players, nor of other types', (name, others, good) => {
    const id = idOf(name)
    const table = cardTable()
      .give(0, { nomisma: 10, dynamis: 2 })
      .inPlay(1, ...others)
      .inPlay(0, 'E011')
      .hand(0, id)
    const cost = table.game.tables.cards.find((card) => card.id === id)?.cost ?? 0
    table.playing(0, id)
    expect(table.has(0, good)).toBe(good === 'nomisma' ? 10 - cost + 1 : 1)
  })
})

describe('cards that give a choice', () => {
  it('E078 Fur Traders of Cherson: any one of the seven Resources, never Nomisma', () => {
    const table = cardTable().give(0, { nomisma: 5, dynamis: 2 }).hand(0, 'E078').playing(0, 'E078')
    expect(table.pending[0]?.choices).toHaveLength(7)
    expect(table.offers('good', { good: 'nomisma' })).toBe(false)
    table.take('good', { good: 'fides' })
    expect(table.bag(0)).toEqual({ fides: 1, dynamis: 1 })
  })

  it('E078 Fur Traders of Cherson: the same in Solo', () => {
    const table = cardTable({ mode: 'solo' }).give(0, { nomisma: 5, doxa: 5, dynamis: 2 }).hand(0, 'E078')
    table.playing(0, 'E078').take('good', { good: 'virtus' })
    expect(table.has(0, 'virtus')).toBe(1)
  })

  it('E093 Isaurian Masons: Lapis or Virtus, and nothing else', () => {
    const table = cardTable().give(0, { nomisma: 5, dynamis: 2 }).hand(0, 'E093').playing(0, 'E093')
    expect(table.pending[0]?.choices).toEqual([
      { do: 'good', good: 'lapis' },
      { do: 'good', good: 'virtus' },
    ])
    table.take('good', { good: 'virtus' })
    expect(table.bag(0)).toEqual({ virtus: 1, dynamis: 1 })
  })

  it.each(['E034 Hospice of Sampson', 'E075 Spice Factors of Clysma'])(
    '%s: §13.8 exchanges up to 2 Resources for others, and may stop earlier',
    (name) => {
      const id = idOf(name)
      const table = cardTable().give(0, { nomisma: 5, lapis: 2, dynamis: 2 }).hand(0, id).playing(0, id)
      expect(table.offers('trade', { give: 'lapis', take: 'lapis' })).toBe(false)
      expect(table.offers('trade', { give: 'lapis', take: 'nomisma' })).toBe(false)
      table.take('trade', { give: 'lapis', take: 'fides' }).take('done')
      expect([table.has(0, 'lapis'), table.has(0, 'fides')]).toEqual([1, 1])
      const both = cardTable().give(0, { nomisma: 5, lapis: 3, dynamis: 2 }).hand(0, id).playing(0, id)
      both.take('trade', { give: 'lapis', take: 'fides' }).take('trade', { give: 'fides', take: 'virtus' })
      expect([both.has(0, 'lapis'), both.has(0, 'fides'), both.has(0, 'virtus')]).toEqual([2, 0, 1])
      expect(both.offers('trade')).toBe(false)
    },
  )

  it.each(['E034 Hospice of Sampson', 'E075 Spice Factors of Clysma'])(
    '%s: asks nothing without a Resource',
    (name) => {
      const table = cardTable().give(0, { nomisma: 5, dynamis: 2 }).hand(0, idOf(name)).playing(0, idOf(name))
      expect(table.idle).toBe(true)
    },
  )

  it('E053 Germanic Mercenaries: 2 Nomisma for 2 Virtus, if one likes', () => {
    const hired = cardTable()
      .give(0, { nomisma: 7, dynamis: 2 })
      .hand(0, 'E053')
      .playing(0, 'E053')
      .take('yes')
    expect(hired.bag(0)).toEqual({ virtus: 2, dynamis: 1 })
    const refused = cardTable()
      .give(0, { nomisma: 7, dynamis: 2 })
      .hand(0, 'E053')
      .playing(0, 'E053')
      .take('no')
    expect(refused.bag(0)).toEqual({ nomisma: 2, dynamis: 1 })
    const poor = cardTable().give(0, { nomisma: 6, dynamis: 2 }).hand(0, 'E053').playing(0, 'E053')
    expect(poor.idle).toBe(true)
  })

  it('E096 Millers of the Janiculum: 1 Frumentum for 2 cards and 1 Nomisma, if one likes', () => {
    const table = cardTable()
      .give(0, { nomisma: 5, frumentum: 1, dynamis: 2 })
      .hand(0, 'E096')
      .playing(0, 'E096')
    table.take('yes')
    expect(table.bag(0)).toEqual({ nomisma: 1, dynamis: 1 })
    expect(table.handIds(0)).toHaveLength(2)
    const none = cardTable().give(0, { nomisma: 5, dynamis: 2 }).hand(0, 'E096').playing(0, 'E096')
    expect(none.idle).toBe(true)
  })
})
