import { Icon } from './Icon.tsx'
import { Score } from './Score.tsx'
import { useCourt } from './stage.ts'

/** The end, on the table. */
export function Final() {
  const { playing, view } = useCourt()
  const { result } = playing.state.view
  if (!result) return undefined
  const [headline] = playing.words.result(result, view, playing.naming)
  return (
    <section className="final" data-testid="final">
      <h2>
        <Icon name="victorious" /> {headline}
      </h2>
      <Score />
    </section>
  )
}
