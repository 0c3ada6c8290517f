import type { Game } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'

export type LoadGame = (id: string) => Promise<Game>

/** All games, in the order of the registry. */
export const allGames = (): Promise<Game[]> => Promise.all(GAMES.map((id) => loadGame(id)))

export { GAMES, loadGame }
