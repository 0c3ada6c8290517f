import { useState } from 'react'

/** Whether the end of a match that is over is shown, or its table, and how to come from one to the other. */
export function useEnd(isOver: boolean, looksBack: boolean) {
  const [onTable, setOnTable] = useState(false)
  const isShown = isOver && !onTable && !looksBack
  return {
    isShown,
    canReturn: isOver && !isShown,
    show: () => setOnTable(false),
    toTable: () => setOnTable(true),
  }
}
