import type { Language } from '@hippodrome/engine'
import { useSettings } from './settings.ts'

type Phrase = string | ((...facts: never[]) => string)
type Phrases = { readonly [key: string]: Phrase }
type Translated<T extends Phrases> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/** What a part of the page says. A key that Dutch lacks, or has too much, does not compile. */
export const phrases = <T extends Phrases>(
  en: T,
  nl: NoInfer<Translated<T>>,
): { readonly [language in Language]: Translated<T> } => ({ en: en as Translated<T>, nl })

/** The phrases of a part of the page in the language that is set. */
export const useWords = <T>(words: { readonly [language in Language]: T }): T =>
  words[useSettings((s) => s.language)]

export const useLanguage = (): Language => useSettings((s) => s.language)

export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'English', nl: 'Nederlands' }
