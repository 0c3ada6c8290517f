import { BadData, type Game } from '@hippodrome/engine'

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
