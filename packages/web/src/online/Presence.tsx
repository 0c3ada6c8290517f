import { useLanguage, useWords } from '../app/language.ts'
import { whenOf } from '../app/when.ts'
import type { Room } from './remoteTable.ts'
import { onlineWords } from './words.ts'

type Seat = Room['seats'][number]

/** A dot and its word: full here, half away, empty gone. */
export function Presence({ seat }: { readonly seat: Seat }) {
  const words = useWords(onlineWords)
  const said = usePresence(seat)
  if (seat.kind === 'bot') return <span className="presence">{words.bot}</span>
  if (seat.kind === 'program') return <span className="presence">{words.program}</span>
  if (said === undefined) return undefined
  return (
    <span className={`presence ${seat.presence ?? ''}`}>
      <i aria-hidden />
      {said}
    </span>
  )
}

/** The dot alone, where there is no room for words. */
export function PresenceDot({ seat }: { readonly seat: Seat | undefined }) {
  const said = usePresence(seat)
  if (!seat || said === undefined) return undefined
  return <i className={`presence-dot ${seat.presence ?? ''}`} role="img" aria-label={said} title={said} />
}

function usePresence(seat: Seat | undefined): string | undefined {
  const words = useWords(onlineWords)
  const language = useLanguage()
  if (seat?.presence === undefined) return undefined
  if (seat.presence !== 'gone' || seat.since === undefined) return words[seat.presence]
  return words.goneSince(whenOf(seat.since, language))
}
