import { useLanguage, useWords } from '../app/language.ts'
import type { RemoteTable, Room } from './remoteTable.ts'
import { askText } from './saying.ts'
import { timeWords } from './timeWords.ts'
import { onlineWords } from './words.ts'

type Props = { readonly table: RemoteTable; readonly room: Room }

/** What somebody has asked the others to agree to. */
export function Votes({ table, room }: Props) {
  const words = useWords(onlineWords)
  const says = useWords(timeWords)
  const language = useLanguage()
  return room.votes.map((vote) => {
    const mine = vote.of.find((seat) => room.seats[seat]?.mine)
    const cast = (agree: boolean) => void table.do({ kind: 'vote', vote: vote.id, for: agree })
    return (
      <section key={vote.id} className="card vote" role="status">
        <p>
          {askText(vote, room, says, language)}{' '}
          <span className="quiet">{words.voted(vote.for.length, vote.of.length)}</span>
        </p>
        {mine !== undefined && !vote.for.includes(mine) && (
          <p className="actions">
            <button type="button" className="button primary small" onClick={() => cast(true)}>
              {words.for}
            </button>
            <button type="button" className="small" onClick={() => cast(false)}>
              {words.against}
            </button>
          </p>
        )}
      </section>
    )
  })
}
