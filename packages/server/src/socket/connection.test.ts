import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Connection } from './connection.ts'
import { Credits } from './credits.ts'
import { frameOf } from './frame.ts'

/** A connection, and how many messages left with each write. */
function connected() {
  const pieces: number[] = []
  const stream = new Duplex({
    write(_chunk, _encoding, done) {
      pieces.push(1)
      done()
    },
    writev(chunks, done) {
      pieces.push(chunks.length)
      done()
    },
  })
  const socket = { readyState: WebSocket.OPEN, OPEN: WebSocket.OPEN, bufferedAmount: 0 } as WebSocket
  const actor = { kind: 'person', id: 'anna', name: 'Anna' } as const
  const credits = new Credits(1, 1, Date.now)
  return { pieces, stream, connection: new Connection(socket, stream, actor, credits, () => {}) }
}

it('what is told in one go leaves in one piece each, before whoever waited for it goes on', async () => {
  const [player, watcher] = [connected(), connected()]
  player.connection.send({ type: 'pong', n: 1, at: 5 })
  watcher.connection.send({ type: 'pong', n: 1, at: 5 })
  player.connection.send({ type: 'closing' })
  expect([player.pieces, watcher.pieces]).toEqual([[], []])
  await Promise.resolve()
  expect([player.pieces, watcher.pieces]).toEqual([[2], [1]])
  player.connection.send({ type: 'closing' })
  await Promise.resolve()
  expect(player.pieces).toEqual([2, 1])
})

it('what waits to leave counts against a slow reader', () => {
  const { connection, stream } = connected()
  connection.send({ type: 'closing' })
  expect(stream.writableLength).toBe(frameOf('{"type":"closing"}').length)
})
