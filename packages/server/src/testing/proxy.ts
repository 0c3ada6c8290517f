import { connect, createServer, type Server, type Socket } from 'node:net'
import { draw, fastChance } from '@hippodrome/engine'

/** A bad line between pages and a server: it delays, stalls, sends twice and cuts, by lot. */
export class BadLine {
  private readonly server: Server
  private readonly chance
  private readonly sockets = new Set<Socket>()
  private bad = false
  readonly done = { delayed: 0, doubled: 0, stalled: 0, cut: 0 }

  private constructor(
    private readonly target: number,
    seed: number,
  ) {
    this.chance = fastChance(seed)
    this.server = createServer((page) => this.join(page))
  }

  static async open(target: number, seed: number): Promise<BadLine> {
    const line = new BadLine(target, seed)
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve))
    return line
  }

  get port(): number {
    const address = this.server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  /** Until then it is a good line. */
  turnBad(): void {
    this.bad = true
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }

  private join(page: Socket): void {
    const server = connect(this.target, '127.0.0.1')
    for (const [from, to] of [
      [page, server],
      [server, page],
    ] as const) {
      this.sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      from.on('data', (bytes: Buffer) => this.pass(bytes, from, to, from === page))
    }
  }

  /** What becomes of some bytes. Only what a page sends is doubled, as a page does that sends again. */
  private pass(bytes: Buffer, from: Socket, to: Socket, fromPage: boolean): void {
    const fate = this.bad ? draw(this.chance, 1000) : 999
    if (fate < 4) {
      this.done.cut += 1
      // Half of it may have passed.
      to.write(bytes.subarray(0, bytes.length >> 1), () => from.destroy())
    } else if (fate < 8) {
      this.done.stalled += 1
      from.pause()
      setTimeout(() => {
        to.write(bytes)
        from.resume()
      }, 400)
    } else if (fate < 60) {
      this.done.delayed += 1
      from.pause()
      setTimeout(
        () => {
          to.write(bytes)
          from.resume()
        },
        draw(this.chance, 40),
      )
    } else {
      to.write(bytes)
      if (fromPage && fate < 100) {
        this.done.doubled += 1
        to.write(bytes)
      }
    }
  }
}
