import { randomBytes } from 'node:crypto'
import type { MatchView } from '@hippodrome/engine'
import { WebSocket } from 'ws'
import type { Client } from '../src/testing/client.ts'

const newId = (): string => randomBytes(12).toString('base64url')

/** How long things took, in ms, sorted when asked. */
export class Times {
  private readonly all: number[] = []

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

/** What has been done so far, over all pairs. */
export type Tally = { answered: number; readonly seen: Times }

/** A person who plays both seats of one match after the other, and a second socket that looks on. Sockets are raw, to be light. */
export class Pair {
  private match = ''
  private decision = -1
  private submitted = 0
  private stopped = false
  private random: number

  private constructor(
    private readonly matches: string[],
    private readonly player: WebSocket,
    private readonly watcher: WebSocket,
    private readonly tally: Tally,
    private readonly pace: Pace,
  ) {
    this.random = matches.length + Math.floor(Math.random() * 1e6)
  }

  static async open(
    client: Client,
    other: Client,
    matches: string[],
    tally: Tally,
    pace: Pace,
  ): Promise<Pair> {
    const pair = new Pair(matches, await socketOf(client), await socketOf(other), tally, pace)
    pair.player.on('message', (data) => pair.hear(String(data as Buffer)))
    pair.watcher.on('message', (data) => pair.see(String(data as Buffer)))
    return pair
  }

  start(): void {
    this.match = this.matches.shift() ?? ''
    this.decision = -1
    for (const socket of [this.watcher, this.player])
      socket.send(JSON.stringify({ type: 'watch', match: this.match }))
  }

  stop(): void {
    this.stopped = true
    this.player.terminate()
    this.watcher.terminate()
  }

  private hear(text: string): void {
    if (text.startsWith('{"type":"done"')) this.tally.answered += 1
    if (!text.startsWith('{"type":"table"') || !text.includes(this.match)) return
    const { phase, view } = JSON.parse(text) as { phase: string; view: MatchView }
    if (phase === 'over') return this.start()
    const { decision, seat } = view
    if (!decision || decision.number === this.decision) return
    this.decision = decision.number
    this.random = (this.random * 16_807) % 2_147_483_647
    const choice = this.random % decision.choices.length
    if (this.pace === 'all-out') this.choose(seat, choice)
    else setTimeout(() => this.choose(seat, choice), (500 + Math.random() * 1000) / this.pace.perSecond)
  }

  private choose(seat: number, choice: number): void {
    if (this.stopped) return
    this.submitted = performance.now()
    const { match, decision } = this
    this.player.send(JSON.stringify({ type: 'choose', match, id: newId(), seat, decision, choice }))
  }

  private see(text: string): void {
    if (this.submitted === 0 || !text.startsWith('{"type":"table"')) return
    this.tally.seen.add(performance.now() - this.submitted)
    this.submitted = 0
  }
}

export async function socketOf(client: Client): Promise<WebSocket> {
  const socket = new WebSocket(`${client.base.replace('http', 'ws')}/socket`, {
    headers: { origin: client.base, cookie: client.cookie },
    perMessageDeflate: false,
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
  return socket
}
