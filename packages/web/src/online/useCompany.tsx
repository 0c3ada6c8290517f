import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import type { Company } from '../play/playing.ts'
import { useBlocked } from '../people/blocked.ts'
import { useMuted } from './muted.ts'
import { Clock } from './Clock.tsx'
import { PresenceDot } from './Presence.tsx'
import type { Room } from './remoteTable.ts'
import { rematch } from './server.ts'
import { onlineWords } from './words.ts'
import './panel.css'

/** What an online match adds to any board: presence beside the names, the door to talk, and the next match. */
export function useCompany(room: Room | undefined): {
  readonly company: Company | undefined
  readonly open: boolean
  readonly close: () => void
} {
  const [open, setOpen] = useState(false)
  const toggle = useCallback(() => setOpen((now) => !now), [])
  const close = useCallback(() => setOpen(false), [])
  const muted = useMuted(room?.match ?? '')
  const blocked = useBlocked()
  const news = useUnread(
    room?.said.filter(({ from, by }) => !muted.includes(from) && !blocked.some(({ person }) => person === by))
      .length ?? 0,
    open,
  )
  const company = useMemo(
    () =>
      room && {
        presenceOf: (seat: number) => (
          <>
            <PresenceDot seat={room.seats[seat]} />
            <Clock room={room} seat={seat} />
          </>
        ),
        door: <Door open={open} news={news + room.votes.length} onClick={toggle} />,
        again: <Again room={room} />,
        toggle,
        said: saidIn(room),
      },
    [room, open, news, toggle],
  )
  return { company, open, close }
}

/** As the list of matches counts them: what is said to all. */
const saidIn = ({ said }: Room): number => said.filter(({ to }) => to === 'table').length

/** Lines said while the panel was closed. */
function useUnread(said: number, open: boolean): number {
  const [read, setRead] = useState(said)
  useEffect(() => {
    if (open) setRead(said)
  }, [open, said])
  return open ? 0 : Math.max(0, said - read)
}

type DoorProps = { readonly open: boolean; readonly news: number; readonly onClick: () => void }

function Door({ open, news, onClick }: DoorProps) {
  const words = useWords(onlineWords)
  return (
    <button type="button" className="door" aria-expanded={open} data-testid="talk" onClick={onClick}>
      <Icon name="talk" />
      <span className="long">{words.talkShort}</span>
      {news > 0 && (
        <b className="badge">
          {news}
          <span className="visually-hidden"> {words.unread}</span>
        </b>
      )}
    </button>
  )
}

function Again({ room }: { readonly room: Room }) {
  const words = useWords(onlineWords)
  const again = useOnce(async (seats: 'rotated' | 'same') => {
    await rematch(room.match, seats)
  })
  if (room.rematch !== undefined)
    return (
      <Link href={`/table/${room.rematch}`} className="button primary big" data-testid="to-rematch">
        <Icon name="redo" />
        {words.toRematch}
      </Link>
    )
  if (!room.seats.some(({ mine }) => mine)) return undefined
  return (
    <>
      <button
        type="button"
        className="primary big"
        data-testid="rematch"
        onClick={() => void again('rotated')}
      >
        <Icon name="redo" />
        {words.rematch}
      </button>
      <button type="button" data-testid="same-table" onClick={() => void again('same')}>
        {words.sameTable}
      </button>
    </>
  )
}
