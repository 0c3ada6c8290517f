import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientMessage, clientSchema, deedSchema, type ServerMessage } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from './testing/client.ts'
import { Mailbox } from './testing/mailbox.ts'
import { playOn } from './testing/play.ts'
import { serveForTest } from './testing/serve.ts'

/**
 * Who there is: a stranger without a name, the program of a seat with its token, somebody at no table, a moderator, a
 * watcher, two who play, the first of them the host.
 */
const KINDS = ['stranger', 'program', 'somebody', 'moderator', 'watcher', 'player', 'host'] as const
type Kind = (typeof KINDS)[number]

const EVERYBODY: readonly Kind[] = KINDS
const NAMED: readonly Kind[] = ['somebody', 'moderator', 'watcher', 'player', 'host']
const MODERATOR: readonly Kind[] = ['moderator']
const PLAYERS: readonly Kind[] = ['player', 'host']
const HOST: readonly Kind[] = ['host']
const NOBODY: readonly Kind[] = []

const page = mkdtempSync(join(tmpdir(), 'hippodrome-page-'))
let server: Awaited<ReturnType<typeof serveForTest>>
let mailbox: Mailbox
let token = ''
const people = new Map<Kind, Client>()
const tables = { gathering: '', playing: '', closed: '', over: '' }
/** Of the host, by which others find them. */
let hostId = ''

beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), '<head></head>')
  mailbox = await Mailbox.open()
  server = await serveForTest(
    ['--haste', '100', '--url', 'http://play.example', '--smtp', mailbox.address],
    page,
  )
  for (const kind of NAMED) people.set(kind, await (await Client.come(server.base, kind)).connect())
  const [host, player] = [client('host'), client('player')]
  const idOf = async (one: Client) => (await one.http<{ person: string }>('GET', '/me')).json.person
  hostId = await idOf(host)
  const moderates = { person: await idOf(client('moderator')), made_at: 1 }
  await server.store?.db.insertInto('moderators').values(moderates).execute()
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'program' }] as const
  const prepare = async (begins: boolean, more: object) => {
    const open = begins ? seats.slice(0, 2) : seats
    const { match } = await host.open('families', open, [0], more)
    player.tell({ type: 'watch', match })
    expect((await player.sit(match, 1)).type).toBe('done')
    if (begins) await host.send({ type: 'do', match, entry: { kind: 'begin' } })
    return match
  }
  tables.gathering = await prepare(false, {})
  tables.playing = await prepare(true, {})
  tables.closed = await prepare(true, { spectators: false })
  tables.over = await prepare(true, {})
  await Promise.all([playOn(host, tables.over, 0), playOn(player, tables.over, 1)])
  client('watcher').tell({ type: 'watch', match: tables.playing })
  token = (await host.http<{ token: string }>('POST', `/tables/${tables.gathering}/token`, { seat: 3 })).json
    .token
}, 120_000)
afterAll(async () => {
  for (const one of people.values()) one.cut()
  await server.end()
  await mailbox.close()
  rmSync(page, { recursive: true })
})

function client(kind: Kind): Client {
  const found = people.get(kind)
  if (!found) throw new Error(`there is no ${kind}`)
  return found
}

/** What makes a request the request of somebody. */
const papersOf = (kind: Kind): { readonly [header: string]: string } => {
  if (kind === 'program') return { authorization: `Bearer ${token}` }
  return { origin: server.base, ...(kind === 'stranger' ? {} : { cookie: client(kind).cookie }) }
}

/** Refused for another reason than who one is counts as allowed, here as with messages. */
async function mayAsk(
  kind: Kind,
  method: string,
  path: string,
  body: unknown,
  papers: { readonly [header: string]: string } = papersOf(kind),
): Promise<boolean> {
  const response = await fetch(`${server.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...papers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (response.status === 409) return ((await response.json()) as { code: string }).code !== 'not-allowed'
  await response.body?.cancel()
  return response.status < 400
}

describe('every route says who may', () => {
  const wish = {
    game: 'families',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: false,
    spectators: true,
    talks: true,
  }
  const someCalling = {
    language: 'en',
    zone: 'Europe/Amsterdam',
    when: { turn: [], answer: [], done: [], vote: [], end: [] },
    quiet: [[], [], [], [], [], [], []],
  }
  const somePush = { endpoint: 'https://push.example.com/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  /** Of no passkey that is known; it answers nothing that was asked. */
  const someAnswer = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: {
      clientDataJSON: 'AAAA',
      attestationObject: 'AAAA',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    },
  }
  const newCode = async () => ({ code: (await Client.come(server.base, 'lost')).code })
  type Table = keyof typeof tables
  const routes: readonly [
    route: string,
    where: Table | 'nowhere' | 'somebody' | undefined,
    who: readonly Kind[],
    body?: () => unknown,
  ][] = [
    ['GET /', undefined, EVERYBODY],
    ['GET /index.html', undefined, EVERYBODY],
    ['GET /healthz', undefined, EVERYBODY],
    ['GET /metrics', undefined, EVERYBODY],
    ['GET /api/me', undefined, EVERYBODY],
    ['POST /api/me', undefined, EVERYBODY, () => ({ name: 'Anew' })],
    ['POST /api/me/recover', undefined, EVERYBODY, newCode],
    ['POST /api/me/recover', undefined, NOBODY, () => ({ code: 'of-nobody' })],
    ['POST /api/login/passkey/options', undefined, EVERYBODY, () => ({})],
    ['POST /api/login/passkey', undefined, NOBODY, () => ({ answer: someAnswer })],
    ['POST /api/login/mail', undefined, EVERYBODY, () => ({ address: 'nobody@example.org', language: 'en' })],
    ['POST /api/login/link', undefined, NOBODY, () => ({ secret: 'of-nobody' })],
    ['POST /api/login/proof', undefined, NOBODY, () => ({ secret: 'of-nobody' })],
    ['GET /api/me/account', undefined, NAMED],
    ['GET /api/me/export', undefined, NAMED],
    ['GET /api/me/notices', undefined, NAMED],
    ['POST /api/me/notices', undefined, NAMED, () => ({ calling: someCalling })],
    ['POST /api/me/notices/push', undefined, NAMED, () => ({ subscription: somePush })],
    ['POST /api/me/notices/test', undefined, NAMED, () => ({})],
    ['POST /api/me/codes', undefined, NAMED, () => ({})],
    ['POST /api/me/passkeys/options', undefined, NAMED, () => ({})],
    ['POST /api/me/passkeys', undefined, NOBODY, () => ({ answer: someAnswer })],
    ['POST /api/me/passkeys/remove', undefined, NOBODY, () => ({ id: 'of-nobody' })],
    ['POST /api/me/sessions/end', undefined, NOBODY, () => ({ id: 'of-nobody' })],
    ['POST /api/me/mail', undefined, NAMED, () => ({ address: 'mine@example.org', language: 'en' })],
    ['POST /api/me/mail/remove', undefined, NAMED, () => ({})],
    ['POST /api/me/delete', undefined, NAMED, () => ({ name: 'another one' })],
    ['GET /api/tables', undefined, EVERYBODY],
    ['GET /api/me/days', undefined, NAMED],
    ['POST /api/me/days', undefined, NAMED, () => ({ zone: 'Europe/Amsterdam' })],
    ['POST /api/me/days', undefined, NOBODY, () => ({ zone: 'Europe/Nowhere' })],
    ['POST /api/me/days', undefined, NOBODY, () => ({ zone: 'UTC', night: [0, 1000] })],
    ['GET /api/people/:id', 'somebody', NAMED],
    ['GET /api/people/:id', 'nowhere', NOBODY],
    ['POST /api/people/:id/block', 'somebody', NAMED, () => ({ on: false })],
    ['POST /api/people/:id/block', 'nowhere', NOBODY, () => ({ on: true })],
    ['GET /api/me/blocks', undefined, NAMED],
    ['POST /api/me/warnings/seen', undefined, NAMED, () => ({})],
    ['POST /api/reports', undefined, NAMED, () => ({ person: hostId, reason: 'other' })],
    ['POST /api/reports', undefined, NOBODY, () => ({ person: 'nobody-knows-this-one', reason: 'other' })],
    [
      'POST /api/reports',
      undefined,
      NOBODY,
      () => ({ person: hostId, match: tables.closed, line: 3, reason: 'other' }),
    ],
    ['GET /api/moderation', undefined, MODERATOR],
    ['POST /api/moderation', undefined, MODERATOR, () => ({ do: 'warn', person: hostId, words: 'Kindly.' })],
    ['POST /api/moderation', undefined, NOBODY, () => ({ do: 'remove', match: tables.playing, line: 1 })],
    ['POST /api/moderation', undefined, NOBODY, () => ({ do: 'close', report: 'nobody-knows-this-one' })],
    ['GET /api/mine', undefined, NAMED],
    ['POST /api/tables', undefined, NAMED, () => ({ wish })],
    ['GET /api/tables/:id/file', 'playing', NAMED],
    ['GET /api/tables/:id/file', 'over', NAMED],
    ['GET /api/tables/:id/file', 'closed', PLAYERS],
    ['GET /api/tables/:id/file', 'nowhere', NOBODY],
    ['GET /api/tables/:id/from/:made', 'playing', NAMED],
    ['GET /api/tables/:id/from/:made', 'closed', PLAYERS],
    ['GET /api/tables/:id/invite', 'playing', PLAYERS],
    ['GET /api/tables/:id/notes', 'playing', NAMED],
    ['GET /api/tables/:id/notes', 'closed', PLAYERS],
    ['POST /api/tables/:id/notes', 'closed', PLAYERS, () => ({ text: 'mine' })],
    ['POST /api/tables/:id/rematch', 'over', PLAYERS, () => ({})],
    ['POST /api/tables/:id/rematch', 'playing', NOBODY, () => ({})],
    ['POST /api/tables/:id/token', 'gathering', HOST, () => ({ seat: 3 })],
    ['POST /api/tables/:id/token', 'gathering', NOBODY, () => ({ seat: 1 })],
    ['GET /api/seat', undefined, ['program']],
    ['POST /api/seat', undefined, ['program'], () => ({ decision: 999, choice: 0 })],
  ]

  /** Whoever is signed in is so no longer after these: they are asked by somebody who has just come. */
  const ENDS_SESSION: readonly string[] = ['POST /api/me/recover']
  const newPapers = async (kind: Kind) => ({
    ...papersOf(kind),
    ...(NAMED.includes(kind) ? { cookie: (await Client.come(server.base, kind)).cookie } : {}),
  })

  it.each(routes)('%s (%s): %j', async (route, where, who, body) => {
    const [method = '', pattern = ''] = route.split(' ')
    const id =
      where === 'nowhere' ? 'nobody-knows-this-one' : where === 'somebody' ? hostId : where && tables[where]
    for (const kind of KINDS) {
      const asks = [
        kind,
        method,
        pattern.replace(':id', id ?? '').replace(':made', '0'),
        await body?.(),
      ] as const
      const may = ENDS_SESSION.includes(route)
        ? await mayAsk(...asks, await newPapers(kind))
        : await mayAsk(...asks)
      expect([kind, may]).toEqual([kind, who.includes(kind)])
    }
  })

  it('names every route that the server has, and no other', () => {
    expect([...new Set(routes.map(([route]) => route))].toSorted()).toEqual(server.routes.toSorted())
  })

  it.each(['GET /api/nowhere', 'GET /nowhere', 'POST /nowhere', 'DELETE /api/me'])(
    'has nothing for anybody at %s',
    async (route) => {
      const [method = '', path = ''] = route.split(' ')
      for (const kind of KINDS) expect(await mayAsk(kind, method, path, undefined)).toBe(false)
    },
  )

  it('opens a socket for people with a name, from its own page alone', async () => {
    const opens = (headers: { readonly [header: string]: string }) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`, { headers })
        socket.once('error', () => resolve(false))
        socket.once('open', () => {
          socket.terminate()
          resolve(true)
        })
      })
    for (const kind of KINDS)
      expect([kind, await opens(papersOf(kind))]).toEqual([kind, NAMED.includes(kind)])
    expect(await opens({ ...papersOf('host'), origin: 'https://evil.example' })).toBe(false)
  })

  it('answers the same for what is not there and what is not theirs', async () => {
    const hidden = await client('somebody').http('GET', `/tables/${tables.closed}/file`)
    const missing = await client('somebody').http('GET', '/tables/nobody-knows-this-one/file')
    expect(hidden).toEqual(missing)
  })

  it('takes nothing from another page, without JSON, or too long', async () => {
    const post = (headers: Record<string, string>, body = '{"name":"X"}') =>
      fetch(`${server.base}/api/me`, { method: 'POST', headers, body })
    expect((await post({ 'content-type': 'application/json', origin: 'https://evil.example' })).status).toBe(
      403,
    )
    expect((await post({ 'content-type': 'application/json' })).status).toBe(403)
    expect((await post({ 'content-type': 'text/plain', origin: server.base })).status).toBe(400)
    const own = { 'content-type': 'application/json', origin: server.base }
    expect((await post(own, 'x'.repeat(100_000))).status).toBe(413)
    expect((await post(own, '{"name"')).status).toBe(400)
    expect((await post(own, '{"name":"X","more":1}')).status).toBe(400)
  })
})

describe('every message says who may', () => {
  const words = 'some-words-of-mine'
  /** What is refused to everybody here for another reason than who they are counts as allowed: `not-there` and `not-allowed` do not. */
  const allowed = (reply: ServerMessage) =>
    reply.type !== 'refused' || (reply.code !== 'not-there' && reply.code !== 'not-allowed')

  type Case = readonly [what: string, message: () => object, who: readonly Kind[]]
  const entry = (kind: string, table: keyof typeof tables, more: object, who: readonly Kind[]): Case => [
    `${kind} at the ${table} table`,
    () => ({ type: 'do', match: tables[table], entry: { kind, ...more } }),
    who,
  ]
  const cases: readonly Case[] = [
    [
      'choose for seat 1',
      () => ({ type: 'choose', match: tables.playing, seat: 1, decision: 999, choice: 0 }),
      ['player'],
    ],
    [
      'choose for seat 0',
      () => ({ type: 'choose', match: tables.playing, seat: 0, decision: 999, choice: 0 }),
      HOST,
    ],
    ...(['undo', 'redo', 'reset', 'confirm'] as const).map(
      (type): Case => [
        type,
        () => ({ type, match: tables.playing, seat: 1, version: currentVersion() }),
        ['player'],
      ],
    ),
    [
      'act',
      () => ({ type: 'act', match: tables.playing, seat: 1, decision: 999, choices: [{ do: 'pass' }] }),
      ['player'],
    ],
    ['orders', () => ({ type: 'orders', match: tables.playing, seat: 1, orders: {} }), ['player']],
    [
      'choose at a closed table',
      () => ({ type: 'choose', match: tables.closed, seat: 1, decision: 999, choice: 0 }),
      ['player'],
    ],
    entry('sit', 'playing', { seat: 0, name: 'X', words }, NOBODY),
    entry('sit', 'gathering', { seat: 1, name: 'X', words }, NOBODY),
    entry('seat', 'gathering', { seat: 2, as: { kind: 'open' } }, HOST),
    entry('begin', 'playing', {}, NOBODY),
    entry('close', 'playing', {}, NOBODY),
    entry('leave', 'playing', { seat: 7 }, NOBODY),
    entry('return', 'playing', { seat: 1 }, NOBODY),
    entry('vote', 'playing', { vote: 99, for: true }, NOBODY),
    entry('propose', 'playing', { seat: 1, as: { kind: 'bot', player: 'squire' } }, HOST),
    [
      'motion at the playing table',
      // Each asks for something that the one before did not.
      () => ({ type: 'do', match: tables.playing, entry: { kind: 'motion', motion: { do: nextMotion() } } }),
      PLAYERS,
    ],
    entry('motion', 'gathering', { motion: { do: 'end' } }, NOBODY),
    entry('say', 'playing', { to: 'table', says: { text: 'hello' } }, PLAYERS),
    entry('say', 'playing', { to: 'watchers', says: { emote: 'hello' } }, NAMED),
    entry('say', 'closed', { to: 'watchers', says: { emote: 'hello' } }, PLAYERS),
    entry('say', 'playing', { to: 0, says: { text: 'psst' } }, NOBODY),
  ]
  let asked = 0
  const nextMotion = () => (['pause', 'end'] as const)[asked++ % 2]
  const currentVersion = () => client('player').tables.get(tables.playing)?.version ?? 0

  it.each(cases)('%s', async (_what, message, who) => {
    for (const kind of NAMED) {
      const reply = await client(kind).send(message() as never)
      expect([kind, allowed(reply)]).toEqual([kind, who.includes(kind)])
    }
  })

  const questions: readonly Case[] = [
    ['why', () => ({ type: 'why', match: tables.playing, seat: 1, choice: { do: 'pass' } }), ['player']],
    ['denied', () => ({ type: 'denied', match: tables.playing, seat: 1 }), ['player']],
    ['previews', () => ({ type: 'previews', match: tables.playing, seat: 0 }), HOST],
    ['walk', () => ({ type: 'walk', match: tables.playing, seat: 0, choices: [{ do: 'pass' }] }), HOST],
    ['at', () => ({ type: 'at', match: tables.playing, version: 0 }), NAMED],
    ['at a closed table', () => ({ type: 'at', match: tables.closed, version: 0 }), PLAYERS],
    ['series', () => ({ type: 'series', match: tables.closed, paths: [] }), PLAYERS],
  ]

  it.each(questions)('the question %s', async (_what, message, who) => {
    for (const kind of NAMED) {
      const answer = await client(kind).ask(message() as never)
      expect([kind, answer !== undefined]).toEqual([kind, who.includes(kind)])
    }
  })

  /** What changes no table, and what the server says to those who may. */
  const signals: readonly [...Case, answer: ServerMessage['type']][] = [
    ['hello', () => ({ type: 'hello', protocol: 1 }), NAMED, 'welcome'],
    ['ping', () => ({ type: 'ping', n: 7 }), NAMED, 'pong'],
    ['lobby', () => ({ type: 'lobby', on: true }), NAMED, 'lobby'],
    ['watch', () => ({ type: 'watch', match: tables.playing }), NAMED, 'table'],
    ['watch a closed table', () => ({ type: 'watch', match: tables.closed }), PLAYERS, 'table'],
    ['watch a table that is over', () => ({ type: 'watch', match: tables.over }), NAMED, 'table'],
  ]

  it.each(signals)('the signal %s', async (_what, message, who, answer) => {
    for (const kind of NAMED) {
      const one = client(kind)
      const heard = one.next(({ type }) => type === answer || type === 'refused')
      one.tell(message() as ClientMessage)
      expect([kind, (await heard).type === answer]).toEqual([kind, who.includes(kind)])
    }
  })

  it('the signal unwatch: whoever looks may look away, and hears no more', async () => {
    const says = { emote: 'hello' } as const
    const [watcher, host] = [client('watcher'), client('host')]
    watcher.tell({ type: 'watch', match: tables.playing })
    watcher.tell({ type: 'unwatch', match: tables.playing })
    const pong = watcher.next(({ type }) => type === 'pong')
    watcher.tell({ type: 'ping', n: 8 })
    await pong
    const before = watcher.heard.length
    await host.send({ type: 'do', match: tables.playing, entry: { kind: 'say', to: 'table', says } })
    const last = watcher.next(({ type }) => type === 'pong')
    watcher.tell({ type: 'ping', n: 9 })
    await last
    expect(watcher.heard.slice(before).filter((text) => text.includes(tables.playing))).toEqual([])
  })

  it('leaves no kind of message out', () => {
    const tested = new Set(
      [...cases, ...questions, ...signals].map(([, message]) => (message() as ClientMessage).type),
    )
    const untested = clientSchema.options
      .flatMap(({ entries: { type } }) => ('options' in type ? [...type.options] : [type.literal]))
      .filter((type) => !tested.has(type))
    expect(untested).toEqual(['unwatch'])
    const deeds = new Set(
      cases.flatMap(([, message]) => {
        const said = message() as ClientMessage
        return said.type === 'do' ? [said.entry.kind] : []
      }),
    )
    expect(
      deedSchema.options.map(({ entries: { kind } }) => kind.literal).filter((kind) => !deeds.has(kind)),
    ).toEqual([])
  })
})
