import { BrowserStore } from './browserStore.ts'
import type { MatchStore } from './matchStore.ts'

/** The matches of this browser. */
export const store: MatchStore = new BrowserStore()
