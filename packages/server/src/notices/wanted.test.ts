import type { Match, Seat } from '@hippodrome/engine'
import type { Phase } from '@hippodrome/wire'
import { expect, it } from 'vitest'
import type { Blow } from '../table/blows.ts'
import type { Table } from '../table/table.ts'
import { wanted } from './notices.ts'
import { blowSentence } from './words.ts'

const says = { en: 'Anna attacks Antioch.', nl: 'Anna valt Antiochië aan.' }

type More = {
  readonly held?: Seat
  readonly phase?: Phase
  readonly opened?: readonly number[]
  /** For Basil. */
  readonly standIn?: { readonly standIn?: string }
  readonly votes?: readonly object[]
}

/** A table of Anna and Basil at which these are asked, after choices of these seats. */
const table = (
  asked: readonly Seat[],
  made: readonly Seat[],
  blows: readonly Blow[],
  { held, phase = 'playing', opened = [7, 8], standIn = {}, votes = [] }: More = {},
): Table =>
  ({
    phase,
    places: [
      { person: 'anna', kind: 'person' },
      { person: 'basil', kind: 'person', ...standIn },
    ],
    votes: { all: () => votes },
    match: {
      state: { pending: asked.map((seat) => ({ seat })), opened },
      made: made.map((seat) => ({ seat })),
      holding: () => held,
      beside: () => ({}),
    } as unknown as Match,
    blowsNow: () => blows,
  }) as unknown as Table

const told = (at: Table) => wanted(at).map(({ person, kind }) => `${person} ${kind}`)
const topics = (at: Table) => wanted(at).map(({ person, topic }) => `${person} ${topic}`)

it('tells who is not asked that something was done to them, until they have chosen again', () => {
  const blow = { seat: 1, at: 2, says }
  expect(told(table([0], [1, 0], [blow]))).toEqual(['anna turn', 'basil done'])
  expect(told(table([0], [1, 0, 1], [blow]))).toEqual(['anna turn'])
  expect(told(table([1], [1, 0], [blow]))).toEqual(['basil turn'])
  expect(told(table([0], [1, 0], []))).toEqual(['anna turn'])
})

it('calls whoever has yet to confirm a turn, and not who is asked after it', () => {
  expect(told(table([1], [0], [], { held: 0 }))).toEqual(['anna turn'])
  // Confirming is another question than the one that was answered.
  expect(topics(table([1], [0], [], { held: 0 }))).not.toEqual(topics(table([0], [], [])))
})

it('takes a question for the same as long as its decision is, whoever else is asked', () => {
  expect(told(table([0, 1], [], []))).toEqual(['anna answer', 'basil answer'])
  expect(told(table([1], [0], []))).toEqual(['basil turn'])
  expect(topics(table([0, 1], [], []))).toContain(topics(table([1], [0], []))[0])
  expect(topics(table([1], [0], [], { opened: [7, 9] }))).not.toEqual(topics(table([1], [0], [])))
})

it('tells of each vote, and who has a bot play for them only of one about their own seat', () => {
  const vote = { id: 3, of: [0, 1], for: [0], about: { do: 'pause' } }
  const about = { do: 'seat', seat: 1, as: { kind: 'open' } }
  expect(topics(table([], [], [], { votes: [vote, { ...vote, id: 4 }] }))).toEqual([
    'basil vote 3',
    'basil vote 4',
  ])
  const standIn = { standIn: 'squire' }
  expect(topics(table([], [], [], { votes: [vote, { ...vote, id: 4, about }], standIn }))).toEqual([
    'basil vote 4',
  ])
})

it('tells of the end of a match, also of one without a result', () => {
  for (const phase of ['over', 'abandoned'] as const)
    expect(told(table([0], [], [], { phase }))).toEqual(['anna end', 'basil end'])
})

it('says it as the game tells it', () => {
  expect(blowSentence(says.nl, 'families', 'nl')).toBe('Byzantium 632: Anna valt Antiochië aan.')
})
