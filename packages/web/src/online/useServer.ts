import { useEffect, useSyncExternalStore } from 'react'
import type { Ways } from '@hippodrome/wire'
import { type Marks, recover, sayName, whoAmI } from './server.ts'

/** Whether there is a server behind this page, and whom it takes us for. */
export type Me =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'stranger'; readonly ways: Ways }
  | ({ readonly kind: 'guest'; readonly name: string; readonly code?: string } & Marks)

let me: Me = { kind: 'unknown' }
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

function put(next: Me): void {
  me = next
  for (const listener of listeners) listener()
}

/** Whom the server takes us for, for those that are no part of a screen. */
export const whoIsHere = (): Me => me

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function ask(): Promise<void> {
  const found = await whoAmI()
  if (!found) put({ kind: 'none' })
  else {
    const { name, ways, ...marks } = found
    put(name === undefined ? { kind: 'stranger', ways } : known({ name, ...marks }))
  }
}

/** Asks once more: a session may have been ended elsewhere. A server that does not answer changes nothing. */
export async function askAgain(): Promise<void> {
  const found = await whoAmI()
  if (found && found.name === undefined && me.kind === 'guest') put({ kind: 'stranger', ways: found.ways })
}

/** Came back by a passkey or a link. */
export function entered(name: string): void {
  put(known({ name }))
  void ask()
}

/** What a moderator told was read. */
export function warningSeen(): void {
  if (me.kind !== 'guest') return
  const { warning: _warning, ...rest } = me
  put(rest)
}

/** Signed out, or gone for good. */
export const left = (): Promise<void> => ask()

export function useServer(): Me {
  const current = useSyncExternalStore(subscribe, () => me)
  useEffect(() => {
    asked ??= ask()
  }, [])
  return current
}

const known = (guest: { readonly name: string; readonly code?: string } & Marks): Me => ({
  kind: 'guest',
  ...guest,
})

/** Comes in, or changes one's name; the code of a newcomer stays on show until the page is left. */
export async function enter(name: string): Promise<void> {
  put(known(await sayName(name)))
}

/** Comes back with a code that was written down; in place of the last one the server gives another. */
export async function comeBack(written: string): Promise<void> {
  put(known(await recover(written)))
}
