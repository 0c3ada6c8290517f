import type { Match, Seat } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import type { Blow } from '../table/blows.ts'
import type { Table } from '../table/table.ts'
import { wanted } from './notices.ts'
import { blowSentence } from './words.ts'

const says = { en: 'Anna attacks Antioch.', nl: 'Anna valt Antiochië aan.' }

/** A table of Anna and Basil at which these are asked, after choices of these seats. */
const table = (asked: readonly Seat[], made: readonly Seat[], blows: readonly Blow[]): Table =>
  ({
    phase: 'playing',
    places: [{ person: 'anna' }, { person: 'basil' }],
    votes: { all: () => [] },
    match: {
      state: { pending: asked.map((seat) => ({ seat })) },
      made: made.map((seat) => ({ seat })),
    } as unknown as Match,
    blowsNow: () => blows,
  }) as unknown as Table

const told = (at: Table) => [...wanted(at).keys()]

it('tells who is not asked that something was done to them, until they have chosen again', () => {
  const blow = { seat: 1, at: 2, says }
  expect(told(table([0], [1, 0], [blow]))).toEqual(['anna turn', 'basil done'])
  expect(told(table([0], [1, 0, 1], [blow]))).toEqual(['anna turn'])
  expect(told(table([1], [1, 0], [blow]))).toEqual(['basil turn'])
  expect(told(table([0], [1, 0], []))).toEqual(['anna turn'])
})

it('says it as the game tells it', () => {
  expect(blowSentence(says.nl, 'families', 'nl')).toBe('Byzantium 632: Anna valt Antiochië aan.')
})
