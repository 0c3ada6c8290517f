import { useWords } from '../app/language.ts'
import type { Walker } from './walker.ts'
import { historyWords } from './words.ts'

/** Beside an entry of the chronicle: shows the table right after the choice that it tells of. */
export function ToMoment({ at, walker }: { readonly at: number; readonly walker: Walker }) {
  const words = useWords(historyWords)
  return (
    <button
      type="button"
      className="to-moment"
      aria-label={words.toMoment(at)}
      title={words.toMoment(at)}
      data-moment={at}
      onClick={() => walker.go(at)}
    >
      {at}
    </button>
  )
}
