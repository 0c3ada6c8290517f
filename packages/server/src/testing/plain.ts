import { createServer } from 'node:http'
import { join } from 'node:path'
import { type WebSocket, WebSocketServer } from 'ws'
import { openSqlite } from '../store/sqlite.ts'

/** The least that a durable server does: what comes in is stored, and answered when it is on the disk. For comparison. */
const database = openSqlite(join(process.argv[2] ?? '.', 'plain.sqlite'))
database.exec('create table entries (n integer primary key, body text not null)')
const insert = database.prepare('insert into entries (body) values (?)')

let waiting: { readonly socket: WebSocket; readonly text: string }[] = []

/** All that came in one turn of the loop shares a commit. */
function commit(): void {
  const batch = waiting
  waiting = []
  database.exec('begin')
  for (const { text } of batch) insert.run(text)
  database.exec('commit')
  for (const { socket, text } of batch) {
    const { id } = JSON.parse(text) as { id: string }
    socket.send(JSON.stringify({ type: 'done', id }))
  }
}

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    if (waiting.length === 0) setImmediate(commit)
    waiting.push({ socket, text: String(data as Buffer) })
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 }))
})
