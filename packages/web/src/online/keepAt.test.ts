import { configure } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { MemoryStore } from '../store/matchStore.ts'
import { newMatchFile } from '../store/newMatch.ts'
import { keepAt } from './keepAt.ts'

it('nobody is helped in a match that goes on from one that is under way elsewhere, and its file says so', async () => {
  const store = new MemoryStore()
  const rules = await loadGame('families')
  const seats = ['Anna', 'Basil'].map((name) => ({ name, player: 'human' }))
  const file = newMatchFile(rules, configure(rules, { seats: 2 }), seats)
  const keptFrom = async (isUnderWay: boolean) =>
    (await store.get(await keepAt(store, file, 0, isUnderWay)))?.file
  expect(await keptFrom(true)).toEqual({ ...file, unaided: true })
  expect(await keptFrom(false)).toEqual(file)
})
