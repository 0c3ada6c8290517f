import { en } from './en.ts'
import { nl } from './nl.ts'

/** All that the game says: importable without its rules as `@hippodrome/families/words`. */
export const words = { en, nl }
