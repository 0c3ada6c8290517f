import {
  BadData,
  type Config,
  configure,
  type Game,
  type Header,
  type LogEntry,
  Match,
  newHeader,
  openMatch,
  parseWith,
  type Seat,
  USUAL_ORDERS,
} from '@hippodrome/engine'
import type {
  Absence,
  Entry,
  EntryOf,
  Note,
  Pause,
  Phase,
  Said,
  ServerMessageOf,
  Time,
  Wish,
} from '@hippodrome/wire'
import { Clocks } from '../time/clocks.ts'
import { letGo, stop, wake } from './absence.ts'
import type { Actor } from './actor.ts'
import { type Blow, Blows } from './blows.ts'
import { notAllowed, OK, type TableOutcome } from './outcome.ts'
import { placeOf } from './places.ts'
import { redact } from './redact.ts'
import { type Place, savedSchema, type Starter, versionsOf } from './saved.ts'
import { comeBack, leave, offer, sit, tellDays } from './seating.ts'
import { Chronicles } from './shown.ts'
import { forget } from './unname.ts'
import { askedSeats, giveBack, runOut, spare } from './timing.ts'
import { Votes } from './votes.ts'
import { lapse, propose, settleWithout, vote } from './voting.ts'

/** What a message says of a table that never changes. */
export type Fixed = Pick<
  ServerMessageOf<'table'>,
  'game' | 'options' | 'listed' | 'spectators' | 'talks' | 'rated' | 'commitment'
>

/** How many lines of talk are kept at hand; the log has them all. */
const LINES = 500

/** What a seat does itself, and so ends its turn with. */
const MOVES: readonly Entry['kind'][] = ['choose', 'redo', 'confirm']

/**
 * A table from its opening to its end: people, match, talk, votes and clocks. It follows from its log alone, entry by entry, and
 * knows no clock, no socket and no database. What is refused changes nothing.
 */
export class Table {
  readonly game: Game
  readonly wish: Wish
  readonly commitment: string
  readonly places: Place[]
  readonly said: Said[] = []
  readonly votes = new Votes()
  readonly chronicles = new Chronicles()
  private readonly blows = new Blows()
  phase: Phase = 'gathering'
  version = 1
  match: Match | undefined
  rematch: string | undefined
  clocks: Clocks | undefined
  paused: Pause | undefined
  /** Who sat where when the match began: whoever of them is not there at its end has left. */
  began: readonly Starter[] | undefined
  /** The rules and the data that the match began with: those of today may be others. */
  private versions: Pick<Header, 'rules' | 'data'> | undefined
  private readonly config: Config
  private fixedText: string | undefined

  /** A table that has just been opened. Throws `BadData` when its wish cannot be played. */
  constructor(
    game: Game,
    private readonly opening: EntryOf<'open'>,
    readonly host: string,
    private readonly seed: string,
  ) {
    const { wish } = opening
    this.game = game
    this.config = configure(game, { seats: wish.seats.length, options: wish.options })
    this.wish = { ...wish, options: { ...this.config.options } }
    this.commitment = opening.commitment
    this.places = wish.seats.map((seat) => placeOf(seat))
    if (!wish.seats.some(({ kind }) => kind !== 'bot')) throw new BadData('seats', 'nobody would sit there')
  }

  /** As it was when it was saved. Throws `BadData`. */
  static restore(game: Game, json: unknown, host: string, seed: string): Table {
    const kept = parseWith(savedSchema, json, 'snapshot')
    const table = new Table(game, kept.opening, host, seed)
    table.places.splice(0, table.places.length, ...kept.places)
    table.said.push(...kept.said)
    table.votes.restore(kept.votes)
    table.phase = kept.phase
    table.version = kept.version
    table.rematch = kept.rematch
    if (kept.match !== undefined) table.match = Match.restore(game, table.config, kept.match)
    table.versions = kept.versions ?? versionsOf(kept.match)
    if (kept.clocks) table.clocks = new Clocks(kept.clocks.time, kept.clocks.seats)
    table.paused = kept.paused
    table.began = kept.began
    return table
  }

  /** All of it as JSON, for the store alone: the dice to come are in it. */
  save(): string {
    const { opening, places, said, votes, phase, version, rematch, match, versions, clocks, paused, began } =
      this
    return JSON.stringify({
      opening,
      places,
      said,
      votes: votes.save(),
      phase,
      version,
      rematch,
      match: match?.snapshot(),
      versions,
      clocks: clocks && { time: clocks.time, seats: clocks.save() },
      paused,
      began,
    })
  }

  /** Judges what somebody does; accepted, it is done. `at` is when, for those who read it. */
  apply(actor: Actor, entry: Entry, at: number): TableOutcome {
    const outcome = this.judge(actor, entry, at)
    if (!outcome.ok) return outcome
    this.version += 1
    if (this.clocks) this.keepTime(this.clocks, actor, entry, at)
    return outcome
  }

  private keepTime(clocks: Clocks, actor: Actor, entry: Entry, at: number): void {
    const by =
      actor.kind !== 'table' && MOVES.includes(entry.kind) && 'seat' in entry ? entry.seat : undefined
    const runs = this.phase === 'playing' && !this.paused
    clocks.follow(askedSeats(this), { by, made: this.match?.made.length ?? 0, runs }, at)
  }

  private judge(actor: Actor, entry: Entry, at: number): TableOutcome {
    switch (entry.kind) {
      case 'open':
        return notAllowed('the table is open already')
      case 'sit':
        return sit(this, actor, entry, at)
      case 'leave':
        return leave(this, actor, entry, at)
      case 'seat':
        return offer(this, actor, entry)
      case 'begin':
        return this.begin(actor, at)
      case 'close':
        return this.close(actor)
      case 'say':
        return this.say(actor, entry, at)
      case 'propose':
        return propose(this, actor, { do: 'seat', seat: entry.seat, as: entry.as }, entry, at)
      case 'motion':
        return propose(this, actor, entry.motion, entry, at)
      case 'vote':
        return vote(this, actor, entry, at)
      case 'return':
        return comeBack(this, actor, entry.seat, at)
      case 'rematch':
        return this.goOn(actor, entry.match)
      case 'forget':
        return forget(this, actor, entry)
      case 'redact':
        return redact(this, actor, entry)
      case 'stop':
        return stop(this, actor, entry.reason, at)
      case 'calendar':
        return tellDays(this, actor, entry, at)
      case 'clock':
        return runOut(this, actor, entry.seat, at)
      case 'lapse':
        return lapse(this, actor, entry.vote, at)
      case 'settle':
        return settleWithout(this, actor, entry.vote, at)
      case 'lag':
        return giveBack(this, actor, entry)
      case 'outage':
        return spare(this, actor, entry, at)
      default:
        return this.play(actor, entry)
    }
  }

  /** The seats of a person or of a program. */
  seatsOf(actor: Actor): readonly Seat[] {
    const seats: Seat[] = []
    for (let seat = 0; seat < this.places.length; seat++) if (this.isSeatOf(actor, seat)) seats.push(seat)
    return seats
  }

  isSeatOf(actor: Actor, seat: Seat): boolean {
    const place = this.places[seat]
    if (!place) return false
    if (actor.kind === 'person') return place.person === actor.id
    if (actor.kind === 'program') return place.kind === 'program' && actor.seat === seat
    return place.kind === 'bot' || place.standIn !== undefined
  }

  isHost(actor: Actor): boolean {
    return actor.kind === 'person' && actor.id === this.host
  }

  /** Whether somebody may look: everybody in the waiting room, then those who play, and watchers if they are welcome. */
  maySee(actor: Actor): boolean {
    return (
      this.phase === 'gathering' ||
      this.wish.spectators ||
      this.isHost(actor) ||
      this.seatsOf(actor).length > 0
    )
  }

  /** Whether a free seat waits for this person: whoever played the match before this one. */
  isKept(actor: Actor, seat: Seat): boolean {
    return actor.kind === 'person' && !this.places[seat]?.person && this.opening.kept?.[seat] === actor.id
  }

  opens(invite: string | undefined): boolean {
    return invite === this.opening.invite
  }

  /** The link's secret, for those who may hand it on. */
  inviteFor(actor: Actor): string | undefined {
    return this.isHost(actor) || this.seatsOf(actor).length > 0 ? this.opening.invite : undefined
  }

  /** What plays a seat now: nobody has to wait for a person whose place a bot keeps. */
  playerAt(seat: Seat): string {
    const place = this.places[seat]
    return place?.standIn ?? place?.player ?? ''
  }

  /** What nobody at the table can change any more, as JSON. */
  get fixed(): string {
    const { game, wish, commitment } = this
    const { options, listed, spectators, talks, rated } = wish
    return (this.fixedText ??= JSON.stringify({
      game: game.id,
      options,
      listed,
      spectators,
      talks,
      ...(rated ? { rated } : {}),
      commitment,
    } satisfies Fixed))
  }

  /** The header of the match file. Its seed stays inside until the match is over. */
  header(): Header {
    const seats = this.places.map(({ name, player }) => ({ name, player }))
    const words = this.places.map((place) => place.words ?? '')
    return { ...newHeader(this.game, this.config, seats, this.seed, { words }), ...this.versions }
  }

  /** For the store alone. */
  get secret(): string {
    return this.seed
  }

  get hostName(): string {
    return this.places.find(({ person }) => person === this.host)?.name ?? ''
  }

  /** What never changes in this match. */
  get board(): unknown {
    return this.game.board?.(this.match?.state.game.tables)
  }

  /** What others did to each seat, the newest of it. */
  blowsNow(): readonly Blow[] {
    const names = this.places.map(({ name }) => name)
    return this.match ? this.blows.of(this.game, this.match, names) : []
  }

  /** Once nothing more is drawn from it, with a result or without: then everybody may check the dice. */
  get publishedSeed(): string | undefined {
    return this.match && (this.phase === 'over' || this.phase === 'abandoned') ? this.seed : undefined
  }

  private begin(actor: Actor, at: number): TableOutcome {
    if (!this.isHost(actor) || this.phase !== 'gathering') return notAllowed('only the host begins the match')
    const free = this.places.filter(({ kind, person }) => kind !== 'bot' && kind !== 'program' && !person)
    if (free.length > 0) return notAllowed(`${free.length} of the seats are free`)
    const match = openMatch(this.game, this.header())
    this.places.forEach(({ player }, seat) => {
      if (player === 'human') match.apply({ kind: 'orders', seat, orders: { standing: USUAL_ORDERS } })
    })
    this.match = match
    this.versions = { rules: this.game.rules, data: this.game.data }
    this.began = this.places.map(({ person, player }) => ({ player, ...(person ? { person } : {}) }))
    this.phase = match.over ? 'over' : 'playing'
    this.goBy(this.wish.time, at)
    return OK
  }

  private close(actor: Actor): TableOutcome {
    if (!this.isHost(actor) || this.phase !== 'gathering') return notAllowed('only the host closes the table')
    this.phase = 'abandoned'
    return OK
  }

  private play(actor: Actor, entry: LogEntry): TableOutcome {
    const { match } = this
    if (!match) return { ok: false, code: 'not-your-decision', message: 'the match has not begun' }
    if (!this.isSeatOf(actor, entry.seat)) return notAllowed('it is not your seat')
    if (entry.kind === 'choose' && entry.by) return notAllowed('only the match itself follows orders')
    if (this.phase === 'abandoned')
      return { ok: false, code: 'match-over', message: 'the match has ended without a result' }
    if (this.paused && entry.kind !== 'orders')
      return { ok: false, code: 'paused', message: 'the match is paused' }
    const outcome = match.apply(entry)
    if (!outcome.ok) return outcome
    if (entry.kind === 'choose') this.hasPlayed(actor, entry.seat)
    if (match.over) this.finish()
    return outcome
  }

  /** Whoever plays is there. A program says so by playing; a person takes a seat back in so many words. */
  private hasPlayed(actor: Actor, seat: Seat): void {
    if (actor.kind === 'table') letGo(this, seat)
    else this.votes.plays(seat)
    if (actor.kind === 'program') wake(this, seat)
  }

  private finish(): void {
    this.phase = 'over'
    this.votes.clear()
  }

  private say(actor: Actor, { to, says }: EntryOf<'say'>, at: number): TableOutcome {
    if (actor.kind !== 'person') return notAllowed('only people talk')
    if (!this.wish.talks) return notAllowed('nobody talks at this table')
    const [seat] = this.seatsOf(actor)
    if (!this.maySee(actor)) return notAllowed('you do not sit there')
    if (seat === undefined && to !== 'watchers' && !this.isHost(actor))
      return notAllowed('watchers talk among themselves')
    if (typeof to === 'number' && (!this.places[to] || to === seat)) return notAllowed('nobody would hear it')
    if (typeof to === 'number' && this.match && this.game.whispers !== true)
      return notAllowed('in this game nobody whispers')
    const from = seat === undefined ? actor.name : (this.places[seat]?.name ?? actor.name)
    const by = actor.id
    this.tell({ version: this.version + 1, at, from, by, to, says, ...(seat === undefined ? {} : { seat }) })
    return OK
  }

  private tell(line: Said): void {
    this.said.push(line)
    if (this.said.length > LINES) this.said.shift()
  }

  /** Tells everybody what an entry came to, in one line. */
  note(note: Note, at: number): void {
    const version = this.version + 1
    if (this.said.at(-1)?.version === version) this.said.pop()
    this.tell({ version, at, from: '', to: 'table', says: { note } })
  }

  /** From now on there is so much time, or no clock. */
  goBy(time: Time | undefined, at: number): void {
    this.clocks =
      time &&
      Clocks.of(
        time,
        this.places.map(({ calendar }) => calendar),
        at,
      )
  }

  get absence(): Absence {
    return this.wish.absence ?? 'bot'
  }

  /** How much time there is: as was wished, or as those who play have agreed since. */
  get time(): Time | undefined {
    return this.phase === 'gathering' ? this.wish.time : this.clocks?.time
  }

  private goOn(actor: Actor, match: string): TableOutcome {
    if (this.phase !== 'over' || this.seatsOf(actor).length === 0) return notAllowed('the match is not over')
    if (this.rematch) return notAllowed('there is a rematch already')
    this.rematch = match
    return OK
  }
}
