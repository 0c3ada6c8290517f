import { describe, expect, it } from 'vitest'
import { chanceText, changeText } from './chanceText.ts'
import { wantsChances } from './useChances.ts'

const [person, bot] = [
  { name: 'Anna', player: 'human' },
  { name: 'Basil', player: 'novice' },
]

describe('chances on the board', () => {
  it('are shown against bots, and among people only to those who ask for it', () => {
    expect(wantsChances('bots', [person, bot])).toBe(true)
    expect(wantsChances('bots', [bot, bot])).toBe(true)
    expect(wantsChances('bots', [person, person, bot])).toBe(false)
    expect(wantsChances('always', [person, person])).toBe(true)
    expect(wantsChances('never', [person, bot])).toBe(false)
  })

  it('change by whole points, with a sign', () => {
    expect([0.0249, -0.0251, 0.004, -0.004].map((change) => changeText('en', change))).toEqual([
      '+2',
      '−3',
      '±0',
      '±0',
    ])
  })

  it('are whole per cents, and never certain', () => {
    expect([0.634, 0.366].map((chance) => chanceText('en', chance))).toEqual(['63%', '37%'])
    expect(chanceText('nl', 0.5)).toMatch(/^50\s?%$/)
    expect(chanceText('en', 0.001)).toBe('< 1%')
    expect(chanceText('en', 0.9999)).toBe('> 99%')
  })
})
