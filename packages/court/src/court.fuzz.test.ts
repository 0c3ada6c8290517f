import { configure } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { fuzzMatch, randomConfig, reopenMatch, spoilMatch } from '@hippodrome/engine/testing'
import { court } from './index.ts'
import { OWN_CARDS } from './testing/ownCards.ts'

const WAYS: readonly (readonly [seats: number, options: { readonly [name: string]: string | boolean }])[] = [
  [2, {}],
  [3, { fullCourt: true }],
  [4, {}],
  [2, { length: 'marathon' }],
  [2, { taktika: true }],
  [4, { taktika: true }],
  [2, { mode: 'duel' }],
  [2, { mode: 'duel', taktika: true }],
  [1, { mode: 'solo' }],
  [1, { mode: 'solo', length: 'marathon' }],
]

/** Every promise is looked at in some of the decisions; the long run looks at all of them. */
const SOMETIMES = { audit: 0.2, serialise: 0.03, undo: 0.03, secrecy: 0.02, words: 0.03 }

describe('random matches of every way to play', () => {
  it.each(WAYS)(
    '%i seats, %o: end, conserve everything, and tell nobody a secret',
    (seats, options) => {
      const config = configure(court, { seats, options })
      const { choices, result } = fuzzMatch(court, config, 1, SOMETIMES)
      expect(choices).toBeLessThan(5000)
      expect(result.ranks).toHaveLength(seats)
    },
    60_000,
  )
})

/** Where cards are played and units are built, everything about the steps is looked at. */
const STEPS = { ...SOMETIMES, audit: 1 }

describe('random matches with cards that a table has added', () => {
  it.each([
    [1, { mode: 'solo' }],
    [2, { taktika: true }],
    [4, {}],
  ])(
    '%i seats, %o: keep every promise, and are saved at every moment',
    (seats, options) => {
      const config = configure(court, { seats, options, data: OWN_CARDS })
      expect(fuzzMatch(court, config, 1, STEPS).choices).toBeGreaterThan(10)
    },
    60_000,
  )

  it('are refused with a reason or can be played on, whatever is changed in them', () => {
    const tally = { refused: 0, played: 0 }
    for (let seed = 1; tally.refused + tally.played < 30; seed++)
      for (const fate of spoilMatch(court, randomConfig(court, seed, OWN_CARDS), seed)) tally[fate] += 1
    expect(tally.refused).toBeGreaterThan(10)
  }, 60_000)
})

it('closed and opened at random, a match goes on as if it had not been', () => {
  for (const seats of [2, 4]) {
    const { reopened } = reopenMatch(court, configure(court, { seats }), seats, { newer: seats === 2 })
    expect(reopened).toBeGreaterThan(1)
  }
}, 60_000)

// Of these the number that a hold had when it began is not the one that would follow from what may be taken back at the end.
it.each([25, 1362])('a seat that has yet to confirm goes on being waited for (match %i)', (seed) => {
  expect(reopenMatch(court, randomConfig(court, seed), seed, { share: 0.01 }).held).toBeGreaterThan(0)
})
