import type { Chance } from './chance.ts'
import type { Choice, Decision, Denied, Reason, Seat } from './decision.ts'
import type { Config, Game, GameState, Result } from './game.ts'
import { sameJson } from './json.ts'
import { hashState, loadState, saveState } from './save.ts'
import { Runner, type State } from './state.ts'
import type { Entry, Frame } from './step.ts'

export const REFUSALS = [
  'not-your-decision',
  'not-offered',
  'stale',
  'match-over',
  'malformed',
  'no-undo',
] as const
export type Refusal = {
  readonly code: (typeof REFUSALS)[number]
  readonly message: string
  readonly reason?: Reason
}

export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refusal)

/** An answer to a decision: the number of the decision and of the choice. */
export type Submission = { readonly seat: Seat; readonly decision: number; readonly choice: number }

/** A choice that was made. */
export type Made = {
  readonly seat: Seat
  readonly choice: number
  /** Dice fell, or something hidden was seen. */
  readonly sealed: boolean
  /** The number of the decision that it answered. */
  readonly decision: number
  readonly draws: readonly number[]
}

export type Told = { readonly at: number; readonly entry: Entry; readonly to?: readonly Seat[] }

export type PendingView = Decision & { readonly number: number; readonly rule?: string }

/** All that leaves the table towards one seat. */
export type MatchView<V = unknown> = {
  readonly game: string
  readonly seat: Seat
  readonly version: number
  readonly table: V
  readonly decision?: PendingView
  /** The seats that are asked now. */
  readonly waiting: readonly Seat[]
  /** A seat whose turn is played but may still be taken back: nobody goes on before it confirms. */
  readonly holding?: Seat
  readonly undo: boolean
  readonly redo: boolean
  readonly result?: Result
}

/**
 * A match with its record: who chose what, what was told, what may be taken back. Whatever is refused changes nothing.
 */
export class Match<S extends GameState = GameState, V = unknown> {
  readonly made: Made[] = []
  readonly told: Told[] = []
  private undone: { seat: Seat; choice: number }[] = []
  /** The state before each of the newest choices, back to the last one that cannot be taken back. */
  private before: { version: number; serial: number; state: State<S> }[] = []
  /** The highest number that a decision has had: none is given twice, also not after an undo. */
  private serial: number

  private constructor(
    readonly runner: Runner<S>,
    readonly config: Config,
    private current: State<S>,
  ) {
    this.serial = Math.max(current.version, ...current.opened)
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

  /** Goes on from a position: a saved state, or one that somebody set up. Throws `BadData`. */
  static from<S extends GameState, V>(
    rules: Game<S, Choice, Entry, V>,
    config: Config,
    json: unknown,
    chance?: Chance,
  ): Match<S, V> {
    const runner = new Runner<S>(rules)
    return new Match<S, V>(runner, config, loadState(runner, config, json, chance))
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

  submit(submission: Submission): Outcome {
    const { seat, decision: number, choice } = submission
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
    this.undone = []
    this.play(decision, choice)
    return { ok: true }
  }

  /** Takes back the newest choice of `seat`, if nothing was seen and nobody else has acted on it since. */
  undo(seat: Seat): Outcome {
    const index = this.undoable(seat)
    const saved = index === undefined ? undefined : this.before[index]
    if (!saved || index === undefined)
      return refuse('no-undo', 'dice fell, something was revealed, or another seat has chosen since')
    const later = this.made.slice(saved.version + 1)
    const own = this.made[saved.version] as Made
    const undone = [...this.undone, { seat, choice: own.choice }]
    this.current = saved.state
    this.serial += 1
    this.current.opened = this.current.opened.map((number, other) => (other === seat ? this.serial : number))
    this.before.length = index
    this.made.length = saved.version
    while ((this.told[this.told.length - 1]?.at ?? 0) > saved.version) this.told.pop()
    for (const other of later) {
      const decision = this.current.pending.find((asked) => asked.seat === other.seat)
      if (decision) this.play(decision, other.choice)
    }
    this.undone = undone
    return { ok: true }
  }

  /** Makes again what `seat` took back last. */
  redo(seat: Seat): Outcome {
    const again = this.undone[this.undone.length - 1]
    const decision = this.current.pending.find((asked) => asked.seat === seat)
    if (again?.seat !== seat || !decision) return refuse('no-undo', 'there is nothing to make again')
    this.undone.pop()
    this.play(decision, again.choice)
    return { ok: true }
  }

  /** Takes back as much as may be taken back. */
  reset(seat: Seat): Outcome {
    const first = this.undo(seat)
    if (first.ok) while (this.undo(seat).ok);
    return first
  }

  canUndo(seat: Seat): boolean {
    return this.undoable(seat) !== undefined
  }

  decisionOf(seat: Seat): PendingView | undefined {
    const decision = this.current.pending.find((asked) => asked.seat === seat)
    if (!decision) return undefined
    const rule = this.runner.ruleOf(this.current, decision)
    return { ...decision, number: this.current.opened[seat] ?? 0, ...(rule === undefined ? {} : { rule }) }
  }

  why(seat: Seat, choice: Choice): Reason | undefined {
    return this.runner.why(this.current, seat, choice)
  }

  denied(seat: Seat): readonly Denied[] {
    return this.runner.denied(this.current, seat)
  }

  view(seat: Seat): MatchView<V> {
    const decision = this.decisionOf(seat)
    const result = this.result
    return {
      game: this.config.game,
      seat,
      version: this.current.version,
      table: this.rules.view(this.current.game, seat),
      ...(decision ? { decision } : {}),
      waiting: this.current.pending.map((asked) => asked.seat),
      undo: this.canUndo(seat),
      redo: this.undone[this.undone.length - 1]?.seat === seat && decision !== undefined,
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

  private play(decision: Decision, choice: number): void {
    const { runner } = this
    const version = this.made.length
    const number = this.current.opened[decision.seat] ?? 0
    const { serial } = this
    const snapshot = runner.clone(this.current)
    runner.draws = []
    const told: Told[] = []
    const { pending } = this.current
    const asking = this.current.stack[this.current.stack.length - 1]
    try {
      runner.choose(this.current, decision, choice, (entry, to) => told.push(toldAt(version + 1, entry, to)))
    } catch (fault) {
      this.current = snapshot
      throw fault
    }
    this.serial = Math.max(serial + 1, this.current.version)
    numberDecisions(this.current, pending, asking, decision.seat, this.serial)
    this.told.push(...told)
    const { sealed, draws } = runner
    this.made.push({ seat: decision.seat, choice, sealed, decision: number, draws })
    if (sealed) this.before = []
    else this.before.push({ version, serial, state: snapshot })
  }

  /**
   * Where in `before` the newest choice of `seat` lies, if it may be taken back: what others chose since must answer
   * decisions that were already open, and so did not follow from it.
   */
  private undoable(seat: Seat): number | undefined {
    for (let index = this.before.length - 1; index >= 0; index--) {
      const saved = this.before[index]
      const own = saved && this.made[saved.version]
      if (!saved || !own) return undefined
      if (own.seat !== seat) continue
      const beside = this.made.slice(saved.version + 1).every((other) => other.decision <= saved.serial)
      return beside ? index : undefined
    }
    return undefined
  }
}

/** A seat's decision keeps its number while others choose beside it and nothing changes for it. */
function numberDecisions(
  state: State,
  before: readonly Decision[],
  asking: Frame | undefined,
  chooser: Seat,
  number: number,
): void {
  const opened = state.opened.slice()
  const sameWindow = state.stack[state.stack.length - 1] === asking
  for (const decision of state.pending) {
    const earlier =
      sameWindow && decision.seat !== chooser && before.find((asked) => asked.seat === decision.seat)
    if (!earlier || !sameJson(earlier, decision)) opened[decision.seat] = number
  }
  state.opened = opened
}

const toldAt = (at: number, entry: Entry, to: readonly Seat[] | undefined): Told => ({
  at,
  entry,
  ...(to ? { to } : {}),
})

const refuse = (code: Refusal['code'], message: string): Outcome => ({ ok: false, code, message })
