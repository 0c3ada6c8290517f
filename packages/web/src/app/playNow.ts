import type { Json, MatchFile } from '@hippodrome/engine'
import { createMatch } from '../table/openTable.ts'
import { NAMES } from './names.ts'
import { seated } from './seated.ts'

/** A match at once: sensible options, two bots that suit a beginner. Gives its name. */
export function playNow(game: string): Promise<string> {
  const seats = NAMES.slice(0, 3).map((name, seat) => seated(name, seat === 0 ? 'human' : 'novice'))
  return createMatch({ game, seats, options: {} })
}

/** The same match once more with dice of its own; everybody moves one seat on. Gives its name. */
export function playAgain({ game, seats: before, options, tables }: MatchFile): Promise<string> {
  const seats = [...before.slice(1), ...before.slice(0, 1)]
  return createMatch({ game, seats, options, tables: tables as Json | undefined })
}
