import { describe, expect, it } from 'vitest'
import { sealedChance, seedFromText } from './chance.ts'
import { configure } from './game.ts'
import { Match } from './match.ts'
import { actPlan, walkPlan } from './plan.ts'
import { auction } from './testing/auction.ts'

/** Seat 2 has its turn: it may mark twice, roll, or strike. */
function atTheTurn() {
  const match = Match.begin(auction, configure(auction, { seats: 3 }), sealedChance(seedFromText('a plan')))
  const choose = (seat: number, choice: number) =>
    match.submit({ seat, decision: match.decisionOf(seat)?.number ?? -1, choice })
  for (const seat of [0, 1, 2]) choose(seat, 0)
  for (const seat of [0, 1, 2]) choose(seat, seat)
  return match
}

const mark = { do: 'mark' }
const roll = { do: 'roll' }

describe('a plan', () => {
  it('is tried as far as it leads, and changes nothing', () => {
    const match = atTheTurn()
    const before = match.hash()
    expect(walkPlan(match, 2, [mark, mark, mark])).toMatchObject({
      steps: [{ choice: 1, changes: [] }, { choice: 1 }],
      stop: { why: 'not-offered', reason: { key: 'marked-twice' } },
      next: { prompt: 'turn' },
    })
    expect(walkPlan(match, 2, [mark]).stop).toEqual({ why: 'done' })
    expect(walkPlan(match, 0, [mark])).toEqual({ steps: [], stop: { why: 'others', waiting: [2] } })
    expect(match.hash()).toBe(before)
  })

  it('stops at dice, and does not tell how they fall', () => {
    const walk = walkPlan(atTheTurn(), 2, [mark, roll, mark])
    expect(walk).toEqual({ steps: [{ choice: 1, changes: [] }, { choice: 0 }], stop: { why: 'chance' } })
  })

  it('says what a choice changes in the view of its seat', () => {
    const match = Match.begin(auction, configure(auction, { seats: 2 }), sealedChance(seedFromText('a plan')))
    const card = match.decisionOf(0)?.choices[1] ?? mark
    const [step] = walkPlan(match, 0, [card]).steps
    expect(step?.choice).toBe(1)
    expect(step?.changes?.map(({ path }) => path[0])).toContain('hand')
  })

  it('is made as far as it is offered, in one go', () => {
    const match = atTheTurn()
    expect(actPlan(match, 2, [mark, mark, mark])).toMatchObject({
      made: 2,
      stop: { why: 'not-offered', reason: { key: 'marked-twice' } },
    })
    expect(actPlan(match, 1, [mark])).toEqual({ made: 0, stop: { why: 'others', waiting: [2] } })
    expect(actPlan(match, 2, [roll, { do: 'number', n: 0 }])).toEqual({ made: 1, stop: { why: 'chance' } })
    expect(actPlan(match, 2, [{ do: 'number', n: 0 }])).toEqual({ made: 1, stop: { why: 'done' } })
    while (!match.over) {
      const [asked] = match.state.pending
      const seat = asked?.seat ?? 0
      match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: 0 })
    }
    expect(actPlan(match, 2, [mark])).toEqual({ made: 0, stop: { why: 'over' } })
    expect(walkPlan(match, 2, [mark]).stop).toEqual({ why: 'over' })
  })
})
