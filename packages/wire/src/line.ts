import * as v from 'valibot'
import type { ClientMessage } from './client.ts'
import { LONGEST_FRAME, PROTOCOL } from './parts.ts'
import { type ServerMessage, type ServerMessageOf, serverSchema } from './server.ts'

/** How the line to the server is. `lost` since when, and when it is tried again, in milliseconds. */
export type LineState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly since: number; readonly nextTry: number }
  /** The server speaks another protocol: the page must be loaded anew. */
  | { readonly kind: 'outdated' }

export type Reply = ServerMessageOf<'done'> | ServerMessageOf<'refused'>

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type WithoutAsk<T> = T extends unknown ? Omit<T, 'ask'> : never
export type Sending = WithoutId<Extract<ClientMessage, { readonly id: string }>>
export type Asking = WithoutAsk<Extract<ClientMessage, { readonly ask: number }>>

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event?: { readonly code: number }) => void) | null
}

export type LineParts = {
  readonly connect: () => Socket
  readonly newId: () => string
  readonly now: () => number
  /** A number from 0 up to 1, another one for every page: after a restart they must not all come at the same moment. */
  readonly chance: () => number
  readonly later: (act: () => void, ms: number) => () => void
}

type Unanswered = {
  readonly message: Extract<ClientMessage, { readonly id: string }>
  readonly resolve: (reply: Reply) => void
}
/** What is said at the beginning and after every cut, what at the end, and who hears what comes. */
export type Watching = {
  readonly first: () => ClientMessage
  readonly last: ClientMessage
  readonly hear: (message: ServerMessage) => void
}

/** How long to wait before each try to come back; the last for all further ones. */
const WAITS_MS = [300, 700, 1500, 3000, 6000, 10_000]
/** A line on which nothing comes for so long is dead, whatever the socket says. */
const SILENCE_MS = 25_000
/** A try that has not been welcomed after so long is given up. */
const OPEN_MS = 8_000
/** A socket is closed so when the server got more at once than it reads. */
const TOO_LONG = 1009
/** While something waits for its answer, nobody waits as long as that. */
const ANSWER_MS = 8_000
/** What a line that was asked for a sign of life has to give one. */
const GRACE_MS = 5_000

/** What comes over the line may be anything: what is no JSON is no message either. */
const messageSchema = v.pipe(v.string(), v.parseJson(), serverSchema)

/** A question whose answer was cut off: ask again when the line is back. */
export class LineCut extends Error {
  override readonly name = 'LineCut'
}

/**
 * One socket for a whole page or terminal, with many matches on it. What was sent and not answered is sent again under its id when
 * the line is back, so that nothing is lost and nothing is done twice.
 */
export class Line {
  private socket: Socket | undefined
  private current: LineState = { kind: 'opening' }
  private tries = 0
  private lostAt: number | undefined
  private cancel = () => {}
  private cancelSilence = () => {}
  private asked = 0
  private closed = false
  /** When the server was last asked for its time, and how far that is ahead of ours. */
  private pinged: number | undefined
  private ahead = 0
  private readonly unanswered = new Map<string, Unanswered>()
  private readonly questions = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (fault: Error) => void }
  >()
  private readonly watching = new Map<string, Watching>()
  private readonly listeners = new Set<() => void>()

  constructor(private readonly parts: LineParts) {
    this.open()
  }

  state(): LineState {
    return this.current
  }

  /** What time it is at the server, by which clocks go. */
  serverTime(): number {
    return this.parts.now() + this.ahead
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** How many of what was sent wait for their answer. */
  get underWay(): number {
    return this.unanswered.size
  }

  /** Hears of a match, or of the lobby, from now on. */
  watch(what: string, watching: Watching): () => void {
    this.watching.set(what, watching)
    this.say(watching.first())
    return () => {
      this.watching.delete(what)
      this.say(watching.last)
    }
  }

  /** Says something that changes a table; resolves when it is kept, or refused, however often the line is cut. */
  send(message: Sending): Promise<Reply> {
    const whole = { ...message, id: this.parts.newId() } as Extract<ClientMessage, { readonly id: string }>
    if (lengthOf(whole) > LONGEST_FRAME) return Promise.resolve(tooLong(whole))
    return new Promise((resolve) => {
      this.unanswered.set(whole.id, { message: whole, resolve })
      this.change()
      if (this.current.kind !== 'open') return
      this.tell(whole)
      this.listenFor(ANSWER_MS)
    })
  }

  /** Asks something that changes nothing. Rejects with `LineCut`. */
  ask(message: Asking): Promise<unknown> {
    const ask = ++this.asked
    return new Promise((resolve, reject) => {
      if (this.current.kind !== 'open') {
        reject(new LineCut('the line is cut'))
        return
      }
      this.questions.set(ask, { resolve, reject })
      this.tell({ ...message, ask } as ClientMessage)
    })
  }

  /** Says something that needs no answer, if the line is open. */
  say(message: ClientMessage): void {
    if (this.current.kind === 'open') this.tell(message)
  }

  tryNow(): void {
    if (this.current.kind === 'lost') this.open()
  }

  /** The device has no network any more: what is open is dead, though its socket may not know for minutes. */
  drop(): void {
    if (this.current.kind === 'open') this.lose()
  }

  close(): void {
    this.closed = true
    this.leave()
    this.listeners.clear()
  }

  private open(): void {
    this.leave()
    const socket = this.parts.connect()
    this.socket = socket
    this.cancel = this.parts.later(() => this.lose(), OPEN_MS)
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage))
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(String(data))
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      if (event?.code === TOO_LONG) this.dropLongest()
      this.lose()
    }
  }

  /** Has no socket any more, and waits for nothing of it. */
  private leave(): void {
    this.cancel()
    this.cancelSilence()
    const { socket } = this
    this.socket = undefined
    socket?.close()
  }

  /** What the server cannot read would be sent again, and cut the line, for ever. */
  private dropLongest(): void {
    const [longest] = [...this.unanswered.values()].sort(
      (one, other) => lengthOf(other.message) - lengthOf(one.message),
    )
    if (!longest) return
    this.unanswered.delete(longest.message.id)
    longest.resolve(tooLong(longest.message))
  }

  private hear(text: string): void {
    this.listenFor(SILENCE_MS)
    const parsed = v.safeParse(messageSchema, text)
    if (!parsed.success) return this.put({ kind: 'outdated' })
    const message = parsed.output
    if (message.type === 'welcome')
      return message.protocol === PROTOCOL ? this.arrive() : this.put({ kind: 'outdated' })
    // Before the welcome nothing was said but hello: whoever refuses that speaks another protocol.
    if (message.type === 'refused' && this.current.kind !== 'open') return this.put({ kind: 'outdated' })
    if (message.type === 'done' || (message.type === 'refused' && message.id !== undefined)) {
      const id = message.id ?? ''
      this.unanswered.get(id)?.resolve(message)
      this.unanswered.delete(id)
      this.change()
      return
    }
    if (message.type === 'pong') return this.setClock(message.at)
    if (message.type === 'answer') this.answered(message.ask)?.resolve(message.value)
    else if (message.type === 'refused' && message.ask !== undefined)
      this.answered(message.ask)?.reject(new LineCut(message.message))
    else if ('match' in message && message.match !== undefined)
      this.watching.get(message.match)?.hear(message)
    else for (const { hear } of this.watching.values()) hear(message)
  }

  /** The answer was written half-way between our question and now, as far as anybody can tell. */
  private setClock(at: number): void {
    if (this.pinged === undefined) return
    this.ahead = at - (this.pinged + this.parts.now()) / 2
    this.pinged = undefined
    this.change()
  }

  private ping(): void {
    this.pinged = this.parts.now()
    this.say({ type: 'ping', n: 1 })
  }

  private answered(ask: number) {
    const question = this.questions.get(ask)
    this.questions.delete(ask)
    return question
  }

  /** The server knows us: everything that was going on goes on. */
  private arrive(): void {
    this.cancel()
    this.tries = 0
    this.lostAt = undefined
    this.put({ kind: 'open' })
    this.ping()
    for (const { first } of this.watching.values()) this.tell(first())
    for (const { message } of this.unanswered.values()) this.tell(message)
  }

  private lose(): void {
    this.leave()
    for (const { reject } of this.questions.values()) reject(new LineCut('the line is cut'))
    this.questions.clear()
    if (this.closed || this.current.kind === 'outdated') return
    const wait = WAITS_MS[Math.min(this.tries, WAITS_MS.length - 1)] ?? 0
    const jittered = wait * (0.5 + this.parts.chance())
    this.tries += 1
    const now = this.parts.now()
    this.lostAt ??= now
    this.put({ kind: 'lost', since: this.lostAt, nextTry: now + jittered })
    this.cancel = this.parts.later(() => this.open(), jittered)
  }

  /** A socket that says nothing is asked; one that stays silent then is given up. */
  private listenFor(ms: number): void {
    this.cancelSilence()
    this.cancelSilence = this.parts.later(() => {
      this.ping()
      this.cancelSilence = this.parts.later(() => this.drop(), GRACE_MS)
    }, ms)
  }

  private tell(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  private put(state: LineState): void {
    this.current = state
    this.change()
  }

  private change(): void {
    for (const listener of this.listeners) listener()
  }
}

const lengthOf = (message: ClientMessage): number => JSON.stringify(message).length

const tooLong = ({ match, id }: Unanswered['message']): Reply => ({
  type: 'refused',
  match,
  id,
  code: 'malformed',
  message: 'that is too long',
})
