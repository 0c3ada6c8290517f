import { BadData, configure, fastChance, type Game, Match } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { families } from './game.ts'
import type { Families } from './state.ts'
import { table } from './testing/position.ts'

const config = configure(families, { seats: 2 })
const start = () => {
  const { tables: _shared, ...position } = table().game
  return JSON.parse(JSON.stringify(position)) as Record<string, unknown> & { pool: unknown[] }
}
function refusal(change: (position: ReturnType<typeof start>) => void): string {
  const game = start()
  change(game)
  try {
    Match.from(families as unknown as Game<Families>, config, { game }, fastChance(1))
  } catch (error) {
    if (error instanceof BadData) return error.message
    throw error
  }
  return 'accepted'
}

describe('a position from outside', () => {
  it('is accepted when it is sound', () => {
    expect(refusal(() => {})).toBe('accepted')
  })

  it.each([
    ['a missing part', (p: ReturnType<typeof start>) => delete p.money, /^game\.money/],
    ['an unknown part', (p: ReturnType<typeof start>) => (p.extra = 1), /^game\.extra/],
    ['a list too short', (p: ReturnType<typeof start>) => (p.pool = [9]), /^game\.pool/],
    ['text for a number', (p: ReturnType<typeof start>) => (p.pool = ['9', 9]), /^game\.pool\.0/],
    ['a fraction', (p: ReturnType<typeof start>) => (p.pool = [8.5, 9]), /^game\.pool\.0/],
    ['a seat that is none', (p: ReturnType<typeof start>) => (p.active = 2), /^game\.active/],
    ['a turn that is none', (p: ReturnType<typeof start>) => (p.turn = 4), /^game\.turn/],
    [
      'a cube too many',
      (p: ReturnType<typeof start>) => (p.pool = [10, 9]),
      /^game: seat 0 has 43 cubes, not 42/,
    ],
    ['money from nowhere', (p: ReturnType<typeof start>) => (p.money = [16, 5, 15, 5]), /^game: 41 Bezants/],
    [
      'too many Bulgars',
      (p: ReturnType<typeof start>) => (p.bulgars = 12),
      /^game: 12 cubes in the Bulgar box/,
    ],
    [
      'an army in a foreign city',
      (p: ReturnType<typeof start>) => (p.pawns = [22, -1, -1, -1]),
      /another colour/,
    ],
    ['a position of three', (p: ReturnType<typeof start>) => (p.seats = 3), /^game\.seats/],
  ])('is refused with %s', (_name, change, reason) => {
    expect(refusal(change)).toMatch(reason)
  })

  it('is refused when its step is unknown', () => {
    const position = { game: start(), stack: [{ step: 'nonsense', local: {} }] }
    expect(() => Match.from(families as unknown as Game<Families>, config, position, fastChance(1))).toThrow(
      /nonsense/,
    )
  })

  it('that is over asks nobody', () => {
    const game = start()
    game.over = 1
    const match = Match.from(families as unknown as Game<Families>, config, { game }, fastChance(1))
    expect(match.over).toBe(true)
  })
})
