import type { MatchFile } from '@hippodrome/engine'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenPledge, pledge } from './pledges.ts'

const file = (commitment: string, ...words: string[]) => ({ commitment, words }) as unknown as MatchFile

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  return () => vi.unstubAllGlobals()
})

describe('what a browser saw and gave before the dice', () => {
  it('holds when seal and words are those of the file', () => {
    pledge('m', 'sealed', 0, 'mine')
    pledge('m', 'sealed', 2, 'my neighbour at this screen')
    expect(brokenPledge('m', file('sealed', 'mine', 'theirs', 'my neighbour at this screen'), [0, 2])).toBe(
      undefined,
    )
  })

  it('tells when the seal is another, or words were changed', () => {
    pledge('m', 'sealed', 0, 'mine')
    expect(brokenPledge('m', file('another', 'mine'), [0])).toBe('seal')
    expect(brokenPledge('m', file('sealed', 'bent'), [0])).toBe('words')
  })

  it('says nothing of a seat that is no longer mine, that was taken in mid-match, or of another match', () => {
    pledge('m', 'sealed', 0, 'mine')
    expect(brokenPledge('m', file('sealed', 'bent'), [])).toBeUndefined()
    expect(brokenPledge('n', file('sealed', 'bent'), [0])).toBeUndefined()
    pledge('m', 'sealed', 0, undefined)
    expect(brokenPledge('m', file('sealed', 'bent'), [0])).toBeUndefined()
  })
})
