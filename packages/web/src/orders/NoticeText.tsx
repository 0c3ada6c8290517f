import { useEffect } from 'react'
import { useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { noticeOf } from './ordering.ts'
import { orderWords } from './words.ts'
import './orders.css'

const SHOWN_MS = 6_000

type Props = {
  /** What was told last and is no longer shown. */
  readonly done: string | undefined
  readonly setDone: (mark: string) => void
}

export function NoticeText({ done, setDone }: Props) {
  const said = useWords(orderWords)
  const playing = usePlaying()
  const { view } = playing.state
  const quiet = playing.past !== undefined || playing.telling
  const text = quiet ? undefined : noticeOf(said, playing.words, view)
  // The same words of a later question are said again.
  const mark = text === undefined ? undefined : `${view.stopped ? view.decision?.number : ''} ${text}`
  const stopped = view.stopped !== undefined
  useEffect(() => {
    if (mark === undefined || stopped) return undefined
    const timer = setTimeout(() => setDone(mark), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [mark, stopped, setDone])
  if (mark === undefined || done === mark) return undefined
  return (
    <p className={stopped ? 'order-notice stopped' : 'order-notice'} data-testid="order-notice">
      {text}
      <button type="button" className="icon" aria-label={said.close} onClick={() => setDone(mark)}>
        ×
      </button>
    </p>
  )
}
