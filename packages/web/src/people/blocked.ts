import type { Blocked } from '@hippodrome/wire'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useServer } from '../online/useServer.ts'
import { keepBlock, readBlocked } from './calls.ts'

const NOBODY: Blocked = []

const useAll = create<{ readonly all: Blocked | undefined }>(() => ({ all: undefined }))
let asked: string | undefined

const read = () => readBlocked().then((all) => useAll.setState({ all }))

/** Whom we neither want to hear nor to meet, wherever we are signed in. */
export function useBlocked(): Blocked {
  const me = useServer()
  const name = me.kind === 'guest' ? me.name : undefined
  useEffect(() => {
    if (name === undefined || asked === name) return
    asked = name
    read().catch(() => {
      asked = undefined
    })
  }, [name])
  return useAll(({ all }) => all ?? NOBODY)
}

export async function block(person: string, on: boolean): Promise<void> {
  await keepBlock(person, on)
  await read()
}
