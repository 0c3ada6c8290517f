import type { Language } from '@hippodrome/engine'
import { words as nl } from './dutch.ts'
import { words as en } from './english.ts'
import type { PowersWords } from './make.ts'

export type { PowersWords } from './make.ts'

/** In every language; a page that speaks one of them loads that one alone. */
export const words: { readonly [language in Language]: PowersWords } = { en, nl }
