import { type Game, type MatchFile, verifyMatch } from '@hippodrome/engine'
import type { OnlineWords } from './words.ts'

/** What the server promised before the match, and what somebody gave to the dice after that. */
export type Promised = {
  readonly seal: string
  readonly given?: { readonly seat: number; readonly words: string }
}

/** What does not hold of a match that is over; nothing if all of it does. The server's word is not enough. */
export function whatIsBent(
  rules: Game,
  file: MatchFile,
  { seal, given }: Promised,
  words: OnlineWords,
): string | undefined {
  if (file.commitment !== seal) return words.otherSeal
  if (given && file.words[given.seat] !== given.words) return words.otherWords
  return verifyMatch(rules, file).find(({ ok }) => !ok)?.detail
}
