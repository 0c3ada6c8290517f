import type { Game } from '@hippodrome/engine'
import { GAMES, loadGame as load } from '@hippodrome/games'
import { BadInput } from './errors.ts'

export type LoadGame = (id: string) => Promise<Game>

/** Throws `BadData` for a name that is none, `BadInput` for a game that this build does not hold. */
export async function loadGame(id: string): Promise<Game> {
  const game = await load(id).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw fault
  })
  if (!game) throw new BadInput(`game: "${id}" is not part of this build`)
  return game
}

/** The games of this build, in the order of the registry. */
export async function allGames(): Promise<Game[]> {
  const games = await Promise.allSettled(GAMES.map(loadGame))
  return games.flatMap((game) => (game.status === 'fulfilled' ? [game.value] : []))
}

export { GAMES }
