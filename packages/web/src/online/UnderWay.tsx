import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../app/language.ts'
import { happenedSince } from '../board/turnEnd.ts'
import { type Playing, usePlaying, wordOf } from '../play/playing.ts'
import { Connection } from './Connection.tsx'
import { matchWords } from './matchWords.ts'
import { pageLine } from './pageLine.ts'

/** What is under way to the table, in words; nothing when nothing is, or it was quick. */
function useSending(playing: Playing): string | undefined {
  const words = useWords(matchWords)
  const { sending, view } = playing.state
  const [first, ...more] = sending?.choices ?? []
  if (!first || !view.decision) return undefined
  const said = wordOf(playing, first, view.decision)
  return more.length === 0 ? said : `${said}, ${words.andMore(more.length)}`
}

/** The line to the server, and what of this match is under way on it. */
export function UnderWay() {
  const playing = usePlaying()
  const words = useWords(matchWords)
  const sending = useSending(playing)
  const isSending = sending !== undefined
  // The board draws what is picked as a sketch meanwhile.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-sending', isSending)
    return () => document.documentElement.removeAttribute('data-sending')
  }, [isSending])
  return (
    <>
      <MatchConnection sending={sending} />
      {isSending && (
        <p className="sending-card" role="status" data-testid="sending">
          <i className="turning" aria-hidden />
          <span>
            <b>{sending}</b>
            <small>{words.underWay}</small>
          </span>
        </p>
      )}
    </>
  )
}

function MatchConnection({ sending }: { readonly sending: string | undefined }) {
  const playing = usePlaying()
  const { told, view } = playing.state
  const missed = happenedSince(told, useCutAt(playing.state.made), view.seat)
  const show = () => playing.replay([...new Set(missed.map(({ at }) => at))])
  return <Connection sending={sending} onShow={missed.length > 0 ? show : undefined} />
}

/** How many choices had been made when the line was last cut; nothing while it never was. */
function useCutAt(made: number): number | undefined {
  const line = pageLine()
  const lost = useSyncExternalStore(line.subscribe.bind(line), () => line.state().kind === 'lost')
  const [cut, setCut] = useState<number>()
  const now = useRef(made)
  useEffect(() => {
    now.current = made
  }, [made])
  useEffect(() => {
    if (lost) setCut(now.current)
  }, [lost])
  return cut
}
