import type { Seat } from '@hippodrome/engine'
import type { SeatView, ServerMessage } from '@hippodrome/wire'
import { markOf } from '@hippodrome/wire'
import type { LiveTable } from '../live/liveTable.ts'
import type { Actor } from '../table/actor.ts'
import { knownTo, type Reader, seatFor, seatsFor, tableFor } from '../table/reading.ts'
import type { Connection } from './connection.ts'

/** Somebody who can be told things: a page over its socket, a program over its stream. */
export interface Outlet {
  readonly actor: Actor
  sendText(text: string): void
}

type Watch = { live: LiveTable; reader: Reader; seen: number }

/** How long after the last socket somebody counts as away, and not yet as gone. */
const AWAY_MS = 60_000

/** Who looks at which table, and what they have of it already. */
export class Hub {
  private readonly watches = new Map<string, Map<Outlet, Watch>>()
  private readonly connections = new Set<Connection>()
  /** When the last socket of a person was closed. */
  private readonly left = new Map<string, number>()

  constructor(private readonly now: () => number) {}

  get sockets(): number {
    return this.connections.size
  }

  enter(connection: Connection): void {
    this.connections.add(connection)
    this.tellPresence(connection)
  }

  leave(connection: Connection): void {
    this.connections.delete(connection)
    if (connection.actor.kind === 'person' && !this.isHere(connection.actor.id))
      this.left.set(connection.actor.id, this.now())
    for (const [match, watching] of this.watches) {
      if (!watching.delete(connection)) continue
      if (watching.size === 0) this.watches.delete(match)
    }
    this.tellPresence(connection)
  }

  everybody(): Iterable<Connection> {
    return this.connections
  }

  isWatched(match: string): boolean {
    return this.watches.has(match)
  }

  /** Shows a table to a connection from now on, beginning with all that it does not have. */
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
    const watch: Watch = {
      live,
      reader: { actor, wish, told: has ? known : [], said: [], hasBoard: false },
      seen: 0,
    }
    const watching = this.watches.get(live.id) ?? new Map<Outlet, Watch>()
    watching.set(outlet, watch)
    this.watches.set(live.id, watching)
    this.show(outlet, watch)
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
    const texts = new Map<string, string>()
    for (const [outlet, watch] of this.watches.get(live.id) ?? []) {
      watch.live = live
      this.show(outlet, watch, texts)
    }
  }

  private show(outlet: Outlet, watch: Watch, texts?: Map<string, string>): void {
    const { live, reader } = watch
    const { table } = live
    if (!table.maySee(reader.actor)) return
    const seat = seatFor(table, reader.actor, reader.wish)
    const { told, said } = knownTo(table, reader.actor, seat)
    // Watchers who have the same already get the same text.
    const key =
      seat < 0 && !table.isHost(reader.actor)
        ? `${reader.told.length} ${markOf(reader.told.slice(-1))} ${reader.said.length} ${String(reader.hasBoard)}`
        : ''
    let text = key === '' ? undefined : texts?.get(key)
    if (text === undefined) {
      text = JSON.stringify(tableFor(live.id, table, reader, this.attendanceAt(live.id)))
      if (key !== '') texts?.set(key, text)
    }
    watch.reader = { ...reader, told, said, hasBoard: table.match !== undefined }
    watch.seen = table.version
    outlet.sendText(text)
  }

  private isHere(person: string): boolean {
    for (const { actor } of this.connections) if (actor.kind === 'person' && actor.id === person) return true
    return false
  }

  presenceOf(person: string): Pick<SeatView, 'presence' | 'since'> {
    if (this.isHere(person)) return { presence: 'here' }
    const since = this.left.get(person)
    if (since === undefined) return { presence: 'gone' }
    return { presence: this.now() - since < AWAY_MS ? 'away' : 'gone', since }
  }

  private attendanceAt(match: string) {
    const watchers = [...(this.watches.get(match) ?? [])].flatMap(([{ actor }, { live }]) =>
      actor.kind === 'person' && live.table.seatsOf(actor).length === 0 ? [actor.name] : [],
    )
    return {
      presenceOf: (person: string) => this.presenceOf(person),
      watchers: [...new Set(watchers)].slice(0, 50),
    }
  }

  private tellWatchers(match: string, but?: Outlet): void {
    const attendance = this.attendanceAt(match)
    for (const [outlet, { live, reader }] of this.watches.get(match) ?? []) {
      if (outlet === but) continue
      const seats = seatsFor(live.table, reader.actor, attendance)
      const present: ServerMessage = { type: 'present', match, seats, watchers: [...attendance.watchers] }
      outlet.sendText(JSON.stringify(present))
    }
  }

  /** Those who share a table with somebody who comes or goes hear of it. */
  private tellPresence({ actor }: Connection): void {
    if (actor.kind !== 'person') return
    for (const [match, watching] of this.watches) {
      const [first] = watching.values()
      if (first && first.live.table.seatsOf(actor).length > 0) this.tellWatchers(match)
    }
  }

  broadcast(message: ServerMessage, to: (connection: Connection) => boolean): void {
    const text = JSON.stringify(message)
    for (const connection of this.connections) if (to(connection)) connection.sendText(text)
  }
}
