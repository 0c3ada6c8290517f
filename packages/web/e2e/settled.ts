import type { Page } from 'playwright-core'

/** Resolves when the table has answered all that a gesture asked of it, and what it answered is drawn. */
export type Settled = () => Promise<void>

/**
 * Lets what runs inside the page know, by `window.settled`, when a gesture has done all that it does: no waiting for as
 * long as an answer might take, and no click into a table that is about to change.
 */
export const listenTo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const inside = window as Window & { settled?: Settled }
    if (inside.settled) return
    /** What only explains what is there comes when it comes. */
    const ASIDE = ['previews', 'denied', 'why', 'glimpse', 'imagine']
    const PATIENCE_MS = 5000
    const open = new Map<Worker, Set<number>>()
    const send = Reflect.get(Worker.prototype, 'postMessage') as (...sent: unknown[]) => void
    Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
      const { id, call } = message as { id?: number; call?: string }
      const known = open.get(this)
      const asked = known ?? new Set<number>()
      if (!known) {
        open.set(this, asked)
        this.addEventListener('message', ({ data }: MessageEvent<{ id?: number }>) => {
          if (data.id !== undefined) asked.delete(data.id)
        })
      }
      if (id !== undefined && call !== undefined && !ASIDE.includes(call)) asked.add(id)
      Reflect.apply(send, this, [message, ...rest])
    }
    const waits = () => [...open.values()].some(({ size }) => size > 0)
    const tick = () => new Promise((resolve) => setTimeout(resolve))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    inside.settled = async () => {
      const begun = performance.now()
      // A gesture asks in a task of its own, and one answer may lead to the next question.
      do {
        await frame()
        await tick()
      } while (waits() && performance.now() - begun < PATIENCE_MS)
    }
  })
