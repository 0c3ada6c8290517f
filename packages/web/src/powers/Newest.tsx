import type { PowersEntry } from '@hippodrome/powers'
import { useWords } from '../app/language.ts'
import { speaksOf } from '../board/pointer.ts'
import { spotsOf } from './news.ts'
import { usePowers } from './usePowers.ts'
import { powersWords } from './words.ts'

const MOST = 3

/** The newest lines of the chronicle, at the foot of the desk; each shows where it happened. */
export function Newest() {
  const { playing, view, pointer, show } = usePowers()
  const words = useWords(powersWords)
  const { told } = playing.state
  return (
    <ol className="pw-newest" aria-label={words.newest}>
      {told
        .slice(-MOST)
        .toReversed()
        .map(({ entry }, i) => {
          const line = playing.words.entry(entry as never, view, playing.naming)
          const spots = spotsOf(entry as PowersEntry)
          return (
            <li key={told.length - i} title={line}>
              {spots.length === 0 ? (
                line
              ) : (
                <button type="button" onClick={() => show(spots)} {...speaksOf(pointer, spots)}>
                  {line}
                </button>
              )}
            </li>
          )
        })}
    </ol>
  )
}
