import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { differs, groupsOf, presetOf, upFront } from './groups.ts'
import { isPossible } from './options.ts'

// Loaded before any test, so that a slow machine does not run out of a test's time.
await Promise.all(GAMES.map((id) => loadGame(id)))

describe('the options of a new match', () => {
  it.each(GAMES)('every option of %s is in one place, on the page or in the dialog', async (id) => {
    const game = await loadGame(id)
    const placed = [...upFront(game), ...groupsOf(game).flatMap(({ names }) => names)]
    expect(placed.sort()).toEqual(Object.keys(game.options).sort())
  })

  it.each(['advised', 'plain', 'everything'] as const)(
    'the preset %s can be played by any number',
    async (preset) => {
      for (const id of GAMES) {
        const game = await loadGame(id)
        for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
          const options = presetOf(game, preset, {}, (wish) => isPossible(game, seats, wish))
          expect(isPossible(game, seats, options)).toBe(true)
        }
      }
    },
  )

  it('a preset leaves the war that was chosen, and everything turns switches on', async () => {
    const game = await loadGame('powers')
    const options = presetOf(game, 'everything', { scenario: '3', taxes: false }, () => true)
    expect(options).toMatchObject({ scenario: '3', taxes: true, istria: true })
    expect(differs(game, options, 'istria')).toBe(true)
    expect(differs(game, options, 'taxes')).toBe(false)
    expect(presetOf(game, 'advised', options, () => true)).toEqual({ scenario: '3' })
  })
})
