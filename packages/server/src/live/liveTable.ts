import type { Json } from '@hippodrome/engine'
import type { Entry } from '@hippodrome/wire'
import { type Addition, idKey, type Store } from '../store/store.ts'
import type { EntriesTable } from '../store/tables.ts'
import { type Actor, actorKey } from '../table/actor.ts'
import type { TableOutcome, TableRefusal } from '../table/outcome.ts'
import type { Table } from '../table/table.ts'
import { membersOf, rowOf } from './record.ts'

/** What became of something that was sent. */
export type Answer =
  | { readonly ok: true; readonly version: number; readonly made?: number; readonly stopped?: Json }
  | ({ readonly ok: false } & (TableRefusal | { readonly code: 'store'; readonly message: string }))

/** What a sender wants done, worked out when its turn comes: the entries, and why there are no more of them. */
export type Deed = (
  table: Table,
  actor: Actor,
) => Generator<Entry, { readonly stopped?: Json } | undefined, TableOutcome>

/** Hears the answer as soon as there is one; `tell` then lets everybody else know what has changed. */
export type Hearing = (answer: Answer, tell: () => void) => void

/** Refusals that are remembered, so that the same id again gets the same answer. */
const REMEMBERED = 100
/** A snapshot is written when this many entries came after the last one. */
const SNAPSHOT_EVERY = 200

/**
 * A table in memory and its log on the disk. One thing at a time is done to it: judged, written, and only then told. What
 * cannot be written has not happened: the table is then read anew.
 */
export class LiveTable {
  private line: Promise<unknown> = Promise.resolve()
  /** How much of what was sent has yet to be answered. */
  private underWay = 0
  /** Something was judged and could not be kept: what stands here is not what stands on the disk. */
  private lost = false
  private readonly refused = new Map<string, Answer>()
  private sinceSnapshot: number
  /** Called after each commit. */
  changed: (live: LiveTable) => void = () => {}
  /** Called when memory can no longer be trusted; the registry reads the table anew. */
  broken: () => void = () => {}

  constructor(
    readonly id: string,
    readonly table: Table,
    private readonly store: Store,
    private readonly ids: Map<string, number>,
    private readonly made: number,
    private readonly now: () => number,
    snapshotAt: number,
  ) {
    this.sinceSnapshot = table.version - snapshotAt
    this.people = sitting(table)
  }

  /** Does what an actor sent under an id of its own; the same id again gets the same answer and changes nothing. */
  send(actor: Actor, id: string, deed: Deed, hear: Hearing = (_, tell) => tell()): Promise<Answer> {
    this.underWay += 1
    const done = this.line.then(() => this.perform(actor, id, deed, hear)).finally(() => (this.underWay -= 1))
    this.line = done.catch(() => undefined)
    return done
  }

  get busy(): boolean {
    return this.underWay > 0
  }

  /** Resolves when all that was sent so far has been answered. */
  async settled(): Promise<void> {
    await this.line
  }

  private async perform(actor: Actor, id: string, deed: Deed, hear: Hearing): Promise<Answer> {
    const by = actorKey(actor)
    const key = idKey(by, id)
    const before = this.ids.get(key) ?? this.refused.get(key)
    const answer = before === undefined ? await this.write(actor, id, deed) : this.before(by, id, before)
    hear(answer, () => {
      if (before === undefined && answer.ok) this.changed(this)
    })
    return answer
  }

  private before(by: string, id: string, known: number | Answer): Answer {
    return typeof known === 'number' ? { ok: true, version: known, ...this.madeUnder(by, id) } : known
  }

  /** Judges the deed, and writes it down. */
  private async write(actor: Actor, id: string, deed: Deed): Promise<Answer> {
    if (this.lost) return NOT_KEPT
    const { rows, refusal, stopped } = this.judge(actor, id, deed)
    const [first] = rows
    if (!first) return this.refuse(idKey(actorKey(actor), id), refusal ?? NOTHING)
    try {
      await this.store.append(this.addition(rows))
    } catch (fault) {
      this.lost = true
      this.broken()
      return { ok: false, code: 'store', message: `it could not be kept: ${messageOf(fault)}` }
    }
    for (const row of rows) this.ids.set(idKey(row.by, row.id), row.version)
    return {
      ok: true,
      version: first.version,
      ...(rows.length > 1 || stopped ? { made: rows.length } : {}),
      ...(stopped ? { stopped } : {}),
    }
  }

  /** Plays the deed on the table, entry by entry; each later one has the sender's id with its number. */
  private judge(actor: Actor, id: string, deed: Deed) {
    const rows: EntriesTable[] = []
    const at = this.now()
    const steps = deed(this.table, actor)
    let refusal: TableRefusal | undefined
    for (let step = steps.next(); ; ) {
      if (step.done) return { rows, refusal, stopped: step.value?.stopped }
      const outcome = this.table.apply(actor, step.value, at)
      if (outcome.ok)
        rows.push({
          match: this.id,
          version: this.table.version,
          id: rows.length === 0 ? id : `${id}+${rows.length}`,
          by: actorKey(actor),
          at,
          body: JSON.stringify(step.value),
        })
      else refusal = outcome
      step = steps.next(outcome)
    }
  }

  private madeUnder(by: string, id: string): { readonly made?: number } {
    let made = 1
    while (this.ids.has(idKey(by, `${id}+${made}`))) made += 1
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
    const at = rows[0]?.at ?? this.now()
    this.sinceSnapshot += rows.length
    const whole = this.sinceSnapshot >= SNAPSHOT_EVERY || table.phase === 'over'
    if (whole) this.sinceSnapshot = 0
    const people = sitting(table)
    const moved = people.some((person, seat) => person !== this.people[seat])
    this.people = people
    return {
      entries: rows,
      row: rowOf(this.id, table, this.made, at),
      ...(moved ? { members: membersOf(this.id, table) } : {}),
      ...(whole ? { snapshot: { version: table.version, body: table.save() } } : {}),
    }
  }

  /** Who sat where when it was last written down. */
  private people: ReturnType<typeof sitting>

  /** Writes where the table stands, so that opening it is cheap and newer rules can go on from here. */
  async keepSnapshot(): Promise<void> {
    await this.settled()
    if (this.lost || this.sinceSnapshot === 0 || !this.table.match) return
    const { version } = this.table
    const body = this.table.save()
    await this.store.append({
      entries: [],
      row: rowOf(this.id, this.table, this.made, this.now()),
      snapshot: { version, body },
    })
    this.sinceSnapshot = 0
  }
}

/** The person in each seat. */
const sitting = ({ places }: Table) => places.map(({ person }) => person)

/** To whatever waited behind something that could not be kept: it would follow from what has not happened. */
const NOT_KEPT: Answer = { ok: false, code: 'store', message: 'what came before it could not be kept' }

const NOTHING: TableRefusal = { code: 'not-offered', message: 'there was nothing to do' }

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
