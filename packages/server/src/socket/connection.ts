import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@hippodrome/wire'
import type { WebSocket } from 'ws'
import type { Passing } from '../faults.ts'
import type { Actor } from '../table/actor.ts'
import type { Credits } from './credits.ts'
import { frameOf } from './frame.ts'

/** More than this waiting to be read, and a slow reader is cut: it comes back and gets the whole view. */
export const MOST_WAITING = 4_000_000

const held = new Set<Duplex>()

function sendHeld(): void {
  for (const stream of held) stream.uncork()
  held.clear()
}

/**
 * What is written from here on travels in one piece, and with what others are told meanwhile: one commit is many people's news, and
 * readers who are woken for each piece of it cost more than the pieces.
 */
function hold(stream: Duplex): void {
  if (held.has(stream)) return
  // After all whom the same commit answers, and before anybody goes on who waited for it.
  if (held.size === 0) queueMicrotask(sendHeld)
  held.add(stream)
  stream.cork()
}

/** A page or a program at the other end of a socket. */
export class Connection {
  greeted = false
  inLobby = false
  /** Whether somebody looks at its page. */
  looks = true
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
      sendHeld()
      socket.send(text.slice(0, text.length / 2), { fin: false })
    })
    hold(this.stream)
    // Nothing is compressed, so that nothing of the socket's own ever waits before it.
    this.stream.write(frameOf(text))
  }

  /** At once, whatever is still under way. */
  cut(): void {
    this.socket.terminate()
  }

  close(code: number, why: string): void {
    this.socket.close(code, why)
  }
}
