import {
  type Acted,
  type Choice,
  type Denied,
  type LogEntry,
  type MatchFile,
  type Orders,
  type Outcome,
  type Preview,
  type Reason,
  type Seat,
  SPECTATOR,
  type Told,
  type Walk,
} from '@hippodrome/engine'
import { atHome, type Keepsake } from './atHome.ts'
import { CallFault, Calling, type Port, problemOf } from './calls.ts'
import { counselBy } from './counsel.ts'
import type { Changed, Position } from './protocol.ts'
import { sharing } from './sharing.ts'
import {
  type Checked,
  type Here,
  type Moment,
  type Path,
  type Problem,
  type Table,
  type TableState,
} from './table.ts'
import type { Thinker } from './thinker.ts'
import { needsCurtain, nextViewer } from './viewer.ts'

type Parts = {
  readonly id: string
  readonly startWorker: () => Port
  readonly thinker: Thinker
  /** Whether a turn that may be taken back waits for its player's word. */
  readonly confirms: () => boolean
  /** When what is shown is on the screen: bots begin to think then, and take nothing from whoever draws it. */
  readonly drawn?: () => Promise<void>
}

const NOT_ASKED: Outcome = { ok: false, code: 'not-your-decision', message: 'nothing is asked now' }
const STALE: Outcome = { ok: false, code: 'stale', message: 'another decision was shown' }

/** A match in this browser: rules in one worker, bots in another, people at one screen. */
export class LocalTable implements Table, Here {
  readonly id: string
  readonly here: Here = this
  pace: () => Promise<void> = () => Promise.resolve()
  private calling: Calling
  /** The worker that has set the match up: one that dies before that would only die again. */
  private opened: Calling | undefined
  private current: TableState | undefined
  private broken: Problem | undefined
  private position: Position | undefined
  /** What never changes; sent when the match is opened. */
  private board: unknown
  private told: readonly Told[] = []
  private viewer: Seat = SPECTATOR
  private curtain: Seat | undefined
  private thinking: Seat | undefined
  private problem: Problem | undefined
  private closed = false
  readonly advise: Here['advise']
  readonly chances: Here['chances']
  readonly changes: Here['changes']
  /** All that changes the table happens one after the other, and is judged by what the one before it left. */
  private line: Promise<unknown> = Promise.resolve()
  private botRuns = false
  /** Counts changes: a bot's answer to an older position is dropped. */
  private epoch = 0
  private readonly listeners = new Set<() => void>()

  constructor(private readonly parts: Parts) {
    this.id = parts.id
    const counsel = counselBy(parts.thinker, {
      calling: () => this.calling,
      viewer: () => this.viewer,
      version: () => this.position?.view.version,
    })
    this.advise = counsel.advise
    this.chances = counsel.chances
    this.changes = counsel.changes
    this.calling = this.startWorker()
    void this.inTurn(() => this.open())
  }

  state(): TableState | undefined {
    return this.current
  }

  failure(): Problem | undefined {
    return this.broken
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  protected tell(): void {
    for (const listener of this.listeners) listener()
  }

  submit(decision: number, choice: number): Promise<Outcome> {
    return this.inTurn(() => {
      const asked = this.current?.view.decision
      const seat = this.viewer
      if (!asked || this.curtain !== undefined) return Promise.resolve(NOT_ASKED)
      if (asked.number !== decision) return Promise.resolve(STALE)
      return this.change({ kind: 'choose', seat, decision, choice })
    })
  }

  act(choices: readonly Choice[]): Promise<Acted> {
    return this.inTurn(async () => {
      const seat = this.viewer
      let acted: Acted = { made: 0, stop: { why: 'others', waiting: this.position?.view.waiting ?? [] } }
      if (this.curtain !== undefined) return acted
      await this.changeBy(async () => {
        const answer = await this.calling.call('act', { seat, choices })
        acted = answer.acted
        return { outcome: acted.made > 0 ? { ok: true } : NOT_ASKED, position: answer.position }
      })
      return acted
    })
  }

  undo(): Promise<Outcome> {
    return this.inTurn(() => this.change({ kind: 'undo', seat: this.viewer }))
  }

  redo(): Promise<Outcome> {
    return this.inTurn(() => this.change({ kind: 'redo', seat: this.viewer }))
  }

  reset(): Promise<Outcome> {
    return this.inTurn(() => this.change({ kind: 'reset', seat: this.viewer }))
  }

  confirmTurn(): Promise<Outcome> {
    return this.inTurn(() => this.change({ kind: 'confirm', seat: this.viewer }))
  }

  order(orders: Orders): Promise<Outcome> {
    return this.inTurn(() => this.change({ kind: 'orders', seat: this.viewer, orders }))
  }

  lift(): void {
    void this.inTurn(async () => {
      const seat = this.curtain
      if (seat === undefined) return
      this.curtain = undefined
      await this.lookAs(seat)
    })
  }

  async why(choice: Choice): Promise<Reason | undefined> {
    return (await this.calling.call('why', { seat: this.viewer, choice })).reason
  }

  denied(): Promise<readonly Denied[]> {
    return this.calling.call('denied', { seat: this.viewer })
  }

  walk(choices: readonly Choice[]): Promise<Walk> {
    return this.calling.call('walk', { seat: this.viewer, choices })
  }

  previews(): Promise<readonly Preview[]> {
    return this.calling.call('previews', { seat: this.viewer })
  }

  at(version: number): Promise<Moment> {
    return this.calling.call('at', { seat: this.viewer, version })
  }

  series(paths: readonly Path[]): Promise<readonly (readonly number[])[]> {
    return this.calling.call('series', { seat: this.viewer, paths })
  }

  async goOnFrom(version: number): Promise<string> {
    return (await this.calling.call('goOnFrom', { version })).id
  }

  export(): Promise<MatchFile> {
    return this.calling.call('export', {})
  }

  async takeHome(): Promise<Keepsake> {
    return atHome(await this.export())
  }

  async chose(): Promise<number> {
    const seat = this.viewer
    return (await this.export()).choices.findLastIndex(([chose]) => chose === seat) + 1
  }

  verify(): Promise<Checked> {
    return this.calling.call('verify', {})
  }

  retry(): void {
    this.problem = undefined
    this.broken = undefined
    void this.inTurn(() => this.restart())
  }

  close(): void {
    this.closed = true
    this.calling.end()
    this.parts.thinker.end()
    this.listeners.clear()
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.line.then(act)
    this.line = done.catch(() => undefined)
    return done
  }

  private startWorker(): Calling {
    const calling: Calling = new Calling(this.parts.startWorker(), (fault) => {
      void this.inTurn(async () => {
        if (this.opened === calling && !this.closed) await this.afterDeath(fault)
      })
    })
    return calling
  }

  private async open(): Promise<void> {
    try {
      const { calling } = this
      const position = await calling.call('open', { id: this.id, confirm: this.parts.confirms() })
      if (this.closed) return
      this.opened = calling
      this.board = position.board
      this.take(position)
      await this.settle()
    } catch (fault) {
      this.fail(fault)
    }
  }

  /** A new worker goes on from the store: what was shown was kept. */
  private async restart(): Promise<void> {
    this.calling.end()
    this.calling = this.startWorker()
    this.opened = undefined
    this.told = []
    await this.open()
  }

  private change(entry: LogEntry): Promise<Outcome> {
    return this.changeBy(() => this.calling.call('apply', { entry, as: this.viewer }))
  }

  /** Answers when what changed is on show. */
  private async changeBy(act: () => Promise<Changed>): Promise<Outcome> {
    try {
      const { outcome, position } = await act()
      this.take(position)
      if (outcome.ok) {
        this.epoch += 1
        if (this.problem?.kind === 'worker-died') this.problem = undefined
      }
      await this.settle()
      return outcome
    } catch (fault) {
      return this.afterDeath(fault)
    }
  }

  /** A choice whose worker died was perhaps kept, perhaps not; the store knows. */
  private async afterDeath(fault: unknown): Promise<Outcome> {
    this.fail(fault)
    if (this.problem?.kind === 'worker-died') await this.restart()
    return { ok: false, code: 'stale', message: fault instanceof Error ? fault.message : String(fault) }
  }

  private take(answer: Position): void {
    const position = { ...answer, view: sharing(this.position?.view, answer.view) }
    this.position = position
    const { keep, add } = position.told
    if (add.length > 0 || keep < this.told.length) this.told = [...this.told.slice(0, keep), ...add]
    if (position.problem) this.problem = position.problem
    else if (this.problem?.kind === 'store-full' || this.problem?.kind === 'no-store')
      this.problem = undefined
  }

  /** Finds who looks at the screen now, shows it, and lets bots think. */
  private async settle(): Promise<void> {
    const { position } = this
    if (!position || this.closed) return
    const next = nextViewer(position, this.viewer)
    if (next !== this.viewer && needsCurtain(position, next)) {
      this.curtain = next
      this.show()
    } else if (next !== position.view.seat) await this.lookAs(next)
    else {
      this.viewer = next
      this.show()
    }
    void this.runBots()
  }

  private async lookAs(seat: Seat): Promise<void> {
    try {
      const position = await this.calling.call('look', { seat })
      this.viewer = seat
      this.take(position)
      this.show()
    } catch (fault) {
      await this.afterDeath(fault)
    }
  }

  private show(): void {
    const { position } = this
    if (!position || this.closed) return
    this.current = {
      id: this.id,
      game: position.game,
      seats: position.seats,
      options: position.options,
      board: this.board,
      made: position.made,
      view: position.view,
      told: this.told,
      ...(position.unaided ? { unaided: true } : {}),
      ...(this.curtain === undefined ? {} : { curtain: this.curtain }),
      ...(this.thinking === undefined ? {} : { thinking: this.thinking }),
      ...(this.problem ? { problem: this.problem } : {}),
    }
    this.tell()
  }

  private async runBots(): Promise<void> {
    if (this.botRuns) return
    this.botRuns = true
    try {
      for (let seat = this.askedBot(); seat !== undefined; seat = this.askedBot()) await this.botTurn(seat)
    } catch (fault) {
      void this.inTurn(() => this.afterDeath(fault))
    } finally {
      this.botRuns = false
      if (this.thinking !== undefined) {
        this.thinking = undefined
        this.show()
      }
    }
  }

  private askedBot(): Seat | undefined {
    const { position } = this
    const stuck = this.problem?.kind === 'bot-failed' || this.problem?.kind === 'elsewhere'
    if (!position || this.closed || position.view.holding !== undefined || stuck) return undefined
    return position.forBots?.seat
  }

  private async botTurn(seat: Seat): Promise<void> {
    const { position, epoch } = this
    if (!position?.forBots) return
    if (this.thinking !== seat) {
      this.thinking = seat
      this.show()
    }
    const { forBots } = position
    await this.parts.drawn?.()
    const choice = await this.parts.thinker.think(forBots, position.seats[seat]?.player ?? '')
    await this.pace()
    await this.inTurn(async () => {
      if (this.closed || this.epoch !== epoch) return
      const decision = forBots.opened[seat] ?? 0
      const entry = { kind: 'choose', seat, decision, choice } as const
      const { outcome, position: after } = await this.calling.call('apply', { entry, as: this.viewer })
      if (!outcome.ok) throw new CallFault({ kind: 'bot-failed', detail: outcome.message })
      this.epoch += 1
      this.take(after)
      await this.settle()
    })
  }

  private fail(fault: unknown): void {
    if (this.closed) return
    const problem = problemOf(fault)
    if (this.current) {
      this.problem = problem
      this.show()
    } else {
      this.broken = problem
      this.tell()
    }
  }
}
