import type { PowersEntry } from '@hippodrome/powers'
import { expect, it } from 'vitest'
import { newsOf, seatOf, spotsOf } from './news.ts'
import type { PowersSituation } from './usePowers.ts'

const at = {
  view: {
    viewer: 0,
    powers: [{ power: 'byzantium', seat: 0 }, { power: 'bulgaria', seat: 1 }, { power: 'hungary' }],
  },
} as unknown as PowersSituation

const entry = (facts: { readonly kind: PowersEntry['kind'] } & { readonly [name: string]: unknown }) =>
  facts as unknown as PowersEntry

const battle = entry({
  kind: 'battle',
  place: 'thrace',
  attacker: { power: 'bulgaria' },
  defender: { power: 'byzantium' },
  siege: false,
})
const pillaged = entry({ kind: 'pillaged', place: 'thrace', power: 'bulgaria', n: 4 })
const moved = entry({ kind: 'moved', power: 'bulgaria', rebel: false, from: 'serbia', to: 'thrace' })
const destroyed = entry({ kind: 'destroyed', power: 'byzantium', rebel: false, place: 'thrace' })

it('lists what others took with its gain', () => {
  expect(newsOf(pillaged, at)).toMatchObject({ gain: '+$4' })
  expect(newsOf(entry({ kind: 'pillaged', place: 'thrace' }), at)).not.toHaveProperty('gain')
})

it('lists battles before marches, and what befalls the own power before what befalls others', () => {
  const rank = (one: PowersEntry) => newsOf(one, at)?.rank ?? 0
  const elsewhere = entry({ kind: 'destroyed', power: 'hungary', rebel: false, place: 'serbia' })
  expect(rank(battle)).toBeGreaterThan(rank(moved))
  expect(rank(moved)).toBeGreaterThan(0)
  expect(rank(destroyed)).toBeGreaterThan(rank(elsewhere))
})

it('leaves out dice, income and turns', () => {
  const small = [
    entry({ kind: 'combatRoll', power: 'bulgaria' }),
    entry({ kind: 'income', power: 'bulgaria', n: 3 }),
    entry({ kind: 'turn', turn: 2, year: 1000 }),
    entry({ kind: 'powerTurn', power: 'bulgaria' }),
  ]
  expect(small.map((one) => newsOf(one, at))).toEqual(small.map(() => undefined))
})

it('says where it happened', () => {
  expect(spotsOf(moved)).toEqual(['place:thrace', 'place:serbia'])
  expect(spotsOf(battle)).toEqual(['place:thrace'])
  expect(spotsOf(entry({ kind: 'turn', turn: 2, year: 1000 }))).toEqual([])
})

it('says who did it, and never that a player did what befell their power', () => {
  expect([battle, pillaged, moved].map((one) => seatOf(one, at))).toEqual([1, 1, 1])
  expect(seatOf(entry({ kind: 'offered', offer: { from: 'byzantium', to: 'hungary', terms: [] } }), at)).toBe(
    0,
  )
  expect(seatOf(destroyed, at)).toBeUndefined()
  expect(seatOf(entry({ kind: 'moved', power: 'hungary', from: 'serbia', to: 'thrace' }), at)).toBeUndefined()
})
