import { lazy, Suspense } from 'react'
import { usePlaying } from '../play/playing.ts'

const PointsPlot = lazy(() => import('./PointsPlot.tsx'))

/** The end: scores explained line by line, and how both tracks went. */
export function ResultPanel() {
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
      <Suspense>
        <PointsPlot />
      </Suspense>
    </section>
  )
}
