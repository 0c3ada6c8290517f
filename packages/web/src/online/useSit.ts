import { useState } from 'react'
import type { RemoteTable } from './remoteTable.ts'
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
    const reply = await table.do({ kind: 'sit', seat, name, words: newWords(), ...by })
    setTaken(reply.type === 'refused' && reply.code === 'name-taken' ? { seat, name } : undefined)
  }
  return { sit: (seat, name) => void sit(seat, name), taken }
}
