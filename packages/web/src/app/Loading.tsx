import { useWords } from './language.ts'
import { appWords } from './words.ts'

/** Nothing for a moment, then grey shapes, and words when it takes long; never a jump. */
export function Loading() {
  const words = useWords(appWords)
  return (
    <div className="loading" aria-busy="true">
      <div className="shape tall" />
      <div className="shape" />
      <div className="shape half" />
      <p className="long">{words.loading}</p>
    </div>
  )
}
