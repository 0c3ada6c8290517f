import type { Language } from '@hippodrome/engine'
import { useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import type { Phrases } from './words.en.ts'

const loaders: { readonly [language in Language]: () => Promise<{ readonly phrases: Phrases }> } = {
  en: () => import('./words.en.ts'),
  nl: () => import('./words.nl.ts'),
}

const known = new Map<Language, Phrases>()

/** Fetches what the table says in a language. */
export async function learn(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, (await loaders[language]()).phrases)
}

/** What the table itself says; what cards and choices say comes from the game. What was said before stands until it has come. */
export function tableWords(language: Language): Phrases {
  const [said = known.get(language)] = known.has(language) ? [] : known.values()
  if (!said) throw new Error('nobody has learned to speak at this table')
  return said
}

/** Has a language learned, and what uses it drawn again once it is. */
export function useLearning(language: Language): void {
  const [, setLearned] = useState<Language>()
  useEffect(() => {
    void learn(language).then(() => setLearned(language))
  }, [language])
}

await learn(useSettings.getState().language)
