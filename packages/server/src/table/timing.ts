import type { Seat } from '@hippodrome/engine'
import { type Entry, type EntryOf, MINUTE } from '@hippodrome/wire'
import type { Deed } from '../live/liveTable.ts'
import { end, standIn } from './absence.ts'
import type { Actor } from './actor.ts'
import { waitedFor } from './asked.ts'
import { notAllowed, OK, type TableOutcome } from './outcome.ts'
import type { Table } from './table.ts'
import type { Vote } from './saved.ts'
import { askOthers, isSettled } from './voting.ts'

/** A clock has run out: what then happens is the table's own rule. */
export function runOut(table: Table, actor: Actor, seat: Seat, at: number): TableOutcome {
  const { clocks, absence } = table
  if (actor.kind !== 'table' || !clocks?.overdue(at).includes(seat))
    return notAllowed('that clock has not run out')
  clocks.runOut(seat, at)
  if (absence === 'end') end(table)
  else if (absence === 'vote') askOthers(table, seat, at)
  else standIn(table, seat, at)
  table.note({ kind: 'out', seat, absence, ...(table.paused ? { paused: true } : {}) }, at)
  return OK
}

/** Something is given back for messages that took long. */
export function giveBack(table: Table, actor: Actor, { seat, ms }: EntryOf<'lag'>): TableOutcome {
  const { clocks } = table
  if (actor.kind !== 'table' || !clocks || !table.places[seat] || ms > clocks.credit(seat, ms))
    return notAllowed('that much is not given back')
  clocks.giveBack(seat, ms)
  return OK
}

/** Nobody could play for a while: clocks and votes get it back. */
export function spare(table: Table, actor: Actor, { from, to }: EntryOf<'outage'>, at: number): TableOutcome {
  if (actor.kind !== 'table' || table.phase !== 'playing' || from > to || to > at)
    return notAllowed('that was no outage')
  table.clocks?.spare(from, to)
  table.votes.spare(from, to)
  table.note({ kind: 'outage', from, to }, at)
  return OK
}

/** Gives outages back, of those that the table has waited through: another node may have been quicker. By turns a short one is none. */
export const sparing = (outages: readonly Omit<EntryOf<'outage'>, 'kind'>[]): Deed =>
  function* (table) {
    const least = table.time?.kind === 'turns' ? MINUTE : 0
    for (const { from, to } of outages) {
      const since = waitsSince(table)
      if (since !== undefined && since < to && to - from >= least) yield { kind: 'outage', from, to }
    }
    return undefined
  }

/** Seats whose clocks a match waits for: who is asked, or has yet to confirm a turn, and is no bot. */
export function askedSeats(table: Table): Seat[] {
  const { match, phase, places } = table
  if (!match || phase !== 'playing') return []
  return waitedFor(table).filter((seat) => {
    const place = places[seat]
    return place !== undefined && place.kind !== 'bot' && place.standIn === undefined
  })
}

/** Votes to which all have agreed who still play. */
const settledVotes = (table: Table): readonly Vote[] =>
  table.phase === 'playing' ? table.votes.all().filter((vote) => isSettled(table, vote)) : []

/** When the table itself has something to do next. */
export const dueOf = (table: Table): number | undefined =>
  least(least(table.clocks?.due, table.votes.due), settledVotes(table)[0]?.since)

/** Since when it waits for that. */
export const waitsSince = ({ clocks, votes }: Table): number | undefined => least(clocks?.since, votes.since)

/** What the table itself has to do by now. */
export const overdueAt = (table: Table, at: number): Entry[] => {
  const { clocks, votes, phase } = table
  return phase === 'playing'
    ? [
        ...settledVotes(table).map(({ id }): Entry => ({ kind: 'settle', vote: id })),
        ...(clocks?.overdue(at).map((seat): Entry => ({ kind: 'clock', seat })) ?? []),
        ...votes
          .all()
          .filter(({ ends }) => ends <= at)
          .map(({ id }): Entry => ({ kind: 'lapse', vote: id })),
      ]
    : []
}

const least = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
