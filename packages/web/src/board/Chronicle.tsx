import type { Told } from '@hippodrome/engine'
import { memo } from 'react'
import { ToMoment } from '../history/ToMoment.tsx'
import { useEarlier } from '../history/useEarlier.tsx'
import type { Walker } from '../history/walker.ts'
import { useBoard } from './boardContext.ts'
import { speaksOf, type Pointer } from './pointer.ts'
import { useStage } from './stage.ts'

const MOST = 150

/** The newest entries, newest first: each leads to where it happened, and to its moment. */
export function Chronicle({ onShow }: { readonly onShow: (spots: readonly string[]) => void }) {
  const board = useBoard()
  const stage = useStage()
  const { playing, view, pointer } = stage
  const { told } = playing.state
  const { newest, earlier } = useEarlier(told, MOST)
  return (
    <>
      <ol className="chronicle" reversed start={told.length}>
        {newest.map((entry, index) => (
          <Line
            key={told.length - index}
            told={entry}
            words={playing.words.entry(entry.entry as never, view, playing.naming)}
            spots={(board.spotsOf?.(entry.entry as never, stage) ?? []).join(' ')}
            walker={playing.walker}
            pointer={pointer}
            onShow={onShow}
          />
        ))}
      </ol>
      {earlier}
    </>
  )
}

type LineProps = {
  readonly told: Told
  readonly words: string
  /** As one text, so that a line whose words stay is not drawn again. */
  readonly spots: string
  readonly walker: Walker
  readonly pointer: Pointer
  readonly onShow: (spots: readonly string[]) => void
}

const Line = memo(function Line({ told, words, spots, walker, pointer, onShow }: LineProps) {
  const keys = spots === '' ? [] : spots.split(' ')
  return (
    <li>
      <span className="entry">
        {keys.length === 0 ? (
          words
        ) : (
          <button
            type="button"
            className="entry-city"
            onClick={() => onShow(keys)}
            {...speaksOf(pointer, keys)}
          >
            {words}
          </button>
        )}
        <ToMoment at={told.at} walker={walker} />
      </span>
    </li>
  )
})
