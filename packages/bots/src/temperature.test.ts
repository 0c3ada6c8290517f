import { fastChance } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { drawnFirst } from './temperature.ts'

/** How often each choice comes first in this many draws, as shares. */
function shares(values: readonly number[], heat: number, byHand = false, draws = 4000): number[] {
  const ranking = values.map((_, choice) => choice).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  const chance = fastChance(5)
  const counts = values.map(() => 0)
  for (let i = 0; i < draws; i++) {
    const [first = 0] = drawnFirst(ranking, (choice) => values[choice] ?? 0, { heat, byHand }, chance)
    counts[first] = (counts[first] ?? 0) + 1
  }
  return counts.map((count) => count / draws)
}

describe('a choice at a temperature', () => {
  it('is made in proportion to e to the power of how much worse it is', () => {
    const [best = 0, worse = 0, worst = 0] = shares([0.5, 0.45, 0.4], 0.05)
    expect(worse / best).toBeCloseTo(Math.exp(-1), 1)
    expect(worst / best).toBeCloseTo(Math.exp(-2), 1)
    expect(best).toBeGreaterThan(0.64)
  })

  it('is never one that is much worse, however many of those there are', () => {
    const many = [0.6, ...new Array<number>(200).fill(0.4)]
    expect(shares(many, 0.05)[0]).toBe(1)
    expect(shares(many, 0.2)[0]).toBeLessThan(0.05)
  })

  it('is the best without heat, and any of equals with it', () => {
    expect(shares([0.1, 0.11], 0)).toEqual([0, 1])
    for (const share of shares([0.3, 0.3, 0.3, 0.3], 0.01)) expect(share).toBeCloseTo(0.25, 1)
  })

  it('is as seldom by a game’s own evaluation, whatever its scale', () => {
    const values = [0.5, 0.48, 0.44, 0.4, 0.2]
    const fine = values.map((value) => value / 10)
    const [coarse, small] = [shares(values, 0.05, true), shares(fine, 0.05, true)]
    small.forEach((share, choice) => expect(share).toBeCloseTo(coarse[choice] ?? 0, 2))
    // By chances a tenth of the differences would hardly matter.
    expect(shares(fine, 0.05)[4]).toBeGreaterThan(0.1)
    expect(small[4]).toBe(0)
  })

  it('leaves the others in their order', () => {
    const ranking = [3, 1, 0, 2]
    const drawn = drawnFirst(ranking, () => 0, { heat: 0.1, byHand: false }, fastChance(1))
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(drawn.slice(1)).toEqual(ranking.filter((choice) => choice !== drawn[0]))
  })

  it('counts what was ranked lower and looks better as equal', () => {
    const chance = fastChance(2)
    const firsts = Array.from(
      { length: 2000 },
      () =>
        drawnFirst([0, 1], (choice) => (choice === 1 ? 0.9 : 0.1), { heat: 0.01, byHand: false }, chance)[0],
    )
    expect(firsts.filter((first) => first === 1).length / 2000).toBeCloseTo(0.5, 1)
  })
})
