import { type Game, type MatchFile, SPECTATOR } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../makeBot.ts'
import { keptMatch } from '../testing/kept.ts'
import { dares } from '../testing/rounds.ts'
import { linesOf } from './lines.ts'

const LONG = 120_000

const played = (rules: Game, ...specs: readonly string[]): MatchFile =>
  keptMatch(rules, {
    seats: specs.length,
    seed: 'lines',
    bots: specs.map((spec, seat) => makeBot(spec, { seed: seat })),
  })

describe('a mistake, and what would have been better', () => {
  const rules = dares as unknown as Game
  const file = played(rules, 'random', 'random')

  it('begin with their choices: what came of the one, and how the other might have gone on', () => {
    const [made = [0, 0]] = file.choices.slice(2)
    const other = 1 - made[1]
    const lines = linesOf(rules, file, { at: 2, choice: other, viewer: SPECTATOR })
    const says = (choice: number) => JSON.stringify({ do: choice === 0 ? 'careful' : 'rash' })
    expect(lines.played[0]?.says.en).toBe(says(made[1]))
    expect(lines.better[0]?.says.en).toBe(says(other))
    expect(lines.played.map(({ seat }) => seat)).toEqual(file.choices.slice(2).map(([seat]) => seat))
    // The match has eight choices, and those who go on by what looks best are careful.
    expect(lines.better.slice(1).map(({ says }) => says.en)).toEqual(Array.from({ length: 5 }, () => says(0)))
    for (const { chances } of [lines, ...lines.played, ...lines.better])
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(lines.played.at(-1)?.chances.toSorted()).toEqual(file.end?.ranks.includes(2) ? [0, 1] : [0.5, 0.5])
  })

  it('are the same again for the same match', () => {
    const lines = () => linesOf(rules, file, { at: 3, choice: 0, viewer: 0 })
    expect(lines()).toEqual(lines())
  })

  it('are not told of a match that is under way', () => {
    const { end: _end, ...rest } = file
    const begun = { ...rest, choices: file.choices.slice(0, 4) }
    expect(() => linesOf(rules, begun, { at: 2, choice: 0, viewer: 0 })).toThrow('not over')
  })
})

it(
  'a line of a real game shows the table after each of its choices',
  () => {
    const rules = families as unknown as Game
    const file = played(rules, 'glance', 'glance')
    const { played: came, better } = linesOf(rules, file, { at: 12, choice: 0, viewer: 1 })
    expect(came).toHaveLength(8)
    expect(better).toHaveLength(8)
    const tables = better.map(({ view }) => JSON.stringify(view))
    expect(new Set(tables).size).toBeGreaterThan(4)
    expect(better.every(({ says }) => says.en.length > 0 && says.nl.length > 0)).toBe(true)
  },
  LONG,
)
