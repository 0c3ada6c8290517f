import {
  configure,
  type Game,
  type Header,
  type Json,
  type Match,
  newHeader,
  openMatch,
  Runner,
  seedFromText,
} from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Moments } from './moments.ts'

const CHOICES = 100

/** Makes choices for whoever is asked, by turns another of those offered. */
function play(match: Match, choices: number, turn = 0): void {
  for (let made = 0; made < choices; made++) {
    const [asked] = match.state.pending
    if (!asked) throw new Error('the match is over')
    const { seat } = asked
    const choice = (made * 7 + turn) % asked.choices.length
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  }
}

function headerOf(rules: Game): Header {
  const seats = ['Anna', 'Basil'].map((name) => ({ name, player: 'human' }))
  return newHeader(rules, configure(rules, { seats: 2 }), seats, seedFromText('moments'))
}

async function played() {
  const rules: Game = await loadGame('families')
  const header = headerOf(rules)
  const match = openMatch(rules, header)
  play(match, CHOICES)
  return { match, moments: new Moments(match, header), begin: () => openMatch(rules, header) }
}

/** The match again up to a choice. */
function again(begin: () => Match, { made }: Match, until: number): Match {
  const match = begin()
  for (const { seat, choice } of made.slice(0, until))
    match.follow({ kind: 'choose', seat, decision: match.state.opened[seat] ?? 0, choice })
  return match
}

afterEach(() => void vi.restoreAllMocks())

describe('the moments of a match', () => {
  it('are those of a match that is played again, in any order', async () => {
    const { match, moments, begin } = await played()
    expect(match.made).toHaveLength(CHOICES)
    for (const version of [100, 0, 63, 64, 65, 1, 99])
      expect(moments.at(version).game).toEqual(again(begin, match, version).state.game)
  })

  it('of a match that began from a position saved in another one count its choices too', async () => {
    const { match: other } = await played()
    const { rules } = other
    const position = JSON.parse(JSON.stringify(other.save())) as Json
    const header = { ...headerOf(rules), position }
    const match = openMatch(rules, header)
    play(match, 20)
    const moments = new Moments(match, header)
    expect(match.state.version).toBe(CHOICES + 20)
    for (const version of [120, 100, 117])
      expect(moments.at(version).game).toEqual(
        again(() => openMatch(rules, header), match, version - CHOICES).state.game,
      )
    expect(moments.at(5).game).toEqual(moments.at(CHOICES).game)
    expect(() => moments.at(121)).toThrow(RangeError)
  })

  it('are mostly played again: of a hundred choices at most seven states stay alive', async () => {
    const { moments } = await played()
    let shown = 0
    moments.each(() => (shown += 1))
    expect(shown).toBe(CHOICES + 1)
    expect(moments.alive).toBeLessThanOrEqual(7)
  })

  it('are near to one that is kept: fewer than sixteen choices are played for one', async () => {
    const { moments } = await played()
    moments.each(() => {})
    const choose = vi.spyOn(Runner.prototype, 'choose')
    moments.at(95)
    expect(choose.mock.calls.length).toBe(15)
  })

  it('forget what was taken back', async () => {
    const { match, moments, begin } = await played()
    // Up to where something may be taken back, so that a state that is kept lies in what is.
    while (!match.canUndo(match.made.at(-1)?.seat ?? -1) || match.made.length % 16 !== 0) play(match, 1)
    const version = match.made.length
    const seat = match.made.at(-1)?.seat ?? -1
    const before = JSON.stringify(plain(moments.at(version)))
    expect(match.undo(seat)).toEqual({ ok: true })
    expect(() => moments.at(version)).toThrow(RangeError)
    for (let choice = 1; match.made.length < version; choice++) {
      const decision = match.state.opened[seat] ?? 0
      match.submit({ seat, decision, choice })
    }
    const now = moments.at(version)
    expect(JSON.stringify(plain(now))).not.toBe(before)
    expect(now.game).toEqual(again(begin, match, version).state.game)
  })
})

const plain = ({ game }: { readonly game: object }): object => ({ ...game, tables: undefined })
