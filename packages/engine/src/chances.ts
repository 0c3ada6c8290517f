import type { Likelihood } from './odds.ts'
import type { Language, Naming, Words } from './words.ts'

/** A chance as people read it; nearly certain is not certain. */
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

/** What dice may make of a choice, as a sentence; nothing where none decide. */
export function oddsSentence(
  words: Pick<Words, 'outcome'>,
  language: Language,
  odds: readonly Likelihood[],
  view: unknown,
  naming: Naming,
): string | undefined {
  const range = rangeIn(language)
  const said = odds.flatMap((likely) => {
    const what = words.outcome?.(likely, view, naming)
    return what === undefined ? [] : [`${range(likely)} ${what}`]
  })
  return said.length > 0 ? said.join('; ') : undefined
}
