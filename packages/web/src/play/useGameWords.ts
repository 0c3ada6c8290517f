import type { Choice, Language, Words } from '@hippodrome/engine'
import { type GameId, isGameId } from '@hippodrome/games'
import { useLoaded } from '../app/useLoaded.ts'

/** All that a game says, in every language. */
export type GameWords = { readonly [language in Language]: Words<unknown, Choice, never> }

const loaders: { readonly [id in GameId]: () => Promise<{ readonly words: unknown }> } = {
  families: () => import('@hippodrome/families/words'),
  powers: () => import('@hippodrome/powers/words'),
  court: () => import('@hippodrome/court/words'),
}

async function loadWords(id: string): Promise<GameWords | undefined> {
  return isGameId(id) ? ((await loaders[id]()).words as GameWords) : undefined
}

/** What a game says, fetched when a screen first wants it. Its rules stay in the workers. */
export const useGameWords = (id: string | undefined): GameWords | 'missing' | undefined =>
  useLoaded(id, loadWords)
