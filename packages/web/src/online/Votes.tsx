import type { VoteView } from '@hippodrome/wire'
import { useState } from 'react'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { Dialog } from '../play/Dialog.tsx'
import type { RemoteTable, Room } from './remoteTable.ts'
import { askText, lengthText } from './saying.ts'
import { timeWords } from './timeWords.ts'
import { useServerTime } from './useServerTime.ts'
import './clock.css'

type Props = { readonly table: RemoteTable; readonly room: Room }

/** The seat by which this reader has a vote that they have not cast. */
const voterOf = (room: Room, { of, for: agreed }: VoteView): number | undefined =>
  of.find((seat) => room.seats[seat]?.mine && !agreed.includes(seat))

/** What the others ask of me: a dialog that can be put aside, and comes back from its pill. */
export function VoteDialog({ table, room }: Props) {
  const words = useWords(timeWords)
  const language = useLanguage()
  const [aside, setAside] = useState<ReadonlySet<number>>(new Set())
  const asked = room.votes.filter((vote) => voterOf(room, vote) !== undefined)
  const shown = asked.find(({ id }) => !aside.has(id))
  if (!shown)
    return (
      room.votes.length > 0 && (
        <div className="table-banner" data-testid="vote-pill">
          <button
            type="button"
            className="small vote-pill"
            disabled={asked.length === 0}
            onClick={() => setAside(new Set())}
          >
            <Icon name="users" />
            {words.votes(room.votes.length)}
          </button>
        </div>
      )
    )
  return (
    <Dialog
      key={shown.id}
      title={askText(shown, room, words, language)}
      onClose={() => setAside(new Set([...aside, shown.id]))}
    >
      <Vote table={table} room={room} vote={shown} />
    </Dialog>
  )
}

/** All that is being voted on, in the panel. */
export function Votes({ table, room }: Props) {
  const words = useWords(timeWords)
  const language = useLanguage()
  return room.votes.map((vote) => (
    <section key={vote.id} className="card vote">
      <p>{askText(vote, room, words, language)}</p>
      <Vote table={table} room={room} vote={vote} />
    </section>
  ))
}

/** Who asks and why, how each has voted, and until when. */
function Vote({ table, room, vote }: Props & { readonly vote: VoteView }) {
  const words = useWords(timeWords)
  const language = useLanguage()
  const now = useServerTime(10_000)
  const mine = voterOf(room, vote)
  const cast = (agree: boolean) => void table.do({ kind: 'vote', vote: vote.id, for: agree })
  return (
    <>
      {vote.reason !== undefined && <p>{words.because(vote.reason)}</p>}
      <ul className="voters">
        {vote.of.map((seat) => (
          <li key={seat} className={seat === mine ? 'me' : ''}>
            <span>
              <strong>{room.seats[seat]?.name}</strong>
              {room.seats[seat]?.mine && `, ${words.you}`}
            </span>
            {seat === mine ? (
              <span className="actions">
                <button
                  type="button"
                  className="small"
                  data-testid="vote-against"
                  onClick={() => cast(false)}
                >
                  {words.against}
                </button>
                <button
                  type="button"
                  className="button primary small"
                  data-testid="vote-for"
                  onClick={() => cast(true)}
                >
                  {words.for}
                </button>
              </span>
            ) : (
              <span className={vote.for.includes(seat) ? 'for' : 'quiet'}>
                {vote.for.includes(seat) ? words.hasAgreed : words.notYet}
              </span>
            )}
          </li>
        ))}
      </ul>
      <small className="quiet">
        {words.allMustAgree}{' '}
        {vote.ends !== undefined && words.voteEnds(lengthText(Math.max(0, vote.ends - now), language))}
      </small>
    </>
  )
}
