import type { Language } from '@hippodrome/engine'
import { names as english } from './en/names.ts'
import type { Names } from './lexicon.ts'
import { names as dutch } from './nl/names.ts'

export type { Names } from './lexicon.ts'

/** What each language calls the things of the game, for a board that writes them where they lie. */
export const names: { readonly [language in Language]: Names } = { en: english, nl: dutch }
