import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './frame.ts'

/** What a client of the protocol reads from it. */
async function read(frame: Buffer): Promise<string> {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  server.on('connection', (_, { socket }) => socket.write(frame))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  try {
    return await new Promise((resolve, reject) => {
      client.on('message', (data: Buffer) => resolve(String(data)))
      client.on('error', reject)
    })
  } finally {
    client.terminate()
    server.close()
  }
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a text of %i bytes is read as it was',
  async (length) => {
    const text = 'x'.repeat(length)
    expect(await read(frameOf(text))).toBe(text)
  },
)

it('counts bytes, not characters', async () => {
  const text = '⚔ Θεσσαλονίκη '.repeat(9)
  expect(await read(frameOf(text))).toBe(text)
})

it('the same text again is the same frame, another is not', () => {
  const once = frameOf('{"type":"pong"}')
  expect(frameOf(['{"type":', '"pong"}'].join(''))).toBe(once)
  expect(frameOf('{"type":"closing"}')).not.toBe(once)
})
