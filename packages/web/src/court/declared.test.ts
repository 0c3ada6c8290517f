import type { CourtEntry } from '@hippodrome/court'
import { expect, it } from 'vitest'
import { declaredIn } from './declared.ts'

const declares: CourtEntry = { kind: 'action', seat: 0, action: 'play', free: false }
const plays = (seat: number): CourtEntry => ({ kind: 'played', seat, card: 'E105', cost: {} })
const chain = (seat: number) => [{ seat, card: 'E105' }]

it('the action of a window is the one that its question names', () => {
  expect(declaredIn({ actor: 1, action: 'buy' }, [], [])).toEqual({ actor: 1, action: 'buy' })
})

it('a card that answers an action is told with it, for whoever answers the card', () => {
  expect(declaredIn({}, chain(1), [declares, plays(1)])).toEqual({ actor: 0, action: 'play' })
})

it('a card of somebody’s own turn, or after something else, answers no action', () => {
  expect(declaredIn({}, chain(0), [declares, plays(0)])).toBeUndefined()
  expect(declaredIn({}, chain(1), [declares, { kind: 'passed', seat: 0 }, plays(1)])).toBeUndefined()
  expect(declaredIn({}, [], [declares])).toBeUndefined()
})
