import { type MatchFile, configOf, configure } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { addMatch, newMatchFile } from '../store/newMatch.ts'
import { store } from '../store/store.ts'
import { NAMES } from './names.ts'
import { seated } from './seated.ts'

/** A match at once: sensible options, two bots that suit a beginner. Gives its name. */
export async function playNow(id: string): Promise<string> {
  const game = await loadGame(id)
  const seats = NAMES.slice(0, 3).map((name, seat) => seated(name, seat === 0 ? 'human' : 'novice'))
  return addMatch(store, newMatchFile(game, configure(game, { seats: seats.length }), seats))
}

/** The same match once more with dice of its own; everybody moves one seat on. Gives its name. */
export async function playAgain(file: MatchFile): Promise<string> {
  const game = await loadGame(file.game)
  const seats = file.seats.map((_, seat) => file.seats[(seat + 1) % file.seats.length] ?? file.seats[0])
  return addMatch(
    store,
    newMatchFile(
      game,
      configOf(game, file),
      seats.filter((seat) => seat !== undefined),
    ),
  )
}
