import { configure, fastChance, Match } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { powers } from '../../game.ts'
import { PHASES, type PhaseId } from '../../vocabulary.ts'

const config = configure(powers, { seats: 2 })

/** A match in its first turn, as a position without the steps that are under way. */
function position(change: Record<string, unknown>): Match {
  const match = Match.begin(powers, config, fastChance(1))
  const submit = () => {
    const [decision] = match.state.pending
    if (decision)
      match.submit({
        seat: decision.seat,
        decision: match.state.opened[decision.seat] ?? 0,
        choice: 0,
      })
  }
  while (match.state.game.turn === 0) submit()
  const { game } = match.save() as { game: Record<string, unknown> }
  return Match.from(powers, config, { game: { ...game, ...change } }, fastChance(2)) as unknown as Match
}

const at = (phase: PhaseId, actor: number, acted: number, more = {}): Match =>
  position({ phase: PHASES.indexOf(phase), actor, acted, ...more })

const asked = (match: Match) => match.state.pending[0]
const turnOf = (match: Match) => (match.state.game as { readonly turn?: number }).turn

describe('a position alone goes on from its phase and its actor', () => {
  const muslim = 1

  it('in the negotiation of the same turn', () => {
    const match = at('negotiation', -1, 0)
    expect(asked(match)?.prompt).toBe('negotiate')
    expect(turnOf(match)).toBe(1)
  })

  it('§7.2 where an offer was being written, without its terms', () => {
    const match = at('negotiation', -1, 0, { draft: [{ term: 'money', by: 0, n: 5, place: -1 }] })
    const choose = (...wanted: readonly string[]) => {
      const decision = asked(match)
      const choice = decision?.choices.findIndex((one) => wanted.includes((one as { do: string }).do)) ?? -1
      const seat = decision?.seat ?? 0
      match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
    }
    choose('talk')
    choose('offer')
    expect(asked(match)?.facts?.terms).toEqual([])
  })

  it('at the beginning of a treasury phase', () => {
    const match = at('treasury', muslim, 0b10)
    expect(asked(match)).toMatchObject({ prompt: 'taxes', facts: { power: 'muslim' } })
    expect(turnOf(match)).toBe(1)
  })

  it('in operations, with the stack that operates', () => {
    expect(asked(at('operations', muslim, 0b10))?.prompt).toBe('operations')
    expect(asked(at('operations', muslim, 0b10, { opStack: 0, opPoints: 3 }))).toMatchObject({
      prompt: 'act',
      facts: { power: 'muslim', points: 3 },
    })
  })

  it('after the last power with the next turn, after the last turn not at all', () => {
    expect(turnOf(at('operations', -1, 0b11))).toBe(2)
    expect(at('operations', -1, 0b11, { turn: 8 }).over).toBe(true)
    expect(at('end', -1, 0b11, { over: 'treaty' }).over).toBe(true)
  })
})
