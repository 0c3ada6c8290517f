import type { Configuration } from '@hippodrome/engine'
import type { GameWords } from '../play/useGameWords.ts'

/** A game as the set-up knows it: what may be set, and its words; no rules. */
export type Settable = Configuration & { readonly words: GameWords }
