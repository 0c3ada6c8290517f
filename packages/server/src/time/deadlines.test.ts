import { loadGame } from '@hippodrome/games'
import { DAY, HOUR, MINUTE, SECOND, type Time } from '@hippodrome/wire'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LiveTable } from '../live/liveTable.ts'
import { Registry } from '../live/registry.ts'
import { newId } from '../people/keys.ts'
import { single } from '../socket/deeds.ts'
import { Store } from '../store/store.ts'
import { keepPulse, lastPulse, putDue } from '../store/timeRows.ts'
import { dueOf } from '../table/timing.ts'
import { PassingTime } from '../testing/passing.ts'
import { placeForTest, type TestPlace } from '../testing/place.ts'
import { Deadlines } from './deadlines.ts'
import { Pulse } from './pulse.ts'

beforeAll(() => loadGame('families'), 60_000)

const LIVE: Time = { kind: 'live', base: 10 * MINUTE, increment: 0 }
const TURNS: Time = { kind: 'turns', each: DAY, reserve: 0, off: [] }
const START = Date.parse('2026-01-05T09:00Z')

let place: TestPlace
let time = new PassingTime(START)
let store: Store
let stops: (() => Promise<void>)[] = []
const faults: unknown[] = []

beforeEach(async () => {
  place = await placeForTest()
  time = new PassingTime(START)
  faults.length = 0
})
afterEach(async () => {
  await stop()
  await place.end()
  expect(faults).toEqual([])
})

/** Everything that keeps time, as a server has it; called again it is a second one on the same rows. */
async function start() {
  if (stops.length === 0) store = await Store.open(place.place, time.now)
  const { now, later } = time
  const pulse = await Pulse.start({ store, now, later, shared: false })
  const registry = new Registry({ store, loadGame, now, most: 100 })
  const find = (id: string) => registry.find(id)
  const awake = (late: number) => pulse.awake(late)
  pulse.spare = () => registry.spareAll()
  const deadlines = new Deadlines({ store, find, now, later, awake, log: (...said) => faults.push(said) })
  registry.changed = ({ table }) => deadlines.note(dueOf(table))
  stops.push(async () => {
    await deadlines.stop()
    await pulse.stop()
  })
  return { registry, deadlines, pulse }
}

async function stop(): Promise<void> {
  for (const end of stops) await end()
  if (stops.length > 0) await store.close()
  stops = []
}

/** Like a death: the pulse stops when it last beat. */
async function die(): Promise<void> {
  const last = await lastPulse(store)
  await stop()
  store = await Store.open(place.place, time.now)
  await store.db
    .updateTable('pulse')
    .set({ at: last ?? 0 })
    .execute()
  await store.close()
}

async function begun(registry: Registry, more: object): Promise<LiveTable> {
  const people = ['anna-the-first-0000', 'basil-the-second-00'].map((id) => ({ id, name: id }))
  const [host] = people
  const seats = people.map(() => ({ kind: 'open' as const }))
  const wish = { game: 'families', options: {}, seats, listed: false, spectators: true, talks: true, ...more }
  const live = await registry.create(host ?? { id: '', name: '' }, wish)
  for (const [seat, person] of people.entries())
    await live.send(
      { kind: 'person', ...person },
      newId(),
      single({ kind: 'sit', seat, name: person.name, words: 'some-words' }),
    )
  await live.send({ kind: 'person', ...people[0] } as never, newId(), single({ kind: 'begin' }))
  return live
}

const entriesOf = async (match: string, kind: string) =>
  (await store.load(match))?.entries.filter(
    ({ body }) => (JSON.parse(body) as { kind: string }).kind === kind,
  ) ?? []

const dueRow = async () =>
  Number((await store.db.selectFrom('deadlines').selectAll().executeTakeFirst())?.due_at)

/** Until everything that is under way has come to rest. */
async function rest(deadlines: Deadlines): Promise<void> {
  await deadlines.start()
  await store.settled()
}

it('a table without a clock has no deadline, and one with a clock has its next one with the entry from which it follows', async () => {
  const { registry } = await start()
  await begun(registry, {})
  expect(await store.db.selectFrom('deadlines').selectAll().execute()).toEqual([])
  await begun(registry, { time: LIVE })
  expect(await dueRow()).toBe(START + 10 * MINUTE + SECOND)
})

it('a clock runs out by itself, once, and leaves no deadline behind', async () => {
  const { registry, deadlines } = await start()
  const live = await begun(registry, { time: LIVE })
  time.pass(10 * MINUTE)
  await rest(deadlines)
  expect(live.table.places.some(({ standIn }) => standIn)).toBe(false)
  time.pass(SECOND)
  await rest(deadlines)
  expect(live.table.places.filter(({ standIn }) => standIn)).toHaveLength(1)
  time.pass(DAY)
  await rest(deadlines)
  expect(await entriesOf(live.id, 'clock')).toHaveLength(1)
  expect(await store.db.selectFrom('deadlines').selectAll().execute()).toEqual([])
})

it('wakes by itself when the first clock runs out', async () => {
  const { registry } = await start()
  const live = await begun(registry, { time: LIVE })
  const told = new Promise<void>((resolve) => {
    registry.changed = () => resolve()
  })
  time.pass(10 * MINUTE + SECOND)
  await told
  expect(await entriesOf(live.id, 'clock')).toHaveLength(1)
})

it('two that look after the same rows do each deadline once', async () => {
  const [one, other] = [await start(), await start()]
  const lives: LiveTable[] = []
  for (let n = 0; n < 5; n++) lives.push(await begun(one.registry, { time: LIVE }))
  time.pass(HOUR)
  await Promise.all([one.deadlines.start(), other.deadlines.start(), one.deadlines.start()])
  for (const { id } of lives) expect(await entriesOf(id, 'clock')).toHaveLength(1)
})

it('a deadline that is stale changes nothing, and is put right', async () => {
  const { registry, deadlines } = await start()
  const { id } = await begun(registry, { time: TURNS })
  await putDue(store, id, START + DAY, START + SECOND)
  time.pass(MINUTE)
  await rest(deadlines)
  expect(await entriesOf(id, 'clock')).toEqual([])
  expect(await dueRow()).toBe(START + DAY)
  await store.db.insertInto('deadlines').values({ match: 'a-match-that-is-gone', due_at: START }).execute()
  await rest(deadlines)
  expect(await dueRow()).toBe(START + DAY)
})

it('outlives the process, which does what is due when it starts', async () => {
  const { registry } = await start()
  const { id } = await begun(registry, { time: TURNS })
  await stop()
  const again = await start()
  time.pass(DAY)
  await rest(again.deadlines)
  expect(await entriesOf(id, 'clock')).toHaveLength(1)
})

it('gives an outage back to clocks and votes that ran, once, and says so', async () => {
  const { registry } = await start()
  const live = await begun(registry, { time: LIVE })
  const seat = live.table.match?.state.pending[0]?.seat ?? 0
  time.pass(4 * MINUTE)
  await keepPulse(store, time.now())
  time.pass(3 * SECOND)
  await die()
  time.pass(5 * HOUR)
  const after = await start()
  await rest(after.deadlines)
  const back = await after.registry.find(live.id)
  expect(back?.table.clocks?.left(seat, time.now())).toBe(6 * MINUTE)
  expect(back?.table.said.at(-1)?.says).toMatchObject({ note: { kind: 'outage' } })
  expect(await dueRow()).toBe(time.now() + 6 * MINUTE + SECOND)
  await stop()
  const third = await start()
  const same = await third.registry.find(live.id)
  expect(same?.table.clocks?.left(seat, time.now())).toBe(6 * MINUTE)
  expect(await entriesOf(live.id, 'outage')).toHaveLength(1)
  expect(await entriesOf(live.id, 'clock')).toEqual([])
})

it('gives back the sleep of a machine whose server was never stopped, before any clock is judged', async () => {
  const { registry, deadlines, pulse } = await start()
  const live = await begun(registry, { time: LIVE })
  const seat = live.table.match?.state.pending[0]?.seat ?? 0
  time.pass(3 * SECOND)
  time.sleep(5 * HOUR)
  await rest(deadlines)
  await pulse.awake(0)
  expect(await entriesOf(live.id, 'clock')).toEqual([])
  expect(await entriesOf(live.id, 'outage')).toHaveLength(1)
  expect(live.table.clocks?.left(seat, time.now())).toBe(10 * MINUTE)
  expect(await dueRow()).toBe(time.now() + 10 * MINUTE + SECOND)
})

it('gives back the time in which nothing could be written, and none for one beat that was missed', async () => {
  const { registry, deadlines, pulse } = await start()
  const live = await begun(registry, { time: LIVE })
  const seat = live.table.match?.state.pending[0]?.seat ?? 0
  const { db } = store
  const fail = async (ms: number) => {
    await db.schema.alterTable('pulse').renameTo('pulse_elsewhere').execute()
    time.pass(5 * SECOND)
    await pulse.awake(0).catch(() => undefined)
    await db.schema.alterTable('pulse_elsewhere').renameTo('pulse').execute()
    time.pass(ms)
    await rest(deadlines)
    await pulse.awake(0)
  }
  await fail(5 * SECOND)
  expect(await entriesOf(live.id, 'outage')).toEqual([])
  const before = live.table.clocks?.left(seat, time.now())
  await fail(HOUR)
  expect(await entriesOf(live.id, 'outage')).toHaveLength(1)
  expect(await entriesOf(live.id, 'clock')).toEqual([])
  expect(live.table.clocks?.left(seat, time.now())).toBe(before)
})

it('a node that starts beside others sees no outage as long as one of them beats', async () => {
  const { now, later } = time
  store = await Store.open(place.place, now)
  const outages = () => store.db.selectFrom('outages').selectAll().execute()
  const one = await Pulse.start({ store, now, later, shared: true })
  time.pass(4 * SECOND)
  const other = await Pulse.start({ store, now, later, shared: true })
  expect(await outages()).toEqual([])
  await Promise.all([one.stop(), other.stop()])
  time.pass(4 * SECOND)
  const alone = await Pulse.start({ store, now, later, shared: false })
  expect(await outages()).toHaveLength(1)
  await alone.stop()
  time.pass(11 * SECOND)
  const late = await Pulse.start({ store, now, later, shared: true })
  expect(await outages()).toHaveLength(2)
  await late.stop()
  await store.close()
})

it('makes nothing of a short restart where days are counted', async () => {
  const { registry } = await start()
  const { id } = await begun(registry, { time: TURNS })
  await stop()
  time.pass(20 * SECOND)
  const after = await start()
  await after.registry.find(id)
  expect(await entriesOf(id, 'outage')).toEqual([])
})
