import type { MatchView } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import {
  DAY,
  type Days,
  entrySchema,
  HOUR,
  type Motion,
  type ServerMessageOf,
  type Time,
} from '@hippodrome/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actorOf } from './table/actor.ts'
import { Table } from './table/table.ts'
import { Client } from './testing/client.ts'
import { PassingTime } from './testing/passing.ts'
import { serveForTest } from './testing/serve.ts'

const TURNS: Time = { kind: 'turns', each: DAY, reserve: 2 * DAY, off: ['weekends'] }
/** A Monday morning. */
const START = Date.parse('2026-01-05T09:00Z')
const ANNA = 0
const BASIL = 1
const CHLOE = 2
const NAMES = ['Anna', 'Basil', 'Chloe'] as const
const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo'] as const
const DAYS = (zone: string, away: [number, number][] = []): Days => ({ zone, night: [23 * 60, 7 * 60], away })

let time: PassingTime
let server: Awaited<ReturnType<typeof serveForTest>>
async function begin(): Promise<void> {
  time = new PassingTime(START)
  server = await serveForTest(['--haste', '1000'], undefined, time)
}
beforeAll(begin)
afterAll(() => server.end())

/** The dice are the server's own: Constantinople may fall before the forty days are over. */
class EndedEarly extends Error {}

type Shown = ServerMessageOf<'table'>

/** Three people at a table that a test moves through weeks. */
class Weeks {
  private constructor(
    private people: Client[],
    readonly match: string,
  ) {}

  static async begin(): Promise<Weeks> {
    const people: Client[] = []
    for (const [seat, name] of NAMES.entries()) {
      const client = await (await Client.come(server.base, name)).connect()
      expect((await client.http('POST', '/me/days', DAYS(ZONES[seat] ?? ''))).status).toBe(200)
      people.push(client)
    }
    const [anna] = people as [Client]
    const { match } = await anna.open(
      'families',
      NAMES.map(() => ({ kind: 'open' })),
      [0],
      { time: TURNS },
    )
    for (const seat of [BASIL, CHLOE]) {
      people[seat]?.tell({ type: 'watch', match })
      await people[seat]?.sit(match, seat)
    }
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    return new Weeks(people, match)
  }

  client(seat: number): Client {
    const client = this.people[seat]
    if (!client) throw new Error(`nobody is at ${seat}`)
    return client
  }

  /** The table as everybody shows it: all devices the same. */
  async shown(wished: (table: Shown) => boolean = () => true): Promise<Shown> {
    const wait = (table: Shown) => table.phase === 'over' || wished(table)
    const tables = await Promise.all(this.people.map((client) => client.until(this.match, wait)))
    if (tables.some(({ phase }) => phase === 'over')) throw new EndedEarly()
    const newest = tables.toSorted((one, other) => other.version - one.version)[0] as Shown
    const same = await Promise.all(
      this.people.map((client) => client.until(this.match, ({ version }) => version >= newest.version)),
    )
    for (const { clocks, paused } of same)
      expect({ clocks, paused }).toEqual({ clocks: same[0]?.clocks, paused: same[0]?.paused })
    return same[0] as Shown
  }

  /** Whom the match waits for. */
  async asked(): Promise<number> {
    const { view } = await this.shown(
      ({ view, seats }) =>
        (view as MatchView | undefined)?.waiting.some((seat) => !seats[seat]?.standIn) ?? false,
    )
    return (view as unknown as MatchView).waiting[0] ?? -1
  }

  private random = 1

  /** One turn of whoever is asked: all that is asked of them in a row. */
  async turn(seat: number): Promise<void> {
    const client = this.client(seat)
    for (;;) {
      const { decision } = (client.tables.get(this.match)?.view ?? {}) as unknown as MatchView
      if (decision?.seat !== seat) return
      this.random = (this.random * 16_807) % 2_147_483_647
      const choice = this.random % decision.choices.length
      const reply = await client.send({
        type: 'choose',
        match: this.match,
        seat,
        decision: decision.number,
        choice,
      })
      expect(reply).toMatchObject({ type: 'done' })
      await this.shown(({ version }) => version >= (reply.type === 'done' ? reply.version : 0))
    }
  }

  /** Turns of everybody, each after so long, until this one is asked. */
  async until(seat: number, wait: number): Promise<void> {
    for (let now = await this.asked(); now !== seat; now = await this.asked()) {
      time.pass(wait)
      await this.turn(now)
    }
  }

  /** All agree on something. */
  async agree(by: number, motion: Motion, reason: string): Promise<void> {
    const { match } = this
    await this.client(by).send({ type: 'do', match, entry: { kind: 'motion', motion, reason } })
    for (const seat of [ANNA, BASIL, CHLOE])
      if (seat !== by) {
        const { votes } = await this.client(seat).until(match, (table) => table.votes.length > 0)
        await this.client(seat).send({
          type: 'do',
          match,
          entry: { kind: 'vote', vote: votes[0]?.id ?? 0, for: true },
        })
      }
    await this.shown(({ votes }) => votes.length === 0)
  }

  async left(seat: number): Promise<number> {
    const table = await this.shown()
    const clock = table.clocks?.[seat]
    return (clock?.own ?? 0) + (clock?.bank ?? 0)
  }

  /** The server is away for a while; everybody comes back. */
  async restart(ms: number): Promise<void> {
    await server.restart([], () => time.pass(ms))
    this.people = await Promise.all(
      this.people.map(async (client) => {
        const back = await Client.back(server.base, client).connect()
        back.tell({ type: 'watch', match: this.match })
        return back
      }),
    )
    await this.shown()
  }

  end(): void {
    for (const client of this.people) client.cut()
  }
}

/** The table that the whole log gives, without any snapshot. */
async function replayed(
  match: string,
): Promise<{ readonly table: Table; readonly kinds: readonly string[] }> {
  const { store } = server
  const row = await store?.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst()
  const rows = await store?.db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', match)
    .orderBy('version')
    .execute()
  const [opening, ...log] = (rows ?? []).map((entry) => ({
    ...entry,
    body: v.parse(entrySchema, JSON.parse(entry.body)),
  }))
  if (!row || opening?.body.kind !== 'open') throw new Error('there is no log')
  const table = new Table(await loadGame(row.game), opening.body, row.host, row.seed)
  for (const { by, body, at } of log) expect(table.apply(actorOf(by), body, Number(at))).toEqual({ ok: true })
  return { table, kinds: log.map(({ body }) => body.kind) }
}

async function fortyDays(): Promise<void> {
  const weeks = await Weeks.begin()
  const { match } = weeks

  // Thirty hours for a turn: a day of its own, and six from the reserve.
  await weeks.until(ANNA, HOUR)
  time.pass(30 * HOUR)
  await weeks.turn(ANNA)
  expect(await weeks.left(ANNA)).toBe(DAY + 42 * HOUR)

  // Chloe is asked on Friday at noon in Tokyo, and moves on Monday at two: a day has gone, and two hours of the reserve.
  const friday = Date.parse('2026-01-09T03:00Z')
  while (time.now() + 8 * HOUR < friday) {
    const seat = await weeks.asked()
    time.pass(8 * HOUR)
    await weeks.turn(seat)
  }
  time.pass(friday - time.now())
  await weeks.turn(await weeks.asked())
  await weeks.until(CHLOE, 0)
  const before = await weeks.left(CHLOE)
  time.pass(DAY)
  await weeks.restart(2 * HOUR)
  time.pass(2 * DAY)
  await weeks.turn(CHLOE)
  expect(await weeks.left(CHLOE)).toBe(before - 2 * HOUR)

  // Anna is away for six days while she is asked.
  await weeks.until(ANNA, 5 * HOUR)
  const leaves = time.now() + HOUR
  await weeks.client(ANNA).http('POST', '/me/days', DAYS('Europe/Amsterdam', [[leaves, leaves + 6 * DAY]]))
  const rests = (await weeks.shown()).clocks?.[ANNA]
  expect(rests?.due).toBeGreaterThan(leaves + 6 * DAY)
  time.pass(6 * DAY + 2 * HOUR)
  await weeks.turn(ANNA)
  expect(await weeks.left(ANNA)).toBe(DAY + 42 * HOUR)

  // All agree on a pause of five days, in which the server restarts.
  await weeks.agree(BASIL, { do: 'pause' }, 'a wedding')
  const paused = await weeks.shown()
  expect(paused.paused).toMatchObject({ by: BASIL, reason: 'a wedding' })
  expect(paused.clocks?.some(({ since }) => since !== undefined)).toBe(false)
  await weeks.restart(HOUR)
  time.pass(5 * DAY)
  await weeks.agree(CHLOE, { do: 'resume' }, 'she said yes')
  const resumed = await weeks.shown()
  expect(resumed.clocks?.map(({ own, bank }) => own + bank)).toEqual(
    paused.clocks?.map(({ own, bank }) => own + bank),
  )

  // Basil vanishes. His time runs out, and a bot plays on; after three days he comes back.
  await weeks.until(BASIL, 6 * HOUR)
  const due = (await weeks.shown()).clocks?.[BASIL]?.due ?? 0
  time.pass(due - time.now() - 1)
  await weeks.restart(0)
  expect((await weeks.shown()).seats[BASIL]?.standIn).toBeUndefined()
  time.pass(1)
  await weeks.shown(({ seats }) => seats[BASIL]?.standIn === 'squire')
  for (let turns = 0; turns < 6; turns++) {
    time.pass(12 * HOUR)
    await weeks.turn(await weeks.asked())
  }
  expect((await weeks.shown()).seats[BASIL]?.standIn).toBe('squire')
  await weeks.client(BASIL).send({ type: 'do', match, entry: { kind: 'return', seat: BASIL } })
  await weeks.shown(({ seats }) => seats[BASIL]?.standIn === undefined)
  expect(await weeks.left(BASIL)).toBe(DAY)

  // And on, to the fortieth day.
  for (let turns = 1; time.now() < START + 40 * DAY; turns++) {
    const seat = await weeks.asked()
    time.pass(9 * HOUR)
    await weeks.turn(seat)
    if (turns % 10 === 0) await weeks.restart(3 * HOUR)
  }
  const shown = await weeks.shown()
  expect(shown.phase).toBe('playing')
  expect(time.now() - START).toBeGreaterThanOrEqual(40 * DAY)

  const { table, kinds } = await replayed(match)
  expect(table.version).toBe(shown.version)
  expect(table.clocks?.view()).toEqual(shown.clocks)
  expect(kinds.filter((kind) => kind === 'clock')).toHaveLength(1)
  expect(new Set(kinds)).toEqual(
    new Set(['sit', 'calendar', 'begin', 'choose', 'motion', 'vote', 'clock', 'return', 'outage']),
  )
  weeks.end()
}

it('a match of three by turns plays over forty days: reserve, weekend, vacation, a bot, a return, a pause, restarts; its log gives the same clocks', async () => {
  for (let whole = false; !whole; )
    whole = await fortyDays().then(
      () => true,
      async (fault: unknown) => {
        if (!(fault instanceof EndedEarly)) throw fault
        await server.end()
        await begin()
        return false
      },
    )
  expect(time.now() - START).toBeGreaterThanOrEqual(40 * DAY)
}, 120_000)
