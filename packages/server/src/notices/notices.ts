import { type Calling, callingSchema, type How, type Summary, type When } from '@hippodrome/wire'
import * as v from 'valibot'
import type { LiveTable } from '../live/liveTable.ts'
import type { Log } from '../log.ts'
import { hashOf } from '../people/keys.ts'
import type { Store } from '../store/store.ts'
import type { NoticesTable } from '../store/tables.ts'
import { isOver } from '../standing/results.ts'
import type { Blow } from '../table/blows.ts'
import type { Table } from '../table/table.ts'
import { askedSeats } from '../table/timing.ts'
import { consenting } from '../table/voting.ts'
import type { Channels } from './channels.ts'
import type { Subscription } from './push.ts'
import { isQuiet } from './quiet.ts'
import { blowSentence, sentenceOf } from './words.ts'

type Parts = {
  readonly store: Store
  readonly channels: Channels
  readonly base: () => string
  readonly isHere: (person: string) => boolean
  readonly now: () => number
  readonly log: Log
  /** How long after something happens somebody is called. */
  readonly delayMs: number
  /** Whether other nodes use the same data. */
  readonly shared: boolean
}

/** A notice that is this node's to send until a moment. */
type Taken = Pick<NoticesTable, 'person' | 'match' | 'kind' | 'topic' | 'game'> & { readonly until: number }

/** Whoever is here, or wants quiet, is looked for again after so long. */
const AGAIN_MS = 10 * 60 * 1000
/** Whoever has taken a notice has so long to send it; then it is due again. */
const LEASE_MS = 2 * 60 * 1000
/** So many are taken at a time. */
const AT_ONCE = 50
const MOST_PUSHES = 8

/** What somebody is to be told: how it is worded, and what it is about, of which they are told once. */
export type Wanted = { readonly person: string; readonly kind: When; readonly topic: string }

/** What each person at a table is to be told now. */
export function wanted(table: Table): readonly Wanted[] {
  const { places, match, phase, votes } = table
  const found = new Map<string, Wanted>()
  const note = (seat: number, kind: When, topic: string, about = topic) => {
    const { person, standIn } = places[seat] ?? {}
    // Whoever has a bot play for them is still asked who shall have their seat.
    if (person === undefined || (standIn !== undefined && kind !== 'vote')) return
    // Who has several seats is called for one of them.
    if (!found.has(`${person} ${topic}`)) found.set(`${person} ${topic}`, { person, kind, topic: about })
  }
  const asked = askedSeats(table)
  for (const seat of asked) {
    const held = match?.holding(seat) === seat ? 'held' : 'asked'
    note(seat, asked.length === 1 ? 'turn' : 'answer', 'asked', `${held} ${match?.state.opened[seat] ?? 0}`)
  }
  for (const vote of votes.all())
    for (const seat of consenting(table, vote))
      if (!vote.for.includes(seat)) note(seat, 'vote', `vote ${vote.id}`)
  for (const { seat, at } of phase === 'playing' ? table.blowsNow() : []) {
    const own = match?.made.findLastIndex((made) => made.seat === seat) ?? -1
    if (!asked.includes(seat) && own + 1 < at) note(seat, 'done', 'done')
  }
  if (match && isOver(table)) places.forEach((_, seat) => note(seat, 'end', 'end'))
  return [...found.values()]
}

/** Calls people who are not here: once for each time that they are asked, after a while, and not when they want quiet. */
export class Notices {
  /** Those who want to be called at all: for all others nothing is written. */
  private callable = new Set<string>()
  private readonly known = new Map<string, string>()

  constructor(private readonly parts: Parts) {}

  /** Reads who wants to be called; other nodes may have heard of more. */
  async refresh(): Promise<void> {
    const rows = await this.parts.store.db.selectFrom('callings').select('person').execute()
    this.callable = new Set(rows.map(({ person }) => person))
  }

  async callingOf(person: string): Promise<Calling | undefined> {
    const row = await this.parts.store.db
      .selectFrom('callings')
      .select('body')
      .where('person', '=', person)
      .executeTakeFirst()
    return row && v.parse(callingSchema, JSON.parse(row.body))
  }

  async keep(person: string, calling: Calling): Promise<void> {
    const body = JSON.stringify(calling)
    await this.parts.store.db
      .insertInto('callings')
      .values({ person, body })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ body }))
      .execute()
    this.callable.add(person)
  }

  /** A browser of theirs wants to be told; the oldest gives way to the ninth. */
  async subscribe(person: string, subscription: Subscription): Promise<void> {
    const { store, now } = this.parts
    const id = hashOf(subscription.endpoint)
    const row = { person, body: JSON.stringify(subscription), made_at: now() }
    await store.db
      .insertInto('pushes')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    const rows = await store.db
      .selectFrom('pushes')
      .select('id')
      .where('person', '=', person)
      .orderBy('made_at', 'desc')
      .execute()
    for (const old of rows.slice(MOST_PUSHES))
      await store.db.deleteFrom('pushes').where('id', '=', old.id).execute()
  }

  /** A table has changed: what somebody is to be told of it is written down, and what is no longer so is taken back. */
  async look({ id, table }: LiveTable): Promise<void> {
    const { store, now, delayMs } = this.parts
    const due = wanted(table).filter(({ person }) => this.callable.has(person))
    const mark = due.map(({ person, kind, topic }) => `${person} ${kind} ${topic}`).join()
    if ((this.known.get(id) ?? '') === mark) return
    if (mark === '') this.known.delete(id)
    else this.known.set(id, mark)
    const { db } = store
    let gone = db.deleteFrom('notices').where('match', '=', id)
    for (const { person, topic } of due)
      gone = gone.where((is) => is.not(is.and([is('person', '=', person), is('topic', '=', topic)])))
    const rows = due.map((one) => ({
      ...one,
      match: id,
      game: table.game.id,
      due_at: now() + delayMs,
      done_at: 0,
    }))
    const add =
      rows.length === 0
        ? []
        : [
            db
              .insertInto('notices')
              .values(rows)
              .onConflict((conflict) =>
                // The same question is worded anew when others have answered theirs.
                conflict
                  .columns(['person', 'match', 'topic'])
                  .doUpdateSet((now) => ({ kind: now.ref('excluded.kind') })),
              ),
          ]
    await store.together(gone, ...add)
  }

  /** Whether somebody at a table wants to be called, or did. */
  concern({ id, table: { places } }: LiveTable): boolean {
    return (
      places.some(({ person }) => person !== undefined && this.callable.has(person)) || this.known.has(id)
    )
  }

  /** Calls everybody whose time has come. */
  async callAll(): Promise<void> {
    for (;;) {
      const taken = await this.take()
      await Promise.all(taken.map((notice) => this.call(notice)))
      if (taken.length < AT_ONCE) return
    }
  }

  /** Takes some of what is due for a while: if whoever has it dies, it is due again. */
  private async take(): Promise<Taken[]> {
    const { store, now, shared } = this.parts
    const until = now() + LEASE_MS
    const rows = await store.db
      .updateTable('notices')
      .set({ due_at: until })
      .where((is) => {
        const due = is
          .selectFrom('notices')
          .select(['person', 'match', 'topic'])
          .where('done_at', '=', 0)
          .where('due_at', '<=', now())
          .orderBy('due_at')
          .limit(AT_ONCE)
        return is(
          is.refTuple('person', 'match', 'topic'),
          'in',
          (shared ? due.forUpdate().skipLocked() : due).$asTuple('person', 'match', 'topic'),
        )
      })
      .returning(['person', 'match', 'kind', 'topic', 'game'])
      .execute()
    return rows.map((row) => ({ ...row, until }))
  }

  /** Says by which of the ways somebody was reached. */
  async test(person: string): Promise<How[]> {
    const calling = await this.callingOf(person)
    if (!calling) return []
    const hows = new Set(Object.values(calling.when).flat())
    const text = sentenceOf('test', '', calling.language)
    return this.say(person, calling, [...hows], { text, link: this.parts.base(), topic: 'test' })
  }

  private async call(notice: Taken): Promise<void> {
    const { base, isHere, now } = this.parts
    const { person, match, game } = notice
    const calling = await this.callingOf(person)
    const kind = notice.kind as When
    if (calling && (isHere(person) || isQuiet(calling, now())))
      return this.put(notice, { due_at: now() + AGAIN_MS })
    if (calling) {
      const blow = kind === 'done' ? await this.blowOf(person, match) : undefined
      const { language } = calling
      const text = blow ? blowSentence(blow.says[language], game, language) : sentenceOf(kind, game, language)
      const link = `${base()}/#/table/${match}`
      await this.say(person, calling, calling.when[kind], { text, link, topic: match })
    }
    await this.put(notice, { done_at: now() })
  }

  /** What was done to somebody last. */
  private async blowOf(person: string, match: string): Promise<Blow | undefined> {
    const rows = await this.parts.store.db
      .selectFrom('members')
      .innerJoin('matches', 'matches.id', 'members.match')
      .select(['matches.summary', 'members.seat'])
      .where('members.person', '=', person)
      .where('members.match', '=', match)
      .execute()
    const seats = rows.map(({ seat }) => seat)
    const { blows = [] } = JSON.parse(rows[0]?.summary ?? '{}') as Partial<Summary>
    return blows.findLast(({ seat }) => seats.includes(seat))
  }

  /** Says what became of a notice, unless its time is over and another has it. */
  private async put(
    { person, match, topic, until }: Taken,
    became: { readonly due_at: number } | { readonly done_at: number },
  ): Promise<void> {
    await this.parts.store.db
      .updateTable('notices')
      .set(became)
      .where((row) => row.and({ person, match, topic, due_at: until }))
      .execute()
  }

  /** One way that fails keeps no other from working. */
  private async say(
    person: string,
    calling: Calling,
    hows: readonly How[],
    message: Parameters<Channels['send']>[3],
  ): Promise<How[]> {
    const reached: How[] = []
    for (const how of hows)
      try {
        if (await this.parts.channels.send(person, how, calling, message)) reached.push(how)
      } catch (fault) {
        this.parts.log('notice-failed', { how, detail: fault instanceof Error ? fault.name : 'unknown' })
      }
    return reached
  }
}
