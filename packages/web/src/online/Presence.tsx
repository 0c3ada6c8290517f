import { useWords } from '../app/language.ts'
import type { Room } from './remoteTable.ts'
import { onlineWords } from './words.ts'

/** A dot and its word: full here, half away, empty gone. */
export function Presence({ seat }: { readonly seat: Room['seats'][number] }) {
  const words = useWords(onlineWords)
  if (seat.kind === 'bot') return <span>{words.bot}</span>
  if (seat.kind === 'program') return <span>{words.program}</span>
  if (seat.presence === undefined) return undefined
  return (
    <span className={`presence ${seat.presence}`}>
      <i aria-hidden />
      {words[seat.presence]}
    </span>
  )
}
