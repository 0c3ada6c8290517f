import { useLoaded } from '../app/useLoaded.ts'
import { type Board, type Explanation, subjectOf } from './board.ts'
import { useBoard } from './boardContext.ts'
import { type Situation, useStage } from './stage.ts'

const nothing = async () => undefined

/** What a spot is: as the board says, else as the game's words do. */
export function useExplanation(spot: string | undefined): Explanation | undefined {
  const board = useBoard()
  const at = useStage()
  const fetches = spot !== undefined && board.explains !== undefined
  const fetched = useLoaded(fetches ? 'explain' : undefined, board.explains ?? nothing)
  if (spot === undefined) return undefined
  if (!fetches) return explanationOf(board, spot, at)
  return typeof fetched === 'object' ? fetched.explain?.(spot, at) : undefined
}

function explanationOf(board: Board, spot: string, at: Situation): Explanation | undefined {
  if (board.explain) return board.explain(spot, at)
  return at.words.subject?.(subjectOf(spot), at.view, at.naming)
}
