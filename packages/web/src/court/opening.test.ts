import { type CourtEntry, type CourtView, court } from '@hippodrome/court'
import { configure, type Game } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'

const rules = court as unknown as Game

describe('what came to light', () => {
  it('is what the rules count, with substitutes, additions and what was given back', () => {
    let opened = 0
    for (const { match, asked } of byLot(rules, configure(rules, { seats: 3 }), 4)) {
      const view = rules.view(match.state.game, 0) as CourtView
      const opening = openingOf(match.told.map(({ entry }) => entry as CourtEntry))
      if (view.contributions && asked.prompt !== 'substitute') {
        opened += 1
        const gifts = opening?.rows.toSorted((a, b) => a.seat - b.seat).map(({ gift }) => gift)
        expect(gifts).toEqual(view.contributions)
      }
    }
    expect(opened).toBeGreaterThan(10)
  }, 30_000)

  it('is nothing before anybody has sealed', () => {
    expect(openingOf([{ kind: 'round', round: 1 }])).toBeUndefined()
  })

  it('stays until the next Option is chosen', () => {
    const told: CourtEntry[] = [
      { kind: 'round', round: 1 },
      { kind: 'contributed', seat: 1, gift: { fides: 2 } },
      { kind: 'contribution-doxa', seat: 1, doxa: 2 },
      { kind: 'fulfilled', event: 'EV-I-01', option: 1 },
      { kind: 'victorious', seat: 1 },
      { kind: 'round', round: 2 },
    ]
    expect(openingOf(told)).toMatchObject({
      nth: 1,
      rows: [{ seat: 1, gift: { fides: 2 }, doxa: 2, verdict: 'victorious' }],
      outcome: { kind: 'fulfilled' },
    })
    expect(openingOf([...told, { kind: 'option', option: 1, totals: [1, 0] }])).toBeUndefined()
  })
})
