import { createServer } from 'node:http'
import { join } from 'node:path'
import { type WebSocket, WebSocketServer } from 'ws'
import { openSqlite } from '../store/sqlite.ts'

/**
 * The least that a durable server does, for comparison: what comes in is stored, and answered when it is on the disk. Each message has a
 * transaction of its own, as servers usually have it; with `shared`, all that came in one turn of the loop shares one. With `shown` it
 * has a transaction of its own, and everybody who watches its match is sent a text as long as a view, always the same.
 */
const [folder = '.', mode = 'own'] = process.argv.slice(2)
const database = openSqlite(join(folder, 'plain.sqlite'))
database.exec('create table entries (n integer primary key, body text not null)')
const insert = database.prepare('insert into entries (body) values (?)')

type Asked = { readonly type: string; readonly match: string; readonly id: string }
const watchers = new Map<string, Set<WebSocket>>()
let version = 0

/** About as long as a view of `families` of two. */
const TABLE = 'x'.repeat(5500)

function show(match: string, to: Iterable<WebSocket>): void {
  version += 1
  const decision = { seat: 0, number: version, choices: [0, 1, 2] }
  const view = { decision, waiting: [0], table: TABLE }
  const text = JSON.stringify({ type: 'table', match, version, phase: 'playing', view })
  for (const socket of to) socket.send(text)
}

function hearShown(socket: WebSocket, text: string): void {
  const { type, match, id } = JSON.parse(text) as Asked
  if (type === 'hello') return
  const watching = watchers.get(match) ?? new Set<WebSocket>()
  watchers.set(match, watching)
  if (type === 'watch') {
    watching.add(socket)
    return show(match, [socket])
  }
  insert.run(text)
  show(match, watching)
  socket.send(JSON.stringify({ type: 'done', match, id, version }))
}

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
  if (mode === 'shown') return hearShown(message.socket, message.text)
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
