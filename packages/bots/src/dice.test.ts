import { die, fastChance } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { diceIn, partOf } from './dice.ts'

it.each([1, 2, 3, 6])('throws one die into each of %i parts of its sides', (parts) => {
  const chance = fastChance(5)
  for (let part = 0; part < parts; part++)
    for (let again = 0; again < 20; again++) {
      const dice = diceIn(chance, part, parts)
      expect(partOf(dice, parts)).toBe(part)
      const side = die(dice)
      expect(side).toBeGreaterThan((part * 6) / parts)
      expect(side).toBeLessThanOrEqual(((part + 1) * 6) / parts)
    }
})

it('looks at the next die without throwing it', () => {
  const chance = fastChance(9)
  const before = JSON.stringify(chance)
  partOf(chance, 3)
  expect(JSON.stringify(chance)).toBe(before)
})
