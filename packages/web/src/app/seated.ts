import type { MatchFile } from '@hippodrome/engine'
import { useSettings } from './settings.ts'

/** A seat of a new match; a person who wants to be asked everything says so from the start. */
export const seated = (name: string, player: string): MatchFile['seats'][number] => ({
  name,
  player,
  ...(player === 'human' && useSettings.getState().alwaysAsk ? { standing: { '*': 'ask' as const } } : {}),
})
