import type { Choice, Language, Words } from '@hippodrome/engine'
import { type GameId, isGameId } from '@hippodrome/games'
import { useState } from 'react'
import { useLanguage } from '../app/language.ts'
import { useLoaded } from '../app/useLoaded.ts'

/** All that a game says in one language. */
export type GameWords = Words<unknown, Choice, never>

type Loader = () => Promise<{ readonly words: unknown }>

const loaders: { readonly [id in GameId]: { readonly [language in Language]: Loader } } = {
  families: {
    en: () => import('@hippodrome/families/words/en'),
    nl: () => import('@hippodrome/families/words/nl'),
  },
  powers: {
    en: () => import('@hippodrome/powers/words/en'),
    nl: () => import('@hippodrome/powers/words/nl'),
  },
  court: {
    en: () => import('@hippodrome/court/words/en'),
    nl: () => import('@hippodrome/court/words/nl'),
  },
}

type Key = `${string} ${Language}`

async function loadWords(key: Key): Promise<GameWords | undefined> {
  const [id = '', language] = key.split(' ')
  return isGameId(id) ? ((await loaders[id][language as Language]()).words as GameWords) : undefined
}

/**
 * What a game says in the language that is set, fetched when a screen first wants it; its rules stay in the workers. When the
 * language changes, what was said before stands until the other has come.
 */
export function useGameWords(id: string | undefined): GameWords | 'missing' | undefined {
  const language = useLanguage()
  const said = useLoaded(id === undefined ? undefined : (`${id} ${language}` as const), loadWords)
  const [last, setLast] = useState<{ readonly id: string | undefined; readonly words: GameWords }>()
  if (said && said !== 'missing') {
    if (last?.words !== said) setLast({ id, words: said })
    return said
  }
  return last?.id === id && last ? last.words : said
}
