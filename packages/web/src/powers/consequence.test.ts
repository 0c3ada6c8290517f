import { walkPlan } from '@hippodrome/engine'
import { words } from '@hippodrome/powers/words/en'
import { expect, it } from 'vitest'
import { summed } from '../board/changes.ts'
import { consequenceOf } from './consequence.ts'
import { matchAt } from './testing.ts'
import type { PowersSituation } from './usePowers.ts'

it('tells what is certain for who is asked, points first, and of others their points alone', () => {
  const at = {
    language: 'en',
    words,
    decision: { seat: 0 },
    view: {
      powers: [
        { power: 'byzantine', nation: 'byzantine', seat: 1 },
        { power: 'muslim', nation: 'muslim', seat: 0 },
      ],
    },
  } as unknown as PowersSituation
  const leaves = [
    { path: ['operating', 'points'], from: 6, to: 3 },
    { path: ['powers', 0, 'points'], from: 52, to: 50 },
    { path: ['powers', 0, 'treasury'], from: 9, to: 2 },
    { path: ['powers', 1, 'chits'], from: 2, to: 1 },
    { path: ['powers', 1, 'treasury'], from: 10, to: 4 },
    { path: ['powers', 1, 'points'], from: 35, to: 36 },
    { path: ['powers', 1, 'level'], from: 'decline', to: 'survival' },
  ]
  expect(consequenceOf(leaves, at)).toEqual([
    { text: '+1 VP', tone: 'points' },
    { text: '−$6', tone: 'loss' },
    { text: '−1 chit' },
    { text: '−3 OP' },
    { text: 'Byzantines −2 VP' },
  ])
})

it('tells the price of a whole march from what the rules say of it', () => {
  const match = matchAt(() => undefined, 6)
  const { table, decision } = match.view(0)
  const march = [
    { do: 'move', to: 'Mes', cost: 1 },
    { do: 'move', to: 'Syr', cost: 2 },
  ]
  const walk = walkPlan(match, 0, march)
  expect(walk.steps).toHaveLength(2)
  const at = { language: 'en', words, view: table, decision } as unknown as PowersSituation
  const leaves = summed(walk.steps.flatMap(({ changes }) => changes ?? []))
  expect(consequenceOf(leaves, at)).toContainEqual({ text: '−3 OP' })
})
