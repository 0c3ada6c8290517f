import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from './client.ts'
import { Mailbox } from './mailbox.ts'
import { playOn } from './play.ts'
import { serveForTest } from './serve.ts'

/**
 * Who there is: a stranger without a name, the program of a seat with its token, somebody at no table, a moderator, a
 * watcher, two who play, the first of them the host.
 */
export const KINDS = ['stranger', 'program', 'somebody', 'moderator', 'watcher', 'player', 'host'] as const
export type Kind = (typeof KINDS)[number]

export const NAMED: readonly Kind[] = ['somebody', 'moderator', 'watcher', 'player', 'host']
export const MODERATOR: readonly Kind[] = ['moderator']
export const PLAYERS: readonly Kind[] = ['player', 'host']
export const HOST: readonly Kind[] = ['host']
export const NOBODY: readonly Kind[] = []

type Tables = { readonly [phase in 'gathering' | 'playing' | 'closed' | 'over']: string }

/** A server with one of each kind, and a table in every phase at which the host and the player sit. */
export class Everybody {
  private constructor(
    readonly server: Awaited<ReturnType<typeof serveForTest>>,
    private readonly people: ReadonlyMap<Kind, Client>,
    readonly tables: Tables,
    /** Of the host, by which others find them. */
    readonly hostId: string,
    private readonly token: string,
    private readonly leave: () => Promise<void>,
  ) {}

  static async come(): Promise<Everybody> {
    const page = mkdtempSync(join(tmpdir(), 'hippodrome-page-'))
    writeFileSync(join(page, 'index.html'), '<head></head>')
    const mailbox = await Mailbox.open()
    const server = await serveForTest(
      ['--haste', '100', '--url', 'http://play.example', '--smtp', mailbox.address],
      page,
    )
    const come = async (kind: Kind) => (await Client.come(server.base, kind)).connect()
    const [somebody, moderator, watcher] = [
      await come('somebody'),
      await come('moderator'),
      await come('watcher'),
    ]
    const [player, host] = [await come('player'), await come('host')]
    const people = new Map<Kind, Client>(
      Object.entries({ somebody, moderator, watcher, player, host }) as [Kind, Client][],
    )
    const idOf = async (one: Client) => (await one.http<{ person: string }>('GET', '/me')).json.person
    const moderates = { person: await idOf(moderator), made_at: 1 }
    await server.store?.db.insertInto('moderators').values(moderates).execute()
    const prepare = async (begins: boolean, more: object) => {
      const open = begins ? SEATS.slice(0, 2) : SEATS
      const { match } = await host.open('families', open, [0], more)
      player.tell({ type: 'watch', match })
      if ((await player.sit(match, 1)).type !== 'done') throw new Error('the player cannot sit down')
      if (begins) await host.send({ type: 'do', match, entry: { kind: 'begin' } })
      return match
    }
    const gathering = await prepare(false, {})
    const playing = await prepare(true, {})
    const closed = await prepare(true, { spectators: false })
    const over = await prepare(true, {})
    await Promise.all([playOn(host, over, 0), playOn(player, over, 1)])
    watcher.tell({ type: 'watch', match: playing })
    const asked = await host.http<{ token: string }>('POST', `/tables/${gathering}/token`, { seat: 3 })
    const leave = async () => {
      for (const one of people.values()) one.cut()
      await server.end()
      await mailbox.close()
      rmSync(page, { recursive: true })
    }
    const tables = { gathering, playing, closed, over }
    return new Everybody(server, people, tables, await idOf(host), asked.json.token, leave)
  }

  client(kind: Kind): Client {
    const found = this.people.get(kind)
    if (!found) throw new Error(`there is no ${kind}`)
    return found
  }

  /** What makes a request the request of somebody. */
  papersOf(kind: Kind): { readonly [header: string]: string } {
    if (kind === 'program') return { authorization: `Bearer ${this.token}` }
    return {
      origin: this.server.base,
      ...(kind === 'stranger' ? {} : { cookie: this.client(kind).cookie }),
    }
  }

  end(): Promise<void> {
    return this.leave()
  }
}

const SEATS = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'program' }] as const
