import { configure, fastChance, Match } from '@hippodrome/engine'
import { type FamiliesChoice, type FamiliesView, families } from '@hippodrome/families'
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
