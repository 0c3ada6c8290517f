import { describe, expect, it } from 'vitest'
import { seedFromText } from './chance.ts'
import { configure } from './game.ts'
import { type MatchFile, matchFile, newHeader, openMatch, parseMatchFile } from './matchFile.ts'
import { auction } from './testing/auction.ts'
import { verifyMatch } from './verify.ts'

const header = () =>
  newHeader(
    auction,
    configure(auction, { seats: 2 }),
    [
      { name: 'Anna', player: 'human' },
      { name: 'Bert', player: 'human', standing: { strike: 'pass' } },
    ],
    seedFromText('a fair match'),
  )

function finished(): MatchFile {
  const match = openMatch(auction, header())
  while (!match.over) {
    const { seat } = match.state.pending[0] ?? { seat: -1 }
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: 0 })
  }
  return parseMatchFile(JSON.stringify(matchFile(header(), match)))
}

const broken = (file: MatchFile) =>
  verifyMatch(auction, file)
    .filter(({ ok }) => !ok)
    .map(({ check }) => check)

describe('verifying a finished match', () => {
  it('finds nothing wrong with a match that was played fairly', () => {
    expect(broken(finished())).toEqual([])
  })

  it('names the seed, the choice, the end or the version that was bent', () => {
    const file = finished()
    expect(broken({ ...file, seed: seedFromText('other dice') })).toContain('seed')
    expect(broken({ ...file, choices: [...file.choices.slice(0, -1), [0, 99]] })).toEqual(['choices'])
    expect(broken({ ...file, choices: file.choices.slice(0, -1) })).toEqual(['end'])
    const { end } = file
    if (!end) throw new Error('the file does not say how it ended')
    expect(broken({ ...file, end: { ...end, scores: end.scores.map((score) => score + 1) } })).toEqual([
      'end',
    ])
    expect(broken({ ...file, rules: '0' })).toEqual(['versions'])
  })

  it('keeps standing orders beside the seat', () => {
    expect(finished().seats[1]?.standing).toEqual({ strike: 'pass' })
  })

  it('cannot vouch for a match whose seed is still secret', () => {
    const { seed: _secret, ...file } = finished()
    expect(broken(file)).toEqual(['seed'])
  })
})
