import type {
  Acted,
  Choice,
  Denied,
  MatchFile,
  MatchView,
  Orders,
  Outcome,
  Preview,
  Reason,
  Refusal,
  Seat,
  Stop,
  Walk,
} from '@hippodrome/engine'
import {
  type KnownTable,
  knownFrom,
  type Line,
  type Reply,
  type Sending,
  type ServerMessage,
  type ServerMessageOf,
  watchFrom,
} from '@hippodrome/wire'
import { atHome, type Keepsake } from '../table/atHome.ts'
import { sharing } from '../table/sharing.ts'
import type { Checked, Moment, Path, Problem, Table, TableState } from '../table/table.ts'

/** What a table elsewhere is besides its match: who is there, what is said, what is voted on. */
export type Room = KnownTable

/** The war that is played, where the game has several. */
export const warOf = ({ options: { scenario } }: Room): string =>
  typeof scenario === 'string' ? scenario : ''

type Parts = {
  readonly id: string
  readonly line: Line
  /** Keeps a file as a match of this browser, as it stood after so many choices, and gives its name. */
  readonly keep: (file: MatchFile, version: number, isUnderWay: boolean) => Promise<string>
  readonly fetchFile: () => Promise<MatchFile>
  /** All that this person may know of a match that is not over. */
  readonly fetchView: () => Promise<unknown>
  /** A match that goes on from a moment of this one, with all that this person cannot know drawn anew. */
  readonly fetchFrom: (version: number) => Promise<MatchFile>
  readonly later: (act: () => void, ms: number) => () => void
  /** Whether a turn of this person waits for a last word. */
  readonly confirms: () => boolean
  /** Plays a finished match again in this browser: the server's word is not enough. */
  readonly check: (file: MatchFile) => Promise<Checked>
  /** What this browser saw and gave before the dice, and does not find in the file. */
  readonly broken: (file: MatchFile, mine: readonly Seat[]) => Checked['broken']
}

/** An answer that comes within this time was under way for nobody. */
const PATIENCE_MS = 500

const NOT_ASKED: Outcome = { ok: false, code: 'not-your-decision', message: 'nothing is asked now' }

/** A match that is played elsewhere, as this browser's seat may know it. Every board plays it like one of its own. */
export class RemoteTable implements Table {
  readonly id: string
  private current: TableState | undefined
  private about: Room | undefined
  private broken: Problem | undefined
  private readonly wished = new Set<Seat>()
  private answering: { readonly decision: number; readonly reply: Promise<Reply> } | undefined
  private readonly listeners = new Set<() => void>()
  private readonly unwatch: () => void

  constructor(private readonly parts: Parts) {
    this.id = parts.id
    this.unwatch = parts.line.watch(parts.id, {
      first: () => watchFrom(parts.id, this.about),
      last: { type: 'unwatch', match: parts.id },
      hear: (message) => this.hear(message),
    })
  }

  state(): TableState | undefined {
    return this.current
  }

  /** Everything but the match; there before the match has begun. */
  room(): Room | undefined {
    return this.about
  }

  failure(): Problem | undefined {
    return this.broken
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async submit(decision: number, choice: number): Promise<Outcome> {
    const seat = this.seat()
    const asked = this.current?.view.decision
    if (seat === undefined) return NOT_ASKED
    const chosen = asked?.number === decision ? asked.choices[choice] : undefined
    return outcomeOf(
      await this.underWay(decision, chosen ? [chosen] : [], () =>
        this.send({ type: 'choose', match: this.id, seat, decision, choice }),
      ),
    )
  }

  async act(choices: readonly Choice[]): Promise<Acted> {
    const seat = this.seat()
    const decision = this.current?.view.decision?.number
    if (seat === undefined || decision === undefined)
      return { made: 0, stop: { why: 'others', waiting: this.current?.view.waiting ?? [] } }
    const plan = choices as (Choice & { [key: string]: string })[]
    const reply = await this.underWay(decision, choices, () =>
      this.send({ type: 'act', match: this.id, seat, decision, choices: plan }),
    )
    if (reply.type === 'refused')
      return { made: 0, stop: { why: 'not-offered', reason: reasonOf(reply) ?? { key: reply.code } } }
    return {
      made: reply.made ?? choices.length,
      stop: (reply.stopped as Stop | undefined) ?? { why: 'done' },
    }
  }

  undo(): Promise<Outcome> {
    return this.move('undo')
  }

  redo(): Promise<Outcome> {
    return this.move('redo')
  }

  reset(): Promise<Outcome> {
    return this.move('reset')
  }

  confirmTurn(): Promise<Outcome> {
    return this.move('confirm')
  }

  async order(orders: Orders): Promise<Outcome> {
    const seat = this.seat()
    if (seat === undefined) return NOT_ASKED
    return outcomeOf(await this.send({ type: 'orders', match: this.id, seat, orders }))
  }

  async why(choice: Choice): Promise<Reason | undefined> {
    const seat = this.seat()
    if (seat === undefined) return undefined
    const said = { choice: choice as Choice & { [key: string]: string } }
    const answer = (await this.ask({ type: 'why', match: this.id, seat, ...said })) as
      | { reason?: Reason }
      | undefined
    return answer?.reason
  }

  async denied(): Promise<readonly Denied[]> {
    const seat = this.seat()
    if (seat === undefined) return []
    return ((await this.ask({ type: 'denied', match: this.id, seat })) as Denied[] | undefined) ?? []
  }

  async previews(): Promise<readonly Preview[]> {
    const seat = this.seat()
    if (seat === undefined) return []
    return ((await this.ask({ type: 'previews', match: this.id, seat })) as Preview[] | undefined) ?? []
  }

  async walk(choices: readonly Choice[]): Promise<Walk> {
    const seat = this.seat() ?? 0
    const plan = choices as (Choice & { [key: string]: string })[]
    return (await this.ask({ type: 'walk', match: this.id, seat, choices: plan })) as Walk
  }

  async at(version: number): Promise<Moment> {
    return (await this.ask({ type: 'at', match: this.id, version })) as Moment
  }

  async series(paths: readonly Path[]): Promise<readonly (readonly number[])[]> {
    const asked = { paths: paths.map((path) => [...path]) }
    return (await this.ask({ type: 'series', match: this.id, ...asked })) as number[][]
  }

  /** While the match is played, what one cannot know of it is drawn anew. */
  async goOnFrom(version: number): Promise<string> {
    const { keep, fetchFile, fetchFrom } = this.parts
    return this.isOver() ? keep(await fetchFile(), version, false) : keep(await fetchFrom(version), 0, true)
  }

  export(): Promise<MatchFile> {
    return this.parts.fetchFile()
  }

  async takeHome(): Promise<Keepsake> {
    if (this.isOver()) return atHome(await this.export())
    const game = this.about?.game ?? ''
    return { name: `${game}-${this.current?.made ?? 0}-seen.json`, json: await this.parts.fetchView() }
  }

  async chose(): Promise<number> {
    return this.about?.chose ?? 0
  }

  async verify(): Promise<Checked> {
    const file = await this.parts.fetchFile()
    const mine = this.about?.seats.flatMap((seat, index) => (seat.mine ? [index] : [])) ?? []
    return { ...(await this.parts.check(file)), broken: this.parts.broken(file, mine) }
  }

  retry(): void {
    this.parts.line.tryNow()
  }

  close(): void {
    this.unwatch()
    this.listeners.clear()
  }

  /** Does something at the table besides playing: sits down, talks, votes. */
  do(entry: Extract<Sending, { readonly type: 'do' }>['entry']): Promise<Reply> {
    return this.send({ type: 'do', match: this.id, entry })
  }

  private seat(): Seat | undefined {
    const seat = this.current?.view.seat
    return seat === undefined || seat < 0 ? undefined : seat
  }

  private async move(type: 'undo' | 'redo' | 'reset' | 'confirm'): Promise<Outcome> {
    const seat = this.seat()
    const version = this.about?.version
    if (seat === undefined || version === undefined) return NOT_ASKED
    return outcomeOf(await this.send({ type, match: this.id, seat, version }))
  }

  /** With a result or without: then all of it is published. */
  private isOver(): boolean {
    return this.about?.phase === 'over' || this.about?.phase === 'abandoned'
  }

  /**
   * Sends an answer to a decision. While it takes long the table says that it is under way; whatever is chosen meanwhile in
   * the same decision waits for what becomes of the first.
   */
  private underWay(decision: number, choices: readonly Choice[], send: () => Promise<Reply>): Promise<Reply> {
    if (this.answering?.decision === decision) return this.answering.reply
    const reply = send()
    const answering = { decision, reply }
    this.answering = answering
    const cancel = this.parts.later(() => this.putSending({ decision, choices }), PATIENCE_MS)
    return reply.finally(() => {
      cancel()
      if (this.answering === answering) this.answering = undefined
      if (this.current?.sending?.decision === decision) this.putSending(undefined)
    })
  }

  private putSending(sending: TableState['sending']): void {
    if (!this.current) return
    const { sending: _before, ...state } = this.current
    this.current = sending ? { ...state, sending } : state
    this.change()
  }

  private send(message: Sending): Promise<Reply> {
    return this.parts.line.send(message)
  }

  private ask(message: Parameters<Line['ask']>[0]): Promise<unknown> {
    return this.parts.line.ask(message)
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table') this.take(message)
    else if (message.type === 'present' && this.about) {
      this.about = { ...this.about, seats: message.seats, watchers: message.watchers }
      this.change()
    } else if (message.type === 'refused' && message.code === 'not-there') {
      this.broken = { kind: 'no-such-match', detail: this.id }
      this.change()
    }
  }

  private take(message: ServerMessageOf<'table'>): void {
    this.about = knownFrom(this.about, message)
    if (this.about.view) this.current = this.stateOf(this.about, quiet(this.about, this.about.view))
    this.broken = undefined
    this.change()
    void this.wishToConfirm()
  }

  /** Says once whether turns wait for their confirmation: the setting is this browser's, the orders are the match's. */
  private async wishToConfirm(): Promise<void> {
    const view = this.current?.view
    const seat = this.seat()
    if (!view || seat === undefined || this.wished.has(seat) || view.result) return
    this.wished.add(seat)
    const confirm = this.parts.confirms()
    if ((view.orders?.confirm ?? false) !== confirm) await this.order({ ...view.orders, confirm })
  }

  private stateOf({ game, seats, options, board, made, told }: KnownTable, view: MatchView): TableState {
    const sending = this.current?.sending
    return {
      id: this.id,
      game,
      seats: seats.map(({ name, player, standIn }) => ({ name, player: standIn ?? player })),
      options: options as TableState['options'],
      board,
      made: made ?? 0,
      view: sharing(this.current?.view, view),
      told,
      ...(sending && sending.decision === view.decision?.number ? { sending } : {}),
    }
  }

  private change(): void {
    for (const listener of this.listeners) listener()
  }
}

/** Nothing is asked of whom a bot plays for, in a pause, or once a match has ended without a result. */
function quiet({ phase, paused, seats }: KnownTable, view: MatchView): MatchView {
  if (phase !== 'abandoned' && !paused && seats[view.seat]?.standIn === undefined) return view
  const { decision: _asked, ...rest } = view
  return { ...rest, undo: false, redo: false, ...(phase === 'abandoned' ? { waiting: [] } : {}) }
}

const reasonOf = ({ reason }: ServerMessageOf<'refused'>): Reason | undefined => reason as Reason | undefined

function outcomeOf(reply: Reply): Outcome {
  if (reply.type === 'done') return { ok: true }
  const reason = reasonOf(reply)
  // What is not the rules' own word reaches the screens as a refusal of the same shape.
  return {
    ok: false,
    code: reply.code as Refusal['code'],
    message: reply.message,
    ...(reason ? { reason } : {}),
  }
}
