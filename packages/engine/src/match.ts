import { aheadAfter, answeredFor } from './ahead.ts'
import type { Chance } from './chance.ts'
import type { Choice, Decision, Denied, Reason, Seat } from './decision.ts'
import type { Config, Game, GameState, Result } from './game.ts'
import type { EntryOf, LogEntry } from './log.ts'
import { numberDecisions } from './numbering.ts'
import { bidden, changesCourse, chosenBy, whyAsked, withAhead } from './ordered.ts'
import type { Made, MatchView, Outcome, PendingView, Refusal, Submission, Told, Undone } from './record.ts'
import { hashState, loadState, parseWith, saveState } from './save.ts'
import { loadWindow, type Moment, saveWindow, type Snapshot, snapshotSchema } from './snapshot.ts'
import type { Orders, Periods } from './orders.ts'
import { ordersAfter, refuseOrders } from './standing.ts'
import { Runner, type State } from './state.ts'
import type { Entry } from './step.ts'
import { choiceAgain, undoable, undoneOf } from './undoable.ts'

/** A seat that has yet to confirm its turn. What was asked before its last choice, up to this number, others may answer. */
type Hold = { readonly seat: Seat; readonly serial: number }

/**
 * A match with its record: who chose what, what was told, what may be taken back. Whatever is refused changes nothing.
 * `apply` is the one way in, and `log` is all that went in.
 */
export class Match<S extends GameState = GameState, V = unknown> {
  readonly log: LogEntry[] = []
  readonly made: Made[] = []
  readonly told: Told[] = []
  /** By seat; nothing of a seat that has not ordered anything yet. */
  readonly orders: (Orders | undefined)[]
  private undone: Undone[] = []
  private holds: readonly Hold[] = []
  /** The state before each of the newest choices, back to the last one that cannot be taken back. */
  private before: Moment<S>[] = []
  /** The highest number that a decision has had: none is given twice, not even after an undo. */
  private serial: number

  private constructor(
    readonly runner: Runner<S>,
    readonly config: Config,
    private current: State<S>,
  ) {
    this.serial = Math.max(current.version, ...current.opened)
    this.orders = new Array<undefined>(config.seats).fill(undefined)
  }

  static begin<S extends GameState, V>(
    rules: Game<S, Choice, Entry, V>,
    config: Config,
    chance: Chance,
  ): Match<S, V> {
    const runner = new Runner<S>(rules)
    const told: Told[] = []
    const game = rules.setup(config, rules.tables(config))
    const state = runner.start(game, chance, rules.begin(game), (entry, to) =>
      told.push(toldAt(0, entry, to)),
    )
    const match = new Match<S, V>(runner, config, state)
    match.told.push(...told)
    return match
  }

  /**
   * Goes on from a position: a saved state, or one that somebody set up. What the rules did in it before anybody was
   * asked is told. Throws `BadData`.
   */
  static from<S extends GameState, V>(
    rules: Game<S, Choice, Entry, V>,
    config: Config,
    json: unknown,
    chance?: Chance,
  ): Match<S, V> {
    const runner = new Runner<S>(rules)
    const told: [Entry, readonly Seat[] | undefined][] = []
    const state = loadState(runner, config, json, chance, (entry, to) => told.push([entry, to]))
    const match = new Match<S, V>(runner, config, state)
    match.told.push(...told.map(([entry, to]) => toldAt(state.version, entry, to)))
    return match
  }

  /** Goes on from a snapshot. What older rules played stays on record, and stays made. Throws `BadData`. */
  static restore<S extends GameState, V>(
    rules: Game<S, Choice, Entry, V>,
    config: Config,
    json: unknown,
    chance?: Chance,
  ): Match<S, V> {
    const kept = parseWith(snapshotSchema, json, 'snapshot')
    const match = Match.from(rules, config, kept.state, chance)
    match.serial = kept.serial
    match.log.push(...kept.log)
    match.made.push(...kept.made)
    match.told.splice(0, match.told.length, ...(kept.told as Told[]))
    kept.orders.forEach((orders, seat) => (match.orders[seat] = orders ?? undefined))
    if (kept.rules !== rules.rules || kept.data !== rules.data) return match
    match.before = loadWindow(match.runner, config, kept as Snapshot, chance)
    match.undone = kept.undone
    match.holds = kept.holds.filter(({ seat, serial }) => match.mayHold(seat) && serial <= kept.serial)
    return match
  }

  snapshot(): Snapshot {
    const { rules, log, made, told, undone, serial } = this
    return {
      rules: rules.rules,
      data: rules.data,
      state: saveState(this.current),
      serial,
      log: [...log],
      made: [...made],
      told: [...told],
      undone: [...undone],
      orders: this.orders.map((orders) => orders ?? null),
      holds: [...this.holds],
      ...saveWindow(this.before),
    }
  }

  /** To be read, never to be changed. */
  get state(): State<S> {
    return this.current
  }

  get rules(): Game<S, Choice, Entry, V> {
    return this.runner.rules as Game<S, Choice, Entry, V>
  }

  get over(): boolean {
    return this.current.stack.length === 0
  }

  get result(): Result | undefined {
    return this.over ? this.rules.result(this.current.game) : undefined
  }

  /** Does what an entry says, and then what the seats' standing orders make of it. */
  apply(entry: LogEntry): Outcome {
    const outcome = this.follow(entry)
    if (outcome.ok && entry.kind !== 'undo' && entry.kind !== 'reset') this.obey()
    return outcome
  }

  /** Does what an entry says and no more: for a log, in which what the orders made of it comes next. */
  follow(entry: LogEntry): Outcome {
    const outcome = this.perform(entry)
    if (!outcome.ok) return outcome
    this.log.push(entry)
    this.holds = this.holds.filter(({ seat }) => this.mayHold(seat))
    return outcome
  }

  /** Makes the choices that standing orders make, until nobody with an order is asked. */
  obey(): void {
    const isHeld = (seat: Seat) => this.isHeld(seat)
    let next: EntryOf<'choose'> | undefined
    do next = bidden(this.current, this.orders, isHeld)
    while (next && this.follow(next).ok)
  }

  submit({ seat, decision, choice }: Submission): Outcome {
    return this.apply({ kind: 'choose', seat, decision, choice })
  }

  undo(seat: Seat): Outcome {
    return this.apply({ kind: 'undo', seat })
  }

  redo(seat: Seat): Outcome {
    return this.apply({ kind: 'redo', seat })
  }

  reset(seat: Seat): Outcome {
    return this.apply({ kind: 'reset', seat })
  }

  canUndo(seat: Seat): boolean {
    return undoable(this.before, this.made, seat) !== undefined
  }

  /** The seat that has yet to confirm its turn: `seat` itself, or another. */
  holding(seat?: Seat): Seat | undefined {
    return (this.holds.find((hold) => hold.seat === seat) ?? this.holds[0])?.seat
  }

  decisionOf(seat: Seat): PendingView | undefined {
    const decision = this.current.pending.find((asked) => asked.seat === seat)
    if (!decision) return undefined
    const rule = this.runner.ruleOf(this.current, decision)
    return { ...decision, number: this.current.opened[seat] ?? 0, ...(rule === undefined ? {} : { rule }) }
  }

  /** What an order may last, as it stands now. */
  get periods(): Periods {
    return this.rules.periods?.(this.current.game) ?? {}
  }

  why(seat: Seat, choice: Choice): Reason | undefined {
    return this.runner.why(this.current, seat, choice)
  }

  denied(seat: Seat): readonly Denied[] {
    return this.runner.denied(this.current, seat)
  }

  view(seat: Seat): MatchView<V> {
    return { ...this.beside(seat), table: this.rules.view(this.current.game, seat) }
  }

  /** What a seat is shown beside the table itself. */
  beside(seat: Seat): Omit<MatchView<V>, 'table'> {
    const decision = this.isHeld(seat) ? undefined : this.decisionOf(seat)
    const holding = this.holding(seat)
    const orders = this.orders[seat]
    const stopped = decision && whyAsked(decision, orders)
    const answered = answeredFor(this.made, seat)
    const { result } = this
    return {
      game: this.config.game,
      seat,
      version: this.current.version,
      ...(decision ? { decision } : {}),
      waiting: this.current.pending.map((asked) => asked.seat),
      ...(holding === undefined ? {} : { holding }),
      undo: this.canUndo(seat),
      redo: choiceAgain(this.undone, seat, decision) !== undefined,
      ...(orders ? { orders } : {}),
      ...(stopped ? { stopped } : {}),
      ...(answered.length > 0 ? { answered } : {}),
      ...(result ? { result } : {}),
    }
  }

  /** What `seat` may read of the chronicle. */
  chronicle(seat: Seat): Told[] {
    return this.told.filter((told) => !told.to || told.to.includes(seat))
  }

  save(): ReturnType<typeof saveState> {
    return saveState(this.current)
  }

  hash(): string {
    return hashState(this.current)
  }

  private perform(entry: LogEntry): Outcome {
    switch (entry.kind) {
      case 'choose':
        return this.choose(entry)
      case 'undo':
        return this.takeBack(entry.seat)
      case 'redo':
        return this.makeAgain(entry.seat)
      case 'reset':
        return this.takeAllBack(entry.seat)
      case 'confirm':
        return this.confirm(entry.seat)
      case 'orders':
        return this.order(entry)
    }
  }

  private choose({ seat, decision: number, choice, by }: EntryOf<'choose'>): Outcome {
    if (![seat, number, choice].every(Number.isInteger))
      return refuse('malformed', 'seat, decision and choice are whole numbers')
    if (this.over) return refuse('match-over', 'the match is over')
    const decision = this.current.pending.find((asked) => asked.seat === seat)
    if (!decision) return refuse('not-your-decision', `seat ${seat} has nothing to decide now`)
    if (number !== this.current.opened[seat])
      return refuse(
        'stale',
        `decision ${number} is not open; seat ${seat} is asked decision ${this.current.opened[seat]}`,
      )
    if (choice < 0 || choice >= decision.choices.length)
      return refuse('not-offered', `choice ${choice} is not one of 0 to ${decision.choices.length - 1}`)
    if (this.isHeld(seat)) return refuse('held', `seat ${this.holding()} has yet to confirm its turn`)
    // What orders make follows from what was made again, and leaves the rest of that to be made again; what it makes itself is made.
    if (by === undefined) this.undone = []
    else if (choiceAgain(this.undone, seat, decision) === choice) this.undone.pop()
    this.play(decision, choice, by)
    const orders = this.orders[seat]
    this.orders[seat] = withAhead(orders, aheadAfter(orders?.ahead, by, this.made.at(-1)?.sealed === true))
    this.hold(seat)
    return { ok: true }
  }

  /** Takes back the newest choice of `seat`, if nothing was seen and nobody else has acted on it since. */
  private takeBack(seat: Seat): Outcome {
    const index = undoable(this.before, this.made, seat)
    const saved = index === undefined ? undefined : this.before[index]
    if (!saved || index === undefined)
      return refuse('no-undo', 'dice fell, something was revealed, or another seat has chosen since')
    const later = this.made.slice(saved.version + 1).filter((other) => other.seat !== seat)
    const own = this.made[saved.version] as Made
    this.undone.push(undoneOf(saved.state, own))
    this.orders[seat] = withAhead(this.orders[seat], undefined)
    this.current = saved.state
    this.serial += 1
    this.current.opened = this.current.opened.map((number, other) => (other === seat ? this.serial : number))
    this.before.length = index
    this.made.length = saved.version
    while ((this.told[this.told.length - 1]?.at ?? 0) > this.current.version) this.told.pop()
    for (const other of later) {
      const decision = this.current.pending.find((asked) => asked.seat === other.seat)
      if (decision) this.play(decision, other.choice, other.by)
    }
    return { ok: true }
  }

  private makeAgain(seat: Seat): Outcome {
    const decision = this.current.pending.find((asked) => asked.seat === seat)
    const again = choiceAgain(this.undone, seat, decision)
    if (!decision || again === undefined || this.isHeld(seat))
      return refuse('no-undo', 'there is nothing to make again')
    this.undone.pop()
    this.play(decision, again, undefined)
    this.hold(seat)
    return { ok: true }
  }

  /** Takes back as much as may be taken back. */
  private takeAllBack(seat: Seat): Outcome {
    const first = this.takeBack(seat)
    if (first.ok) while (this.takeBack(seat).ok);
    return first
  }

  private confirm(seat: Seat): Outcome {
    if (this.holding(seat) !== seat) return refuse('not-holding', `seat ${seat} has nothing to confirm`)
    this.holds = this.holds.filter((hold) => hold.seat !== seat)
    return { ok: true }
  }

  private order({ seat, orders }: EntryOf<'orders'>): Outcome {
    if (!(seat in this.orders)) return refuse('malformed', `there is no seat ${seat}`)
    const wrong = refuseOrders(this.rules.id, this.rules.windows, this.periods, orders)
    if (wrong !== undefined) return refuse('unknown-window', wrong)
    if (changesCourse(this.orders[seat], orders)) this.undone = []
    this.orders[seat] = orders
    return { ok: true }
  }

  private play(decision: Decision, choice: number, by: Made['by']): void {
    const { runner } = this
    const { periods } = this
    const version = this.made.length
    const number = this.current.opened[decision.seat] ?? 0
    const { serial } = this
    const snapshot = runner.clone(this.current)
    runner.draws = []
    const told: Told[] = []
    const at = this.current.version + 1
    const { pending } = this.current
    const asking = this.current.stack[this.current.stack.length - 1]
    try {
      runner.choose(this.current, decision, choice, (entry, to) => told.push(toldAt(at, entry, to)))
    } catch (fault) {
      this.current = snapshot
      throw fault
    }
    this.serial = Math.max(serial + 1, this.current.version)
    numberDecisions(this.current, pending, asking, decision.seat, this.serial)
    this.told.push(...told)
    const { draws } = runner
    // Nobody takes back what ended the match: its file and its seed are public then.
    const sealed = runner.sealed || this.over
    const { seat } = decision
    this.made.push({ seat, choice, sealed, decision: number, draws, ...chosenBy(decision, by) })
    const now = this.periods
    this.orders.forEach((orders, other) => (this.orders[other] = ordersAfter(orders, periods, now)))
    if (sealed) this.before = []
    else this.before.push({ version, serial, state: snapshot })
  }

  /** Waits for the word of whoever has handed over, if they want that. */
  private hold(seat: Seat): void {
    const index = this.mayHold(seat) ? undoable(this.before, this.made, seat) : undefined
    const saved = index === undefined ? undefined : this.before[index]
    if (saved)
      this.holds = [...this.holds.filter((hold) => hold.seat !== seat), { seat, serial: saved.serial }]
  }

  private mayHold(seat: Seat): boolean {
    const { pending } = this.current
    const handsOver = pending.length > 0 && !pending.some((asked) => asked.seat === seat)
    return handsOver && this.orders[seat]?.confirm === true && this.canUndo(seat)
  }

  /** Whether what `seat` is asked follows from a turn that may still be taken back. */
  private isHeld(seat: Seat): boolean {
    return this.holds.some((hold) => hold.seat !== seat && (this.current.opened[seat] ?? 0) > hold.serial)
  }
}

const toldAt = (at: number, entry: Entry, to: readonly Seat[] | undefined): Told => ({
  at,
  entry,
  ...(to ? { to } : {}),
})

const refuse = (code: Refusal['code'], message: string): Outcome => ({ ok: false, code, message })
