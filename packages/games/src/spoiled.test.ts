import { fastChance, newHeader, openMatch, seedFromText } from '@hippodrome/engine'
import { chooseAny, randomConfig, spoilMatch } from '@hippodrome/engine/testing'
import { expect, it } from 'vitest'
import { GAMES, loadGame } from './index.ts'

const PEOPLE = ['Anna', 'Bardas', 'Christopher', 'Drosos']

it.each(GAMES)(
  'a position of %s in which anything was changed is refused with a reason, or can be played on',
  async (id) => {
    const rules = await loadGame(id)
    const tally = { refused: 0, played: 0 }
    for (let seed = 1; tally.refused + tally.played < 50; seed++)
      for (const fate of spoilMatch(rules, randomConfig(rules, seed), seed)) tally[fate] += 1
    expect(tally.refused).toBeGreaterThan(20)
    expect(tally.played).toBeGreaterThan(1)
  },
  60_000,
)

it.each(GAMES)('what the steps of %s hold is said of each local that may be wrong', async (id) => {
  const rules = await loadGame(id)
  const config = randomConfig(rules, 3)
  const match = openMatch(
    rules,
    newHeader(
      rules,
      config,
      PEOPLE.slice(0, config.seats).map((name) => ({ name, player: 'human' })),
      seedFromText(id),
    ),
  )
  const chance = fastChance(3)
  while (!match.state.stack.some(({ local }) => 'seat' in local)) chooseAny(match, chance)
  const { game, stack } = match.state
  const at = stack.findIndex(({ local }) => 'seat' in local)
  const withSeat = (local: object) =>
    stack.map((frame, index) => (index === at ? { ...frame, local } : frame))
  expect(rules.audit(game, stack)).toEqual([])
  expect(rules.audit(game, withSeat({ ...stack[at]?.local, seat: 99 }))[0]).toContain(
    `stack.${at}.local.seat: cannot be 99`,
  )
  expect(rules.audit(game, withSeat({ ...stack[at]?.local, unread: 1 }))).toEqual([])
})
