import { useLanguage, useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import { Copyable } from './Copyable.tsx'
import { matchWords } from './matchWords.ts'
import type { RemoteTable, Room } from './remoteTable.ts'
import { timeText } from './saying.ts'
import { newWords } from './server.ts'
import { absenceText } from './TimeCard.tsx'
import { timeWords } from './timeWords.ts'
import { useLink } from './useLink.ts'
import { useServer } from './useServer.ts'
import { onlineWords } from './words.ts'

type Seat = Room['seats'][number]

/** Nobody has this seat, in the middle of a match. */
export const isFree = ({ kind }: Seat): boolean => kind === 'open' || kind === 'invited'

type Props = { readonly table: RemoteTable; readonly room: Room; readonly invite: string | undefined }

/** For who looks on: a seat of this match that they may take, as it stands. */
export function FreeSeat({ table, room, invite }: Props) {
  const words = useWords(matchWords)
  const says = useWords(timeWords)
  const language = useLanguage()
  const me = useServer()
  const index = room.seats.findIndex((seat) => isFree(seat) && (seat.kind === 'open' || invite !== undefined))
  const seat = room.seats[index]
  const sit = useOnce(async () => {
    if (me.kind !== 'guest') return
    const by = invite === undefined ? {} : { invite }
    await table.do({ kind: 'sit', seat: index, name: me.name, words: newWords(), ...by })
  })
  if (!seat || room.phase !== 'playing' || room.seats.some(({ mine }) => mine)) return undefined
  return (
    <p className="free-seat" role="status">
      {seat.name === '' ? words.freeSeatUnnamed : words.freeSeat(seat.name)}{' '}
      {room.time && `${timeText(room.time, says, language)}. `}
      {room.time && room.absence && `${says.absence} ${absenceText(room.absence, says)}.`}
      <button type="button" className="primary" data-testid="take-over-seat" onClick={() => void sit()}>
        {words.sitDown}
      </button>
    </p>
  )
}

/** For who plays: the link that seats somebody else in the middle of a match. */
export function SeatLink({ match }: { readonly match: string }) {
  const words = useWords(onlineWords)
  const link = useLink(match)
  return link && <Copyable text={link} label={words.send} />
}
