import type { Language } from '@hippodrome/engine'

const LEAST = 0.01

/** A chance in whole per cent. Nobody is told that all is won or lost before it is. */
export function chanceText(language: Language, chance: number): string {
  const text = (of: number) => of.toLocaleString(language, { style: 'percent' })
  if (chance < LEAST) return `< ${text(LEAST)}`
  if (chance > 1 - LEAST) return `> ${text(1 - LEAST)}`
  return text(chance)
}

/** A change of a chance in whole percentage points, always with its sign. */
export function changeText(language: Language, change: number): string {
  const points = Math.round(Math.abs(change) * 100)
  const sign = points === 0 ? '±' : change < 0 ? '−' : '+'
  return `${sign}${points.toLocaleString(language)}`
}
