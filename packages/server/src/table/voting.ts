import type { Seat } from '@hippodrome/engine'
import { type About, DAY, type EntryOf, MINUTE } from '@hippodrome/wire'
import { end, pause, resume, STAND_IN, standIn } from './absence.ts'
import type { Actor } from './actor.ts'
import { notAllowed, OK, type TableOutcome } from './outcome.ts'
import { placeOf, vacate } from './places.ts'
import { NOBODY, type Vote } from './saved.ts'
import type { Table } from './table.ts'

/** How long a vote is open: those who play live sit there. */
const voteLasts = ({ clocks }: Table): number => (clocks && clocks.time.kind !== 'turns' ? 3 * MINUTE : DAY)

/** The seats of those who are asked for their consent: everybody who plays, but for one whom it is about, and with one who must not be passed over. */
function voters({ places }: Table, but?: Seat, also?: Seat): Seat[] {
  const people = new Map<string, Seat>()
  const absent = but === undefined ? undefined : places[but]?.person
  places.forEach(({ person, standIn: bot }, seat) => {
    const plays = bot === undefined || seat === also
    if (person !== undefined && person !== absent && plays && !people.has(person)) people.set(person, seat)
  })
  return [...people.values()]
}

/** Whose consent it needs. Nobody loses a seat without a word in it, unless they left it, have no time left, or are not here for long. */
function asked(table: Table, by: Seat, about: About, absent: boolean): Seat[] {
  if (about.do === 'extend') return voters(table, about.seat === by ? undefined : about.seat)
  if (about.do !== 'seat') return voters(table)
  const { seat } = about
  return absent || table.clocks?.isOut(seat) ? voters(table, seat) : voters(table, undefined, seat)
}

/** Why this cannot be asked, if it cannot. */
function wrongAbout(table: Table, by: Seat, about: About): string | undefined {
  switch (about.do) {
    case 'seat':
      if (!table.places[about.seat] || about.seat === by) return 'it must be the seat of another'
      return ['bot', 'open', 'invited'].includes(about.as.kind)
        ? undefined
        : 'a seat goes to a bot, or to whoever comes'
    case 'pause':
      return table.paused ? 'the match is paused already' : undefined
    case 'resume':
      return table.paused ? undefined : 'the match is not paused'
    case 'extend':
      return table.clocks && table.places[about.seat] ? undefined : 'there is no such clock'
    case 'time':
    case 'end':
      return undefined
  }
}

/** Somebody asks the others. `absent`: whoever has the seat that it is about has not been here for long. */
export function propose(
  table: Table,
  actor: Actor,
  about: About,
  { reason, absent = true }: { readonly reason?: string | undefined; readonly absent?: boolean | undefined },
  at: number,
): TableOutcome {
  const [by] = table.seatsOf(actor)
  if (table.phase !== 'playing' || by === undefined || actor.kind !== 'person')
    return notAllowed('only those who play propose')
  const wrong = wrongAbout(table, by, about)
  if (wrong !== undefined) return notAllowed(wrong)
  if (table.votes.about(about)) return notAllowed('that is being voted on already')
  const of = asked(table, by, about, absent)
  const vote = table.votes.open({
    by,
    about,
    of,
    for: of.filter((seat) => seat === by),
    since: at,
    ends: at + voteLasts(table),
    ...(reason === undefined ? {} : { reason }),
  })
  if (!settle(table, vote, at)) table.note({ kind: 'asked', ...wordsOf(vote) }, at)
  return OK
}

export function vote(
  table: Table,
  actor: Actor,
  { vote: id, for: agrees }: EntryOf<'vote'>,
  at: number,
): TableOutcome {
  const seats = table.seatsOf(actor)
  if (seats.length > 0 && actor.kind === 'person' && table.votes.isOver(id))
    return notAllowed('that vote is over')
  const open = table.votes.find(id)
  const voter = open?.of.find((seat) => seats.includes(seat))
  if (!open || voter === undefined || actor.kind !== 'person') return notAllowed('you have no vote in it')
  if (open.for.includes(voter)) return notAllowed('you have agreed already')
  if (agrees) {
    open.for.push(voter)
    settle(table, open, at)
  } else {
    table.votes.close(open)
    table.note({ kind: 'against', ...wordsOf(open), seat: voter }, at)
  }
  return OK
}

/** The others are asked whether a bot shall play on; where there are no others, it does. */
export function askOthers(table: Table, seat: Seat, at: number): void {
  const about = { do: 'seat', seat, as: { kind: 'bot', player: STAND_IN } } as const
  const of = voters(table, seat)
  const open =
    table.votes.about(about) ??
    table.votes.open({ by: NOBODY, about, of, for: [], since: at, ends: at + voteLasts(table) })
  settle(table, open, at)
}

/** A vote has ended without an answer of all: silence is a no. */
export function lapse(table: Table, actor: Actor, id: number, at: number): TableOutcome {
  const open = table.votes.find(id)
  if (actor.kind !== 'table' || !open || open.ends > at) return notAllowed('that vote is not over')
  table.votes.close(open)
  table.note({ kind: 'lapsed', ...wordsOf(open) }, at)
  return OK
}

/** All who still play have agreed, and the others play no more. */
export function settleWithout(table: Table, actor: Actor, id: number, at: number): TableOutcome {
  const open = table.votes.find(id)
  if (actor.kind !== 'table' || !open || !isSettled(table, open)) return notAllowed('not all have agreed')
  open.of = consenting(table, open)
  settle(table, open, at)
  return OK
}

/** Whose consent a vote waits for: a seat that a bot took over no longer counts, unless it is the one that the vote is about. */
export const consenting = ({ places }: Table, { of, about }: Vote): Seat[] =>
  of.filter((seat) => places[seat]?.standIn === undefined || ('seat' in about && about.seat === seat))

export function isSettled(table: Table, open: Vote): boolean {
  const of = consenting(table, open)
  return of.length > 0 && of.every((seat) => open.for.includes(seat))
}

/** Does what all have agreed on. */
export function settle(table: Table, open: Vote, at: number): boolean {
  if (!table.votes.isDecided(open)) return false
  table.votes.close(open)
  carry(table, open, at)
  table.note({ kind: 'agreed', ...wordsOf(open) }, at)
  return true
}

function carry(table: Table, { about, by, reason }: Vote, at: number): void {
  switch (about.do) {
    case 'seat':
      return giveSeat(table, about, at)
    case 'pause':
      return pause(table, { since: at, by, ...(reason === undefined ? {} : { reason }) })
    case 'resume':
      return resume(table)
    case 'extend':
      return table.clocks?.extend(about.seat, about.ms)
    case 'time':
      return table.goBy(about.time, at)
    case 'end':
      return end(table)
  }
}

/** The owner of a seat for which a bot plays is kept in mind and may come back. */
function giveSeat(table: Table, { seat, as }: Extract<About, { readonly do: 'seat' }>, at: number): void {
  const place = table.places[seat]
  if (!place) return
  if (as.kind === 'bot' && place.person !== undefined) return standIn(table, seat, at, as.player)
  const { name } = place
  vacate(place)
  Object.assign(place, placeOf(as), { name })
}

const wordsOf = ({ by, about, reason }: Vote) => ({ by, about, ...(reason === undefined ? {} : { reason }) })
