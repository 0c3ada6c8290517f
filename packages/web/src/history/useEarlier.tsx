import { useState } from 'react'
import { useWords } from '../app/language.ts'
import { historyWords } from './words.ts'

/** The newest of a long list, newest first, and a button for as many again, until all are there. */
export function useEarlier<T>(all: readonly T[], step: number) {
  const words = useWords(historyWords)
  const [shown, setShown] = useState(step)
  const left = all.length - shown
  return {
    newest: all.slice(-shown).toReversed(),
    earlier: left > 0 && (
      <button type="button" className="small" data-testid="earlier" onClick={() => setShown(shown + step)}>
        {words.earlier(left)}
      </button>
    ),
  }
}
