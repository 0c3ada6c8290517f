import { useState } from 'react'

/** What may be seen of a match that is over. */
export type Ending = 'result' | 'review' | 'table'

/** What is shown of a match that is over, and how to come from one to the other. */
export function useEnd(isOver: boolean, looksBack: boolean, first: Ending = 'result') {
  const [place, setPlace] = useState<Ending>(first)
  /** Where one came to the table from, and goes back to. */
  const [from, setFrom] = useState<'result' | 'review'>(first === 'review' ? 'review' : 'result')
  const isShown = isOver && place !== 'table' && !looksBack
  const show = (to: 'result' | 'review') => {
    setFrom(to)
    setPlace(to)
  }
  return {
    shown: isShown ? place : undefined,
    canReturn: isOver && !isShown,
    from,
    show,
    toTable: () => setPlace('table'),
  }
}
