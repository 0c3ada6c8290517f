import { useEffect, useState } from 'react'
import { useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { noticeOf, remember } from './ordering.ts'
import { orderWords } from './words.ts'
import './orders.css'

const SHOWN_MS = 6_000

/** Tells who has left orders what they answered, or why they did not: to nobody else. */
export function OrderNotice() {
  const said = useWords(orderWords)
  const playing = usePlaying()
  const { view } = playing.state
  const quiet = playing.past !== undefined || playing.telling
  const text = quiet ? undefined : noticeOf(said, playing.words, view)
  // The same words of a later question are said again.
  const mark = text === undefined ? undefined : `${view.stopped ? view.decision?.number : ''} ${text}`
  const [done, setDone] = useState<string>()
  const stopped = view.stopped !== undefined
  useEffect(() => {
    if (mark === undefined || stopped) return undefined
    const timer = setTimeout(() => setDone(mark), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [mark, stopped])
  useEffect(() => remember(playing))
  const shown = text !== undefined && done !== mark
  return (
    <div className="order-notices" role="status">
      {shown && (
        <p className={stopped ? 'order-notice stopped' : 'order-notice'} data-testid="order-notice">
          {text}
          <button type="button" className="icon" aria-label={said.close} onClick={() => setDone(mark)}>
            ×
          </button>
        </p>
      )}
    </div>
  )
}
