import type { CourtEntry, CourtView } from '@hippodrome/court'
import { words } from '@hippodrome/court/words'
import { expect, it } from 'vitest'
import { newsOf, spotsOf } from './news.ts'

const at = {
  words: words.en,
  language: 'en',
  view: { events: [{ event: 'E1' }, { event: 'E2' }] } as unknown as CourtView,
} as unknown as Parameters<typeof newsOf>[1]

const activated: CourtEntry = {
  kind: 'activated',
  seat: 1,
  cards: ['A', 'B'],
  gain: { fides: 2, nomisma: 1 },
}

it('lists what came of it with its gain', () => {
  expect(newsOf(activated, at)).toMatchObject({ gain: '+2 Fides, +1 Nomisma' })
  expect(newsOf({ kind: 'trial', seat: 1, place: 1, doxa: 5 }, at)).toMatchObject({ gain: '+5 Doxa' })
  expect(newsOf({ kind: 'sold', seat: 1, good: 'fides', price: 4 }, at)).toMatchObject({ gain: '+4 Nomisma' })
  expect(newsOf({ kind: 'bought', seat: 1, good: 'fides', price: 3 }, at)).toMatchObject({
    gain: '−3 Nomisma',
  })
  const [casket = ''] = words.en.faces.ids.caskets
  expect(newsOf({ kind: 'position', seat: 1, position: 'robes', casket }, at)?.gain).toMatch(/^\+\d /)
})

it('lists what an Event came to before what a player bought', () => {
  const rank = (entry: CourtEntry) => newsOf(entry, at)?.rank ?? 0
  const outcome = rank({ kind: 'fulfilled', event: 'E2', option: 1 })
  const card = rank({ kind: 'played', seat: 1, card: 'A', cost: {} })
  const bought = rank({ kind: 'bought', seat: 1, good: 'fides', price: 3 })
  expect([outcome > card, card > bought, bought > 0]).toEqual([true, true, true])
})

it('leaves out what does not matter', () => {
  const small: readonly CourtEntry[] = [
    { kind: 'drew', seat: 1, n: 2, from: 'deck' },
    { kind: 'refilled', card: 'A' },
    { kind: 'action', seat: 1, action: 'draw', free: false },
    { kind: 'passed', seat: 1 },
    { kind: 'caskets', caskets: [] },
  ]
  expect(small.map((entry) => newsOf(entry, at))).toEqual(small.map(() => undefined))
})

it('says where it happened', () => {
  expect(spotsOf(activated, at)).toEqual(['card:A', 'card:B'])
  expect(spotsOf({ kind: 'fulfilled', event: 'E2', option: 1 }, at)).toEqual(['event:2'])
  expect(spotsOf({ kind: 'vote', seat: 1, option: 2, n: 3 }, at)).toEqual(['option:2'])
  expect(spotsOf({ kind: 'unit-moved', seat: 1, unit: 'legion', area: 'italia', to: 'africa' }, at)).toEqual([
    'area:africa',
    'area:italia',
  ])
  expect(spotsOf({ kind: 'drew', seat: 1, n: 2, from: 'deck' }, at)).toEqual([])
})
