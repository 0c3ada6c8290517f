import type { Json } from '@hippodrome/engine'
import type { Entry } from '@hippodrome/wire'
import { setTimeout as sleep } from 'node:timers/promises'
import { Overtaken, Unsure } from '../store/faults.ts'
import { type Addition, idKey, type Store } from '../store/store.ts'
import type { EntriesTable } from '../store/tables.ts'
import { newId } from '../people/keys.ts'
import { type Actor, actorKey } from '../table/actor.ts'
import { notAllowed, type TableOutcome, type TableRefusal } from '../table/outcome.ts'
import type { Table } from '../table/table.ts'
import { dueOf } from '../table/timing.ts'
import { follow, type Read } from './reading.ts'
import { isOver, resultsOf } from '../standing/results.ts'
import { membersOf, rowOf } from './record.ts'

/** What became of something that was sent. */
export type Answer =
  | { readonly ok: true; readonly version: number; readonly made?: number; readonly stopped?: Json }
  | ({ readonly ok: false } & (TableRefusal | { readonly code: 'store'; readonly message: string }))

/** What a sender wants done, worked out when its turn comes: the entries, and why there are no more of them, or none. */
export type Deed = (
  table: Table,
  actor: Actor,
  at: number,
) => Generator<Entry, { readonly stopped?: Json; readonly refusal?: TableRefusal } | undefined, TableOutcome>

/** Hears the answer as soon as there is one; `tell` then lets everybody else know what has changed. */
export type Hearing = (answer: Answer, tell: () => void) => void

/** Refusals that are remembered, so that the same id again gets the same answer. */
const REMEMBERED = 100
/** A snapshot is written when this many entries came after the last one. */
const SNAPSHOT_EVERY = 200
/** How often something is judged anew because another node was quicker. */
const MOST_TRIES = 20
/** How long one waits for data that do not answer before saying that nobody knows. */
const PATIENCE_MS = 20_000
const PAUSE_MS = 200

/** A log of this length takes no more of what could go on for ever: the match itself comes to its end without, and votes may still end it. */
const MOST_ENTRIES = 20_000
const ENDLESS: readonly Entry['kind'][] = ['say', 'undo', 'redo', 'reset', 'orders', 'seat', 'calendar']
const TOO_MUCH = notAllowed('there has been too much of that in this match')

type Parts = {
  readonly store: Store
  readonly now: () => number
  /** The table as the disk has it. */
  readonly readAnew: () => Promise<Read | undefined>
}

/**
 * A table in memory and its log on the disk. One thing at a time is done to it: judged, written, and only then told. What
 * cannot be written has not happened: the table is then read anew. Where another node was quicker, what was sent is judged
 * once more on what that one made of the table.
 */
export class LiveTable {
  private line: Promise<unknown> = Promise.resolve()
  /** How much of what was sent has yet to be answered. */
  private underWay = 0
  /** Something was judged and could not be kept: what stands here is not what stands on the disk. */
  private astray = false
  private readonly refused = new Map<string, Answer>()
  private sinceSnapshot: number
  /** The newest version that is known to stand on the disk. */
  private kept: number
  /** Called after each commit. */
  changed: (live: LiveTable) => void = () => {}
  /** Hears why something could not be kept. */
  failed: (fault: Error) => void = () => {}

  constructor(
    readonly id: string,
    private read: Read,
    private readonly parts: Parts,
  ) {
    this.sinceSnapshot = read.table.version - read.snapshot
    this.kept = read.table.version
    this.people = sitting(read.table)
    this.due = dueOf(read.table)
    this.ended = isOver(read.table)
  }

  /** As it was last judged; what of it is not on the disk yet is for nobody's eyes (`look`). */
  get table(): Table {
    return this.read.table
  }

  /**
   * Shows the table to somebody as it stands on the disk: after all that was sent before, and before all that comes later. What is looked up
   * must be taken from the table at once.
   */
  async look<T>(see: (table: Table) => T): Promise<Awaited<T>> {
    const seen = await this.inLine(async () => {
      if (this.astray && !(await this.find())) throw new Error('the table cannot be read')
      return { value: see(this.table) }
    })
    return await seen.value
  }

  /** Does what an actor sent under an id of its own; the same id again gets the same answer and changes nothing. */
  send(
    actor: Actor,
    id: string,
    deed: Deed | Promise<Deed>,
    hear: Hearing = (_, tell) => tell(),
  ): Promise<Answer> {
    return this.inLine(() => this.perform(actor, id, deed, hear))
  }

  /** Follows what was done to the table elsewhere, up to a version or as far as it goes. */
  catchUp(version = Number.POSITIVE_INFINITY): void {
    this.inLine(() => this.follow(version)).catch(() => {
      // Nothing here can be trusted then: the next one who comes reads it anew.
      this.astray = true
    })
  }

  private async follow(version: number): Promise<void> {
    if (this.table.version >= version || this.astray) return
    const entries = await this.parts.store.after(this.id, this.table.version)
    if (entries.length === 0) return
    for (const entry of entries) follow(this.table, entry)
    this.note(entries)
    this.sinceSnapshot += entries.length
    this.changed(this)
  }

  private inLine<T>(work: () => Promise<T>): Promise<T> {
    const isFirst = this.underWay === 0
    this.underWay += 1
    const done = isFirst ? work() : this.line.then(work)
    const over = () => {
      this.underWay -= 1
    }
    this.line = done.then(over, over)
    return done
  }

  get busy(): boolean {
    return this.underWay > 0
  }

  private async perform(
    actor: Actor,
    id: string,
    deed: Deed | Promise<Deed>,
    hear: Hearing,
  ): Promise<Answer> {
    const by = actorKey(actor)
    const key = idKey(by, id)
    const before = this.read.ids.get(key) ?? this.refused.get(key)
    const wanted = deed instanceof Promise ? await deed : deed
    const answer = before === undefined ? await this.write(actor, id, wanted) : this.before(by, id, before)
    hear(answer, () => {
      if (before === undefined && answer.ok) this.changed(this)
    })
    return answer
  }

  private before(by: string, id: string, known: number | Answer): Answer {
    return typeof known === 'number' ? { ok: true, version: known, ...this.madeUnder(by, id) } : known
  }

  /** Judges the deed, and writes it down; once more if another was quicker. */
  private async write(actor: Actor, id: string, deed: Deed): Promise<Answer> {
    const by = actorKey(actor)
    for (let tries = 1; ; tries++) {
      if (this.astray && !(await this.find())) return NOT_KEPT
      const { rows, made, refusal, stopped } = this.judge(actor, id, deed)
      const [first] = rows
      if (!first) {
        const news = tries === MOST_TRIES ? 'none' : await this.newsElsewhere()
        if (news === 'none') return this.refuse(idKey(by, id), refusal ?? NOTHING)
        if (news === 'unknown') return UNKNOWN
        const done = this.read.ids.get(idKey(by, id))
        if (done !== undefined) return this.before(by, id, done)
        continue
      }
      const fault = await this.keep(rows)
      if (!fault) return madeOf(first.version, made, stopped)
      const found = await this.find(fault instanceof Unsure ? PATIENCE_MS : 0)
      const known = found ? this.read.ids.get(idKey(by, id)) : undefined
      if (known !== undefined) return this.before(by, id, known)
      if (!found || !(fault instanceof Overtaken) || tries === MOST_TRIES) return this.lost(fault)
    }
  }

  /**
   * Whether other nodes have moved the table on, which is then followed: a node that was not told of it must not refuse what stands
   * in the log, or what only it does not expect.
   */
  private async newsElsewhere(): Promise<'none' | 'some' | 'unknown'> {
    if (!this.parts.store.shared) return 'none'
    const { version } = this.table
    try {
      await this.follow(Number.POSITIVE_INFINITY)
      return this.table.version > version ? 'some' : 'none'
    } catch (fault) {
      this.astray = true
      this.failed(fault instanceof Error ? fault : new Error(String(fault)))
      return 'unknown'
    }
  }

  /** Why is for whoever runs the server: it may name its disk or its database. */
  private lost(fault: Error): Answer {
    this.failed(fault)
    return UNKNOWN
  }

  private async keep(rows: readonly EntriesTable[]): Promise<Error | undefined> {
    try {
      await this.parts.store.append(this.addition(rows))
      this.name(rows)
      return undefined
    } catch (fault) {
      this.astray = true
      return fault instanceof Error ? fault : new Error(String(fault))
    }
  }

  private name(entries: readonly EntriesTable[]): void {
    for (const { by, id, version } of entries) this.read.ids.set(idKey(by, id), version)
    this.kept = this.table.version
  }

  private note(entries: readonly EntriesTable[]): void {
    this.name(entries)
    this.people = sitting(this.table)
    this.due = dueOf(this.table)
    this.ended = isOver(this.table)
  }

  /** Reads the table anew, and tells those who look at it if others have moved it; waits for data that do not answer. */
  private async find(patience = 0): Promise<boolean> {
    for (let waited = 0; ; waited += PAUSE_MS) {
      const read = await this.parts.readAnew().catch(() => undefined)
      if (read) {
        const moved = read.table.version !== this.kept
        this.read = read
        this.kept = read.table.version
        this.people = sitting(read.table)
        this.due = dueOf(read.table)
        this.ended = isOver(read.table)
        this.sinceSnapshot = read.table.version - read.snapshot
        this.astray = false
        if (moved) this.changed(this)
        return true
      }
      if (waited >= patience) return false
      await sleep(PAUSE_MS)
    }
  }

  /** Plays the deed on the table, entry by entry; each later one has the sender's id with its number. */
  private judge(actor: Actor, id: string, deed: Deed) {
    const rows: EntriesTable[] = []
    const at = this.parts.now()
    const steps = deed(this.table, actor, at)
    let refusal: TableRefusal | undefined
    let made = 0
    for (let step = steps.next(); ; ) {
      if (step.done)
        return { rows, made, refusal: step.value?.refusal ?? refusal, stopped: step.value?.stopped }
      const beside = BESIDE[step.value.kind]
      const by = beside === 'table' ? TABLE : actor
      const outcome = this.isTooMuch(by, step.value) ? TOO_MUCH : this.table.apply(by, step.value, at)
      if (!outcome.ok) refusal = outcome
      else {
        rows.push({
          match: this.id,
          version: this.table.version,
          id: beside ? newId() : made === 0 ? id : `${id}+${made}`,
          by: actorKey(by),
          at,
          body: JSON.stringify(step.value),
        })
        if (!beside) made += 1
      }
      step = steps.next(outcome)
    }
  }

  /** Judged here, for a log must be read whatever its length. */
  private isTooMuch({ kind }: Actor, entry: Entry): boolean {
    return this.table.version >= MOST_ENTRIES && kind !== 'table' && ENDLESS.includes(entry.kind)
  }

  private madeUnder(by: string, id: string): { readonly made?: number } {
    let made = 1
    while (this.read.ids.has(idKey(by, `${id}+${made}`))) made += 1
    return made > 1 ? { made } : {}
  }

  private refuse(key: string, refusal: TableRefusal): Answer {
    const answer: Answer = { ...refusal, ok: false }
    this.refused.set(key, answer)
    const [oldest] = this.refused.keys()
    if (this.refused.size > REMEMBERED && oldest !== undefined) this.refused.delete(oldest)
    return answer
  }

  private addition(rows: readonly EntriesTable[]): Addition {
    const { table } = this
    const at = rows[0]?.at ?? this.parts.now()
    this.sinceSnapshot += rows.length
    const whole = this.sinceSnapshot >= SNAPSHOT_EVERY || table.phase === 'over'
    if (whole) this.sinceSnapshot = 0
    const people = sitting(table)
    const moved = people.some((person, seat) => person !== this.people[seat])
    this.people = people
    const due = dueOf(table)
    const waits = due !== this.due
    this.due = due
    const ends = isOver(table) && !this.ended
    this.ended ||= ends
    return {
      entries: rows,
      row: rowOf(this.id, table, this.read.made, at),
      ...(moved ? { members: membersOf(this.id, table) } : {}),
      ...(whole ? { snapshot: { version: table.version, body: table.save() } } : {}),
      ...(waits ? { due: { at: due } } : {}),
      ...(ends ? { results: resultsOf(this.id, table, at) } : {}),
    }
  }

  /** Who sat where when it was last written down. */
  private people: ReturnType<typeof sitting>
  /** By when the table had something to do when that was last written down. */
  private due: number | undefined
  /** Whether its end was written down. */
  private ended: boolean

  /** Writes where the table stands, so that opening it is cheap and newer rules can go on from here. */
  keepSnapshot(): Promise<void> {
    return this.inLine(() => this.writeSnapshot())
  }

  private async writeSnapshot(): Promise<void> {
    if (this.astray || this.sinceSnapshot === 0 || !this.table.match) return
    const { version } = this.table
    const body = this.table.save()
    await this.parts.store.append({
      entries: [],
      row: rowOf(this.id, this.table, this.read.made, this.parts.now()),
      snapshot: { version, body },
    })
    this.sinceSnapshot = 0
  }
}

const TABLE: Actor = { kind: 'table' }

/** What the server adds to what somebody sent, under an id of its own: in their name, or in that of the table. */
const BESIDE: { readonly [kind in Entry['kind']]?: 'sender' | 'table' } = { calendar: 'sender', lag: 'table' }

/** The person in each seat. */
const sitting = ({ places }: Table) => places.map(({ person }) => person)

/** To whatever waited behind something that could not be kept: it would follow from what has not happened. */
const NOT_KEPT: Answer = { ok: false, code: 'store', message: 'what came before it could not be kept' }

/** Where the log cannot be asked whether it stands there. */
const UNKNOWN: Answer = { ok: false, code: 'store', message: 'it could not be kept' }

const NOTHING: TableRefusal = { code: 'not-offered', message: 'there was nothing to do' }

const madeOf = (version: number, made: number, stopped: Json | undefined): Answer => ({
  ok: true,
  version,
  ...(made > 1 || stopped ? { made } : {}),
  ...(stopped ? { stopped } : {}),
})
