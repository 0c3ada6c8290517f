import { words } from '@hippodrome/court/words/en'
import { expect, it } from 'vitest'
import { discountersOf } from './groups.ts'

const { faces } = words
const blank = { id: '', name: '', text: '', levels: [], intrigue: false, taktika: false, produces: {} }
const cards = new Map(
  [
    { id: 'small', name: 'Mundus', types: ['stratiotika'] as const, levels: [1] },
    { id: 'great', name: 'Narses', types: ['palatine', 'stratiotika'] as const, levels: [3, 2] },
  ].map((one) => [one.id, { ...blank, ...one, cost: 5, origin: 'rulebook' as const }] as const),
)
const card = (id: string) => cards.get(id) ?? { ...blank, types: [], cost: 0, origin: 'rulebook' as const }
const spear = {
  ...blank,
  name: 'Spears',
  types: ['stratiotika'] as const,
  cost: 6,
  origin: 'rulebook' as const,
}
const owner = { played: [{ card: 'small' }, { card: 'great' }] }
const by = (price: number, more: object = {}) =>
  discountersOf(spear, price, { ...owner, ...more }, card, faces.patron)

it('§9.3 names the one Hero who lowers a price most, and nobody where nothing is lower', () => {
  expect(by(4)).toEqual(['Narses'])
  expect(by(6)).toEqual([])
})

it('§9.4 a Hero who lies face down lowers nothing', () => {
  expect(by(5, { played: [{ card: 'small' }, { card: 'great', down: true }] })).toEqual(['Mundus'])
})

it('§23.6 names the Patron for what no Hero explains', () => {
  const [patron = ''] = faces.ids.patrons
  expect(by(3, { patron })).toEqual(['Narses', faces.patron(patron)?.name])
  expect(by(5, { patron, played: [] })).toEqual([faces.patron(patron)?.name])
  expect(by(4, { patron })).toEqual(['Narses'])
})
