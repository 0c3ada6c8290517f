import { configure, draw, fastChance, type OptionValue } from '@hippodrome/engine'
import { fuzzMatch, reopenMatch } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { powers } from './index.ts'
import { refuse } from './options.ts'
import { OPTIONS, SCENARIOS } from './vocabulary.ts'

const CHECKS = { audit: 0.3, serialise: 0.01, undo: 0.03, secrecy: 0.01, words: 0.01 }

/** A random set of options that may be played together. */
function anyOptions(seed: number, seats: number, scenario: string): Record<string, OptionValue> {
  const dice = fastChance(seed)
  for (;;) {
    const options: Record<string, OptionValue> = { scenario }
    for (const [name, values] of Object.entries(OPTIONS)) {
      if (name === 'scenario') continue
      const value = values[draw(dice, 3) === 0 ? draw(dice, values.length) : 0]
      if (value !== undefined) options[name] = value
    }
    if (refuse({ game: 'powers', seats, options }) === undefined) return options
  }
}

describe('random matches end and keep every promise', () => {
  SCENARIOS.forEach((scenario, index) => {
    const seats = 2 + (index % 3)
    it(`scenario ${scenario} with ${seats} players, any options`, () => {
      const config = configure(powers, { seats, options: anyOptions(index, seats, scenario) })
      const { choices } = fuzzMatch(powers, config, index, CHECKS)
      expect(choices).toBeGreaterThan(10)
    }, 30_000)
  })
})

it('closed and opened at random, a match goes on as if it had not been', () => {
  for (const seats of [2, 3]) {
    const { reopened } = reopenMatch(powers, configure(powers, { seats }), seats, {
      share: 0.02,
      newer: seats === 2,
    })
    expect(reopened).toBeGreaterThan(1)
  }
}, 60_000)
