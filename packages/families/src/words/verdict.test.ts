import { LANGUAGES, type Result } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { families } from '../game.ts'
import type { FamiliesView } from '../view.ts'

const line = (byzantine: number, arab: number, score: number) => ({
  byzantine,
  arab,
  score,
  byzantineTokens: 0,
  arabTokens: 0,
  cities: 0,
  money: 0,
})
const naming = { seats: ['Leo', 'Zoe'] }
const verdict = (language: 'en' | 'nl', result: Result) =>
  families.words[language].verdict?.(result, {} as FamiliesView, naming)

describe('why a match of families ended so', () => {
  it('§22.3 both totals count where the lower is half of the higher, else the lower is struck through', () => {
    const result = {
      ranks: [1, 2],
      scores: [60, 45],
      detail: { fall: false, lines: [line(40, 20, 60), line(15, 45, 45)] },
    }
    expect(verdict('en', result)).toEqual({
      because: '60 points: the Arab side (20) reaches half of the Byzantine (40), so both count.',
      heads: ['Byzantine', 'Arab'],
      lines: [
        {
          seat: 0,
          cells: [
            { text: '40', counts: true },
            { text: '20', counts: true },
          ],
        },
        {
          seat: 1,
          cells: [
            { text: '15', counts: false },
            { text: '45', counts: true },
          ],
        },
      ],
    })
  })

  it('§22.5 after the fall only Arab points count', () => {
    const result = {
      ranks: [2, 1],
      scores: [3, 9],
      detail: { fall: true, lines: [line(40, 3, 3), line(1, 9, 9)] },
    }
    for (const language of LANGUAGES) {
      expect(verdict(language, result)?.because).toContain('9')
      expect(verdict(language, result)?.lines[0]?.cells.map(({ counts }) => counts)).toEqual([false, true])
    }
  })
})
