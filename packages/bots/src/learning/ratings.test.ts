import { describe, expect, it } from 'vitest'
import { chanceOf, type Meeting, ratedBy } from './ratings.ts'

const leads = { weak: -1.2, measure: 0, strong: 0.9, best: 2 }
const names = Object.keys(leads) as (keyof typeof leads)[]

/** What players of these leads come to in so many matches of each against each. */
const meetingsOf = (matches: number, seats: number): Meeting[] =>
  names.flatMap((player, i) =>
    names.slice(i + 1).map((rival) => ({
      player,
      rival,
      share: chanceOf(leads[player] - leads[rival], seats),
      matches,
    })),
  )

describe('ratings', () => {
  it.each([2, 4])('find the leads of players from their series, with %s seats', (seats) => {
    for (const { player, lead, error } of ratedBy(meetingsOf(100_000, seats), 'measure', seats)) {
      expect(lead).toBeCloseTo(leads[player as keyof typeof leads], 2)
      expect(error).toBeLessThan(0.02)
    }
  })

  it('are as sure as the series are long, and surer by what others met', () => {
    const errorOf = (meetings: readonly Meeting[]) =>
      ratedBy(meetings, 'measure', 2).find(({ player }) => player === 'strong')?.error ?? 0
    const all = meetingsOf(100, 2)
    expect(errorOf(meetingsOf(400, 2)) / errorOf(all)).toBeCloseTo(0.5, 1)
    const alone = all.filter(({ player, rival }) => [player, rival].sort().join() === 'measure,strong')
    expect(alone).toHaveLength(1)
    // A series of 101 matches at these odds, by the formula for one alone.
    const chance = (100 * chanceOf(0.9, 2) + 0.5) / 101
    expect(errorOf(alone)).toBeCloseTo(1 / Math.sqrt(101 * chance * (1 - chance)), 6)
    expect(errorOf(all)).toBeLessThan(errorOf(alone))
  })

  it('of a clean sweep are not infinite', () => {
    const [swept] = ratedBy([{ player: 'strong', rival: 'measure', share: 1, matches: 20 }], 'measure', 2)
    expect(swept?.lead).toBeCloseTo(Math.log(20.5 / 0.5), 6)
  })

  it('leave out whom nothing leads to', () => {
    const apart = { player: 'far', rival: 'away', share: 0.5, matches: 10 }
    expect(ratedBy([...meetingsOf(10, 2), apart], 'measure', 2).map(({ player }) => player)).toEqual([
      'weak',
      'strong',
      'best',
    ])
  })
})
