import { type Calling, MINUTE } from '@hippodrome/wire'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Store } from '../store/store.ts'
import { placeForTest, POSTGRES, type TestPlace } from '../testing/place.ts'
import type { Channels } from './channels.ts'
import { Notices } from './notices.ts'

let place: TestPlace
let store: Store
let at = 1_000_000
const now = () => at

beforeEach(async () => {
  place = await placeForTest()
  store = await Store.open(place.place, now)
})
afterEach(async () => {
  await store.close()
  await place.end()
})

const CALLING: Calling = {
  language: 'en',
  zone: 'UTC',
  when: { turn: ['webhook'], answer: [], done: [], vote: [], end: [] },
  quiet: [[], [], [], [], [], [], []],
}

/** A node that sends as a test says. */
const node = (send: (person: string) => Promise<boolean>) =>
  new Notices({
    store,
    channels: { send } as unknown as Channels,
    base: () => '',
    isHere: () => false,
    now,
    log: () => undefined,
    delayMs: 0,
    shared: POSTGRES !== undefined,
  })

const due = async (count: number) => {
  const people = Array.from({ length: count }, (_, n) => `person-${n}`)
  const body = JSON.stringify(CALLING)
  await store.db
    .insertInto('callings')
    .values(people.map((person) => ({ person, body })))
    .execute()
  const row = { match: 'm', kind: 'turn', topic: 'asked 1', game: 'families', due_at: at, done_at: 0 }
  await store.db
    .insertInto('notices')
    .values(people.map((person) => ({ person, ...row })))
    .execute()
}

it('sends to all at the same time, each once, also when two nodes do', async () => {
  await due(120)
  const sent: string[] = []
  let most = 0
  let under = 0
  const send = async (person: string) => {
    most = Math.max(most, ++under)
    await new Promise((later) => setTimeout(later, 5))
    under -= 1
    sent.push(person)
    return true
  }
  await Promise.all([node(send).callAll(), node(send).callAll()])
  await node(send).callAll()
  expect([sent.length, new Set(sent).size]).toEqual([120, 120])
  expect(most).toBeGreaterThan(10)
})

it('what a node had taken when it died is sent by another, after a while, and what it had sent is not', async () => {
  await due(2)
  const sent: string[] = []
  const dying = node(async (person) => {
    sent.push(person)
    return person === 'person-0' ? true : new Promise<boolean>(() => undefined)
  })
  void dying.callAll()
  await expect.poll(() => sent.length).toBe(2)
  await expect
    .poll(
      async () =>
        (await store.db.selectFrom('notices').selectAll().where('done_at', '>', 0).execute()).length,
    )
    .toBe(1)
  const other = node(async (person) => sent.push(person) > 0)
  await other.callAll()
  expect(sent).toHaveLength(2)
  at += 3 * MINUTE
  await other.callAll()
  expect(sent.slice(2)).toEqual(['person-1'])
})
