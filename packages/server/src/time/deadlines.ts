import type { Deed, LiveTable } from '../live/liveTable.ts'
import type { Log } from '../log.ts'
import { newId } from '../people/keys.ts'
import type { Store } from '../store/store.ts'
import { putDue } from '../store/timeRows.ts'
import { dueOf, overdueAt } from '../table/timing.ts'
import type { Later } from './later.ts'

type Parts = {
  readonly store: Store
  readonly find: (match: string) => Promise<LiveTable | undefined>
  readonly now: () => number
  readonly later: Later
  /** Gives back what nobody could play, before a clock is judged that ran meanwhile. */
  readonly awake: (late: number) => Promise<void>
  readonly log: Log
}

/** Looks so often whether something is due that nobody here knows of. */
const LOOK_MS = 30_000
/** Whoever has taken a deadline has so long; then it is due again. */
const CLAIM_MS = 30_000
const AT_ONCE = 100

/** What the table itself has to do by now: judged like everything else, so that what is stale changes nothing. */
const overdue: Deed = function* (table, _actor, at) {
  for (;;) {
    const [next] = overdueAt(table, at)
    if (!next || !(yield next).ok) return undefined
  }
}

/**
 * Lets every table do what is due. A deadline is a row that is written with the entry from which it follows, and changed by
 * whoever takes it, so that it outlives the process and is done once, also where several servers look after the same rows.
 */
export class Deadlines {
  private next = Number.POSITIVE_INFINITY
  private cancel = () => {}
  private work: Promise<void> | undefined
  private stopped = false

  constructor(private readonly parts: Parts) {}

  /** A table waits until then. */
  note(due: number | undefined): void {
    if (due !== undefined && due < this.next) this.arm(due)
  }

  /** Does what is due, and goes on looking. Resolves when all that was due is done. */
  start(): Promise<void> {
    return this.look()
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.cancel()
    await this.work
  }

  private arm(at: number): void {
    this.cancel()
    this.next = at
    if (this.stopped || this.work) return
    const wait = Math.max(0, Math.min(at - this.parts.now(), LOOK_MS))
    this.cancel = this.parts.later((late) => void this.look(late), wait)
  }

  private look(late = 0): Promise<void> {
    this.next = Number.POSITIVE_INFINITY
    this.work ??= this.doDue(late)
      .catch((fault: unknown) =>
        this.parts.log('fault', { detail: fault instanceof Error ? fault.message : String(fault) }),
      )
      .finally(() => {
        this.work = undefined
        this.arm(Math.min(this.next, this.parts.now() + LOOK_MS))
      })
    return this.work
  }

  private async doDue(late: number): Promise<void> {
    const { store, now } = this.parts
    await this.parts.awake(late)
    for (;;) {
      const rows = await store.db
        .selectFrom('deadlines')
        .selectAll()
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .limit(AT_ONCE)
        .execute()
      for (const { match, due_at } of rows) if (!this.stopped) await this.take(match, Number(due_at))
      if (rows.length < AT_ONCE || this.stopped) break
    }
    const [first] = await store.db
      .selectFrom('deadlines')
      .select('due_at')
      .orderBy('due_at')
      .limit(1)
      .execute()
    if (first) this.next = Math.min(this.next, Number(first.due_at))
  }

  /** Takes a deadline, unless another has, and lets its table do what is due. */
  private async take(match: string, due: number): Promise<void> {
    const { store, find, now } = this.parts
    const taken = now() + CLAIM_MS
    const { numUpdatedRows } = await store.db
      .updateTable('deadlines')
      .set({ due_at: taken })
      .where('match', '=', match)
      .where('due_at', '=', due)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const live = await find(match)
    const answer = await live?.send({ kind: 'table' }, newId(), overdue)
    // It was not due after all: a table in memory knows better than a row.
    if (answer?.ok !== true && (!answer || answer.code === 'not-offered'))
      await putDue(store, match, taken, live && dueOf(live.table))
  }
}
