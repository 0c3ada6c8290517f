import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { People } from '../people/people.ts'
import { readSettings } from '../settings.ts'
import type { Connection } from './connection.ts'
import { Hub } from './hub.ts'
import { listen } from './listen.ts'
import type { Listener } from './listener.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Takes sockets of whoever's cookie says their name; all that is heard of them is hello. */
async function door(flags: readonly string[], helloMs = 10_000) {
  server = createServer()
  const hub = new Hub(Date.now)
  const find = async (key: string) => ({ person: { id: key, name: key }, session: key })
  const listener = {
    hear: async (connection: Connection) => {
      connection.greeted = true
    },
  }
  listen(server, {
    hub,
    people: { find } as unknown as People,
    listener: listener as unknown as Listener,
    settings: readSettings(flags, {}),
    now: Date.now,
    log: () => undefined,
    pass: () => undefined,
    helloMs,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  /** A socket, and how it was received: 101, or what it was turned away with. */
  const come = (name: string) => {
    const headers = { origin: `http://${host}`, cookie: `hippodrome=${name}` }
    const socket = new WebSocket(`ws://${host}/socket`, { headers })
    const status = new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0))
    })
    socket.on('error', () => undefined)
    return { socket, status }
  }
  return { come, hub }
}

it('somebody has so many sockets at a time, an address too, and another when one is closed', async () => {
  const { come, hub } = await door(['--windows', '2', '--crowd', '3'])
  const first = come('anna')
  const received: number[] = [await first.status]
  for (const name of ['anna', 'anna', 'basil', 'carol']) received.push(await come(name).status)
  expect(received).toEqual([101, 101, 429, 101, 429])
  first.socket.terminate()
  await expect.poll(() => hub.sockets).toBe(2)
  expect(await come('carol').status).toBe(101)
})

it('who does not say hello is shown out, and who does may stay', async () => {
  const { come } = await door([], 100)
  const [polite, silent] = [come('anna'), come('basil')]
  await polite.status
  polite.socket.send('{"type":"hello","protocol":1}')
  const code = await new Promise((resolve) => silent.socket.on('close', resolve))
  expect(code).toBe(1002)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(polite.socket.readyState).toBe(WebSocket.OPEN)
})
