import type { Choice, Decision } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { aboutOf, headed } from './listing.ts'

const AREAS = ['Syria', 'Edessa', 'Tiflis', 'Salamis', 'Kurdistan', 'Manzikert', 'Jerusalem']
const naming = { seats: [] }
const asking = (choices: readonly Choice[]): Decision => ({ seat: 0, prompt: 'act', choices })

const words: Parameters<typeof headed>[0] = {
  concerns: ({ area }) => (typeof area === 'number' ? [{ kind: 'area', id: area }] : []),
  subject: ({ id }) => ({ name: AREAS[Number(id)] ?? '', says: `area ${id}` }),
}
const choices = [
  ...AREAS.flatMap((_, area) => [
    { do: 'operate', area },
    { do: 'divide', area },
  ]),
  { do: 'end' },
]

it('a long list is put under what its choices concern, whatever the sentences say', () => {
  const [alone, syria, ...others] = headed(words, asking(choices), {}, naming)
  expect(alone).toEqual({ head: '', places: [14] })
  expect(syria).toEqual({ head: 'Syria', places: [0, 1] })
  expect(others.map(({ head }) => head)).toEqual(AREAS.slice(1))
})

it('what concerns nothing in common is grouped by what is done', () => {
  const apart = AREAS.flatMap((_, area) => [
    { do: 'operate', area },
    { do: 'divide', area: area + 100 },
  ])
  expect(headed(words, asking(apart), {}, naming).map(({ places }) => places.length)).toEqual([7, 7])
  expect(headed({}, asking(choices), {}, naming).map(({ places }) => places.length)).toEqual([1, 7, 7])
})

it('a short list needs no heading, and every choice is listed once', () => {
  for (const list of [[], choices.slice(0, 4), choices]) {
    const places = headed(words, asking(list), {}, naming).flatMap((group) => group.places)
    expect(places.toSorted((a, b) => a - b)).toEqual(list.map((_, place) => place))
  }
  expect(headed(words, asking(choices.slice(0, 4)), {}, naming)).toHaveLength(1)
})

it('a choice is explained by what the table says of its subject', () => {
  expect(aboutOf(words, { do: 'divide', area: 2 }, asking([]), {}, naming)).toBe('area 2')
  expect(aboutOf(words, { do: 'end' }, asking([]), {}, naming)).toBeUndefined()
  expect(aboutOf({}, { do: 'divide', area: 2 }, asking([]), {}, naming)).toBeUndefined()
})
