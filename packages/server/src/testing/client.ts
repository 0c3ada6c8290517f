import { randomBytes } from 'node:crypto'
import {
  type ClientMessage,
  type ServerMessage,
  type ServerMessageOf,
  serverSchema,
  type SeatWish,
} from '@hippodrome/wire'
import * as v from 'valibot'
import { WebSocket } from 'ws'

export const newId = (): string => randomBytes(16).toString('base64url')

type Distributive<T> = T extends unknown ? Omit<T, 'id'> : never
/** What is sent under an id, which the client makes. */
export type Sending = Distributive<Extract<ClientMessage, { readonly id: string }>>
export type Reply = ServerMessageOf<'done'> | ServerMessageOf<'refused'>

/** A person with a page, as a test plays them: every message of the server is checked by its schema. */
export class Client {
  private socket: WebSocket | undefined
  private readonly replies = new Map<
    string,
    { resolve: (reply: Reply) => void; reject: (fault: Error) => void }
  >()
  private readonly answers = new Map<number, (value: unknown) => void>()
  private readonly wakers = new Set<() => void>()
  private readonly hopes = new Map<(message: ServerMessage) => boolean, (message: ServerMessage) => void>()
  private asked = 0
  /** The newest table of each match that was watched. */
  readonly tables = new Map<string, ServerMessageOf<'table'>>()
  /** The highest version that was shown of each. */
  readonly seen = new Map<string, number>()
  /** Everything that came, as text. */
  readonly heard: string[] = []
  refused: ServerMessageOf<'refused'>[] = []
  /** The ids of all that was sent. */
  readonly sent = new Set<string>()

  private constructor(
    readonly base: string,
    readonly name: string,
    readonly cookie: string,
    readonly code: string,
  ) {}

  /** Says a name, and becomes a guest. */
  static async come(base: string, name: string): Promise<Client> {
    const response = await fetch(`${base}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: JSON.stringify({ name }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { code } = (await response.json()) as { code: string }
    return new Client(base, name, cookie, code)
  }

  /** The same person at another address, or with another cookie or name. */
  static back(
    base: string,
    { name, cookie, code }: Client,
    other: { readonly name?: string; readonly cookie?: string } = {},
  ): Client {
    return new Client(base, other.name ?? name, other.cookie ?? cookie, code)
  }

  async http<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; json: T }> {
    const response = await fetch(`${this.base}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: this.base, cookie: this.cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: (await response.json()) as T }
  }

  /** `slow`: what the server asks for a sign of life is answered so much later, in milliseconds. */
  async connect(slow = 0): Promise<this> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/socket`, {
      headers: { origin: this.base, cookie: this.cookie },
      autoPong: slow === 0,
    })
    if (slow > 0) socket.on('ping', () => setTimeout(() => socket.pong(), slow))
    this.socket = socket
    socket.on('message', (data) => this.hear(String(data as Buffer)))
    socket.on('error', () => undefined)
    socket.on('close', () => this.isCut(socket))
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    this.tell({ type: 'hello', protocol: 1 })
    return this
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  tell(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  /** Raw bytes, for what no page would send. */
  raw(data: string | Buffer): void {
    this.socket?.send(data)
  }

  /** Rejects when the connection is cut before the answer. */
  send(message: Sending, id = newId()): Promise<Reply> {
    this.sent.add(id)
    const reply = new Promise<Reply>((resolve, reject) => this.replies.set(id, { resolve, reject }))
    this.tell({ ...message, id } as ClientMessage)
    return reply
  }

  ask(message: Distributive2<Extract<ClientMessage, { readonly ask: number }>>): Promise<unknown> {
    const ask = ++this.asked
    const answer = new Promise((resolve) => this.answers.set(ask, resolve))
    this.tell({ ...message, ask } as ClientMessage)
    return answer
  }

  /** Opens a table, sitting in these seats, and watches it. */
  async open(game: string, seats: readonly SeatWish[], sits: readonly number[] = [0], more: object = {}) {
    const wish = { game, options: {}, seats, listed: false, spectators: true, talks: true, ...more }
    const { json } = await this.http<{ match: string; invite: string }>('POST', '/tables', { wish })
    this.tell({ type: 'watch', match: json.match })
    for (const seat of sits) await this.sit(json.match, seat)
    return json
  }

  sit(match: string, seat: number, invite?: string): Promise<Reply> {
    const words = randomBytes(12).toString('hex')
    const entry = { kind: 'sit' as const, seat, name: this.name, words, ...(invite ? { invite } : {}) }
    return this.send({ type: 'do', match, entry })
  }

  /** Waits until the table is as wished. */
  async until(match: string, wished: (table: ServerMessageOf<'table'>) => boolean) {
    for (;;) {
      const table = this.tables.get(match)
      if (table && wished(table)) return table
      if (!this.connected) throw new Error(`${this.name} is cut off`)
      await new Promise<void>((resolve) => this.wakers.add(resolve))
    }
  }

  /** The next message that is as wished. */
  next(wished: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => this.hopes.set(wished, resolve))
  }

  cut(): void {
    this.socket?.terminate()
  }

  private hear(text: string): void {
    this.heard.push(text)
    const message: ServerMessage = v.parse(serverSchema, JSON.parse(text))
    for (const [wished, resolve] of this.hopes)
      if (wished(message)) {
        this.hopes.delete(wished)
        resolve(message)
      }
    if (message.type === 'table') {
      this.tables.set(message.match, message)
      this.seen.set(message.match, Math.max(message.version, this.seen.get(message.match) ?? 0))
    }
    if (message.type === 'refused') this.refused.push(message)
    if ((message.type === 'done' || message.type === 'refused') && message.id !== undefined) {
      this.replies.get(message.id)?.resolve(message)
      this.replies.delete(message.id)
    }
    if (message.type === 'answer') this.answers.get(message.ask)?.(message.value)
    if (message.type === 'refused' && message.ask !== undefined) this.answers.get(message.ask)?.(undefined)
    this.wake()
  }

  private isCut(socket: WebSocket): void {
    if (socket !== this.socket) return
    for (const { reject } of this.replies.values()) reject(new Error(`${this.name} is cut off`))
    this.replies.clear()
    this.wake()
  }

  private wake(): void {
    for (const wake of this.wakers) wake()
    this.wakers.clear()
  }
}

type Distributive2<T> = T extends unknown ? Omit<T, 'ask'> : never
