import type { MatchFile } from '@hippodrome/engine'
import type { MatchStore } from '../store/matchStore.ts'
import { addMatch } from '../store/newMatch.ts'

/** Keeps a finished match in this browser as it stood after `version` choices, to be looked through or played on. */
export function keepAt(store: MatchStore, file: MatchFile, version: number): Promise<string> {
  const { end: _end, snapshot: _snapshot, ...rest } = file
  return addMatch(store, { ...rest, choices: file.choices.slice(0, version) })
}
