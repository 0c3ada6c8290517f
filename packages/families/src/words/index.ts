import { en } from './en.ts'
import { nl } from './nl.ts'
import { verdictIn } from './verdict.ts'

/** All that the game says: importable without its rules as `@hippodrome/families/words`. */
export const words = {
  en: { ...en, verdict: verdictIn('en') },
  nl: { ...nl, verdict: verdictIn('nl') },
}
