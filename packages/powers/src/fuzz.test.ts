import { configure, draw, fastChance, type OptionValue } from '@hippodrome/engine'
import { fuzzMatch } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { powers } from './game.ts'
import { refuse } from './options.ts'
import { OPTIONS, SCENARIOS } from './vocabulary.ts'

const CHECKS = { audit: 0.3, serialise: 0.02, undo: 0.05, secrecy: 0.02, words: 0.02 }

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
  for (const scenario of SCENARIOS)
    for (const seats of [2, 3, 4])
      it(`scenario ${scenario} with ${seats} players, any options`, () => {
        const seed = SCENARIOS.indexOf(scenario) * 10 + seats
        const config = configure(powers, { seats, options: anyOptions(seed, seats, scenario) })
        const { choices } = fuzzMatch(powers, config, seed, CHECKS)
        expect(choices).toBeGreaterThan(10)
      })
})
