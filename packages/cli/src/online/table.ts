import type { Choice, Denied, Walk } from '@hippodrome/engine'
import {
  type Asking,
  type KnownTable,
  knownFrom,
  type Line,
  LineCut,
  type Reply,
  type Sending,
  type ServerMessage,
  watchFrom,
} from '@hippodrome/wire'
import { BadInput } from '../errors.ts'

type WithoutMatch<T> = T extends unknown ? Omit<T, 'match'> : never

/** A table on a server, as the person at this terminal may know it. */
export class OnlineTable {
  private about: KnownTable | undefined
  private missing = false
  private readonly wakers = new Set<() => void>()
  private readonly stop: () => void

  constructor(
    private readonly line: Line,
    readonly match: string,
  ) {
    this.stop = line.watch(match, {
      first: () => watchFrom(match, this.about),
      last: { type: 'unwatch', match },
      hear: (message) => this.hear(message),
    })
    line.subscribe(() => this.wake())
  }

  /** The table, once it is as wished. Throws `BadInput` if it never will be. */
  async until(wished: (table: KnownTable) => boolean = () => true): Promise<KnownTable> {
    for (;;) {
      if (this.missing)
        throw new BadInput(
          'there is no such table on that server, or it is not yours to see',
          'op die server is er geen tafel als deze, of ze is niet voor jou te zien',
        )
      if (this.line.state().kind === 'outdated')
        throw new BadInput(
          'the server speaks another version of the protocol; use the Hippodrome that it runs',
          'de server spreekt een andere versie van het protocol; gebruik de Hippodrome die hij draait',
        )
      if (this.about && wished(this.about)) return this.about
      await this.change()
    }
  }

  /** Resolves when the table or the line to it is not as it was. */
  change(): Promise<void> {
    return new Promise((resolve) => this.wakers.add(resolve))
  }

  /** Says something that changes the table; resolves when it is kept and seen, or refused. */
  async send(message: WithoutMatch<Sending>): Promise<Reply> {
    const reply = await this.line.send({ ...message, match: this.match } as Sending)
    if (reply.type === 'done') await this.until(({ version }) => version >= reply.version)
    return reply
  }

  /** Says something so often, or until it is refused; how often it was done, and the last answer to it. */
  async repeat(
    times: number,
    what: { readonly type: 'undo' | 'redo' | 'reset'; readonly seat: number; readonly version: number },
  ): Promise<{ readonly done: number; readonly reply: Reply }> {
    let reply = await this.send(what)
    let done = 0
    while (reply.type === 'done' && ++done < times)
      reply = await this.send({ ...what, version: reply.version })
    return { done, reply }
  }

  /** What a seat cannot do now; nothing while the line is cut. */
  async denied(seat: number): Promise<readonly Denied[] | undefined> {
    return (await this.ask({ type: 'denied', match: this.match, seat })) as Denied[] | undefined
  }

  /** How far choices would lead; nothing while the line is cut. */
  async walk(seat: number, choices: readonly Choice[]): Promise<Walk | undefined> {
    return (await this.ask({ type: 'walk', match: this.match, seat, choices: [...choices] as never })) as
      | Walk
      | undefined
  }

  private async ask(question: Asking): Promise<unknown> {
    try {
      return await this.line.ask(question)
    } catch (fault) {
      if (fault instanceof LineCut) return undefined
      throw fault
    }
  }

  close(): void {
    this.stop()
    this.line.close()
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table') this.about = knownFrom(this.about, message)
    else if (message.type === 'present' && this.about)
      this.about = { ...this.about, seats: message.seats, watchers: message.watchers }
    else if (message.type === 'refused' && message.code === 'not-there') this.missing = true
    this.wake()
  }

  private wake(): void {
    const waiting = [...this.wakers]
    this.wakers.clear()
    for (const wake of waiting) wake()
  }
}
