import { words as en } from './en.ts'
import { words as nl } from './nl.ts'

/** All that the game says, importable without its rules; a page that speaks one language loads that one alone. */
export const words = { en, nl }
