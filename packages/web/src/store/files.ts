import { type MatchFile, openFile, parseMatchFile } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { addMatch } from './newMatch.ts'
import { store } from './store.ts'

/** Keeps the match of a file that opens as it says; gives its name. Throws `BadData`. */
export const importText = async (text: string): Promise<string> => importMatch(parseMatchFile(text))

export async function importMatch(file: MatchFile): Promise<string> {
  openFile(await loadGame(file.game), file)
  return addMatch(store, file)
}
