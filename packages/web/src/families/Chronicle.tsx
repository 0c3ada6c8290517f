import type { FamiliesEntry } from '@hippodrome/families'
import { ToMoment } from '../history/ToMoment.tsx'
import { useBoard } from './board.ts'
import { cityOf } from './MapView.tsx'

const MOST = 150

/** The newest entries, newest first: each leads to its city on the map, and to its moment. */
export function Chronicle({ onPoint }: { readonly onPoint: () => void }) {
  const { playing, view, point } = useBoard()
  const { told } = playing.state
  return (
    <ol className="chronicle" reversed start={told.length}>
      {told
        .slice(-MOST)
        .toReversed()
        .map(({ entry, at }, index) => {
          const words = playing.words.entry(entry as never, view, playing.naming)
          const city = cityOf(entry as FamiliesEntry)
          return (
            <li key={told.length - index}>
              <span className="entry">
                {city === undefined ? (
                  words
                ) : (
                  <button
                    type="button"
                    className="entry-city"
                    onClick={() => {
                      point(city)
                      onPoint()
                    }}
                  >
                    {words}
                  </button>
                )}
                <ToMoment at={at} />
              </span>
            </li>
          )
        })}
    </ol>
  )
}
