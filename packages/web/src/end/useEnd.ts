import { useEffect, useState } from 'react'

/** Whether the end is to be shown, and how to leave it for the table and come back. */
export function useEnd(isOver: boolean, looksBack: boolean) {
  const [onTable, setOnTable] = useState(false)
  useEffect(() => {
    if (looksBack) setOnTable(true)
  }, [looksBack])
  return {
    isShown: isOver && !onTable && !looksBack,
    canReturn: isOver && onTable,
    show: () => setOnTable(false),
    toTable: () => setOnTable(true),
  }
}
