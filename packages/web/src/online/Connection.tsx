import type { LineState } from '@hippodrome/wire'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../app/language.ts'
import { matchWords } from './matchWords.ts'
import { pageLine } from './pageLine.ts'
import { onlineWords } from './words.ts'

/** A short cut is nobody's business. */
const PATIENCE_MS = 1500
const GOOD_NEWS_MS = 4000

type Props = {
  /** What was chosen and not answered, in words. */
  readonly sending?: string | undefined
  /** Shows what happened meanwhile, if anything did. */
  readonly onShow?: (() => void) | undefined
}

/** One banner at the top, never a dialog: lost, sending again, all here. */
export function Connection({ sending, onShow }: Props) {
  const words = useWords(onlineWords)
  const more = useWords(matchWords)
  const line = pageLine()
  const state = useSyncExternalStore(line.subscribe.bind(line), () => line.state())
  const underWay = useSyncExternalStore(line.subscribe.bind(line), () => line.underWay)
  const now = useSeconds(state.kind === 'lost')
  const wasLost = useWasLost(state)
  if (state.kind === 'outdated')
    return (
      <p className="connection lost" role="alert">
        {words.outdated}
        <button type="button" onClick={() => location.reload()}>
          {words.load}
        </button>
      </p>
    )
  if (state.kind === 'lost') {
    if (now - state.since < PATIENCE_MS) return undefined
    const seconds = Math.ceil((state.nextTry - now) / 1000)
    return (
      <p className="connection lost" role="alert">
        {seconds > 0 ? words.lost(seconds) : words.lostNow}
        <button type="button" onClick={() => line.tryNow()}>
          {words.tryNow}
        </button>
      </p>
    )
  }
  if (!wasLost) return undefined
  return (
    <p className={underWay > 0 ? 'connection again' : 'connection back'} role="status">
      {underWay === 0
        ? words.allHere
        : sending === undefined
          ? words.sendingAgain
          : more.sendingThis(sending)}
      {underWay === 0 && onShow && (
        <button type="button" onClick={onShow}>
          {more.show}
        </button>
      )}
    </p>
  )
}

function useSeconds(on: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!on) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [on])
  return now
}

/** For a while after a cut that was long enough to be noticed. */
function useWasLost(state: LineState): boolean {
  const [lost, setLost] = useState(false)
  const since = state.kind === 'lost' ? state.since : undefined
  useEffect(() => {
    if (since === undefined) {
      const timer = setTimeout(() => setLost(false), GOOD_NEWS_MS)
      return () => clearTimeout(timer)
    }
    const timer = setTimeout(() => setLost(true), Math.max(0, since + PATIENCE_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return lost
}
