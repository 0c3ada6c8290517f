import { describe, expect, it } from 'vitest'
import { smallGame } from '../testing.ts'
import { figureOf, measure } from './measure.ts'

describe('measuring', () => {
  it('takes the middle of the rounds', () => {
    expect(figureOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 })
  })

  it('counts decisions, matches, clones and playouts a second', () => {
    let clock = 0
    const { figures } = measure(smallGame, { rounds: 2, seconds: 1, now: () => (clock += 100) })
    expect(Object.keys(figures)).toEqual(['decisions/s', 'matches/s', 'clones/s', 'search playouts/s'])
    for (const { median } of Object.values(figures)) expect(median).toBeGreaterThan(0)
    expect(figures['decisions/s']?.median).toBeGreaterThan(figures['matches/s']?.median ?? 0)
  })
})
