import type { Language } from '@hippodrome/engine'

/** The language as it is spoken where the browser is at home: hours and days are written as people there write them. */
const localeOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language

/** The hour of today, else the day. */
export function whenOf(at: number, language: Language): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(
    localeOf(language),
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' },
  ).format(at)
}
