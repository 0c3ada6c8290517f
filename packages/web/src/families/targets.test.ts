import {
  configure,
  fastChance,
  type Game,
  Match,
  newHeader,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { type FamiliesChoice, type FamiliesView, families, SetPosition } from '@hippodrome/families'
import { expect, it } from 'vitest'
import type { Situation } from '../board/stage.ts'
import { spotsOf } from '../board/spots.ts'
import { targetsOf } from './targets.ts'

const match = Match.begin(families as never, configure(families, { seats: 2 }), fastChance(4))
const seat = match.state.pending[0]?.seat ?? 0
const view = match.view(seat).table as FamiliesView
const choices = (match.decisionOf(seat)?.choices ?? []) as readonly FamiliesChoice[]
const decision = match.view(seat).decision
const situation = { view, decision, choices, seat } as unknown as Situation
const { spots } = spotsOf({ targetsOf } as never, situation, match.denied(seat))
const at = (key: string) => spots.get(key)?.choices.map((index) => choices[index])
const cityOf = (id: string) => `city:${view.cities.findIndex((city) => city.id === id)}`

it('every action of the first turn lies somewhere on the board', () => {
  const found = new Set([...spots.values()].flatMap((spot) => spot.choices))
  expect(choices.map((_, index) => index).filter((index) => !found.has(index))).toEqual([])
})

it('finds an action in all places where one would look for it', () => {
  expect(at('special:emperor')).toEqual([{ do: 'emperor' }])
  expect(at('bulgars')).toEqual(expect.arrayContaining([{ do: 'reinforce' }]))
  expect(at(cityOf('mecca'))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ do: 'control' }),
      expect.objectContaining({ do: 'improve', side: 1 }),
      expect.objectContaining({ do: 'place', side: 1 }),
    ]),
  )
  expect(at(`box:${seat}:1:move`)).toEqual([{ do: 'increase', side: 1, box: 'move' }])
})

it('says at a city why nothing can be done there', () => {
  const capital = spots.get(cityOf('constantinople'))
  expect(capital?.denied.map(({ reason }) => reason.key)).toContain('capital')
})

it('finds the answers of who is attacked at the city, and at the army that stays or goes', () => {
  const set = new SetPosition()
    .city('antioch', { colour: 'arab', tokens: 2, owner: 1 })
    .city('damascus', { colour: 'arab' })
    .army(0, 'byzantine', { at: 'tarsus', main: 6, move: 2 })
    .army(1, 'arab', { at: 'antioch', main: 3 })
  const rules = families as unknown as Game
  const seats = ['Anna', 'Basil'].map((name) => ({ name, player: 'human' }))
  const header = newHeader(rules, set.config, seats, seedFromText('attack'), { position: set.position() })
  const attack = openMatch(rules, header)
  const city = view.cities.findIndex(({ id }) => id === 'antioch')
  const march = attack
    .decisionOf(0)
    ?.choices.findIndex((choice) => choice.do === 'march' && (choice as { city?: number }).city === city)
  attack.submit({ seat: 0, decision: attack.state.opened[0] ?? 0, choice: march ?? -1 })
  const { table, decision: asked } = attack.view(1)
  const now = { view: table, decision: asked, choices: asked?.choices, seat: 1 } as unknown as Situation
  const lies = spotsOf({ targetsOf } as never, now, []).spots
  expect(lies.get(cityOf('antioch'))?.choices).toEqual([0, 1])
  expect(lies.get('army:1:1')?.choices).toEqual([0, 1])
})
