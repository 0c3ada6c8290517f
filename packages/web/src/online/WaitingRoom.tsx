import { useEffect, useState } from 'react'
import { nameOfGame } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Invitation } from './Invitation.tsx'
import type { RemoteTable, Room } from './remoteTable.ts'
import { newWords } from './server.ts'
import { Presence } from './Presence.tsx'
import { Talk } from './Talk.tsx'
import { useServer } from './useServer.ts'
import { emptySeat, onlineWords } from './words.ts'

type Props = { readonly table: RemoteTable; readonly room: Room; readonly invite: string | undefined }

/** Before the match: who sits where, the link, the sealed dice, and talk. */
export function WaitingRoom({ table, room, invite }: Props) {
  const words = useWords(onlineWords)
  const game = nameOfGame(room.game, useLanguage())
  const me = useServer()
  useSitting(table, room, invite)
  if (room.phase === 'abandoned') return <p role="alert">{words.closed}</p>
  const free = room.seats.filter(
    ({ kind, player, mine: own }) => player === 'human' && kind !== 'person' && !own,
  )
  const mine = room.seats.some((seat) => seat.mine)
  return (
    <div className="waiting-room">
      <header>
        <h1>{game}</h1>
        {me.kind === 'guest' && me.code !== undefined && <Code code={me.code} />}
      </header>
      <section className="room-seats" aria-label={words.seats}>
        <ol>
          {room.seats.map((seat, index) => (
            <SeatRow
              key={index}
              table={table}
              room={room}
              index={index}
              mine={mine}
              seat={seat}
              invite={invite}
            />
          ))}
        </ol>
        <p className="card sealed">
          <strong>{words.sealed}</strong> {words.sealedAs(room.commitment.slice(0, 12))}
        </p>
        <footer>
          {room.host ? (
            <>
              <button type="button" onClick={() => void table.do({ kind: 'close' })}>
                {words.close}
              </button>
              <button
                type="button"
                className="button primary"
                disabled={free.length > 0}
                onClick={() => void table.do({ kind: 'begin' })}
              >
                {free.length > 0 ? words.beginWhen(free.length) : words.begin}
              </button>
            </>
          ) : (
            <p className="quiet">{words.waitForHost(room.seats.find(({ mine: own }) => !own)?.name ?? '')}</p>
          )}
        </footer>
      </section>
      <aside>
        {mine && <Invitation match={room.match} />}
        {room.talks && <Talk table={table} room={room} />}
      </aside>
    </div>
  )
}

/** Whoever comes by the link sits down at once, in the first seat that is for them. */
function useSitting(table: RemoteTable, room: Room, invite: string | undefined): void {
  const me = useServer()
  const name = me.kind === 'guest' ? me.name : undefined
  const seated = room.seats.some((seat) => seat.mine)
  const seat = room.seats.findIndex(
    ({ kind }) => kind === 'open' || (kind === 'invited' && invite !== undefined),
  )
  const [tried, setTried] = useState(false)
  useEffect(() => {
    if (tried || seated || seat < 0 || name === undefined || invite === undefined) return
    setTried(true)
    void table.do({ kind: 'sit', seat, name, words: newWords(), invite })
  }, [table, tried, seated, seat, name, invite])
}

function Code({ code }: { readonly code: string }) {
  const words = useWords(onlineWords)
  const [seen, setSeen] = useState(false)
  if (seen) return undefined
  return (
    <p className="card recovery" role="note">
      <strong>{words.codeTitle}</strong> <code>{code}</code> {words.codeHint}{' '}
      <button type="button" onClick={() => setSeen(true)}>
        {words.codeDone}
      </button>
    </p>
  )
}

type RowProps = Props & {
  readonly index: number
  readonly mine: boolean
  readonly seat: Room['seats'][number]
}

function SeatRow({ table, room, index, mine, seat, invite }: RowProps) {
  const words = useWords(onlineWords)
  const me = useServer()
  const name = me.kind === 'guest' ? me.name : ''
  const empty = emptySeat[seat.kind]
  const free = empty !== undefined && seat.kind !== 'screen'
  return (
    <li className={seat.mine ? 'seat-row mine' : empty ? 'seat-row empty' : 'seat-row'}>
      <span className="face" aria-hidden>
        {empty ? '?' : (seat.name[0] ?? '')}
      </span>
      <span>
        <strong>{seat.name || words.bot}</strong> {seat.mine && <span className="quiet">{words.you}</span>}
        <br />
        <span className="quiet">
          {empty ? words[empty] : seat.kind === 'bot' ? seat.player : <Presence seat={seat} />}
        </span>
      </span>
      {free && !mine && (seat.kind === 'open' || invite !== undefined) && (
        <button
          type="button"
          className="button primary"
          onClick={() =>
            void table.do({
              kind: 'sit',
              seat: index,
              name,
              words: newWords(),
              ...(invite === undefined ? {} : { invite }),
            })
          }
        >
          {words.takeSeat}
        </button>
      )}
      {free && room.host && (
        <button
          type="button"
          onClick={() =>
            void table.do({
              kind: 'seat',
              seat: index,
              as: { kind: 'bot', player: 'squire', name: 'Squire' },
            })
          }
        >
          {words.seatBot}
        </button>
      )}
      {seat.mine && !room.host && (
        <button type="button" onClick={() => void table.do({ kind: 'leave', seat: index })}>
          {words.leaveSeat}
        </button>
      )}
    </li>
  )
}
