import { type Likelihood, oddsSentence } from '@hippodrome/engine'
import type { Playing } from './playing.ts'

/** What dice may make of a choice, as a sentence; nothing where none decide. */
export const oddsText = (
  { words, state, naming, language }: Playing,
  odds: readonly Likelihood[] = [],
): string | undefined => oddsSentence(words, language, odds, state.view.table, naming)
