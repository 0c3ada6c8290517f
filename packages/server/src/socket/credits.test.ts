import { expect, it, vi } from 'vitest'
import { Credits, Purses } from './credits.ts'

it('looks through all purses now and then, not for everybody who comes', () => {
  let now = 0
  const purses = new Purses(10, 1, () => now)
  const looks = vi.spyOn(Credits.prototype, 'full', 'get')
  for (let n = 0; n < 10_100; n++) purses.spend(`address ${n}`)
  expect(looks).toHaveBeenCalledTimes(10_000)
  now = 20_000
  purses.spend('one more')
  expect(looks).toHaveBeenCalledTimes(20_100)
  // Those that were full again are gone, and nobody was given more than they had.
  for (let n = 0; n < 10; n++) purses.spend('greedy')
  expect(purses.spend('greedy')).toBe(false)
  looks.mockRestore()
})
