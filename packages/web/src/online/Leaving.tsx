import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../app/language.ts'
import { useOnce } from '../app/useOnce.ts'
import { Dialog } from '../play/Dialog.tsx'
import { matchWords } from './matchWords.ts'
import type { RemoteTable, Room } from './remoteTable.ts'

type Props = { readonly table: RemoteTable; readonly room: Room }

/** Gives up one's seats in a match that goes on without its owner. */
export function Leaving({ table, room }: Props) {
  const words = useWords(matchWords)
  const [asked, setAsked] = useState(false)
  const [, go] = useLocation()
  const leave = useOnce(async () => {
    setAsked(false)
    for (const [seat, { mine }] of room.seats.entries()) if (mine) await table.do({ kind: 'leave', seat })
    if (!room.spectators) go('/')
  })
  if (room.phase !== 'playing' || !room.seats.some(({ mine }) => mine)) return undefined
  return (
    <>
      <button type="button" className="plain small" data-testid="leave" onClick={() => setAsked(true)}>
        {words.leave}
      </button>
      {asked && (
        <Dialog title={words.leaveTitle} onClose={() => setAsked(false)}>
          <p>{words.leaveSays}</p>
          <p className="actions">
            <button type="button" onClick={() => setAsked(false)}>
              {words.leaveStay}
            </button>
            <button type="button" className="primary" data-testid="leave-go" onClick={() => void leave()}>
              {words.leaveGo}
            </button>
          </p>
        </Dialog>
      )}
    </>
  )
}
