import { parseWith } from '@hippodrome/engine'
import type { Notification } from 'pg'
import { connect } from '../store/postgres.ts'
import { CHANNEL, type News, newsSchema } from './news.ts'

/** How long to wait before a line that was cut is tried again. */
const AGAIN_MS = 500

type Ears = {
  readonly heard: (news: News) => void
  /** The line was cut and stands again: something may have been missed. */
  readonly missed: () => void
}

/**
 * The other nodes of the same database. What is said reaches all of them, in order, as soon as the commit that it is part of
 * is done; whatever a cut line swallowed is read from the database instead.
 */
export class Neighbours {
  private ended = false
  private line: Awaited<ReturnType<typeof connect>> | undefined

  constructor(
    private readonly url: string,
    readonly node: string,
    private readonly ears: Ears,
  ) {}

  async listen(): Promise<void> {
    const line = await connect(this.url)
    line.on('notification', (notification) => this.hear(notification))
    line.once('end', () => this.cut())
    await line.query(`listen ${CHANNEL}`)
    this.line = line
  }

  async close(): Promise<void> {
    this.ended = true
    await this.line?.end().catch(() => undefined)
  }

  private hear({ payload }: Notification): void {
    const news = parseWith(newsSchema, JSON.parse(payload ?? ''), 'news')
    if (news.node !== this.node) this.ears.heard(news)
  }

  private cut(): void {
    this.line = undefined
    if (this.ended) return
    setTimeout(() => {
      this.listen().then(
        () => this.ears.missed(),
        () => this.cut(),
      )
    }, AGAIN_MS).unref()
  }
}
