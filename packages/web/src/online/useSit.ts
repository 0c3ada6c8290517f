import { useState } from 'react'
import type { RemoteTable } from './remoteTable.ts'
import { pledge } from './pledges.ts'
import { newWords, tellZone } from './server.ts'

export type Sit = {
  /** Takes a seat under a name. */
  readonly sit: (seat: number, name: string) => void
  /** The seat that was not given, because somebody else at the table has that name. */
  readonly taken: { readonly seat: number; readonly name: string } | undefined
}

export function useSit(table: RemoteTable, invite: string | undefined): Sit {
  const [taken, setTaken] = useState<Sit['taken']>()
  const sit = async (seat: number, name: string) => {
    const by = invite === undefined ? {} : { invite }
    await tellZone(table.room()?.time).catch(() => undefined)
    // Drawn only now: the seal has been seen.
    const words = newWords()
    const room = table.room()
    const reply = await table.do({ kind: 'sit', seat, name, words, ...by })
    if (reply.type === 'done' && room)
      pledge(table.id, room.commitment, seat, room.phase === 'gathering' ? words : undefined)
    setTaken(reply.type === 'refused' && reply.code === 'name-taken' ? { seat, name } : undefined)
  }
  return { sit: (seat, name) => void sit(seat, name), taken }
}
