import { type MatchFile, matchFile, newHeader, configure, openMatch } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { smallGame } from '../testing.ts'
import { whatIsBent } from './ending.ts'
import { onlineWords } from './words.ts'

/** A match of the small game with these words for its dice, played to its end by always taking the first choice. */
function aFile(words: string[]): MatchFile {
  const config = configure(smallGame, { seats: 2, options: {} })
  const seats = ['Anna', 'Bert'].map((name) => ({ name, player: 'human' }))
  const header = newHeader(smallGame, config, seats, 'a1'.repeat(32), { words })
  const match = openMatch(smallGame, header)
  while (!match.over) {
    const seat = match.state.pending[0]?.seat ?? 0
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: 0 })
  }
  return matchFile(header, match)
}

describe('the word of a server about its dice', () => {
  const file = aFile(['words-of-anna', 'words-of-bert'])
  const given = { seat: 1, words: 'words-of-bert' }
  const bent = (other: MatchFile, promised: Parameters<typeof whatIsBent>[2]) =>
    whatIsBent(smallGame, other, promised, onlineWords.en)

  it('holds when the seed is the sealed one, the words are in the dice, and the match comes out the same', () => {
    expect(bent(file, { seal: file.commitment, given })).toBeUndefined()
  })

  it('does not hold with another seal, other words, another seed or other choices', () => {
    const promised = { seal: file.commitment, given }
    expect(bent(file, { seal: 'f'.repeat(64), given })).toBe(onlineWords.en.otherSeal)
    expect(bent(aFile(['words-of-anna', 'others']), promised)).toBe(onlineWords.en.otherWords)
    expect(bent({ ...file, seed: 'b2'.repeat(32) }, promised)).toContain('is not the seed')
    expect(bent({ ...file, choices: file.choices.slice(0, -1) }, promised)).toContain('is not over')
  })
})
