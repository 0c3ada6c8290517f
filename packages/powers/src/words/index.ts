import type { Language, Words } from '@hippodrome/engine'
import type { PowersChoice, PowersEntry, PowersView } from '../vocabulary.ts'
import { english } from './en/index.ts'
import { wordsOf } from './make.ts'
import { dutch } from './nl/index.ts'
import { verdictIn } from './verdict.ts'

export const words: { readonly [language in Language]: Words<PowersView, PowersChoice, PowersEntry> } = {
  en: { ...wordsOf(english), verdict: verdictIn('en', english) },
  nl: { ...wordsOf(dutch), verdict: verdictIn('nl', dutch) },
}
