import type { Review } from '@hippodrome/bots/review'
import { describe, expect, it } from 'vitest'
import { chancesSvg } from './chancesSvg.ts'
import { reviewText } from './text.ts'

const both = (en: string, nl: string) => ({ en, nl })

const review: Review = {
  version: 3,
  effort: 'quick',
  judge: 'hand',
  chances: [
    [0.5, 0.4, 1],
    [0.5, 0.6, 0],
  ],
  accounts: [0, 1].map((seat) => {
    const sign = seat === 0 ? 1 : -1
    return {
      seat,
      start: 0.5,
      result: seat === 0 ? 1 : 0,
      luck: { value: sign * 0.25, error: 0.021 },
      own: { value: seat === 0 ? 0 : -0.2, error: 0 },
      others: { value: seat === 0 ? 0.2 : 0, error: 0 },
      residual: { value: sign * 0.05, error: 0.021 },
    }
  }),
  mistakes: [
    {
      at: 1,
      seat: 1,
      cost: { value: 0.2, error: 0.012 },
      asked: both('What now?', 'Wat nu?'),
      played: both('Wait', 'Wachten'),
      better: both('Attack', 'Aanvallen'),
      choice: 3,
    },
  ],
  turnings: [
    { at: 0, seat: 1, change: { value: 0.1, error: 0 }, by: 'chance', says: both('A six <&>', 'Een zes') },
  ],
}

describe('a review in words', () => {
  it('says the result, what it is made of, what turned it and what was dear', () => {
    const text = reviewText(review, ['Anna', 'Bert'], 'en', 100)
    expect(text).toContain('Anna won.')
    expect(text).toMatch(/Anna +50 +\+25\.0 ± 2\.1 +\+0\.0 +\+20\.0 +\+5\.0 ± 2\.1 +100/)
    expect(text).toContain('choice 1 (chance), Bert +10.0: A six <&>')
    expect(text).toContain('choice 2, Bert, cost 20.0 ± 1.2: What now?')
    expect(text).toContain('played: Wait')
    expect(text).toContain('better: Attack')
    expect(text).toContain('reconstruction, and no certainty')
  })

  it('speaks Dutch, and of one seat if that is wanted', () => {
    expect(reviewText(review, ['Anna', 'Bert'], 'nl', 100)).toContain('beter: Aanvallen')
    expect(reviewText(review, ['Anna', 'Bert'], 'nl', 100, 0)).toContain('Geen keuze was duidelijk slechter')
  })

  it('draws a line for every seat and a mark for every turning point', () => {
    const svg = chancesSvg(review, ['Anna', '<Bert>'], 'en')
    expect(svg.match(/<circle/g)).toHaveLength(1)
    expect(svg).toContain('&lt;Bert>')
    expect(svg).toContain('A six &lt;&amp;>')
  })
})
