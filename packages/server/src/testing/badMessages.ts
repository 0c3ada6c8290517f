import { type Chance, draw, fastChance } from '@hippodrome/engine'
import { type ClientMessage, LONGEST_FRAME } from '@hippodrome/wire'
import { WebSocket } from 'ws'
import { type Client, newId } from './client.ts'

type Fields = { [key: string]: unknown }

/** Values that belong nowhere. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  '',
  'constructor',
  '__proto__',
  'x'.repeat(600),
  '\u0000',
  '\ud800',
  [],
  {},
  { toString: 1 },
  [[[[]]]],
  'NaN',
]

/** A field by lot, at any depth. */
function somewhere(message: Fields, chance: Chance): [Fields, string] {
  let at = message
  for (;;) {
    const keys = Object.keys(at)
    const key = keys[draw(chance, keys.length)] ?? 'type'
    const inside = at[key]
    if (
      typeof inside !== 'object' ||
      inside === null ||
      Object.keys(inside).length === 0 ||
      draw(chance, 3) === 0
    )
      return [at, key]
    at = inside as Fields
  }
}

const nest = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** What can be done to a message of whoever has no say in the match, or to its bytes. None of it makes it right. */
const MUTATIONS: readonly ((message: Fields, chance: Chance) => string)[] = [
  (message) => JSON.stringify(message),
  (message, chance) => JSON.stringify({ ...message, seat: draw(chance, 9) - 1 }),
  (message, chance) => JSON.stringify({ ...message, decision: draw(chance, 60), version: draw(chance, 60) }),
  (message, chance) => JSON.stringify({ ...message, choice: draw(chance, 99) }),
  (message) => JSON.stringify({ ...message, id: 'replayed-again-and-again' }),
  (message, chance) => {
    const [at, key] = somewhere(message, chance)
    at[key] = ODD[draw(chance, ODD.length)]
    return JSON.stringify(message)
  },
  (message, chance) => {
    const [at, key] = somewhere(message, chance)
    delete at[key]
    return JSON.stringify(message)
  },
  (message, chance) => {
    const [at] = somewhere(message, chance)
    at[['by', 'admin', '__proto__', 'seat ', 'to'][draw(chance, 5)] ?? 'by'] = draw(chance, 3)
    return JSON.stringify(message)
  },
  (message, chance) => JSON.stringify(message).slice(0, draw(chance, 60)),
  (message, chance) =>
    JSON.stringify({ ...message, deep: 0 }).replace('"deep":0', `"deep":${nest(1 + draw(chance, 2000))}`),
  (message, chance) => {
    const bytes = Buffer.from(JSON.stringify(message))
    for (let n = 0; n < 3; n++) bytes[draw(chance, bytes.length)] = draw(chance, 128)
    return String(bytes)
  },
  (_message, chance) => nest(1 + draw(chance, 5000)),
]

/** This many of the kinds below, the first, are moves, which are wrong whenever it is another's turn. */
const MOVES = 3

/** Messages as pages send them, from somebody who has no say in the match, or whose turn it is not. */
function real(match: string, chance: Chance, plays: boolean): ClientMessage {
  const seat = draw(chance, 2)
  const entry = { match, id: newId() }
  const kinds: readonly (() => ClientMessage)[] = [
    () => ({ type: 'choose', ...entry, seat, decision: draw(chance, 3), choice: draw(chance, 4) }),
    () => ({ type: 'act', ...entry, seat, decision: draw(chance, 3), choices: [{ do: 'pass' }] }),
    () => ({
      type: (['undo', 'redo', 'reset', 'confirm'] as const)[draw(chance, 4)] ?? 'undo',
      ...entry,
      version: draw(chance, 8),
      seat,
    }),
    () => ({ type: 'orders', ...entry, seat, orders: { standing: { '*': 'pass' }, confirm: true } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'begin' } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'leave', seat } }),
    () => ({
      type: 'do',
      ...entry,
      entry: { kind: 'sit', seat, name: 'Mallory', words: '0123456789abcdef' },
    }),
    () => ({
      type: 'do',
      ...entry,
      entry: { kind: 'propose', seat, as: { kind: 'bot', player: 'recruit' } },
    }),
    () => ({
      type: 'do',
      ...entry,
      entry: { kind: 'sit', seat, name: 'Mallory', words: '0123456789abcdef', invite: newId() },
    }),
    () => ({ type: 'do', ...entry, entry: { kind: 'seat', seat, as: { kind: 'bot', player: 'recruit' } } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'close' } }),
    () => ({
      type: 'do',
      ...entry,
      entry: { kind: 'vote', vote: draw(chance, 3), for: draw(chance, 2) === 0 },
    }),
    () => ({ type: 'do', ...entry, entry: { kind: 'motion', motion: { do: 'pause' } } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'motion', motion: { do: 'resume' } } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'motion', motion: { do: 'time' } } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'motion', motion: { do: 'end' }, reason: 'enough' } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'motion', motion: { do: 'extend', seat, ms: 1000 } } }),
    // What only the table itself writes.
    () => ({ type: 'do', ...entry, entry: { kind: 'clock', seat } as never }),
    () => ({ type: 'do', ...entry, entry: { kind: 'lag', seat, ms: 1000 } as never }),
    () => ({ type: 'do', ...entry, entry: { kind: 'outage', from: 0, to: 1000 } as never }),
    () => ({ type: 'do', ...entry, entry: { kind: 'lapse', vote: 1 } as never }),
    () => ({ type: 'do', ...entry, entry: { kind: 'forget', seats: [seat], lines: [] } as never }),
    () => ({ type: 'do', ...entry, entry: { kind: 'rematch', match } as never }),
    () => ({
      type: 'do',
      ...entry,
      entry: { kind: 'calendar', seat, calendar: { zone: 'UTC', shifts: [[0, 0]] } } as never,
    }),
    () => ({ type: 'do', ...entry, entry: { kind: 'say', to: 'table', says: { text: 'let me in' } } }),
    () => ({ type: 'do', ...entry, entry: { kind: 'return', seat } }),
    () => ({ type: 'why', match, ask: 1, seat, choice: { do: 'pass' } }),
    () => ({ type: 'previews', match, ask: 1, seat }),
    () => ({ type: 'walk', match, ask: 1, seat, choices: [{ do: 'pass' }] }),
  ]
  const may = plays ? kinds.slice(0, MOVES) : kinds
  return (may[draw(chance, may.length)] ?? kinds[0])?.() as ClientMessage
}

export type BadReport = {
  readonly sent: number
  readonly answered: number
  readonly accepted: number
  readonly cuts: number
}

/** Somebody who sends what must not be accepted, many at a time, and counts what comes back. */
class Mallory {
  private socket: WebSocket | undefined
  private answered = 0
  accepted = 0
  cuts = 0

  constructor(private readonly client: Client) {}

  get heard(): number {
    return this.answered
  }

  async connect(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket
    if (this.socket) this.cuts += 1
    const { base, cookie } = this.client
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
      headers: { origin: base, cookie },
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => {
      this.answered += 1
      if (data.includes('"type":"done"') || data.includes('"type":"answer"')) this.accepted += 1
    })
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
    this.socket = socket
    return socket
  }

  /** Sends a handful and waits until the server has read all of them. */
  async send(messages: readonly (string | Buffer)[]): Promise<void> {
    const socket = await this.connect()
    for (const message of messages)
      if (socket.readyState === WebSocket.OPEN) socket.send(message, { binary: false })
    await new Promise<void>((resolve) => {
      const done = () => {
        socket.off('message', pong)
        socket.off('close', done)
        resolve()
      }
      const pong = (data: Buffer) => {
        if (data.includes('"type":"pong"')) done()
      }
      socket.on('message', pong)
      socket.on('close', done)
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping","n":1}')
      else done()
    })
  }

  /** One over HTTP, of an account that is not theirs or a table at which they do not sit. */
  async request(match: string, chance: Chance): Promise<void> {
    const { base, cookie } = this.client
    const [method, path, body] = requestOf(match, chance)
    const bend = MUTATIONS[draw(chance, MUTATIONS.length)]
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: {
        'content-type': draw(chance, 9) === 0 ? 'text/plain' : 'application/json',
        origin: draw(chance, 9) === 0 ? 'http://elsewhere.example' : base,
        cookie,
      },
      ...(method === 'GET' ? {} : { body: bend?.({ ...body }, chance) ?? '' }),
    })
    await response.arrayBuffer()
    this.answered += 1
    if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status}`)
    if (response.ok) this.accepted += 1
  }

  end(): void {
    this.socket?.terminate()
  }
}

/** What opens nothing, however it is bent: another's account, links and codes of nobody, a seat that is not theirs. */
function requestOf(match: string, chance: Chance): readonly ['GET' | 'POST', string, Fields] {
  const secret = newId()
  const passkey = {
    id: secret,
    rawId: secret,
    type: 'public-key',
    response: {
      clientDataJSON: secret,
      authenticatorData: secret,
      attestationObject: secret,
      signature: secret,
    },
  }
  const all: readonly (readonly ['GET' | 'POST', string, Fields])[] = [
    ['POST', '/me/recover', { code: secret }],
    ['POST', '/login/passkey', { answer: passkey }],
    ['POST', '/login/link', { secret }],
    ['POST', '/login/proof', { secret }],
    ['POST', '/me/passkeys', { answer: passkey }],
    ['POST', '/me/passkeys/remove', { id: secret }],
    ['POST', '/me/sessions/end', { id: secret }],
    ['POST', '/me/delete', { name: 'somebody else' }],
    ['POST', '/tables', { wish: { game: 'families', options: {}, seats: [] } }],
    ['GET', `/tables/${match}/invite`, {}],
    ['POST', `/tables/${match}/token`, { seat: draw(chance, 3) }],
    ['POST', `/tables/${match}/rematch`, { seats: 'same' }],
    ['POST', '/seat', { decision: 0, choice: 0 }],
    ['GET', `/tables/${secret}/file`, {}],
  ]
  return all[draw(chance, all.length)] ?? ['GET', '/nothing', {}]
}

const AT_ONCE = 200
/** Of these so many are sent over HTTP besides. */
const REQUESTS = 4

/**
 * Sends this many bad messages about a match: by its second player in the turn of the first, and by strangers to it. Gives
 * what came of them; that the match is as it was is for the caller to see.
 */
export async function sendBad(
  player: Client,
  strangers: readonly Client[],
  match: string,
  count: number,
  seed: number,
  /** Hears how many were sent; says whether there is to be more. */
  progress: (sent: number) => boolean = () => true,
): Promise<BadReport> {
  const chance = fastChance(seed)
  const people = [player, ...strangers].map((client) => new Mallory(client))
  let sent = 0
  let goesOn = true
  while (goesOn && sent < count) {
    const mallory = people[Math.floor(sent / AT_ONCE) % people.length]
    const messages: (string | Buffer)[] = Array.from({ length: Math.min(AT_ONCE, count - sent) }, () => {
      const mutation = MUTATIONS[draw(chance, MUTATIONS.length)]
      return mutation?.(real(match, chance, mallory === people[0]) as Fields, chance) ?? ''
    })
    // What is too long, or no text at all, ends the connection: now and then, after the others.
    if (draw(chance, 20) === 0) messages.push('x'.repeat(LONGEST_FRAME + 1))
    if (draw(chance, 20) === 0) messages.push(Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0x80, 0x7d]))
    await mallory?.send(messages)
    sent += messages.length
    if (mallory && mallory !== people[0])
      for (let n = 0; n < REQUESTS; n++, sent++) await mallory.request(match, chance)
    goesOn = progress(sent)
  }
  for (const mallory of people) mallory.end()
  const sum = (what: 'heard' | 'accepted' | 'cuts') => people.reduce((total, one) => total + one[what], 0)
  return { sent, answered: sum('heard'), accepted: sum('accepted'), cuts: sum('cuts') }
}
