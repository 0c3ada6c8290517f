import { WebSocket } from 'ws'
import type { Client } from '../../src/testing/client.ts'

/** Counted, not drawn: this process must leave the processors to the server. */
let ids = 0
const newId = (): string => String(++ids).padStart(16, '0')

/** How long things took, in ms, sorted when asked. */
export class Times {
  private readonly all: number[] = []

  /** All that these have, from now on apart from them. */
  static of(...many: readonly Times[]): Times {
    const times = new Times()
    for (const { all } of many) for (const ms of all) times.all.push(ms)
    return times
  }

  add(ms: number): void {
    this.all.push(ms)
  }

  get count(): number {
    return this.all.length
  }

  /** The time within which this share of them came. */
  within(share: number): number {
    const sorted = [...this.all].sort((one, other) => one - other)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }

  clear(): void {
    this.all.length = 0
  }
}

export type Pace = { readonly perSecond: number } | 'all-out'

/** What has been done so far, over all pairs: choices that were answered, refused, and seen by the one who looks on. */
export type Tally = { answered: number; refused: number; readonly seen: Times }

export const newTally = (): Tally => ({ answered: 0, refused: 0, seen: new Times() })

/** Of a message its kind, its match, its id and its version stand near the beginning. */
const HEAD = 200

/** The version that a message is about. */
const versionIn = (head: string): number => Number(/"version":(\d+)/.exec(head)?.[1] ?? 0)

/**
 * What is asked, read out of the bytes of a message without making a text of all of it: this process shares the machine with the
 * server.
 */
function decisionIn(bytes: Buffer): { number: number; seat: number; choices: unknown[] } | undefined {
  const from = bytes.indexOf('"decision":{')
  if (from < 0) return undefined
  const to = bytes.indexOf(',"waiting":', from)
  return JSON.parse(bytes.toString('utf8', from + '"decision":'.length, to)) as ReturnType<typeof decisionIn>
}

/** Who comes, and to where. */
export type Visitor = Pick<Client, 'base' | 'cookie'>

/**
 * A person who plays all seats of one match after the other, and a second socket that looks on. A choice counts when it was
 * acknowledged under its id; the next one waits for that, for the player's own new view and for the other's.
 */
export class Pair {
  private match = ''
  private decision = -1
  /** Whose decision that is: several may be asked under the same number. */
  private seat = -1
  /** Of the choice under way. */
  private id = ''
  private submitted = 0
  private acknowledged = 0
  private seen = 0
  private next: { readonly seat: number; readonly choice: number } | undefined
  private stopped = false
  private resting = true
  private random = 1 + Math.floor(Math.random() * 1e6)

  private constructor(
    private readonly matches: string[],
    private readonly player: WebSocket,
    private readonly watcher: WebSocket,
    private readonly tally: Tally,
    private readonly pace: Pace,
  ) {}

  static async open(player: Visitor, other: Visitor, matches: string[], tally: Tally, pace: Pace) {
    const pair = new Pair(matches, await socketOf(player), await socketOf(other), tally, pace)
    pair.player.on('message', (data) => pair.hear(data as Buffer))
    pair.watcher.on('message', (data) => pair.see(data as Buffer))
    return pair
  }

  go(): void {
    this.resting = false
    if (this.match === '') this.start()
    else this.goOn()
  }

  /** Makes no choice until it may go on; what is under way is still answered. */
  rest(): void {
    this.resting = true
  }

  private start(): void {
    const match = this.matches.shift()
    if (match === undefined) throw new Error('a pair has no match left to play')
    Object.assign(this, {
      match,
      decision: -1,
      seat: -1,
      submitted: 0,
      acknowledged: 0,
      seen: 0,
      next: undefined,
    })
    for (const socket of [this.watcher, this.player])
      socket.send(JSON.stringify({ type: 'watch', match: this.match }))
  }

  stop(): void {
    this.stopped = true
    this.player.terminate()
    this.watcher.terminate()
  }

  private hear(bytes: Buffer): void {
    const head = bytes.toString('latin1', 0, HEAD)
    if (head.startsWith('{"type":"done"')) this.accept(head)
    else if (head.startsWith('{"type":"refused"')) this.tally.refused += 1
    else if (head.startsWith('{"type":"table"') && head.includes(this.match)) this.look(head, bytes)
  }

  private accept(head: string): void {
    if (this.id === '' || !head.includes(this.id)) return
    this.id = ''
    this.tally.answered += 1
    // The last choice of a match may be acknowledged when the next match has begun.
    if (head.includes(this.match)) this.acknowledged = versionIn(head)
    this.goOn()
  }

  private look(head: string, bytes: Buffer): void {
    if (head.includes('"phase":"over"')) return this.start()
    const asked = decisionIn(bytes)
    if (!asked || (asked.number === this.decision && asked.seat === this.seat)) return
    this.decision = asked.number
    this.seat = asked.seat
    this.random = (this.random * 16_807) % 2_147_483_647
    this.next = { seat: asked.seat, choice: this.random % asked.choices.length }
    this.goOn()
  }

  private see(bytes: Buffer): void {
    const head = bytes.toString('latin1', 0, HEAD)
    if (!head.startsWith('{"type":"table"') || !head.includes(this.match)) return
    const version = versionIn(head)
    if (version <= this.seen) return
    this.seen = version
    if (this.submitted > 0) this.tally.seen.add(performance.now() - this.submitted)
    this.submitted = 0
    this.goOn()
  }

  /** Makes the next choice when the last was acknowledged and both have seen what came of it. */
  private goOn(): void {
    const { next, pace } = this
    if (!next || this.resting || this.submitted > 0 || this.id !== '' || this.acknowledged > this.seen) return
    this.next = undefined
    const choose = () => this.choose(next.seat, next.choice)
    if (pace === 'all-out') choose()
    else setTimeout(choose, (500 + Math.random() * 1000) / pace.perSecond)
  }

  private choose(seat: number, choice: number): void {
    if (this.stopped) return
    this.submitted = performance.now()
    this.id = newId()
    const { match, decision, id } = this
    this.player.send(JSON.stringify({ type: 'choose', match, id, seat, decision, choice }))
  }
}

/** A socket that only stores: it sends the next message when the last was answered. */
export class Asker {
  private resting = true
  private sent = 0
  private answered = 0

  private constructor(
    private readonly name: string,
    private readonly socket: WebSocket,
    private readonly tally: Tally,
  ) {}

  static async open(base: string, name: string, tally: Tally): Promise<Asker> {
    const socket = new WebSocket(base.replace('http', 'ws'), AS_BYTES)
    await new Promise((resolve) => socket.once('open', resolve))
    const asker = new Asker(name, socket, tally)
    socket.on('message', () => asker.hear())
    return asker
  }

  go(): void {
    this.resting = false
    if (this.answered === this.sent) this.ask()
  }

  rest(): void {
    this.resting = true
  }

  stop(): void {
    this.socket.terminate()
  }

  private hear(): void {
    this.answered += 1
    this.tally.answered += 1
    if (!this.resting) this.ask()
  }

  private ask(): void {
    const id = `${this.name}-${++this.sent}`
    const message = { type: 'choose', match: 'a'.repeat(22), id, seat: 0, decision: this.sent, choice: 3 }
    this.socket.send(JSON.stringify(message))
  }
}

/** Read as bytes; whether they are text is no part of what is measured. */
const AS_BYTES = { perMessageDeflate: false, skipUTF8Validation: true } as const

export async function socketOf(client: Visitor): Promise<WebSocket> {
  const socket = new WebSocket(`${client.base.replace('http', 'ws')}/socket`, {
    headers: { origin: client.base, cookie: client.cookie },
    ...AS_BYTES,
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
  return socket
}
