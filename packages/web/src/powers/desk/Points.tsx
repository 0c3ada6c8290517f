import { useWords } from '../../app/language.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** The points that the operating stack has left. */
export function Points() {
  const { view } = usePowers()
  const words = useWords(powersWords)
  const points = view.operating?.points ?? 0
  if (points <= 0) return undefined
  return (
    <section aria-label={words.points}>
      <h2>{words.points}</h2>
      <p className="points">
        {Array.from({ length: points }, (_, i) => (
          <i key={i} />
        ))}
        <b>{words.pointsLeft(points)}</b>
      </p>
    </section>
  )
}
