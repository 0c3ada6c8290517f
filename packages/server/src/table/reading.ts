import { jsonText, type Match, type Seat, SPECTATOR, type Told } from '@hippodrome/engine'
import type { Said, SeatView, ServerMessageOf, VoteView } from '@hippodrome/wire'
import type { Actor } from './actor.ts'
import { kept, type Sent } from './shown.ts'
import type { Fixed, Table } from './table.ts'
import { joined, merged } from './text.ts'
import { consenting } from './voting.ts'

/** Who is at a table now; the hub knows. */
export type Attendance = {
  presenceOf(person: string): Pick<SeatView, 'presence' | 'since'>
  readonly watchers: readonly string[]
}

/** Somebody who looks at a table, and what of it they have already. */
export type Reader = {
  readonly actor: Actor
  /** As which of their seats they look. */
  readonly wish: Seat | undefined
  /** What was sent of the chronicle and of the talk. */
  readonly told: Sent<Told>
  readonly said: Sent<Said>
  readonly hasBoard: boolean
}

/** The seat through whose eyes an actor looks: the one they wish, one with a turn to confirm, one that is asked, their first, or none. */
export function seatFor(table: Table, actor: Actor, wish: Seat | undefined): Seat {
  const seats = table.seatsOf(actor)
  if (wish !== undefined && seats.includes(wish)) return wish
  const held = table.match?.holding()
  if (held !== undefined && seats.includes(held)) return held
  const asked = table.match?.state.pending.find(({ seat }) => seats.includes(seat))?.seat
  return asked ?? seats[0] ?? SPECTATOR
}

/** What the holder of these seats may hear: watchers among themselves, players what is said at the table or to them. */
function hears(seats: readonly Seat[], said: Said): boolean {
  if (said.to === 'watchers') return seats.length === 0
  if (said.to === 'table') return true
  return seats.includes(said.to) || (said.seat !== undefined && seats.includes(said.seat))
}

export const seatsFor = (table: Table, actor: Actor, attendance: Attendance): SeatView[] => {
  const mine = table.seatsOf(actor)
  return table.places.map(({ kind, name, player, person, standIn }, seat) => ({
    kind,
    name,
    player,
    ...(person === undefined ? {} : { person }),
    mine: mine.includes(seat),
    ...(table.isKept(actor, seat) ? { kept: true } : {}),
    ...(person !== undefined && person === table.host ? { host: true } : {}),
    ...(person === undefined ? {} : attendance.presenceOf(person)),
    ...(standIn === undefined ? {} : { standIn }),
  }))
}

const votesFor = (table: Table): VoteView[] =>
  table.votes
    .all()
    .map((vote) => ({ ...vote, of: consenting(table, vote) }))
    .map(({ id, by, about, reason, ends, for: agreed, of }) => ({
      id,
      by,
      about,
      ...(reason === undefined ? {} : { reason }),
      ends,
      for: agreed.filter((seat) => of.includes(seat)),
      of,
    }))

/** How much time there is, and what is left of it; nothing where nobody has a clock. */
function timeFor({ time, clocks, absence, paused }: Table) {
  return {
    ...(time ? { time, absence } : {}),
    ...(clocks ? { clocks: clocks.view() } : {}),
    ...(paused ? { paused } : {}),
  }
}

/** The chronicle and the talk, as far as somebody may know them. */
export type Known = { readonly told: readonly Told[]; readonly said: readonly Said[] }

export function knownTo(table: Table, actor: Actor, seat: Seat): Known {
  const { match, said, chronicles } = table
  const seats = said.length === 0 ? [] : table.seatsOf(actor)
  return {
    told: match ? chronicles.of(match, seat) : [],
    said: said.filter((line) => hears(seats, line)),
  }
}

/** How much of what is known a reader has already. */
export type Has = { readonly told: number; readonly said: number; readonly board: boolean }

export const hasOf = ({ told, said, hasBoard }: Reader, known: Known): Has => ({
  told: kept(told, known.told),
  said: kept(said, known.said),
  board: hasBoard,
})

/** The reader who was sent all that is known. */
export const upToDate = ({ actor, wish }: Reader, { told, said }: Known, hasBoard: boolean): Reader => ({
  actor,
  wish,
  told: { list: told, count: told.length },
  said: { list: said, count: said.length },
  hasBoard,
})

/** What is the same for several of those who look at a change, as text: written once. */
export class Sights {
  private readonly texts = new Map<Seat, string>()
  private common: string | undefined

  /** What everybody is told of the table. */
  for(id: string, table: Table, attendance: Attendance): string {
    return (this.common ??= merged(JSON.stringify(commonOf(id, table, attendance)), table.fixed))
  }

  /** What lies on the table. */
  of({ rules, state }: Match, seat: Seat): string {
    const eyes = rules.secrets === false ? SPECTATOR : seat
    const text = this.texts.get(eyes) ?? jsonText(rules.view(state.game, eyes) as object)
    this.texts.set(eyes, text)
    return text
  }
}

/** Who looks, and through the eyes of which seat. */
export type Eyes = { readonly actor: Actor; readonly seat: Seat }

/** How many choices had been made when a seat last chose. */
const lastOf = ({ made }: Match, seat: Seat): number => made.findLastIndex((one) => one.seat === seat) + 1

/** The message of all that a reader may know of a table, less what they have: the one for beginning, going on and coming back. */
export function tableText(
  id: string,
  table: Table,
  eyes: Eyes,
  known: Known,
  has: Has,
  attendance: Attendance,
  sights: Sights,
): string {
  const own = JSON.stringify(ownOf(table, eyes, known, has, attendance))
  const text = merged(sights.for(id, table, attendance), own)
  const { match } = table
  if (!match) return text
  const { seat } = eyes
  return joined(text, 'view', joined(JSON.stringify(match.beside(seat)), 'table', sights.of(match, seat)))
}

type Message = ServerMessageOf<'table'>
type Own = Pick<Message, 'seats' | 'host' | 'said' | 'board' | 'chose' | 'told'>

/** Of the message what is the same for everybody, but for what never changes. */
function commonOf(
  id: string,
  table: Table,
  { watchers }: Attendance,
): Omit<Message, 'view' | keyof Fixed | keyof Own> {
  const { match, publishedSeed } = table
  return {
    type: 'table',
    match: id,
    version: table.version,
    phase: table.phase,
    watchers: [...watchers],
    votes: votesFor(table),
    ...(publishedSeed === undefined ? {} : { seed: publishedSeed }),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...(match ? { made: match.made.length } : {}),
    ...timeFor(table),
  }
}

/** Of the message what is for this reader. */
function ownOf(
  table: Table,
  { actor, seat }: Eyes,
  { told, said }: Known,
  has: Has,
  attendance: Attendance,
): Own {
  const { match } = table
  const board = match && !has.board ? table.board : undefined
  const chose = match && !has.board && seat >= 0 ? lastOf(match, seat) : undefined
  return {
    seats: seatsFor(table, actor, attendance),
    host: table.isHost(actor),
    said: { keep: has.said, add: said.slice(has.said) },
    ...(board === undefined ? {} : { board }),
    ...(chose === undefined ? {} : { chose }),
    ...(match ? { told: { keep: has.told, add: told.slice(has.told) } } : {}),
  }
}
