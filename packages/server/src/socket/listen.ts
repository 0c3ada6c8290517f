import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type ClientMessage,
  clientSchema,
  idSchema,
  LONGEST_FRAME,
  type ServerMessageOf,
  whole,
} from '@hippodrome/wire'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Passing } from '../faults.ts'
import { keyIn } from '../http/cookies.ts'
import { addressOf, isOwnOrigin } from '../http/guard.ts'
import type { Log } from '../log.ts'
import type { People } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import { Connection } from './connection.ts'
import { Credits, Purses } from './credits.ts'
import type { Hub } from './hub.ts'
import type { Listener } from './listener.ts'

type Parts = {
  readonly hub: Hub
  readonly people: People
  readonly listener: Listener
  readonly settings: Settings
  readonly now: () => number
  readonly log: Log
  readonly pass: Passing
  /** How long somebody who has come may take to say hello. */
  readonly helloMs?: number
}

const HELLO_MS = 10_000

/** Sockets that are silent for two of these are cut. */
const HEARTBEAT_MS = 30_000

/** Takes sockets at `/socket`, from our own pages and from people who have said their name. */
export function listen(server: Server, parts: Parts): WebSocketServer {
  const { hub, people, settings, now } = parts
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
  })
  const { haste } = settings
  const arrivals = new Purses(60 * haste, haste, now)
  const messages = new Purses(1000 * haste, 100 * haste, now)
  const crowds = new Map<string, number>()

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/socket') return turnAway(socket, 404)
    if (!isOwnOrigin(request.headers.origin, request.headers.host, settings.url)) return turnAway(socket, 403)
    const address = addressOf(request, settings.proxies)
    if (!arrivals.spend(address)) return turnAway(socket, 429)
    if (hub.sockets >= settings.sockets) return turnAway(socket, 503)
    const visitor = await people.find(keyIn(request.headers.cookie) ?? '')
    if (!visitor) return turnAway(socket, 401)
    const crowd = crowds.get(address) ?? 0
    if (crowd >= settings.crowd || hub.socketsOf(visitor.person.id) >= settings.windows)
      return turnAway(socket, 429)
    sockets.handleUpgrade(request, socket, head, (opened) => {
      crowds.set(address, crowd + 1)
      opened.once('close', () => leave(crowds, address))
      const own = new Credits(200 * haste, 20 * haste, now)
      // Many sockets from one place have no more between them, whatever they ask.
      const credits = { spend: (cost = 1) => own.spend(cost) && messages.spend(address, cost) }
      const actor = { kind: 'person', ...visitor.person } as const
      const connection = new Connection(opened, socket, actor, credits, parts.pass)
      connection.session = visitor.session
      converse(opened, connection, parts)
    })
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch(() => socket.destroy())
  })
  const beat = setInterval(() => heartbeat(sockets), HEARTBEAT_MS)
  beat.unref()
  sockets.on('close', () => clearInterval(beat))
  return sockets
}

function leave(crowds: Map<string, number>, address: string): void {
  const others = (crowds.get(address) ?? 1) - 1
  if (others > 0) crowds.set(address, others)
  else crowds.delete(address)
}

const STATUS: { readonly [status: number]: string } = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const alive = new WeakSet<WebSocket>()
/** When each was last asked for a sign of life. */
const asked = new WeakMap<WebSocket, number>()

function ping(socket: WebSocket): void {
  asked.set(socket, performance.now())
  socket.ping()
}

function heartbeat(sockets: WebSocketServer): void {
  for (const socket of sockets.clients) {
    if (!alive.has(socket)) {
      socket.terminate()
      continue
    }
    alive.delete(socket)
    ping(socket)
  }
}

function converse(socket: WebSocket, connection: Connection, { hub, listener, log, helloMs }: Parts): void {
  alive.add(socket)
  hub.enter(connection)
  const greeting = setTimeout(() => {
    if (!connection.greeted) connection.close(1002, 'say hello first')
  }, helloMs ?? HELLO_MS)
  greeting.unref()
  socket.on('pong', () => {
    alive.add(socket)
    connection.lag = performance.now() - (asked.get(socket) ?? performance.now())
  })
  ping(socket)
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(greeting)
    hub.leave(connection)
  })
  socket.on('message', (data, isBinary) => {
    alive.add(socket)
    if (!connection.credits.spend()) return connection.close(1008, 'too fast')
    const read = isBinary ? UNREADABLE : readMessage(String(data as Buffer))
    if (!read.ok) return connection.send({ ...MALFORMED, ...read.about })
    const { message } = read
    listener.hear(connection, message).catch((fault: unknown) => {
      log('fault', { detail: fault instanceof Error ? fault.message : String(fault) })
      connection.send(faultOf(message))
    })
  })
}

const MALFORMED: ServerMessageOf<'refused'> = {
  type: 'refused',
  code: 'malformed',
  message: 'that is not a message of this protocol',
}

const faultOf = (message: ClientMessage): ServerMessageOf<'refused'> => ({
  type: 'refused',
  ...('id' in message ? { match: message.match, id: message.id } : {}),
  ...('ask' in message ? { match: message.match, ask: message.ask } : {}),
  code: 'fault',
  message: 'something went wrong here',
})

type Readable =
  | { readonly ok: true; readonly message: ClientMessage }
  /** What it is about, as far as that can be read: a page must not wait for an answer that never comes. */
  | { readonly ok: false; readonly about: v.InferOutput<typeof aboutSchema> }

const aboutSchema = v.object({
  match: v.fallback(v.optional(idSchema), undefined),
  id: v.fallback(v.optional(idSchema), undefined),
  ask: v.fallback(v.optional(whole), undefined),
})

const UNREADABLE: Readable = { ok: false, about: {} }

function readMessage(text: string): Readable {
  try {
    const json: unknown = JSON.parse(text)
    const parsed = v.safeParse(clientSchema, json)
    if (parsed.success) return { ok: true, message: parsed.output }
    const about = v.safeParse(aboutSchema, json)
    return about.success ? { ok: false, about: about.output } : UNREADABLE
  } catch {
    return UNREADABLE
  }
}
