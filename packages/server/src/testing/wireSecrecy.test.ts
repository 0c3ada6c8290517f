import type { Game, GameState } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { leaksIn } from './wireSecrecy.ts'

describe('secrecy on the wire', () => {
  // Powers has by far the longest matches.
  it.each(GAMES.map((id) => [id, id === 'powers' ? 0.02 : 0.1] as const))(
    'every byte that a seat of %s is sent is the same in a world that it cannot tell apart',
    async (id, share) => {
      const { compared, leaks } = await leaksIn(await loadGame(id), 5, share)
      expect(leaks).toEqual([])
      expect(compared).toBeGreaterThan(3)
    },
    60_000,
  )

  it('a view with everything in it is caught', async () => {
    const court = await loadGame('court')
    const everything = ({ tables: _, ...state }: GameState) => state
    const leaky: Game = { ...court, view: everything as Game['view'] }
    expect((await leaksIn(leaky, 5, 0.05)).leaks.length).toBeGreaterThan(0)
  }, 60_000)
})
