import { type CourtEntry, type CourtView, court } from '@hippodrome/court'
import {
  configure,
  draw,
  fastChance,
  type Game,
  newHeader,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'

const rules = court as unknown as Game
const seats = ['Anna', 'Basil', 'Chosroes'].map((name) => ({ name, player: 'human' }))

describe('what came to light', () => {
  it('is what the rules count, with substitutes, additions and what was given back', () => {
    const header = newHeader(rules, configure(rules, { seats: 3 }), seats, seedFromText('openings'))
    const match = openMatch(rules, header)
    const chance = fastChance(4)
    let opened = 0
    for (let [asked] = match.state.pending; asked; [asked] = match.state.pending) {
      const view = rules.view(match.state.game, 0) as CourtView
      const opening = openingOf(match.told.map(({ entry }) => entry as CourtEntry))
      if (view.contributions && asked.prompt !== 'substitute') {
        opened += 1
        const gifts = opening?.rows.toSorted((a, b) => a.seat - b.seat).map(({ gift }) => gift)
        expect(gifts).toEqual(view.contributions)
      }
      const choice = draw(chance, asked.choices.length)
      match.submit({ seat: asked.seat, decision: match.state.opened[asked.seat] ?? 0, choice })
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
