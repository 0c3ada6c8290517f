import type { Seat } from '@hippodrome/engine'
import type { SeatView, ServerMessage } from '@hippodrome/wire'
import { markOf } from '@hippodrome/wire'
import type { LiveTable } from '../live/liveTable.ts'
import type { Actor } from '../table/actor.ts'
import {
  type Attendance,
  hasOf,
  type Known,
  knownTo,
  type Reader,
  seatFor,
  seatsFor,
  Sights,
  tableText,
  upToDate,
} from '../table/reading.ts'
import { NOTHING_SENT } from '../table/shown.ts'
import { HERE } from '../people/comings.ts'
import type { Connection } from './connection.ts'

/** Somebody who can be told things: a page over its socket, a program over its stream. */
export interface Outlet {
  readonly actor: Actor
  sendText(text: string): void
}

/** What was ended: a session, or all sessions of a person. */
export type Ended = { readonly session?: string | undefined; readonly person?: string | undefined }

type Watch = { live: LiveTable; reader: Reader }

/** What is worked out once for all who look at a change. */
class Shared {
  readonly sights = new Sights()
  /** For watchers, by what they have already. */
  readonly texts = new Map<string, string>()
  known?: Known

  constructor(readonly attendance: Attendance) {}
}

/** How long after they last looked somebody counts as away, and not yet as gone. */
const AWAY_MS = 60_000

/** So many of those who look on are named. */
const MOST_NAMED = 50

/** Who looks at which table, and what they have of it already. */
export class Hub {
  private readonly watches = new Map<string, Map<Outlet, Watch>>()
  private readonly connections = new Set<Connection>()
  /** When a person last looked at a page of theirs; `HERE` of who was here when the server before this one died. */
  private readonly left = new Map<string, number>()
  /** How many pages each person looks at. */
  private readonly here = new Map<string, number>()

  /** Whether somebody is at another node. */
  isElsewhere: (person: string) => boolean = () => false

  /** When who came had gone: if the first word of a page is that nobody looks at it, they were never back. */
  private readonly unsure = new WeakMap<Connection, number>()
  /** When this server began to see who comes and goes. */
  private readonly began: number

  constructor(
    private readonly now: () => number,
    /** Hears who is here, and when somebody went. */
    private readonly note: (person: string, left: number) => void = () => {},
  ) {
    this.began = now()
    setTimeout(() => {
      for (const match of this.watches.keys()) this.tellWatchers(match)
    }, AWAY_MS).unref()
  }

  get sockets(): number {
    return this.connections.size
  }

  /** How many of them a person has. */
  socketsOf(person: string): number {
    let count = 0
    for (const { actor } of this.connections) if (actor.kind === 'person' && actor.id === person) count += 1
    return count
  }

  enter(connection: Connection): void {
    this.connections.add(connection)
    const { actor } = connection
    if (actor.kind !== 'person' || !connection.looks) return
    const left = this.left.get(actor.id)
    if (left !== undefined) this.unsure.set(connection, left)
    this.comes(actor.id)
  }

  /** Somebody looks at the page of a connection from now on, or nobody does. */
  look(connection: Connection, on: boolean): void {
    const { actor } = connection
    if (actor.kind !== 'person' || connection.looks === on) return
    connection.looks = on
    const left = this.unsure.get(connection)
    this.unsure.delete(connection)
    if (on) this.comes(actor.id)
    else this.goes(actor.id, left)
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    connection.wanted.clear()
    for (const [match, watching] of this.watches) {
      if (!watching.delete(connection)) continue
      if (watching.size === 0) this.watches.delete(match)
    }
    if (connection.actor.kind === 'person' && connection.looks) this.goes(connection.actor.id)
  }

  everybody(): Iterable<Connection> {
    return this.connections
  }

  /** Cuts the sockets of a session, or of a person, at once. */
  cut({ session, person }: Ended): void {
    for (const connection of this.connections) {
      const { actor } = connection
      const isTheirs = actor.kind === 'person' && actor.id === person
      if (isTheirs || connection.session === session) connection.cut()
    }
  }

  /** The same, wherever they are. */
  ended(who: Ended): void {
    this.cut(who)
    this.endElsewhere(who)
  }

  /** Tells other nodes of it. */
  endElsewhere: (who: Ended) => void = () => {}

  isWatched(match: string): boolean {
    return this.watches.has(match)
  }

  /** Shows a table to a connection from now on, beginning with all that it does not have. To be called when it may be looked at. */
  watch(
    outlet: Outlet,
    live: LiveTable,
    wish: Seat | undefined,
    since: { readonly told: number; readonly mark: number } | undefined,
  ): void {
    const { table } = live
    const { actor } = outlet
    const { told } = knownTo(table, actor, seatFor(table, actor, wish))
    const known = since ? told.slice(0, since.told) : []
    const has = since !== undefined && known.length === since.told && markOf(known) === since.mark
    const sent = has ? { list: known, count: known.length } : NOTHING_SENT
    const watch: Watch = {
      live,
      reader: { actor, wish, told: sent, said: NOTHING_SENT, hasBoard: false },
    }
    const watching = this.watches.get(live.id) ?? new Map<Outlet, Watch>()
    watching.set(outlet, watch)
    this.watches.set(live.id, watching)
    this.show(outlet, watch, new Shared(this.attendanceAt(live.id)))
    this.tellWatchers(live.id, outlet)
  }

  unwatch(outlet: Outlet, match: string): void {
    const watching = this.watches.get(match)
    watching?.delete(outlet)
    if (watching?.size === 0) this.watches.delete(match)
    else this.tellWatchers(match, outlet)
  }

  /** The table has changed, on the disk: everybody who looks at it sees all of it that they may. */
  tell(live: LiveTable): void {
    const watching = this.watches.get(live.id)
    if (!watching) return
    const shared = new Shared(this.attendanceAt(live.id))
    for (const [outlet, watch] of watching) {
      watch.live = live
      this.show(outlet, watch, shared)
    }
  }

  private show(outlet: Outlet, watch: Watch, shared: Shared): void {
    const { live, reader } = watch
    const { table } = live
    const { actor } = reader
    if (!table.maySee(actor)) return
    const seat = seatFor(table, actor, reader.wish)
    const { attendance, sights, texts } = shared
    // Watchers know the same, and those who have the same of it already get the same text.
    const alike = seat < 0 && !table.isHost(actor)
    const known = alike ? (shared.known ??= knownTo(table, actor, seat)) : knownTo(table, actor, seat)
    const has = hasOf(reader, known)
    const key = alike ? `${has.told} ${has.said} ${String(has.board)}` : undefined
    const text =
      (key === undefined ? undefined : texts.get(key)) ??
      tableText(live.id, table, { actor, seat }, known, has, attendance, sights)
    if (key !== undefined) texts.set(key, text)
    watch.reader = upToDate(reader, known, table.match !== undefined)
    outlet.sendText(text)
  }

  private comes(person: string): void {
    const others = this.here.get(person) ?? 0
    this.here.set(person, others + 1)
    this.left.delete(person)
    if (others === 0) this.note(person, HERE)
    this.tellPresence(person)
  }

  private goes(person: string, left = this.now()): void {
    const others = (this.here.get(person) ?? 1) - 1
    if (others > 0) this.here.set(person, others)
    else {
      this.here.delete(person)
      this.left.set(person, left)
      this.note(person, left)
      setTimeout(() => this.tellPresence(person), AWAY_MS).unref()
    }
    this.tellPresence(person)
  }

  /** All who are here go now, for the server stops. */
  allGo(): void {
    for (const person of this.here.keys()) this.note(person, this.now())
  }

  /** What was written down of people before this server started. */
  remember(left: ReadonlyMap<string, number>): void {
    for (const [person, at] of left)
      if (!this.here.has(person) && !this.left.has(person)) this.left.set(person, at)
  }

  /** Everybody who looks at a page that has its socket here. */
  people(): Iterable<string> {
    return this.here.keys()
  }

  /** Somebody came to another node, or left it at a time. */
  movedElsewhere(person: string, at: number): void {
    if (at !== HERE) this.left.set(person, at)
    this.tellPresence(person)
  }

  /**
   * Of whoever was here when the server died, or was never seen, nothing is said at first, for they may be on their way
   * back. Later the former are gone since the start, of the latter nobody knows since when.
   */
  presenceOf(person: string): Pick<SeatView, 'presence' | 'since'> {
    if (this.here.has(person) || this.isElsewhere(person)) return { presence: 'here' }
    const left = this.left.get(person)
    if (!left) {
      if (this.now() - this.began < AWAY_MS) return {}
      return { presence: 'gone', ...(left === HERE ? { since: this.began } : {}) }
    }
    return { presence: this.now() - left < AWAY_MS ? 'away' : 'gone', since: left }
  }

  private attendanceAt(match: string): Attendance {
    const watchers = new Set<string>()
    for (const [{ actor }, { live }] of this.watches.get(match) ?? []) {
      if (actor.kind !== 'person' || live.table.seatsOf(actor).length > 0) continue
      watchers.add(actor.name)
      if (watchers.size === MOST_NAMED) break
    }
    return { presenceOf: (person: string) => this.presenceOf(person), watchers: [...watchers] }
  }

  /** As soon as the table may be looked at. Whoever cannot be told because it cannot be read is shown all of it when it can. */
  private tellWatchers(match: string, but?: Outlet): void {
    const [first] = this.watches.get(match)?.values() ?? []
    first?.live.look(() => this.sayWhoIsThere(match, but)).catch(() => undefined)
  }

  private sayWhoIsThere(match: string, but?: Outlet): void {
    const attendance = this.attendanceAt(match)
    for (const [outlet, { live, reader }] of this.watches.get(match) ?? []) {
      if (outlet === but || !live.table.maySee(reader.actor)) continue
      const seats = seatsFor(live.table, reader.actor, attendance)
      const present: ServerMessage = { type: 'present', match, seats, watchers: [...attendance.watchers] }
      outlet.sendText(JSON.stringify(present))
    }
  }

  /** Those who share a table with somebody who comes or goes hear of it. */
  private tellPresence(person: string): void {
    for (const [match, watching] of this.watches) {
      const [first] = watching.values()
      if (first?.live.table.places.some((place) => place.person === person)) this.tellWatchers(match)
    }
  }

  broadcast(message: ServerMessage, to: (connection: Connection) => boolean): void {
    const text = JSON.stringify(message)
    for (const connection of this.connections) if (to(connection)) connection.sendText(text)
  }
}
