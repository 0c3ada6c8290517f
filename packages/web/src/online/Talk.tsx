import { EMOTES, LONGEST_TALK, type Note, type Said } from '@hippodrome/wire'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { useBlocked } from '../people/blocked.ts'
import { peopleWords } from '../people/words.ts'
import { EmoteSign } from './emotes.tsx'
import { Face } from './Face.tsx'
import { mute, useMuted } from './muted.ts'
import type { RemoteTable, Room } from './remoteTable.ts'
import { noteText } from './saying.ts'
import { timeWords } from './timeWords.ts'
import { emoteWords, onlineWords } from './words.ts'
import './talk.css'

const AboutDialog = lazy(() => import('../people/AboutDialog.tsx'))

type Props = {
  readonly table: RemoteTable
  readonly room: Room
  /** Who is spoken with: the players, or the watchers among themselves. */
  readonly circle: 'table' | 'watchers'
}

/** What is said at the table: lines, emotes for those who share no language, and muting. */
export function Talk({ table, room, circle }: Props) {
  const muted = useMuted(room.match)
  const blocked = useBlocked()
  const lines = room.said.filter(
    ({ to, from, by }) =>
      (to === 'watchers') === (circle === 'watchers') &&
      !muted.includes(from) &&
      !blocked.some(({ person }) => person === by),
  )
  const sits = room.seats.some(({ mine }) => mine)
  const speaks = sits === (circle === 'table')
  return (
    <div className="talk">
      <Lines lines={lines} room={room} onMute={(name) => mute(room.match, name, true)} />
      <Muted names={muted} onHear={(name) => mute(room.match, name, false)} />
      {speaks && <Speak table={table} room={room} circle={circle} />}
    </div>
  )
}

type LinesProps = {
  readonly lines: readonly Said[]
  readonly room: Room
  readonly onMute: (name: string) => void
}

function Lines({ lines, room, onMute }: LinesProps) {
  const words = useWords(onlineWords)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  return (
    <ol ref={list} aria-live="polite" tabIndex={0} aria-label={words.talk}>
      {lines.length === 0 && <li className="quiet">{words.nothingSaid}</li>}
      {lines.map((said) => (
        <Line key={said.version} said={said} room={room} onMute={onMute} />
      ))}
    </ol>
  )
}

function Line({ said, room, onMute }: Omit<LinesProps, 'lines'> & { readonly said: Said }) {
  const { version, from, seat, to, says, at, by } = said
  const words = useWords(onlineWords)
  const more = useWords(peopleWords)
  const [asks, setAsks] = useState(false)
  const mine = seat !== undefined && room.seats[seat]?.mine === true
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' }).format(at)
  if ('note' in says) return <NoteLine note={says.note} version={version} room={room} time={time} />
  return (
    <li data-line={version}>
      <Face name={from} seat={seat} />
      <div>
        <small>
          <strong>{from}</strong>
          {typeof to === 'number' && ` → ${room.seats[to]?.name ?? ''}`}{' '}
          <time dateTime={new Date(at).toISOString()}>{time}</time>
        </small>
        {'text' in says ? (
          says.text
        ) : 'removed' in says ? (
          <em className="quiet">{words.removed}</em>
        ) : (
          <em>
            <EmoteSign emote={says.emote} /> {emoteWords[language][says.emote]}
          </em>
        )}
      </div>
      {!mine && (
        <button
          type="button"
          className="plain icon small"
          title={more.actions(from)}
          aria-label={more.actions(from)}
          onClick={() => (by === undefined ? onMute(from) : setAsks(true))}
        >
          …
        </button>
      )}
      {asks && by !== undefined && (
        <Suspense fallback={undefined}>
          <AboutDialog
            person={by}
            name={from}
            line={{ match: room.match, line: version }}
            onMute={() => onMute(from)}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </li>
  )
}

type NoteProps = {
  readonly note: Note
  readonly version: number
  readonly room: Room
  readonly time: string
}

/** What happened to the table, among what is said at it. */
function NoteLine({ note, version, room, time }: NoteProps) {
  const words = useWords(timeWords)
  const language = useLanguage()
  return (
    <li data-line={version} className="note">
      <span>
        {noteText(note, room, words, language)} <small>{time}</small>
      </span>
    </li>
  )
}

function Muted(props: { readonly names: readonly string[]; readonly onHear: (name: string) => void }) {
  const words = useWords(onlineWords)
  return props.names.map((name) => (
    <p key={name} className="quiet">
      {words.muted(name)}{' '}
      <button type="button" className="plain small" onClick={() => props.onHear(name)}>
        {words.hear}
      </button>
    </p>
  ))
}

/** In `powers` one may also speak to one other power alone, as its negotiation allows. */
const WHISPERS = new Set(['powers'])

function Speak({ table, room, circle }: Props) {
  const words = useWords(onlineWords)
  const emotes = emoteWords[useLanguage()]
  const [to, setTo] = useState<Said['to']>(circle)
  const whispers = circle === 'table' && room.phase !== 'gathering' && WHISPERS.has(room.game)
  const say = (says: Extract<Parameters<RemoteTable['do']>[0], { kind: 'say' }>['says']) =>
    void table.do({ kind: 'say', to: whispers ? to : circle, says })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = new FormData(form).get('text')
    if (typeof text !== 'string' || text.trim() === '') return
    say({ text })
    form.reset()
  }
  return (
    <>
      <div className="emotes" role="group" aria-label={words.emotes}>
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            className="icon small"
            title={emotes[emote]}
            aria-label={emotes[emote]}
            onClick={() => say({ emote })}
          >
            <EmoteSign emote={emote} />
          </button>
        ))}
      </div>
      <form onSubmit={submit}>
        {whispers && (
          <select
            aria-label={words.sayTo}
            value={String(to)}
            onChange={({ target }) => setTo(target.value === 'table' ? 'table' : Number(target.value))}
          >
            <option value="table">{words.everybody}</option>
            {room.seats.map(({ name, mine, player }, seat) =>
              mine || player !== 'human' ? undefined : (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ),
            )}
          </select>
        )}
        <input
          name="text"
          maxLength={LONGEST_TALK}
          autoComplete="off"
          aria-label={words.saySomething}
          placeholder={words.saySomething}
        />
        <button type="submit" className="button primary">
          {words.say}
        </button>
      </form>
    </>
  )
}
