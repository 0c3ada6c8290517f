import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@hippodrome/wire'
import type { WebSocket } from 'ws'
import type { Passing } from '../faults.ts'
import type { Actor } from '../table/actor.ts'
import type { Credits } from './credits.ts'

/** More than this waiting to be read, and a slow reader is cut: it comes back and gets the whole view. */
export const MOST_WAITING = 4_000_000

/** A page or a program at the other end of a socket. */
export class Connection {
  greeted = false
  inLobby = false
  /** By which of their sessions somebody came. */
  session = ''
  /** How long a message last took there and back, in milliseconds, as the server measured it. */
  lag = 0
  /** The matches that its page wants to see; some are still being read. */
  readonly wanted = new Set<string>()

  constructor(
    readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly stream: Duplex,
    readonly actor: Actor,
    /** What it may still send; dear questions cost more. */
    readonly credits: Pick<Credits, 'spend'>,
    private readonly pass: Passing,
  ) {}

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  /** The same text may go to many. */
  sendText(text: string): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) {
      socket.terminate()
      return
    }
    this.pass('before-send')
    this.pass('half-a-frame', () => {
      this.stream.uncork()
      socket.send(text.slice(0, text.length / 2), { fin: false })
    })
    socket.send(text)
  }

  /** What is sent meanwhile travels in one piece. */
  together(act: () => void): void {
    this.stream.cork()
    try {
      act()
    } finally {
      this.stream.uncork()
    }
  }

  /** At once, whatever is still under way. */
  cut(): void {
    this.socket.terminate()
  }

  close(code: number, why: string): void {
    this.socket.close(code, why)
  }
}
