import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { Presence } from './Presence.tsx'
import type { RemoteTable, Room } from './remoteTable.ts'
import { keepNotes, notesOf, rematch } from './server.ts'
import { Talk } from './Talk.tsx'
import { onlineWords } from './words.ts'

type Props = { readonly table: RemoteTable; readonly room: Room }

/** What an online match has besides its board: who is here, votes, talk, notes. Folded away until it is wanted. */
export function TableAside({ table, room }: Props) {
  const words = useWords(onlineWords)
  const [read, setRead] = useState(room.said.length)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open) setRead(room.said.length)
  }, [open, room.said.length])
  const news = open ? 0 : Math.max(0, room.said.length - read)
  return (
    <details className="table-aside" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {room.seats.map((seat, index) => (
          <span key={index} className={`presence-dot ${seat.presence ?? ''}`} title={seat.name} />
        ))}
        {words.talk}
        {news > 0 && <b className="badge">{news}</b>}
        {room.votes.length > 0 && <b className="badge">!</b>}
      </summary>
      <ul className="who">
        {room.seats.map((_, index) => (
          <SeatLine key={index} table={table} room={room} index={index} />
        ))}
      </ul>
      {room.watchers.length > 0 && <p className="quiet">{words.watching(room.watchers.join(', '))}</p>}
      <Votes table={table} room={room} />
      {room.phase === 'over' && <Again room={room} />}
      {room.talks && <Talk table={table} room={room} whispers={room.game === 'powers'} />}
      <Notes match={room.match} />
    </details>
  )
}

function SeatLine({ table, room, index }: Props & { readonly index: number }) {
  const words = useWords(onlineWords)
  const seat = room.seats[index]
  const plays = room.seats.some(({ mine }) => mine) && room.phase === 'playing'
  if (!seat) return undefined
  const absent = plays && !seat.mine && seat.player === 'human' && seat.presence !== 'here' && !seat.standIn
  const bot = plays && !seat.mine && seat.kind === 'bot'
  return (
    <li>
      <strong>{seat.name}</strong> <Presence seat={seat} />
      {seat.mine && seat.standIn !== undefined && (
        <>
          <p>{words.standIn(seat.standIn)}</p>
          <button type="button" onClick={() => void table.do({ kind: 'return', seat: index })}>
            {words.takeBack}
          </button>
        </>
      )}
      {absent && (
        <button
          type="button"
          onClick={() =>
            void table.do({ kind: 'propose', seat: index, as: { kind: 'bot', player: 'squire' } })
          }
        >
          {words.proposeBot(seat.name)}
        </button>
      )}
      {(absent || bot) && (
        <button
          type="button"
          onClick={() => void table.do({ kind: 'propose', seat: index, as: { kind: 'invited' } })}
        >
          {words.proposeOther(seat.name)}
        </button>
      )}
    </li>
  )
}

function Votes({ table, room }: Props) {
  const words = useWords(onlineWords)
  return room.votes.map((vote) => {
    const mine = vote.of.find((seat) => room.seats[seat]?.mine)
    return (
      <section key={vote.id} className="card vote" role="status">
        <p>
          {words.vote(
            room.seats[vote.by]?.name ?? '',
            room.seats[vote.seat]?.name ?? '',
            vote.as === 'bot' ? words.aBot : words.somebody,
          )}
        </p>
        <p className="quiet">{words.voted(vote.for.length, vote.of.length)}</p>
        {mine !== undefined && !vote.for.includes(mine) && (
          <>
            <button
              type="button"
              className="button primary"
              onClick={() => void table.do({ kind: 'vote', vote: vote.id, for: true })}
            >
              {words.for}
            </button>
            <button type="button" onClick={() => void table.do({ kind: 'vote', vote: vote.id, for: false })}>
              {words.against}
            </button>
          </>
        )}
      </section>
    )
  })
}

function Again({ room }: { readonly room: Room }) {
  const words = useWords(onlineWords)
  if (room.rematch !== undefined)
    return (
      <Link href={`/table/${room.rematch}`} className="button primary">
        {words.toRematch}
      </Link>
    )
  if (!room.seats.some(({ mine }) => mine)) return undefined
  return (
    <button type="button" className="button primary" onClick={() => void rematch(room.match)}>
      {words.rematch}
    </button>
  )
}

function Notes({ match }: { readonly match: string }) {
  const words = useWords(onlineWords)
  const [text, setText] = useState<string>()
  useEffect(() => {
    notesOf(match).then(setText, () => setText(undefined))
  }, [match])
  if (text === undefined) return undefined
  return (
    <label className="notes">
      <span className="label">{words.notes}</span>
      <textarea
        defaultValue={text}
        rows={3}
        maxLength={20_000}
        onBlur={(event) => void keepNotes(match, event.target.value)}
      />
      <small className="quiet">{words.notesHint}</small>
    </label>
  )
}
