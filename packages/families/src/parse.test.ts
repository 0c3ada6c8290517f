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
    [
      'an action half done',
      (p: ReturnType<typeof start>) => Object.assign(p, { owed: 1, pool: [10, 9] }),
      /^game\.owed: must be 0 between two actions/,
    ],
    ['an attack under way', (p: ReturnType<typeof start>) => (p.target = 3), /^game\.target/],
    ['money on the table', (p: ReturnType<typeof start>) => (p.purse = 4), /^game\.purse/],
    ['nobody to begin', (p: ReturnType<typeof start>) => (p.active = -1), /^game\.active/],
    ['no first player', (p: ReturnType<typeof start>) => (p.first = -1), /^game\.first:/],
    [
      'an action of somebody who has passed',
      (p: ReturnType<typeof start>) => Object.assign(p, { passed: [1, 0], firstPasser: 0, last: 1 }),
      /^game\.active: seat 0 has passed/,
    ],
    [
      'a last action too early',
      (p: ReturnType<typeof start>) => (p.last = 1),
      /^game\.last: must be 0, since 2 of 2 have not passed/,
    ],
    [
      'a last action too late',
      (p: ReturnType<typeof start>) => Object.assign(p, { passed: [0, 1], firstPasser: 1 }),
      /^game\.last: must be 1/,
    ],
    ['nobody who passed first', (p: ReturnType<typeof start>) => (p.passed = [0, 1]), /firstPasser/],
    [
      'a cube in the Pass box without passing',
      (p: ReturnType<typeof start>) => Object.assign(p, { passBox: [1, 0], pool: [8, 9] }),
      /Pass box/,
    ],
    [
      'an army without a cube',
      (p: ReturnType<typeof start>) =>
        Object.assign(p, {
          boxes: [0, 0, 2, 0, 0, 8, 0, 5, 1, 3, 2, 2, 0, 8, 0, 5],
          pool: [15, 9],
          pawns: [0, -1, -1, -1],
        }),
      /^game\.pawns\.0/,
    ],
    [
      'an Arab Constantinople',
      (p: ReturnType<typeof start>) => (p.colour as number[]).splice(5, 1, 1),
      /the capital is not Byzantine/,
    ],
    [
      'Bulgars out of their reach',
      (p: ReturnType<typeof start>) => (p.colour as number[]).splice(6, 1, 3),
      /the Bulgars cannot reach Nicaea/,
    ],
    ['a position of three', (p: ReturnType<typeof start>) => (p.seats = 3), /^game\.seats/],
  ])('is refused with %s', (_name, change, reason) => {
    expect(refusal(change)).toMatch(reason)
  })

  it('§6.5 knows who has had a Byzantine city by what lies on the board', () => {
    const t = table().city('nicaea', { owner: 1 }).army(0, 'byzantine', { main: 1 })
    t.set((game) => {
      game.pawns[0] = t.cityNumber('smyrna')
    })
    expect(t.now.settled).toEqual([1, 1])
  })

  it('is refused when its step is unknown', () => {
    const position = { game: start(), stack: [{ step: 'nonsense', local: {} }] }
    expect(() => Match.from(families as unknown as Game<Families>, config, position, fastChance(1))).toThrow(
      /nonsense/,
    )
  })

  it('is refused when a step further down is unknown, or asks a seat that is not there', () => {
    const from = (...stack: object[]) =>
      Match.from(families as unknown as Game<Families>, config, { game: start(), stack }, fastChance(1))
    const actions = { step: 'actions', local: {} }
    const levy = (seat: unknown) => ({ step: 'levy', local: { seat } })
    expect(from(actions, levy(1)).state.pending[0]?.seat).toBe(1)
    expect(() => from({ step: 'nonsense', local: {} }, levy(1))).toThrow(/^position\.stack\.0\.step/)
    for (const seat of [2, -1, 0.5, '0', []])
      expect(() => from(actions, levy(seat))).toThrow(
        /^position\.stack\.1\.local(\.seat: cannot be |: must be small)/,
      )
  })

  it('that is over asks nobody', () => {
    const game = start()
    game.over = 1
    const match = Match.from(families as unknown as Game<Families>, config, { game }, fastChance(1))
    expect(match.over).toBe(true)
  })
})
