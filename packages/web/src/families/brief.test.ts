import { expect, it } from 'vitest'
import { brief } from './brief.ts'

const take = { do: 'take', source: 'army', side: 1, box: 'levy' } as const

it('leaves price and points to what stands beside a choice, and all else to the game', () => {
  expect(brief({ do: 'build', side: 1 }, { language: 'en' })).toBe('Build a mosque')
  expect(brief(take, { language: 'en' })).toBe('From Arab Levy')
  expect(brief(take, { language: 'nl' })).toBe('Uit Arabische Lichting')
  expect(brief({ ...take, box: 'main' }, { language: 'nl' })).toBe('Uit Arabisch Hoofdleger')
  // That it is free stands nowhere else.
  expect(brief({ do: 'take', source: 'pool' }, { language: 'en' })).toBeUndefined()
})
