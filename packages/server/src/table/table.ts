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
  type Refusal,
  type Seat,
  USUAL_ORDERS,
} from '@hippodrome/engine'
import type { Entry, EntryOf, Phase, Said, SeatWish, ServerMessageOf, Wish } from '@hippodrome/wire'
import type { Actor } from './actor.ts'
import { Chronicles } from './shown.ts'
import { Votes } from './votes.ts'
import { type Place, savedSchema } from './saved.ts'

export type TableRefusal = Omit<Refusal, 'code'> & { readonly code: Refusal['code'] | 'not-allowed' }
export type TableOutcome = { readonly ok: true } | ({ readonly ok: false } & TableRefusal)

/** What a message says of a table that never changes. */
export type Fixed = Pick<
  ServerMessageOf<'table'>,
  'game' | 'options' | 'listed' | 'spectators' | 'talks' | 'commitment'
>

const OK: TableOutcome = { ok: true }
const notAllowed = (message: string): TableOutcome => ({ ok: false, code: 'not-allowed', message })

/** How many lines of talk are kept at hand; the log has them all. */
const LINES = 500

/**
 * A table from its opening to its end: people, match, talk and votes. It follows from its log alone, entry by entry, and
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
  phase: Phase = 'gathering'
  version = 1
  match: Match | undefined
  rematch: string | undefined
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
    return table
  }

  /** All of it as JSON, for the store alone: the dice to come are in it. */
  save(): string {
    const { opening, places, said, votes, phase, version, rematch, match } = this
    return JSON.stringify({
      opening,
      places,
      said,
      votes: votes.save(),
      phase,
      version,
      rematch,
      match: match?.snapshot(),
    })
  }

  /** Judges what somebody does; accepted, it is done. `at` is when, for those who read it. */
  apply(actor: Actor, entry: Entry, at: number): TableOutcome {
    const outcome = this.judge(actor, entry, at)
    if (outcome.ok) this.version += 1
    return outcome
  }

  private judge(actor: Actor, entry: Entry, at: number): TableOutcome {
    switch (entry.kind) {
      case 'open':
        return notAllowed('the table is open already')
      case 'sit':
        return this.sit(actor, entry)
      case 'leave':
        return this.leave(actor, entry.seat)
      case 'seat':
        return this.change(actor, entry)
      case 'begin':
        return this.begin(actor)
      case 'close':
        return this.close(actor)
      case 'say':
        return this.say(actor, entry, at)
      case 'propose':
        return this.propose(actor, entry)
      case 'vote':
        return this.vote(actor, entry)
      case 'return':
        return this.comeBack(actor, entry.seat)
      case 'rematch':
        return this.goOn(actor, entry.match)
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

  private isSeatOf(actor: Actor, seat: Seat): boolean {
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
    const { options, listed, spectators, talks } = wish
    return (this.fixedText ??= JSON.stringify({
      game: game.id,
      options,
      listed,
      spectators,
      talks,
      commitment,
    } satisfies Fixed))
  }

  /** The header of the match file. Its seed stays inside until the match is over. */
  header(): Header {
    const seats = this.places.map(({ name, player }) => ({ name, player }))
    const words = this.places.map((place) => place.words ?? '')
    return newHeader(this.game, this.config, seats, this.seed, { words })
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

  get publishedSeed(): string | undefined {
    return this.phase === 'over' ? this.seed : undefined
  }

  private sit(actor: Actor, { seat, name, words, invite }: EntryOf<'sit'>): TableOutcome {
    const place = this.places[seat]
    if (actor.kind !== 'person' || !place) return notAllowed('there is no such seat')
    const kept = this.isKept(actor, seat)
    const free =
      place.kind === 'open' ||
      (place.kind === 'invited' && (this.opens(invite) || this.isHost(actor) || kept))
    const beside = place.kind === 'screen' && this.isHost(actor) && !place.person
    if (this.phase === 'playing') {
      if (!free) return notAllowed('the seat is taken')
    } else if (this.phase !== 'gathering') return notAllowed('the match is over')
    else if (!free && !beside) return notAllowed('the seat is taken')
    if (!beside && !kept && this.seatsOf(actor).length > 0 && !this.isHost(actor))
      return notAllowed('you have a seat already')
    Object.assign(place, { kind: beside ? 'screen' : 'person', name, player: 'human', person: actor.id })
    if (this.phase === 'gathering') place.words = words
    return OK
  }

  private leave(actor: Actor, seat: Seat): TableOutcome {
    const place = this.places[seat]
    const own = this.isSeatOf(actor, seat)
    if (!place || actor.kind !== 'person' || !(own || (this.isHost(actor) && this.phase === 'gathering')))
      return notAllowed('it is not your seat')
    if (this.phase === 'over' || this.phase === 'abandoned') return notAllowed('the match is over')
    delete place.person
    delete place.standIn
    if (this.phase === 'gathering') Object.assign(place, placeOf(this.wish.seats[seat] ?? { kind: 'open' }))
    else place.kind = 'invited'
    if (this.phase === 'gathering') delete place.words
    else this.votes.leaves(seat)
    return OK
  }

  private change(actor: Actor, { seat, as }: EntryOf<'seat'>): TableOutcome {
    const place = this.places[seat]
    if (!this.isHost(actor) || this.phase !== 'gathering') return notAllowed('only the host sets the table')
    if (!place || place.person) return notAllowed('somebody sits there')
    Object.assign(place, placeOf(as))
    return OK
  }

  private begin(actor: Actor): TableOutcome {
    if (!this.isHost(actor) || this.phase !== 'gathering') return notAllowed('only the host begins the match')
    const free = this.places.filter(({ kind, person }) => kind !== 'bot' && kind !== 'program' && !person)
    if (free.length > 0) return notAllowed(`${free.length} of the seats are free`)
    const match = openMatch(this.game, this.header())
    this.places.forEach(({ player }, seat) => {
      if (player === 'human') match.apply({ kind: 'orders', seat, orders: { standing: USUAL_ORDERS } })
    })
    this.match = match
    this.phase = match.over ? 'over' : 'playing'
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
    const outcome = match.apply(entry)
    if (outcome.ok && match.over) this.phase = 'over'
    return outcome
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
    this.said.push({ version: this.version + 1, at, from, to, says, ...(seat === undefined ? {} : { seat }) })
    if (this.said.length > LINES) this.said.shift()
    return OK
  }

  /** The seats of people who are asked for their consent. */
  private voters(but: Seat): Seat[] {
    const people = new Map<string, Seat>()
    this.places.forEach(({ person }, seat) => {
      if (person !== undefined && seat !== but && !people.has(person)) people.set(person, seat)
    })
    const absent = this.places[but]?.person
    return [...people].flatMap(([person, seat]) => (person === absent ? [] : [seat]))
  }

  private propose(actor: Actor, { seat, as, reason }: EntryOf<'propose'>): TableOutcome {
    const [by] = this.seatsOf(actor)
    if (this.phase !== 'playing' || by === undefined || actor.kind !== 'person')
      return notAllowed('only those who play propose')
    if (!this.places[seat] || seat === by) return notAllowed('it must be the seat of another')
    if (!['bot', 'open', 'invited'].includes(as.kind))
      return notAllowed('a seat goes to a bot, or to whoever comes')
    if (this.votes.about(seat)) return notAllowed('that is being voted on already')
    this.votes.open(seat, by, as, this.voters(seat), reason)
    this.settle(seat)
    return OK
  }

  private vote(actor: Actor, { vote: id, for: agrees }: EntryOf<'vote'>): TableOutcome {
    const seats = this.seatsOf(actor)
    const seat = this.votes.cast(id, seats, agrees)
    if (seat === undefined) return notAllowed('you have no vote in it')
    this.settle(seat)
    return OK
  }

  /** Does what all have agreed on; the owner of the seat is kept in mind and may come back. */
  private settle(seat: Seat): void {
    const as = this.votes.decided(seat)
    const place = this.places[seat]
    if (!as || !place) return
    if (as.kind === 'bot' && place.person !== undefined) place.standIn = as.player ?? 'squire'
    else {
      delete place.person
      delete place.standIn
      Object.assign(place, placeOf(as), { name: place.name })
    }
  }

  private comeBack(actor: Actor, seat: Seat): TableOutcome {
    const place = this.places[seat]
    if (!place?.standIn || !this.isSeatOf(actor, seat) || actor.kind === 'table')
      return notAllowed('nobody plays for you')
    delete place.standIn
    return OK
  }

  private goOn(actor: Actor, match: string): TableOutcome {
    if (this.phase !== 'over' || this.seatsOf(actor).length === 0) return notAllowed('the match is not over')
    if (this.rematch) return notAllowed('there is a rematch already')
    this.rematch = match
    return OK
  }
}

const placeOf = ({ kind, player, name }: SeatWish): Place => ({
  kind,
  name: name ?? '',
  player: kind === 'bot' ? (player ?? 'squire') : kind === 'program' ? 'program' : 'human',
})
