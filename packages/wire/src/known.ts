import type { MatchView, Told } from '@hippodrome/engine'
import type { ClientMessageOf } from './client.ts'
import { markOf } from './mark.ts'
import type { Said, ServerMessageOf } from './server.ts'

/** All that a reader knows of a table, put together from everything that the server has said about it. */
export type KnownTable = Omit<ServerMessageOf<'table'>, 'type' | 'view' | 'told' | 'said'> & {
  readonly view?: MatchView
  readonly told: readonly Told[]
  readonly said: readonly Said[]
}

/** What is known after a message: what it says to keep, and what it adds. */
export function knownFrom(
  before: KnownTable | undefined,
  { type: _type, view, told, said, ...table }: ServerMessageOf<'table'>,
): KnownTable {
  const kept = before?.told ?? []
  const board = table.board ?? before?.board
  const chose = table.chose ?? before?.chose
  return {
    ...table,
    ...(board === undefined ? {} : { board }),
    ...(chose === undefined ? {} : { chose }),
    ...(view === undefined ? {} : { view: view as unknown as MatchView }),
    told: told ? [...kept.slice(0, told.keep), ...(told.add as unknown as Told[])] : kept,
    said: [...(before?.said ?? []).slice(0, said.keep), ...said.add],
  }
}

/** Asks for a table from what is known of it on. Two at one screen are shown whose turn it is, so no seat is named. */
export function watchFrom(match: string, known: KnownTable | undefined): ClientMessageOf<'watch'> {
  const told = known?.told ?? []
  return {
    type: 'watch',
    match,
    ...(told.length > 0 ? { since: { told: told.length, mark: markOf(told) } } : {}),
  }
}
