import { createContext, useContext } from 'react'
import type { Board } from './board.ts'

export const BoardContext = createContext<Board | undefined>(undefined)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('there is no board here')
  return board
}
