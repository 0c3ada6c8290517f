import type { Review } from '@hippodrome/bots/review'
import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { Plot } from '../end/Plot.tsx'
import { pathsOfPoints } from '../end/series.ts'
import { usePlaying } from '../play/playing.ts'
import { useMomentOf } from '../play/useMomentOf.ts'
import { changeOf } from './figures.ts'
import { reviewWords } from './words.ts'

type Props = {
  readonly review: Review
  /** How many choices older rules had made before what was reviewed. */
  readonly earlier: number
}

/** The chances of every seat after every choice, and what turned them. */
export function Chances({ review, earlier }: Props) {
  const { naming } = usePlaying()
  const words = useWords(reviewWords)
  const momentOf = useMomentOf()
  const moments = useMoments(earlier, review.chances[0]?.length ?? 0)
  const points = review.chances.map((line) => line.map((share) => Math.round(share * 100)))
  const turnings = review.turnings.map(({ at, seat, change }) => ({ at: at + 1, seat, change: change.value }))
  return (
    <>
      <section className="card">
        <h2>{words.chances}</h2>
        <Plot
          went={{ points, moments, whole: false }}
          names={naming.seats}
          momentOf={momentOf}
          turnings={turnings}
          title={words.chances}
          unit="%"
        />
      </section>
      {review.turnings.length > 0 && (
        <section className="card">
          <h2>{words.turning}</h2>
          <ol className="turnings">
            {review.turnings.map((turning, index) => (
              <Turned key={turning.at} turning={turning} number={index + 1} earlier={earlier} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** For every moment of the plot the turn, the year or the round that it was in. */
function useMoments(earlier: number, length: number): readonly number[] {
  const { table, state } = usePlaying()
  const [moments, setMoments] = useState<readonly number[]>([])
  const { game, seats, view } = state
  useEffect(() => {
    let wanted = true
    const path = pathsOfPoints(game, seats.length, view.table).at(-1)
    if (path)
      table.series([path]).then(
        ([found = []]) => wanted && setMoments(found.slice(earlier)),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [table, game, seats.length, view.table, earlier])
  return moments.length === length ? moments : Array.from({ length }, () => 0)
}

type TurnedProps = {
  readonly turning: Review['turnings'][number]
  readonly number: number
  readonly earlier: number
}

function Turned({ turning: { at, seat, change, by, says }, number, earlier }: TurnedProps) {
  const { naming, walker } = usePlaying()
  const language = useLanguage()
  const words = useWords(reviewWords)
  return (
    <li>
      <span className="number">{number}</span>
      <span>
        {says[language]}
        <small>
          {naming.seats[seat]} {changeOf(change, language)},{' '}
          {by === 'chance' ? words.byChance : words.byChoice}
        </small>
      </span>
      <button
        type="button"
        className="plain small"
        aria-label={words.showTurning(number)}
        onClick={() => walker.go(earlier + at + 1)}
      >
        {words.show}
      </button>
    </li>
  )
}
