import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { setUpFrom } from './remembered.ts'

// Loaded before any test, so that a slow machine does not run out of a test's time.
await Promise.all(GAMES.map((id) => loadGame(id)))

describe('the last set-up of a game', () => {
  it('comes back as it was', async () => {
    const kept = {
      chairs: [
        { name: 'Anna', player: 'human' },
        { name: 'Leo', player: 'master' },
      ],
      options: { scenario: '3', istria: true },
    }
    expect(setUpFrom(await loadGame('powers'), JSON.stringify(kept))).toEqual(kept)
  })

  it('that is spoilt, or that the rules of today refuse, gives way to a sensible one', async () => {
    const game = await loadGame('families')
    const plain = setUpFrom(game, undefined)
    expect(plain.chairs.map(({ player }) => player)).toEqual(['human', 'squire', 'squire'])
    const chair = { name: 'Anna', player: 'human' }
    for (const text of [
      '{',
      '{"chairs":[]}',
      JSON.stringify({ chairs: [chair], options: {} }),
      JSON.stringify({ chairs: [chair, { name: 'Leo', player: 'wizard' }], options: {} }),
      JSON.stringify({ chairs: [chair, chair], options: { gone: true } }),
    ])
      expect(setUpFrom(game, text)).toEqual(plain)
  })
})
