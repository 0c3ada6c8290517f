import { type Board, type Explanation, subjectOf } from './board.ts'
import type { Situation } from './stage.ts'

/** What a spot is: as the board says, else as the game's words do. */
export function explanationOf(board: Board, spot: string, at: Situation): Explanation | undefined {
  if (board.explain) return board.explain(spot, at)
  return at.words.subject?.(subjectOf(spot), at.view, at.naming)
}
