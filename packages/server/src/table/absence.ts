import type { Seat } from '@hippodrome/engine'
import type { Pause } from '@hippodrome/wire'
import type { Actor } from './actor.ts'
import { notAllowed, OK, type TableOutcome } from './outcome.ts'
import type { Table } from './table.ts'

/** The bot that plays for whoever is absent. */
export const STAND_IN = 'squire'

/** A bot plays for the person of a seat until they come back. When nobody is left who plays, the match waits for them. */
export function standIn(table: Table, seat: Seat, at: number, level: string = STAND_IN): void {
  const place = table.places[seat]
  if (!place) return
  place.standIn = level
  table.votes.plays(seat)
  letGo(table, seat)
  const gone = table.places.every(({ person, standIn: bot }) => person === undefined || bot !== undefined)
  if (gone && !table.paused) pause(table, { since: at })
}

/** A bot does not think twice: a turn that waits for its seat's last word waits no more. */
export function letGo({ match }: Table, seat: Seat): void {
  if (match?.holding(seat) === seat) match.apply({ kind: 'confirm', seat })
}

/** Somebody plays again: a match that waited for anybody goes on. */
export function wake(table: Table, seat: Seat): void {
  delete table.places[seat]?.standIn
  if (table.paused && table.paused.by === undefined) resume(table)
}

export function pause(table: Table, paused: Pause): void {
  table.paused = paused
}

export function resume(table: Table): void {
  table.paused = undefined
}

/** Whoever looks after the server ends a match, or closes a table that has not begun. */
export function stop(table: Table, actor: Actor, reason: string | undefined, at: number): TableOutcome {
  if (actor.kind !== 'table') return notAllowed('only whoever looks after the server does that')
  if (table.phase === 'over' || table.phase === 'abandoned') return notAllowed('the match is over')
  end(table)
  table.note({ kind: 'stopped', ...(reason === undefined ? {} : { reason }) }, at)
  return OK
}

/** Without a result. */
export function end(table: Table): void {
  table.phase = 'abandoned'
  table.votes.clear()
}
