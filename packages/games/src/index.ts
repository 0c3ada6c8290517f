import { BadData, type Choice, type Configuration, type Game, type Subject } from '@hippodrome/engine'

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

/** Choices in a row that somebody means who names where they lead; none where they cannot be made now. */
export type Way = {
  readonly to: Subject
  readonly choices: readonly Choice[]
  /** All of it as if it were one choice: its place, or the one before its walls, and the whole price. */
  readonly asOne?: Choice | undefined
}

/** All that may be named so, by what a seat sees and is offered. */
export type FindWays = (at: {
  readonly view: unknown
  readonly board: unknown
  readonly choices: readonly Choice[]
}) => readonly Way[]

const finders: { readonly [id in GameId]?: () => Promise<FindWays> } = {
  powers: async () => {
    const { destinationsOf } = await import('@hippodrome/powers/ways')
    return (at) =>
      destinationsOf(at as Parameters<typeof destinationsOf>[0]).map(({ place, moves, asOne }) => ({
        to: { kind: 'place', id: place },
        choices: moves,
        asOne,
      }))
  },
}

/** How ways are found in a game in which one goes step by step; in the others there are none. */
export async function loadWays(id: string): Promise<FindWays> {
  return (await finders[known(id)]?.()) ?? (() => [])
}

function known(id: string): GameId {
  if (!isGameId(id)) throw new BadData('game', `"${id}" is not one of ${GAMES.join(', ')}`)
  return id
}
