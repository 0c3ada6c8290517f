import {
  type Calendar,
  type ClientMessage,
  type ClientMessageOf,
  PROTOCOL,
  type ServerMessage,
} from '@hippodrome/wire'
import type { Answer, Deed, LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import type { Metrics } from '../metrics.ts'
import type { Connection } from './connection.ts'
import type { Table } from '../table/table.ts'
import { witnessed } from '../table/witness.ts'
import { followed, gesture, offering, refusing, seenAt, single, sitting } from './deeds.ts'
import type { Hub } from './hub.ts'
import { answerTo, costOf, isQuestion, type Question } from './questions.ts'

/** A page looks at so many tables at a time: each of them stays in memory meanwhile. */
const MOST_WATCHED = 100

/** What is faster is no lag, in milliseconds. */
const LEAST_LAG = 20

type Refused = Extract<ServerMessage, { type: 'refused' }>
type Wanted = Deed | Promise<Deed>
type Sent = ClientMessageOf<'choose' | 'act' | 'undo' | 'redo' | 'reset' | 'confirm' | 'orders' | 'do'>

/** Nobody is told who does not want to play with them. */
const BARRED = { code: 'not-allowed', message: 'this table is not open to you' } as const

/** The same for what is not there and for what is not theirs. */
const notThere = (about: { match?: string; id?: string; ask?: number }): Refused => ({
  type: 'refused',
  ...about,
  code: 'not-there',
  message: 'there is no such table',
})

const TOO_DEAR = Symbol('more than the credits of whoever asks')

const tooMuch = (about: { match: string; ask?: number }): Refused => ({
  type: 'refused',
  ...about,
  code: 'too-fast',
  message: 'that is too much at once',
})

/** Does what pages ask for. Whatever happens to a table is on the disk before its sender, or anybody, hears of it. */
export class Listener {
  constructor(
    private readonly parts: {
      readonly registry: Registry
      readonly hub: Hub
      readonly metrics: Metrics
      readonly build: string
      readonly now: () => number
      /** Whether somebody at a table does not want to play with this person. */
      readonly bars: (table: Table, person: string) => Promise<boolean>
      readonly calendarOf: (person: string) => Promise<Calendar | undefined>
      readonly showLobby: (connection: Connection) => Promise<void>
    },
  ) {}

  async hear(connection: Connection, message: ClientMessage): Promise<void> {
    const { metrics, hub, build, now } = this.parts
    metrics.heard(message.type)
    if (message.type === 'hello') {
      const { actor } = connection
      if (actor.kind !== 'person') return
      connection.greeted = true
      connection.send({ type: 'welcome', protocol: PROTOCOL, name: actor.name, person: actor.id, build })
      return
    }
    if (!connection.greeted) return connection.close(1002, 'say hello first')
    if (message.type === 'ping') return connection.send({ type: 'pong', n: message.n, at: now() })
    if (message.type === 'lobby') {
      connection.inLobby = message.on
      if (message.on) await this.parts.showLobby(connection)
      return
    }
    if (message.type === 'look') return hub.look(connection, message.on)
    if (message.type === 'unwatch') {
      connection.wanted.delete(message.match)
      return hub.unwatch(connection, message.match)
    }
    if (message.type === 'watch') return this.watch(connection, message)
    if (isQuestion(message)) return this.answer(connection, message)
    return this.enter(connection, message)
  }

  private async watch(
    connection: Connection,
    { match, seat, since }: ClientMessageOf<'watch'>,
  ): Promise<void> {
    const { wanted } = connection
    if (wanted.size >= MOST_WATCHED && !wanted.has(match)) return connection.send(tooMuch({ match }))
    wanted.add(match)
    const live = await this.parts.registry.find(match)
    const shown = await live?.look((table) => {
      // Whoever has looked away or gone meanwhile must not be told of it for ever.
      if (!wanted.has(match)) return true
      if (!table.maySee(connection.actor)) return false
      this.parts.hub.watch(connection, live, seat, since)
      return true
    })
    if (shown || !wanted.has(match)) return
    wanted.delete(match)
    connection.send(notThere({ match }))
  }

  private async answer(connection: Connection, question: Question): Promise<void> {
    const { match, ask } = question
    const { actor, credits } = connection
    const live = await this.parts.registry.find(match)
    const value = await live?.look((table) => {
      if (!table.maySee(actor)) return undefined
      // One was paid for the message.
      return credits.spend(costOf(question, table) - 1) ? answerTo(table, actor, question) : TOO_DEAR
    })
    if (value === TOO_DEAR) return connection.send(tooMuch({ match, ask }))
    connection.send(value === undefined ? notThere({ match, ask }) : { type: 'answer', ask, value })
  }

  private async enter(connection: Connection, message: Sent): Promise<void> {
    const { match, id } = message
    const live = await this.parts.registry.find(match)
    if (!live?.table.maySee(connection.actor)) return connection.send(notThere({ match, id }))
    const came = performance.now()
    const noted = witnessed(deedOf(message), (person) => this.parts.hub.presenceOf(person))
    const deed = this.withTime(noted, connection, live, message)
    await live.send(connection.actor, id, deed, (answer, tell) => {
      this.parts.metrics.answered.add(performance.now() - came)
      tell()
      connection.send(this.reply(match, id, answer))
    })
  }

  /** What the server adds: the days of whoever sits down, and what is given back for slow messages. */
  private withTime(deed: Deed, { actor, lag }: Connection, { table }: LiveTable, sent: Sent): Wanted {
    if (sent.type === 'do')
      return sent.entry.kind === 'sit' && actor.kind === 'person'
        ? this.sits(deed, actor.id, sent.entry.seat, table)
        : deed
    if (!table.clocks || lag < LEAST_LAG) return deed
    const { seat } = sent
    return followed(deed, ({ clocks }) => {
      const ms = clocks?.credit(seat, lag) ?? 0
      return ms >= LEAST_LAG ? { kind: 'lag', seat, ms } : undefined
    })
  }

  private async sits(deed: Deed, person: string, seat: number, table: Table): Promise<Deed> {
    if (await this.parts.bars(table, person)) return refusing(BARRED)
    const calendar = await this.parts.calendarOf(person)
    return calendar ? followed(deed, () => ({ kind: 'calendar', seat, calendar })) : deed
  }

  private reply(match: string, id: string, answer: Answer): ServerMessage {
    if (answer.ok) {
      const { version, made, stopped } = answer
      return {
        type: 'done',
        match,
        id,
        version,
        ...(made === undefined ? {} : { made }),
        ...(stopped === undefined ? {} : { stopped: stopped as { [key: string]: unknown } }),
      }
    }
    const { code, message } = answer
    this.parts.metrics.refusals.inc({ code })
    const reason = 'reason' in answer && answer.reason ? { reason: { ...answer.reason } } : {}
    return { type: 'refused', match, id, code, message, ...reason }
  }
}

function deedFrom(entry: ClientMessageOf<'do'>['entry']): Deed {
  if (entry.kind === 'sit') return sitting(entry)
  return entry.kind === 'seat' || entry.kind === 'propose' ? offering(entry) : single(entry)
}

function deedOf(message: Sent): Deed {
  switch (message.type) {
    case 'act':
      return gesture(message)
    case 'choose': {
      const { seat, decision, choice } = message
      return single({ kind: 'choose', seat, decision, choice })
    }
    case 'orders':
      return single({ kind: 'orders', seat: message.seat, orders: message.orders })
    case 'do':
      return deedFrom(message.entry)
    default:
      return seenAt(message.version, { kind: message.type, seat: message.seat })
  }
}
