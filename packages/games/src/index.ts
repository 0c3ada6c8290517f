import { BadData, type Choice, type Game, type Language, type Words } from '@hippodrome/engine'

export const GAMES = ['families', 'powers', 'court'] as const
export type GameId = (typeof GAMES)[number]

const loaders: { readonly [id in GameId]: () => Promise<Game> } = {
  families: async () => (await import('@hippodrome/families')).families,
  powers: async () => (await import('@hippodrome/powers')).powers,
  court: async () => (await import('@hippodrome/court')).court,
}

export const isGameId = (id: string): id is GameId => GAMES.some((known) => known === id)

/** A game by its name, fetched when it is first wanted. Throws `BadData` for a name that is none. */
export async function loadGame(id: string): Promise<Game> {
  if (!isGameId(id)) throw new BadData('game', `"${id}" is not one of ${GAMES.join(', ')}`)
  return loaders[id]()
}

/** All that a game says, in every language. */
export type GameWords = { readonly [language in Language]: Words<unknown, Choice, never> }

const wordLoaders: { readonly [id in GameId]: () => Promise<{ readonly words: unknown }> } = {
  families: () => import('@hippodrome/families/words'),
  powers: () => import('@hippodrome/powers/words'),
  court: () => import('@hippodrome/court/words'),
}

/** What a game says, without its rules, fetched when it is first wanted; nothing for a name that is none. */
export async function loadWords(id: string): Promise<GameWords | undefined> {
  return isGameId(id) ? ((await wordLoaders[id]()).words as GameWords) : undefined
}
