import { expect, it } from 'vitest'
import type { StoredMatch } from '../store/matchStore.ts'
import { waitsForPerson } from './useMatches.ts'

const seats = [{ player: 'human' }, { player: 'novice' }]
const match = (facts: object): StoredMatch => ({ file: { seats }, ...facts }) as unknown as StoredMatch

it('a match waits for a person while it goes on and asks one, or has just begun', () => {
  expect(waitsForPerson(match({ glance: { waiting: [0] } }))).toBe(true)
  expect(waitsForPerson(match({}))).toBe(true)
  expect(waitsForPerson(match({ glance: { waiting: [1] } }))).toBe(false)
  expect(waitsForPerson(match({ glance: { waiting: [0] }, result: {} }))).toBe(false)
})
