import type { Language } from '@hippodrome/engine'
import { useMemo } from 'react'
import { useLanguage } from '../app/language.ts'

/** A chance in words of a page; nearly certain is not certain. */
export function percentIn(language: Language): (chance: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (chance) =>
    chance > 0.995 && chance < 1 ? '>99%' : chance > 0 && chance < 0.005 ? '<1%' : format.format(chance)
}

/** From the lowest chance to the highest; one number when they read the same. */
export function rangeIn(language: Language) {
  const percent = percentIn(language)
  return ({ low, high }: { readonly low: number; readonly high: number }): string =>
    [...new Set([percent(low), percent(high)])].join(' – ')
}

export function useChances() {
  const language = useLanguage()
  return useMemo(() => rangeIn(language), [language])
}
