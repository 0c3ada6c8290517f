import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../app/language.ts'
import { isFree, SeatLink } from './FreeSeat.tsx'
import { Leaving } from './Leaving.tsx'
import { AskOthers } from './AskOthers.tsx'
import { Clock } from './Clock.tsx'
import { Presence } from './Presence.tsx'
import { ProgramToken } from './ProgramToken.tsx'
import { matchWords } from './matchWords.ts'
import type { RemoteTable, Room } from './remoteTable.ts'
import { keepNotes, notesOf } from './server.ts'
import { Talk } from './Talk.tsx'
import { Votes } from './Votes.tsx'
import { onlineWords } from './words.ts'

type Props = { readonly table: RemoteTable; readonly room: Room }
type Tab = 'table' | 'watchers' | 'notes'

/** What an online match has besides its board: who is here, votes, talk, notes. */
export function TablePanel({ table, room, onClose }: Props & { readonly onClose: () => void }) {
  const words = useWords(onlineWords)
  const sits = room.seats.some(({ mine }) => mine)
  const [tab, setTab] = useState<Tab>(sits ? 'table' : 'watchers')
  const tabs: readonly { readonly id: Tab; readonly title: string }[] = [
    { id: 'table', title: words.table },
    ...(sits ? [] : [{ id: 'watchers' as const, title: words.watchers }]),
    ...(sits ? [{ id: 'notes' as const, title: words.notes }] : []),
  ]
  return (
    <aside className="table-panel" aria-label={words.talk} data-testid="table-panel">
      <header>
        <div className="segments" role="group" aria-label={words.talk}>
          {tabs.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
              {title}
            </button>
          ))}
        </div>
        <button type="button" className="plain icon" aria-label={words.closePanel} onClick={onClose}>
          ×
        </button>
      </header>
      <ul className="who">
        {room.seats.map((_, index) => (
          <SeatLine key={index} table={table} room={room} index={index} />
        ))}
      </ul>
      {room.watchers.length > 0 && (
        <p className="quiet watching">{words.watching(room.watchers.join(', '))}</p>
      )}
      {sits && room.phase === 'playing' && room.seats.some(isFree) && <SeatLink match={room.match} />}
      <AskOthers table={table} room={room} />
      <Votes table={table} room={room} />
      {tab === 'notes' ? (
        <Notes match={room.match} />
      ) : room.talks ? (
        <Talk key={tab} table={table} room={room} circle={tab} />
      ) : (
        <p className="quiet">{words.noTalk}</p>
      )}
      <Leaving table={table} room={room} />
    </aside>
  )
}

/** Somebody who is away for a moment comes back; who has left, is gone, or has no time left may not. */
function isMissing({ seats, clocks }: Room, index: number): boolean {
  const seat = seats[index]
  if (seat?.player !== 'human') return false
  return seat.person === undefined || seat.presence === 'gone' || clocks?.[index]?.out === true
}

function SeatLine({ table, room, index }: Props & { readonly index: number }) {
  const words = useWords(onlineWords)
  const seat = room.seats[index]
  const plays = room.seats.some(({ mine }) => mine) && room.phase === 'playing'
  if (!seat) return undefined
  const absent = plays && !seat.mine && !seat.standIn && isMissing(room, index)
  const bot = plays && !seat.mine && seat.kind === 'bot'
  return (
    <li>
      <strong>
        {seat.person === undefined ? (
          seat.name
        ) : (
          <a href={`#/people/${seat.person}`} target="_blank" rel="noopener">
            {seat.name}
          </a>
        )}
      </strong>{' '}
      <Presence seat={seat} /> <Clock room={room} seat={index} />
      {seat.kind === 'program' && room.host && room.phase === 'playing' && (
        <ProgramToken match={room.match} seat={index} />
      )}
      {absent && (
        <button
          type="button"
          className="small"
          onClick={() =>
            void table.do({ kind: 'propose', seat: index, as: { kind: 'bot', player: 'squire' } })
          }
        >
          {words.proposeBot(seat.name)}
        </button>
      )}
      {(bot || (absent && !isFree(seat))) && (
        <button
          type="button"
          className="small"
          onClick={() => void table.do({ kind: 'propose', seat: index, as: { kind: 'invited' } })}
        >
          {words.proposeOther(seat.name)}
        </button>
      )}
    </li>
  )
}

/** Who writes pauses for so long now and then. */
const PAUSE_MS = 800

/** Private, kept as they are typed. */
function Notes({ match }: { readonly match: string }) {
  const words = useWords(onlineWords)
  const more = useWords(matchWords)
  const [text, setText] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const [saved, setSaved] = useState<string>()
  useEffect(() => {
    notesOf(match).then(setText, () => setText(undefined))
  }, [match])
  const keep = useCallback(
    (now: string) =>
      void keepNotes(match, now).then(
        () => setSaved(now),
        () => undefined,
      ),
    [match],
  )
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => keep(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, keep])
  if (text === undefined) return undefined
  return (
    <label className="notes">
      <span className="visually-hidden">{words.notes}</span>
      <textarea
        defaultValue={text}
        maxLength={20_000}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== undefined && typed !== saved && keep(typed)}
      />
      <small className="quiet" role="status">
        {words.notesHint} {typed !== undefined && typed === saved && `${more.saved}.`}
      </small>
    </label>
  )
}
