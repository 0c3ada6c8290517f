import { BadData, type Configuration, type Game } from '@hippodrome/engine'

export const GAMES = ['families', 'powers', 'court'] as const
export type GameId = (typeof GAMES)[number]

const loaders: { readonly [id in GameId]: () => Promise<Game> } = {
  families: async () => (await import('@hippodrome/families')).families,
  powers: async () => (await import('@hippodrome/powers')).powers,
  court: async () => (await import('@hippodrome/court')).court,
}

export const isGameId = (id: string): id is GameId => GAMES.some((known) => known === id)

const configurations: { readonly [id in GameId]: () => Promise<{ readonly configuration: Configuration }> } =
  {
    families: () => import('@hippodrome/families/configuration'),
    powers: () => import('@hippodrome/powers/configuration'),
    court: () => import('@hippodrome/court/configuration'),
  }

/** Who may play a game and what may be set, without its rules. Throws `BadData` for a name that is none. */
export async function loadConfiguration(id: string): Promise<Configuration> {
  return (await configurations[known(id)]()).configuration
}

/** A game by its name, fetched when it is first wanted. Throws `BadData` for a name that is none. */
export async function loadGame(id: string): Promise<Game> {
  return loaders[known(id)]()
}

function known(id: string): GameId {
  if (!isGameId(id)) throw new BadData('game', `"${id}" is not one of ${GAMES.join(', ')}`)
  return id
}
