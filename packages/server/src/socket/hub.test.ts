import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { HERE } from '../people/comings.ts'
import { Connection } from './connection.ts'
import { Credits } from './credits.ts'
import { Hub } from './hub.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const now = () => Date.now()
const arrival = (id: string) =>
  new Connection(
    Reflect.construct(WebSocket, [null, undefined, {}]) as WebSocket,
    new PassThrough(),
    { kind: 'person', id, name: id },
    new Credits(1, 1, now),
    () => {},
  )

it('says here, away for a minute, then gone since the moment at which the last socket closed', () => {
  const hub = new Hub(now)
  const [phone, desk] = [arrival('anna'), arrival('anna')]
  hub.enter(phone)
  hub.enter(desk)
  hub.leave(phone)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'here' })
  vi.advanceTimersByTime(5 * MINUTE)
  const left = now()
  hub.leave(desk)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'away', since: left })
  vi.advanceTimersByTime(MINUTE)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'gone', since: left })
})

it('says nothing of who has not come back yet after a start, then that they are gone, and never a time that it did not see', () => {
  const hub = new Hub(now)
  expect(hub.presenceOf('anna')).toEqual({})
  vi.advanceTimersByTime(MINUTE)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'gone' })
  const back = arrival('anna')
  hub.enter(back)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'here' })
})

it('knows from what was written down since when somebody is gone, and of who was here when the server died that they did not come back', () => {
  const noted: [string, number][] = []
  const hub = new Hub(now, (...note) => noted.push(note))
  const began = now()
  hub.remember(
    new Map([
      ['anna', began - 10 * MINUTE],
      ['basil', began - 1000],
      ['carol', HERE],
    ]),
  )
  expect(hub.presenceOf('anna')).toEqual({ presence: 'gone', since: began - 10 * MINUTE })
  expect(hub.presenceOf('basil')).toEqual({ presence: 'away', since: began - 1000 })
  expect(hub.presenceOf('carol')).toEqual({})
  vi.advanceTimersByTime(MINUTE)
  expect(hub.presenceOf('carol')).toEqual({ presence: 'gone', since: began })
  const back = arrival('anna')
  hub.enter(back)
  hub.remember(new Map([['anna', began]]))
  expect(hub.presenceOf('anna')).toEqual({ presence: 'here' })
  hub.leave(back)
  expect(noted).toEqual([
    ['anna', HERE],
    ['anna', now()],
  ])
})

it('says here only while somebody looks at one of their pages, and counts each page once', () => {
  const hub = new Hub(now)
  const [phone, desk] = [arrival('anna'), arrival('anna')]
  for (const page of [phone, desk]) hub.enter(page)
  for (const _ of [1, 2]) hub.look(desk, false)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'here' })
  const left = now()
  hub.look(phone, false)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'away', since: left })
  vi.advanceTimersByTime(MINUTE)
  hub.leave(phone)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'gone', since: left })
  hub.look(desk, true)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'here' })
  hub.leave(desk)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'away', since: now() })
})

it('a page that comes back hidden is no sign of whoever left it, and counts as one of their sockets', () => {
  const hub = new Hub(now)
  const first = arrival('anna')
  hub.enter(first)
  const left = now()
  hub.leave(first)
  vi.advanceTimersByTime(10 * MINUTE)
  const again = arrival('anna')
  hub.enter(again)
  hub.look(again, false)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'gone', since: left })
  expect(hub.socketsOf('anna')).toBe(1)
  hub.look(again, true)
  const seen = now()
  hub.look(again, false)
  expect(hub.presenceOf('anna')).toEqual({ presence: 'away', since: seen })
})
