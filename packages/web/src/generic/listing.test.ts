import { expect, it } from 'vitest'
import { aboutOf, headed, knownFrom } from './listing.ts'

const areas = ['Syria', 'Edessa', 'Tiflis', 'Salamis', 'Kurdistan', 'Manzikert', 'Jerusalem']

it('a long list is put under what its lines begin with, and what begins like no other comes first', () => {
  const lines = areas.flatMap((area) => [`Operate in ${area}`, `Divide in ${area}: 1 militia`])
  const [done, operate, divide] = headed([...lines, 'End here'])
  expect(done).toEqual({ head: '', places: [14] })
  expect(operate).toEqual({ head: 'Operate in', places: [0, 2, 4, 6, 8, 10, 12] })
  expect(divide).toEqual({ head: 'Divide in', places: [1, 3, 5, 7, 9, 11, 13] })
})

it('what still is long under one heading is divided by the next words', () => {
  const lines = areas.flatMap((area) => [`Into ${area}: militia`, `Into ${area}: nomad`])
  expect(headed(['Done', ...lines]).map(({ head }) => head)).toEqual([
    '',
    ...areas.map((area) => `Into ${area}`),
  ])
})

it('every line is listed once, whatever the lines are', () => {
  for (const lines of [
    [],
    ['Pass'],
    Array.from({ length: 30 }, (_, n) => `${n}`),
    new Array(20).fill('Pay 1'),
  ])
    expect(
      headed(lines)
        .flatMap(({ places }) => places)
        .toSorted((a, b) => a - b),
    ).toEqual(lines.map((_, place) => place))
})

it('a choice is explained by the row of the table that begins with what it names', () => {
  const known = knownFrom([
    {
      rows: [
        ['2', 'Lignum'],
        ['Border', 'a line'],
        ['Border Defense', 'Stratiotika', '', 'Gain 1 Virtus.'],
      ],
    },
  ])
  expect(aboutOf('Discard Border Defense for 2 Nomisma', known)).toBe('Stratiotika · Gain 1 Virtus.')
  expect(aboutOf('Discard Borderlands', known)).toBeUndefined()
  expect(aboutOf('Sell 2', known)).toBeUndefined()
})
