import { MOST_WAITING } from '../socket/connection.ts'
import type { Outlet } from '../socket/hub.ts'
import type { Actor } from '../table/actor.ts'

/** What a program is told, line by line, until it is told no more. */
export class Telling implements Outlet {
  private readonly waiting: string[] = []
  private unread = 0
  private ended = false
  private wake = () => {}

  constructor(
    readonly actor: Actor,
    private readonly parts: {
      /** Ends a stream that nobody reads. */
      readonly cut: () => void
      /** After so long without news there is an empty line, so that both sides and all between know that it is alive. */
      readonly keepaliveMs: number
    },
  ) {}

  sendText(text: string): void {
    this.waiting.push(text)
    this.unread += text.length
    // A slow reader is cut: it comes back and gets the whole view.
    if (this.unread > MOST_WAITING) this.parts.cut()
    this.wake()
  }

  end(): void {
    this.ended = true
    this.wake()
  }

  async *lines(isOver: () => Promise<boolean>): AsyncGenerator<string> {
    while (!this.ended) {
      for (const text of this.waiting.splice(0)) {
        yield text
        this.unread -= text.length
      }
      const over = this.waiting.length === 0 && (await isOver())
      if (this.waiting.length > 0) continue
      if (over) return
      if (!this.ended) await this.pause()
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const alive = setTimeout(() => {
        this.waiting.push('')
        resolve()
      }, this.parts.keepaliveMs)
      this.wake = () => {
        clearTimeout(alive)
        resolve()
      }
    })
  }
}
