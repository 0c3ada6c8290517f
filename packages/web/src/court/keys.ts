import { ACTIONS } from '@hippodrome/court/vocabulary'
import type { BoardKey } from '../board/board.ts'
import type { Spoken } from '../board/stage.ts'
import { spokenIn } from './faces.ts'

/**
 * The letters of the table (`useLetters.ts`): those of the actions, of closing a question, and of the list. `S` is the frame's, for
 * what has happened since one's last turn; so Sell (verkopen, vend) has another.
 */
export const ACTION_KEYS = {
  draw: 'D',
  play: 'P',
  activate: 'A',
  sell: 'V',
  buy: 'B',
  reset: 'R',
  unit: 'U',
  trade: 'T',
  build: 'B',
} as const
export const DONE_KEY = 'F'
export const LIST_KEY = 'G'

/** Two actions that are never offered together may share a letter. */
export function keys(at: Spoken): readonly BoardKey[] {
  const { words } = spokenIn(at)
  const letters = [...new Set(Object.values(ACTION_KEYS))]
  const named = letters.map((letter) => ({
    keys: [letter],
    means: ACTIONS.filter((action) => ACTION_KEYS[action] === letter)
      .map((action) => words.actions[action])
      .join(', '),
  }))
  return [...named, { keys: [DONE_KEY], means: words.keyDone }, { keys: [LIST_KEY], means: words.keyList }]
}
