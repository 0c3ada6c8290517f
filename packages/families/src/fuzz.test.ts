import { configure } from '@hippodrome/engine'
import { type Checks, fuzzMatch, reopenMatch } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { families } from './game.ts'

/** Counts at every decision, the dearer promises at some. A longer run: `npx tsx scripts/fuzz.ts --matches 20000`. */
const CHECKS: Checks = { audit: 1, serialise: 0.02, undo: 0.05, secrecy: 0.01, words: 0.02 }

const options = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  attackerRetreat: bits & 1 ? 'full' : 'back',
  fleetDice: bits & 2 ? 'all' : 'link',
  fallTiebreak: bits & 4 ? 'arab' : 'all',
}))

describe('random matches end and keep every promise', () => {
  it.each([2, 3, 4])(
    '§2.1 §22.1 with %i players and all options',
    (seats) => {
      options.forEach((wish, index) => {
        const config = configure(families, { seats, options: wish })
        const { choices, result } = fuzzMatch(families, config, seats * 100 + index, CHECKS)
        expect(choices).toBeGreaterThan(0)
        expect(result.ranks).toContain(1)
      })
    },
    60_000,
  )
})

it('closed and opened at random, a match goes on as if it had not been', () => {
  for (const seats of [2, 3, 4]) {
    const { reopened } = reopenMatch(families, configure(families, { seats }), seats, { newer: seats > 2 })
    expect(reopened).toBeGreaterThan(1)
  }
}, 60_000)
