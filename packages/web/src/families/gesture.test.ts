import { SetPosition, type FamiliesView, families } from '@hippodrome/families'
import { Match, fastChance } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { gesture } from './gesture.ts'

const set = new SetPosition()
  .city('tarsus', { colour: 'arab', tokens: 1, owner: 0 })
  .city('antioch', { colour: 'arab', tokens: 1 })
  .army(0, 'arab', { at: 'tarsus', main: 5, move: 4 })
const match = Match.from(families as never, set.config, set.position() as never, fastChance(1))
const view = match.view(0).table as FamiliesView
const decision = match.view(0).decision
const city = (id: string) => view.cities.findIndex((one) => one.id === id)
const board = match.rules.board?.(match.state.game.tables)
const stage = { view, board, decision, choices: decision?.choices ?? [], focus: undefined } as never

const dragged = (to: string) =>
  gesture({ kind: 'drag', spot: 'army:0:1', to: `city:${city(to)}` }, stage)?.choices

it('§13.1 an army that is dragged to a neighbour marches there', () => {
  expect(dragged('antioch')).toEqual([{ do: 'march', side: 1, city: city('antioch') }])
})

it('§13.1 further away it goes over a friendly city, in two choices', () => {
  expect(dragged('palmyra')).toEqual([
    { do: 'march', side: 1, city: city('antioch') },
    { do: 'march', side: 1, city: city('palmyra') },
  ])
  expect(dragged('mecca')).toBeUndefined()
})
