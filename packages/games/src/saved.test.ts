import { randomConfig, reopenMatch } from '@hippodrome/engine/testing'
import { expect, it } from 'vitest'
import { GAMES, loadGame } from './index.ts'

it.each(GAMES)(
  'a match of %s that is saved at any moment opens from its file as it was left, also by newer rules',
  async (id) => {
    const rules = await loadGame(id)
    for (const { seed, most, newer } of [
      { seed: 1, most: 40, newer: false },
      // Its rules change before the first choice too.
      { seed: 5, most: 15, newer: true },
    ]) {
      const how = { share: 1, fileOf: 1, most, newer }
      expect(reopenMatch(rules, randomConfig(rules, seed), seed, how).reopened).toBe(most)
    }
  },
  60_000,
)
