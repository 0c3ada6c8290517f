import { expect, it } from 'vitest'
import { sixths } from './sixths.ts'

it('a chance is told in faces of a die, and in halves of one where a roll comes before it', () => {
  const told = [1 / 6, 0.5, 1 / 12, 3 / 12, 0.3].map((share) => sixths(share, 'en'))
  expect(told).toEqual(['1', '3', '½', '1½', '1.8'])
  expect(sixths(0.3, 'nl')).toBe('1,8')
})
