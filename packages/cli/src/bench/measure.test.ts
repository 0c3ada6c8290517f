import { Runner } from '@hippodrome/engine'
import { describe, expect, it, vi } from 'vitest'
import { smallGame } from '../testing.ts'
import { figureOf, measure, measureCold, middleOf, someStates } from './measure.ts'

/** A clock on which every look at it takes a tenth of a second. */
function effort() {
  let clock = 0
  return { rounds: 2, seconds: 1, now: () => (clock += 100) }
}

describe('measuring', () => {
  it('takes the middle of the rounds', () => {
    expect(figureOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 })
  })

  it('counts decisions, matches, clones and playouts a second, of each game by turns', () => {
    const measured = measure([smallGame, smallGame], effort())
    expect(measured).toHaveLength(2)
    for (const { game, figures } of measured) {
      expect(game).toBe(smallGame.id)
      expect(Object.keys(figures)).toEqual(['decisions/s', 'matches/s', 'clones/s', 'search playouts/s'])
      for (const { least } of Object.values(figures)) expect(least).toBeGreaterThan(0)
      expect(figures['decisions/s']?.median).toBeGreaterThan(figures['matches/s']?.median ?? 0)
    }
  })

  it('counts the time that loading takes in a cold start', async () => {
    const swift = await measureCold(() => Promise.resolve(smallGame), effort())
    const cold = effort()
    const slow = await measureCold(() => {
      for (let looks = 0; looks < 8; looks++) cold.now()
      return Promise.resolve(smallGame)
    }, cold)
    expect(slow['matches/s']?.median).toBeGreaterThan(0)
    expect(slow['matches/s']?.median).toBeLessThan(swift['matches/s']?.median ?? 0)
  })

  it('keeps sixteen positions alive, from all over a match, and no clone of any other', () => {
    const runner = new Runner(smallGame)
    const clone = vi.spyOn(runner, 'clone')
    const states = someStates(smallGame, runner)
    expect(states).toHaveLength(16)
    expect(clone).toHaveBeenCalledTimes(16)
    expect(new Set(states).size).toBe(16)
    const versions = states.map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(versions[0]).toBe(0)
    expect(versions[15]).toBeGreaterThan(versions[8] ?? 0)
  })

  it('takes the middle of several processes', () => {
    const run = (rate: number) => ({ game: 'small', figures: { 'matches/s': figureOf([rate]) } })
    expect(middleOf([run(5), run(1), run(9)])).toEqual({
      game: 'small',
      figures: { 'matches/s': { median: 5, least: 1, most: 9 } },
    })
  })
})
