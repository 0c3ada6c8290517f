import { BadData, type Game, type MatchFile } from '@hippodrome/engine'
import { auction } from '@hippodrome/engine/testing'
import { families } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../makeBot.ts'
import { keptMatch } from '../testing/kept.ts'
import { dares } from '../testing/rounds.ts'
import type { Effort } from './effort.ts'
import { linesOf } from './lines.ts'
import type { Review } from './report.ts'
import { reviewMatch } from './review.ts'

const LONG = 120_000

function review(rules: Game, file: MatchFile, effort: Effort = 'quick'): Review {
  const walk = reviewMatch(rules, file, { effort })
  let done = 0
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
    expect(step.value.done).toBeGreaterThanOrEqual(done)
    done = step.value.done
    expect(done).toBeLessThanOrEqual(1)
  }
}

const bots = (seed: number, ...specs: readonly string[]) =>
  specs.map((spec, seat) => makeBot(spec, { seed: seed + seat }))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const game = (rules: unknown) => rules as Game

describe('the account', () => {
  it.each([
    ['families for 2', game(families), { seats: 2, seed: 'two', bots: bots(1, 'greedy', 'greedy:35%') }],
    [
      'families for 3',
      game(families),
      { seats: 3, seed: 'three', bots: bots(2, 'greedy', 'greedy:10%', 'greedy') },
    ],
    [
      'auctions for 4',
      game(auction),
      { seats: 4, seed: 'four', bots: bots(3, 'greedy', 'random', 'greedy', 'random') },
    ],
  ])(
    'of %s sums up to the result for every seat',
    (_name, rules, plan) => {
      const { accounts, chances, judge } = review(rules, keptMatch(rules, plan))
      expect(judge).toBe('hand')
      for (const { seat, start, result, luck, own, others, residual } of accounts) {
        expect(start + luck.value + own.value + others.value + residual.value - result).toBeCloseTo(0, 9)
        expect(residual.error).toBeGreaterThanOrEqual(Math.max(luck.error, own.error, others.error) - 1e-12)
        expect(chances[seat]?.[0]).toBe(start)
        expect(chances[seat]?.at(-1)).toBe(result)
      }
      // What one seat gains the others lose.
      expect(sum(accounts.map(({ luck }) => luck.value))).toBeCloseTo(0, 9)
      expect(sum(accounts.map(({ own, others }) => own.value + others.value))).toBeCloseTo(0, 9)
      for (const at of chances[0]?.keys() ?? [])
        expect(sum(chances.map((line) => line[at] ?? 0))).toBeCloseTo(1, 9)
    },
    LONG,
  )

  it('is the same again for the same match', () => {
    const rules = game(dares)
    const careless = { seats: 2, seed: 'again', bots: bots(4, 'random', 'random') }
    const file = keptMatch(rules, careless)
    expect(review(rules, file)).toEqual(review(rules, file))
  })
})

describe('who was lucky and who played well', () => {
  const rules = game(dares)
  /** Seat 0 always makes choice `way`; seat 1 is careful. What falls for seat 0 is always `side`. */
  const dared = (way: number, side: number) =>
    review(
      rules,
      keptMatch(rules, {
        seats: 2,
        seed: 'dares',
        bots: bots(1, 'random', 'random'),
        script: Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? side : n < 4 ? 6 : 1)),
        instead: ({ seat }) => (seat === 0 ? way : 0),
      }),
      'usual',
    ).accounts[0]

  it('tells a lucky fool from an unlucky master', () => {
    const fool = dared(1, 6)
    const master = dared(0, 1)
    expect(fool?.result).toBe(1)
    expect(fool?.luck.value).toBeGreaterThan(0.5)
    expect(fool?.own.value).toBeLessThan(-0.2)
    expect(master?.result).toBe(0)
    expect(master?.luck.value).toBeLessThan(-0.3)
    expect(master?.own.value).toBe(0)
  })

  it('explains all of it where the judge knows the game, and the dice are few', () => {
    const master = dared(0, 1)
    expect(master?.residual.value).toBeCloseTo(0, 9)
    expect(master?.residual.error).toBe(0)
    const fool = dared(1, 6)
    expect(Math.abs(fool?.residual.value ?? 1)).toBeLessThan(3 * (fool?.residual.error ?? 0) + 1e-9)
  })

  it('names every mistake of the fool and none of the master', () => {
    const file = (way: number) =>
      keptMatch(rules, {
        seats: 2,
        seed: 'mistakes',
        bots: bots(1, 'random', 'random'),
        instead: ({ seat }) => (seat === 0 ? way : 0),
      })
    const fool = review(rules, file(1)).mistakes
    expect(fool.length).toBeGreaterThan(1)
    expect(
      fool.every(({ seat, choice, cost }) => seat === 0 && choice === 0 && cost.value > 2 * cost.error),
    ).toBe(true)
    expect(fool[0]?.better.en).toContain('careful')
    expect(review(rules, file(0)).mistakes).toEqual([])
  })
})

describe('what cannot be reviewed', () => {
  const rules = game(families)
  const plan = { seats: 2, seed: 'short', bots: bots(9, 'random', 'random') }

  it('is a match that is not over, whatever its file says', () => {
    const file = keptMatch(rules, { ...plan, most: 12 })
    expect(() => review(rules, file)).toThrow('not over')
    const claimed = { ...file, end: { ranks: [1, 2], scores: [1, 0], hash: '0'.repeat(64) } }
    expect(() => review(rules, claimed)).toThrow(BadData)
    expect(() => review(rules, { ...file, choices: [] })).toThrow('not over')
  })

  it('is a match that goes on from one which people play elsewhere', () => {
    const file = { ...keptMatch(rules, plan), unaided: true } as const
    expect(() => review(rules, file)).toThrow('elsewhere')
    expect(() => linesOf(rules, file, { at: 0, choice: 0, viewer: 0 })).toThrow('elsewhere')
  })

  it('is a match whose choices were not offered, or that ended otherwise', () => {
    const file = keptMatch(rules, plan)
    const choices = file.choices.map((choice, at): [number, number] => (at === 3 ? [choice[0], 999] : choice))
    expect(() => review(rules, { ...file, choices })).toThrow('choices.3')
    const end = { ranks: file.end?.ranks.toReversed() ?? [], scores: [0, 0], hash: '0'.repeat(64) }
    expect(() => review(rules, { ...file, end })).toThrow('end')
  })
})
