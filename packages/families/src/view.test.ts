import { jsonText } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { table } from './testing/position.ts'
import { view } from './view.ts'

const damascusIn = (position: ReturnType<typeof table>) =>
  view(position.game).cities.find(({ id }) => id === 'damascus')

it('a city that is as it was is the same object, in another match too, and another when anything of it differs', () => {
  const before = damascusIn(table({}))
  expect(damascusIn(table({}))).toBe(before)
  const owned = damascusIn(table({}).city('damascus', { owner: 0 }))
  const strong = damascusIn(table({}).city('damascus', { owner: 0, tokens: 9 }))
  const theirs = damascusIn(table({}).city('damascus', { owner: 1 }))
  expect(owned).toMatchObject({ owner: 0 })
  expect(theirs).toMatchObject({ owner: 1 })
  expect(strong).toMatchObject({ owner: 0, tokens: 9, strength: 9 })
  expect(before?.owner).toBeUndefined()
})

it('an army in a city is shown there, and is gone with it', () => {
  const position = table({})
  const city = position.game.tables.data.cities.findIndex(({ id }) => id === 'damascus')
  const before = damascusIn(position)
  const [home = -1] = position.game.pawns
  position.game.pawns[0] = city
  expect(damascusIn(position)?.armies).toEqual([...(before?.armies ?? []), { seat: 0, side: 0 }])
  position.game.pawns[0] = home
  expect(damascusIn(position)).toEqual(before)
})

it('is written as JSON.stringify writes it', () => {
  const seen = view(table({ seats: 3 }).city('damascus', { owner: 2 }).game)
  expect(jsonText(seen)).toBe(JSON.stringify(seen))
})
