import { Suspense } from 'react'
import { usePlaying } from '../play/playing.ts'
import { useBoard } from './boardContext.ts'

/** The end: scores explained line by line, and what the board adds. */
export function ResultPanel() {
  const { End } = useBoard()
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
      {End && (
        <Suspense>
          <End />
        </Suspense>
      )}
    </section>
  )
}
