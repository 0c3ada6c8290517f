import type { Store } from '../store/store.ts'

/** In place of a time: somebody is here. Whoever is so after a start was here when the server died. */
export const HERE = 0

/** What is noted together shares a commit. */
const TOGETHER_MS = 1000

/** Writes down who comes and when somebody goes, so that a server that starts anew knows since when they are gone. */
export class Comings {
  private readonly noted = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly store: Store) {}

  /** Somebody's last socket was closed at this time, or they are `HERE`. */
  note(person: string, at: number): void {
    this.noted.set(person, at)
    this.timer ??= setTimeout(() => void this.keep(), TOGETHER_MS).unref()
  }

  /** Resolves when all that was noted is kept. What cannot be kept is nobody's loss: then nothing is said of it. */
  async keep(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const people = [...this.noted]
    this.noted.clear()
    if (people.length > 0) await this.store.keepLeft(people).catch(() => undefined)
  }
}
