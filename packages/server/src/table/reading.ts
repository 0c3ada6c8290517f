import { type Match, type Seat, SPECTATOR, type Told } from '@hippodrome/engine'
import type { Said, SeatView, ServerMessageOf, VoteView } from '@hippodrome/wire'
import type { Actor } from './actor.ts'
import type { Table } from './table.ts'

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
  readonly told: readonly Told[]
  readonly said: readonly Said[]
  readonly hasBoard: boolean
}

/** How much of what was sent still stands at the beginning of what there is: what was taken back never stands there again. */
function kept<T>(sent: readonly T[], now: readonly T[]): number {
  let keep = 0
  let end = Math.min(sent.length, now.length)
  while (keep < end) {
    const middle = (keep + end) >> 1
    if (sent[middle] === now[middle]) keep = middle + 1
    else end = middle
  }
  return keep
}

/** The seat through whose eyes an actor looks: the one they wish, one that is asked, their first, or none. */
export function seatFor(table: Table, actor: Actor, wish: Seat | undefined): Seat {
  const seats = table.seatsOf(actor)
  if (wish !== undefined && seats.includes(wish)) return wish
  const asked = table.match?.state.pending.find(({ seat }) => seats.includes(seat))?.seat
  return asked ?? seats[0] ?? SPECTATOR
}

/** What an actor may hear: watchers among themselves, players what is said at the table or to them. */
function hears(table: Table, actor: Actor, said: Said): boolean {
  const seats = table.seatsOf(actor)
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
    mine: mine.includes(seat),
    ...(table.isKept(actor, seat) ? { kept: true } : {}),
    ...(person !== undefined && person === table.host ? { host: true } : {}),
    ...(person === undefined ? {} : attendance.presenceOf(person)),
    ...(standIn === undefined ? {} : { standIn }),
  }))
}

const votesFor = (table: Table): VoteView[] =>
  table.votes.all().map(({ id, seat, by, as, reason, of, for: agreed }) => ({
    id,
    seat,
    by,
    as: as.kind,
    ...(as.player === undefined ? {} : { player: as.player }),
    ...(reason === undefined ? {} : { reason }),
    of: [...of],
    for: [...agreed],
  }))

/** The chronicle and the talk, as far as somebody may know them. */
export type Known = Pick<Reader, 'told' | 'said'>

export const knownTo = (table: Table, actor: Actor, seat: Seat): Known => ({
  told: table.match?.chronicle(seat) ?? [],
  said: table.said.filter((line) => hears(table, actor, line)),
})

/** What lies on the table, as text: written once for all who see the same of it. */
export class Sights {
  private readonly texts = new Map<Seat, string>()

  of({ rules, state }: Match, seat: Seat): string {
    const eyes = rules.secrets === false ? SPECTATOR : seat
    const text = this.texts.get(eyes) ?? JSON.stringify(rules.view(state.game, eyes))
    this.texts.set(eyes, text)
    return text
  }
}

/** A JSON object with one more field, both as text. */
const joined = (object: string, field: string, value: string): string =>
  `${object.slice(0, -1)},"${field}":${value}}`

/** The message of all that a reader may know of a table, less what they have: the one for beginning, going on and coming back. */
export function tableText(
  id: string,
  table: Table,
  reader: Reader,
  known: Known,
  attendance: Attendance,
  sights: Sights,
): string {
  const text = JSON.stringify(tableFor(id, table, reader, known, attendance))
  const { match } = table
  if (!match) return text
  const seat = seatFor(table, reader.actor, reader.wish)
  return joined(text, 'view', joined(JSON.stringify(match.beside(seat)), 'table', sights.of(match, seat)))
}

/** The message but for its view. */
function tableFor(
  id: string,
  table: Table,
  reader: Reader,
  { told, said }: Known,
  attendance: Attendance,
): Omit<ServerMessageOf<'table'>, 'view'> {
  const { match, wish } = table
  const { actor } = reader
  const keep = kept(reader.told, told)
  const heard = kept(reader.said, said)
  const { publishedSeed } = table
  const board = match && !reader.hasBoard ? table.board : undefined
  return {
    type: 'table',
    match: id,
    version: table.version,
    game: table.game.id,
    phase: table.phase,
    options: wish.options,
    seats: seatsFor(table, actor, attendance),
    host: table.isHost(actor),
    listed: wish.listed,
    spectators: wish.spectators,
    talks: wish.talks,
    watchers: [...attendance.watchers],
    commitment: table.commitment,
    votes: votesFor(table),
    said: { keep: heard, add: said.slice(heard) },
    ...(publishedSeed === undefined ? {} : { seed: publishedSeed }),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...(board === undefined ? {} : { board }),
    ...(match ? { made: match.made.length, told: { keep, add: told.slice(keep) } } : {}),
  }
}
