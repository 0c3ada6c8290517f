import { createServer } from 'node:http'
import { join } from 'node:path'
import { type WebSocket, WebSocketServer } from 'ws'
import { openSqlite } from '../store/sqlite.ts'

/**
 * The least that a durable server does, for comparison: what comes in is stored, and answered when it is on the disk. Each message has a
 * transaction of its own, as servers usually have it; with `shared`, all that came in one turn of the loop shares one.
 */
const [folder = '.', mode = 'own'] = process.argv.slice(2)
const database = openSqlite(join(folder, 'plain.sqlite'))
database.exec('create table entries (n integer primary key, body text not null)')
const insert = database.prepare('insert into entries (body) values (?)')

type Message = { readonly socket: WebSocket; readonly text: string }
let waiting: Message[] = []

function answer({ socket, text }: Message): void {
  const { id } = JSON.parse(text) as { id: string }
  socket.send(JSON.stringify({ type: 'done', id }))
}

function commit(): void {
  const batch = waiting
  waiting = []
  database.exec('begin')
  for (const { text } of batch) insert.run(text)
  database.exec('commit')
  for (const message of batch) answer(message)
}

function hear(message: Message): void {
  if (mode === 'shared') {
    if (waiting.length === 0) setImmediate(commit)
    waiting.push(message)
    return
  }
  insert.run(message.text)
  answer(message)
}

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket) => {
  socket.on('message', (data) => hear({ socket, text: String(data as Buffer) }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 }))
})
