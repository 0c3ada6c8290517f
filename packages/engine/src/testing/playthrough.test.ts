import { describe, expect, it } from 'vitest'
import { configure } from '../game.ts'
import { replay } from '../matchFile.ts'
import { auction } from './auction.ts'
import { playthrough } from './playthrough.ts'

describe('a golden playthrough', () => {
  const config = configure(auction, { seats: 3 })

  it('depends on its name alone', () => {
    expect(playthrough(auction, config, 'one')).toEqual(playthrough(auction, config, 'one'))
    expect(playthrough(auction, config, 'one').lines).not.toEqual(playthrough(auction, config, 'two').lines)
  })

  it('holds a file that replays to the same end', () => {
    const { file, hash, lines, result } = playthrough(auction, config, 'one')
    const match = replay(auction, file)
    expect(match.hash()).toBe(hash)
    expect(match.result).toEqual(result)
    expect(lines).toHaveLength(file.choices.length)
  })
})
