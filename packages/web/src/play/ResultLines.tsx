import { usePlaying } from './playing.ts'

/** The end on the table itself: scores explained line by line. */
export function ResultLines() {
  const { words, state, naming, telling } = usePlaying()
  const { result, table } = state.view
  if (!result || telling) return undefined
  return (
    <section className="result" data-testid="result">
      <ul>
        {words.result(result, table, naming).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
