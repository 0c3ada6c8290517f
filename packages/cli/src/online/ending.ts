import { type Game, type Language, type MatchFile, verifyMatch } from '@hippodrome/engine'
import { BadInput } from '../errors.ts'
import { writeMatch } from '../play/keeper.ts'
import { say } from '../say.ts'
import type { Terminal } from '../terminal.ts'
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

/** Keeps the match in a file. A person whose file cannot be written is told so; in a script it is an error. */
export function keepAs(path: string, file: MatchFile, terminal: Terminal, language: Language): void {
  try {
    writeMatch(path, file)
    terminal.print(say[language].saved(path))
  } catch (fault) {
    if (!(fault instanceof BadInput) || !terminal.interactive) throw fault
    terminal.print(language === 'nl' ? fault.dutch : fault.message)
  }
}
