import { useWords } from '../app/language.ts'
import { happenedSince, useTurnEnd } from '../board/turnEnd.ts'
import { boardWords } from '../board/words.ts'
import { ToMoment } from '../history/ToMoment.tsx'
import { usePlaying } from '../play/playing.ts'

const MOST = 7

/** What others did since the last turn of who is asked: the newest of it, in the order of happening. */
export function SinceList() {
  const playing = usePlaying()
  const words = useWords(boardWords)
  const end = useTurnEnd(playing)
  const { state, walker, telling } = playing
  const since = happenedSince(state.told, end, state.view.seat)
  if (!state.view.decision || telling || since.length === 0) return undefined
  const shown = since.slice(-MOST)
  return (
    <details className="plain-since" open data-testid="since">
      <summary>
        {words.since} <small>{words.sinceOf(shown.length, since.length)}</small>
      </summary>
      <ol>
        {shown.map(({ entry, at }, index) => (
          <li key={since.length - index}>
            {playing.words.entry(entry as never, state.view.table, playing.naming)}{' '}
            <ToMoment at={at} walker={walker} />
          </li>
        ))}
      </ol>
    </details>
  )
}
