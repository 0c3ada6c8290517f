import { EMOTES, LONGEST_TALK, type Said } from '@hippodrome/wire'
import { type FormEvent, useState } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import type { RemoteTable, Room } from './remoteTable.ts'
import { emoteWords, onlineWords } from './words.ts'

type Props = { readonly table: RemoteTable; readonly room: Room; readonly whispers?: boolean }

/** What is said at the table: lines, emotes for those who share no language, and muting. */
export function Talk({ table, room, whispers = false }: Props) {
  const words = useWords(onlineWords)
  const emotes = emoteWords[useLanguage()]
  const [muted, setMuted] = useState<readonly string[]>([])
  const [to, setTo] = useState<Said['to']>('table')
  const sits = room.seats.some(({ mine }) => mine)
  const audience: Said['to'] = sits ? to : 'watchers'
  const say = (says: Said['says']) => void table.do({ kind: 'say', to: audience, says })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = new FormData(form).get('text')
    if (typeof text !== 'string' || text.trim() === '') return
    say({ text })
    form.reset()
  }
  return (
    <section className="card talk" aria-label={words.talk}>
      <h2>{sits ? words.talk : words.watchers}</h2>
      <ol aria-live="polite">
        {room.said.length === 0 && <li className="quiet">{words.nothingSaid}</li>}
        {room.said
          .filter(({ from }) => !muted.includes(from))
          .map((said) => (
            <li key={said.version}>
              <button
                type="button"
                className="plain"
                title={words.mute(said.from)}
                onClick={() => setMuted([...muted, said.from])}
              >
                {said.from}
              </button>
              {typeof said.to === 'number' && <small> → {room.seats[said.to]?.name}</small>}{' '}
              {'text' in said.says ? said.says.text : <em>{emotes[said.says.emote]}</em>}
            </li>
          ))}
      </ol>
      {muted.map((name) => (
        <p key={name} className="quiet">
          {words.muted(name)}{' '}
          <button
            type="button"
            className="plain"
            onClick={() => setMuted(muted.filter((other) => other !== name))}
          >
            {words.hear}
          </button>
        </p>
      ))}
      <details>
        <summary>{words.emotes}</summary>
        <div className="emotes">
          {EMOTES.map((emote) => (
            <button key={emote} type="button" onClick={() => say({ emote })}>
              {emotes[emote]}
            </button>
          ))}
        </div>
      </details>
      <form onSubmit={submit}>
        {whispers && sits && (
          <label>
            <span className="label">{words.sayTo}</span>
            <select
              value={String(to)}
              onChange={(event) =>
                setTo(event.target.value === 'table' ? 'table' : Number(event.target.value))
              }
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
          </label>
        )}
        <input
          name="text"
          maxLength={LONGEST_TALK}
          aria-label={words.saySomething}
          placeholder={words.saySomething}
        />
        <button type="submit" className="button">
          {words.say}
        </button>
      </form>
    </section>
  )
}
