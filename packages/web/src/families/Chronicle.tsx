import type { Told } from '@hippodrome/engine'
import type { FamiliesEntry } from '@hippodrome/families'
import { memo } from 'react'
import { ToMoment } from '../history/ToMoment.tsx'
import type { Walker } from '../history/walker.ts'
import { useBoard } from './board.ts'
import { cityOf } from './MapView.tsx'

const MOST = 150

/** The newest entries, newest first: each leads to its city on the map, and to its moment. */
export function Chronicle({ onPoint }: { readonly onPoint: (city: number) => void }) {
  const { playing, view } = useBoard()
  const { told } = playing.state
  return (
    <ol className="chronicle" reversed start={told.length}>
      {told
        .slice(-MOST)
        .toReversed()
        .map((entry, index) => (
          <Line
            key={told.length - index}
            told={entry}
            words={playing.words.entry(entry.entry as never, view, playing.naming)}
            walker={playing.walker}
            onPoint={onPoint}
          />
        ))}
    </ol>
  )
}

type LineProps = {
  readonly told: Told
  readonly words: string
  readonly walker: Walker
  readonly onPoint: (city: number) => void
}

const Line = memo(function Line({ told, words, walker, onPoint }: LineProps) {
  const city = cityOf(told.entry as FamiliesEntry)
  return (
    <li>
      <span className="entry">
        {city === undefined ? (
          words
        ) : (
          <button type="button" className="entry-city" onClick={() => onPoint(city)}>
            {words}
          </button>
        )}
        <ToMoment at={told.at} walker={walker} />
      </span>
    </li>
  )
})
