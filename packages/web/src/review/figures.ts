import type { Estimate } from '@hippodrome/bots/review'
import type { Language } from '@hippodrome/engine'

/** By as many standard errors a number must differ from nothing before it is called one. */
const CLEAR = 2

export const isClear = ({ value, error }: Estimate): boolean => Math.abs(value) > CLEAR * error

/** A chance in points of a hundred. */
export const pointsOf = (share: number): string => String(Math.round(share * 100))

/** Below this an error is not worth a word: half of what is shown last. */
const LEAST = 0.0005

/** A change in points of a hundred, with its standard error where it has one. */
export function changeOf({ value, error }: Estimate, language: Language): string {
  const number = (share: number) =>
    (share * 100).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const sign = value < 0 ? '−' : '+'
  const change = `${sign}${number(Math.abs(value))}`
  return error >= LEAST ? `${change} ± ${number(error)}` : change
}

/** What something cost, without a sign. */
export const costOf = (cost: Estimate, language: Language): string => changeOf(cost, language).slice(1)
