import { useLanguage, useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import { ClockSpeech } from './Clock.tsx'
import type { RemoteTable, Room } from './remoteTable.ts'
import { timeWords } from './timeWords.ts'

type Props = { readonly table: RemoteTable; readonly room: Room }

/** What everybody at the table must know before they look at the board: it is paused, over, or a bot plays for them. */
export function Banners({ table, room }: Props) {
  return (
    <>
      <ClockSpeech room={room} />
      <Banner table={table} room={room} />
    </>
  )
}

function Banner({ table, room }: Props) {
  const words = useWords(timeWords)
  const seat = room.seats.findIndex(({ mine, standIn }) => mine && standIn !== undefined)
  if (room.phase === 'abandoned')
    return (
      <div className="table-banner" role="status" data-testid="ended">
        <p>{words.ended}</p>
      </div>
    )
  if (room.phase !== 'playing') return undefined
  if (seat >= 0) return <Taken table={table} room={room} seat={seat} />
  return room.paused && <Paused table={table} room={room} />
}

/** Since when the bot plays is told among the talk. */
function Taken({ table, room, seat }: Props & { readonly seat: number }) {
  const words = useWords(timeWords)
  const language = useLanguage()
  const takeBack = useOnce(async () => {
    await table.do({ kind: 'return', seat })
  })
  const level = room.seats[seat]?.standIn ?? ''
  const out = room.said.findLast(
    ({ says }) => 'note' in says && says.note.kind === 'out' && says.note.seat === seat,
  )
  const when = new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
  return (
    <div className="table-banner" role="status" data-testid="taken">
      <p>
        {words.takenSince(level, when.format(out?.at ?? Date.now()))} {words.takenHint}
      </p>
      <button
        type="button"
        className="button primary small"
        data-testid="take-back"
        onClick={() => void takeBack()}
      >
        {words.takeBack}
      </button>
    </div>
  )
}

function Paused({ table, room }: Props) {
  const words = useWords(timeWords)
  const ask = useOnce(async () => {
    await table.do({ kind: 'motion', motion: { do: 'resume' } })
  })
  const { by, reason } = room.paused ?? {}
  const asked = room.votes.some(({ about }) => about.do === 'resume')
  const plays = room.seats.some(({ mine }) => mine)
  return (
    <div className="table-banner" role="status" data-testid="paused">
      <p>
        {by === undefined ? words.pausedNobody : words.pausedBy(room.seats[by]?.name ?? '')}{' '}
        {reason !== undefined && words.because(reason)}
      </p>
      {plays && by !== undefined && !asked && (
        <button type="button" className="small" data-testid="ask-resume" onClick={() => void ask()}>
          {words.goOn}
        </button>
      )}
    </div>
  )
}
