import type { Board, BoardKey } from './board.ts'
import { legendWords } from './legendWords.ts'
import type { Stage } from './stage.ts'

/** The keys of the frame, as the legend lists them. */
const KEYS = [
  { keys: ['?'], means: 'keyLegend' },
  { keys: ['1', '…', '9'], means: 'keyChoice' },
  { keys: ['A', '…', 'Z'], means: 'keyPlace' },
  { keys: ['↑', '↓', '←', '→'], means: 'keyArrows' },
  { keys: ['Enter'], means: 'keyEnter' },
  { keys: ['Esc'], means: 'keyEscape' },
  { keys: ['Ctrl', 'Z'], means: 'keyUndo' },
  { keys: ['⇧', 'Ctrl', 'Z'], means: 'keyRedo' },
  { keys: ['[', ']'], means: 'keyTime' },
  { keys: ['S'], means: 'keySince' },
  { keys: ['L'], means: 'keyList' },
  { keys: ['+', '−', '0'], means: 'keyZoom' },
] as const

type At = Pick<Stage, 'words' | 'language'> & { readonly playing: Pick<Stage['playing'], 'company'> }

/** All keys that mean something at this table: the frame's, and those of the board itself. */
export function keysOf(
  board: Pick<Board, 'keys'>,
  at: At,
): readonly (readonly [string, readonly BoardKey[]])[] {
  const words = legendWords[at.language]
  const talk = at.playing.company ? [{ keys: ['T'], means: words.keyTalk }] : []
  const frame = [...KEYS.map(({ keys, means }) => ({ keys, means: words[means] })), ...talk]
  const own = board.keys?.(at) ?? []
  return [[words.keys, frame], ...(own.length > 0 ? [[words.keysHere, own] as const] : [])]
}
