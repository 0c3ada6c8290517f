import { PassThrough } from 'node:stream'
import type { ServerMessage } from '@hippodrome/wire'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Registry } from '../live/registry.ts'
import { makeMetrics } from '../metrics.ts'
import { Store } from '../store/store.ts'
import { placeForTest } from '../testing/place.ts'
import { Connection } from './connection.ts'
import { Credits } from './credits.ts'
import { Hub } from './hub.ts'
import { Listener } from './listener.ts'

const never = () => Promise.reject(new Error('nobody asks for this'))
const none = () => 0

/** A page that writes down what it is told. */
class Page extends Connection {
  readonly told: ServerMessage[] = []

  constructor() {
    const socket = Reflect.construct(WebSocket, [null, undefined, {}]) as WebSocket
    const actor = { kind: 'person', id: 'anna', name: 'Anna' } as const
    super(socket, new PassThrough(), actor, new Credits(1000, 1, none), () => {})
    this.greeted = true
  }

  override send(message: ServerMessage): void {
    this.told.push(message)
  }
}

it('a page looks at a hundred tables at a time, and at another when it looks away from one', async () => {
  const place = await placeForTest()
  const store = await Store.open(place.place, Date.now)
  const listener = new Listener({
    registry: new Registry({ store, loadGame: never, now: none, most: 10 }),
    hub: new Hub(none),
    metrics: makeMetrics({ sockets: none, tables: none, thinking: none, commits: none }),
    build: '',
    now: none,
    bars: never,
    calendarOf: never,
    showLobby: never,
  })
  const page = new Page()
  const watch = (match: string) => listener.hear(page, { type: 'watch', match })
  // What is being looked for counts until it is known not to be there.
  const looking = Array.from({ length: 100 }, (_, n) => watch(`table ${n}`))
  await watch('one more')
  expect(page.told).toEqual([
    { type: 'refused', match: 'one more', code: 'too-fast', message: 'that is too much at once' },
  ])
  const again = watch('table 7')
  await listener.hear(page, { type: 'unwatch', match: 'table 3' })
  const other = watch('another')
  await Promise.all([...looking, again, other])
  const told = page.told.slice(1).map((message) => (message.type === 'refused' ? message.code : ''))
  expect(new Set(told)).toEqual(new Set(['not-there']))
  expect(page.wanted.size).toBe(0)
  await store.close()
  await place.end()
})
